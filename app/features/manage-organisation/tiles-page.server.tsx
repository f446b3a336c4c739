import type { SerializeFrom } from "@remix-run/node";
import { Form } from "@remix-run/react";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { SEARCH_LENGTH } from "~/ui/search-length";
import { organisationPath } from "~/paths";
import type { tilesView } from "./tiles.server";

/** Everything that an administrator looks after, each with how much there is of it. */
export function TilesPage({ data }: { data: SerializeFrom<typeof tilesView> }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Manage organisation" />
      <div className="wrap pt-4">
        <PageHeading eyebrow={`${data.unit}, everything below it`} title="Manage organisation" />
        <Form action={organisationPath} className="row mb-4" role="search" aria-label="Find an area">
          <div className="field">
            <label htmlFor="tiles-search">Search</label>
            <input
              id="tiles-search"
              key={data.search}
              type="search"
              name="search"
              defaultValue={data.search}
              maxLength={SEARCH_LENGTH}
              enterKeyHint="search"
            />
          </div>
          <Button className="self-end">Search</Button>
          {data.search ? (
            <ActionLink to={organisationPath} className="self-end">
              Show all
            </ActionLink>
          ) : null}
        </Form>
        {data.tiles.length === 0 ? (
          <p role="status">Nothing is called that. Try “users” or “limits”.</p>
        ) : null}
        <ul className="tiles">
          {data.tiles.map(({ code, name, count, noun, detail, to }) => (
            <li key={code} className="card pad">
              <h2>
                <ActionLink to={to}>{name}</ActionLink>
              </h2>
              <p className="mt-3">
                <b className="text-2xl">{count}</b> {noun}
              </p>
              <p className="sm mut">{detail}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
