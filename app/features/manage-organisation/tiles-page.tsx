import type { SerializeFrom } from "@remix-run/node";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { loadTiles } from "./tiles.server";

/** Everything that an administrator looks after, each with how much there is of it. */
export function TilesPage({ data }: { data: SerializeFrom<typeof loadTiles> }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Manage organisation" />
      <div className="wrap pt-4">
        <PageHeading eyebrow={`${data.unit}, everything below it`} title="Manage organisation" />
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
