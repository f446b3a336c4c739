import type { SerializeFrom } from "@remix-run/node";
import { Form } from "@remix-run/react";
import type { ResponseOf } from "~/commerce/response";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Button } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { SEARCH_LENGTH } from "~/ui/search-length";
import { organisationPath } from "~/paths";
import { NeedsAttention } from "./home-organisation";
import type { FormReply } from "~/forms/reply";
import { ByMailSection } from "./by-mail-section.server";
import type { mailDecisionsView } from "./mail-decisions.server";
import type { tilesView } from "./tiles.server";

type Data = SerializeFrom<typeof tilesView> & {
  assists: ResponseOf<"get", "/manage-organisation/assists">;
  sizes: ResponseOf<"get", "/manage-organisation/sizesHidden">;
  byMail?: ReturnType<typeof mailDecisionsView>;
};

/** Everything that an administrator looks after, each with how much there is of it. */
export function TilesPage({ data, lastResult }: { data: Data; lastResult?: FormReply | null }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Manage organisation" />
      <div className="wrap pt-4">
        <PageHeading eyebrow={`${data.unit}, everything below it`} title="Manage organisation" />
        {data.search || data.matters.length === 0 ? null : (
          <div className="mb-6">
            <NeedsAttention matters={data.matters} here />
          </div>
        )}
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
        {data.byMail ? <ByMailSection amounts={data.byMail} lastResult={lastResult} /> : null}
        {data.sizes.decides ? <Sizes hidden={data.sizes.hidden} /> : null}
        {data.assists.decides ? <Assists allowed={data.assists.allowed} /> : null}
      </div>
    </>
  );
}

/** Whether the supplier's agents may act for the people, and the other answer as a button. */
function Assists({ allowed }: { allowed: boolean }) {
  return (
    <section className="card pad mt-6" aria-labelledby="assists">
      <h2 id="assists">Assisted service</h2>
      <p className="mt-2 mb-4">
        {allowed
          ? "The supplier’s agents may act for your people when somebody needs help. What they do has both names, and each person can read when they were helped."
          : "The supplier’s agents cannot act for your people."}
      </p>
      <PostForm action={organisationPath}>
        <Button name="assists" value={allowed ? "forbid" : "allow"}>
          {allowed ? "Forbid assisted service" : "Allow assisted service"}
        </Button>
      </PostForm>
    </section>
  );
}

/** Whether approvers and managers read sizes, and the other answer as a button. */
function Sizes({ hidden }: { hidden: boolean }) {
  return (
    <section className="card pad mt-6" aria-labelledby="sizes">
      <h2 id="sizes">Sizes in other people’s orders</h2>
      <p className="mt-2 mb-4">
        {hidden
          ? "Approvers and managers read the class of a garment and its colour, such as “Trousers, Navy”. Styles, sizes and packs are hidden from them, in their emails too."
          : "Approvers and managers read the style and size of each garment. Sizes and maternity styles say something about a body."}
      </p>
      <PostForm action={organisationPath}>
        <Button name="sizes" value={hidden ? "show" : "hide"}>
          {hidden ? "Show sizes to approvers" : "Hide sizes from approvers"}
        </Button>
      </PostForm>
    </section>
  );
}
