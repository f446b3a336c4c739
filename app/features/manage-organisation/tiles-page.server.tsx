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

interface RuleProps {
  /** Of its field, and of its heading. */
  name: string;
  title: string;
  text: string;
  /** The other answer, as the button sends it and says it. */
  other: { value: string; label: string };
}

/** A rule that is on or off: which it is, and the other answer as a button. */
const Rule = ({ name, title, text, other }: RuleProps) => (
  <section className="card pad mt-6" aria-labelledby={name}>
    <h2 id={name}>{title}</h2>
    <p className="mt-2 mb-4">{text}</p>
    <PostForm action={organisationPath}>
      <Button name={name} value={other.value}>
        {other.label}
      </Button>
    </PostForm>
  </section>
);

/** Whether the supplier's agents may act for the people. */
const Assists = ({ allowed }: { allowed: boolean }) => (
  <Rule
    name="assists"
    title="Assisted service"
    text={
      allowed
        ? "The supplier’s agents may act for your people when somebody needs help. What they do has both names, and each person can read when they were helped."
        : "The supplier’s agents cannot act for your people."
    }
    other={
      allowed
        ? { value: "forbid", label: "Forbid assisted service" }
        : { value: "allow", label: "Allow assisted service" }
    }
  />
);

/** Whether approvers and managers read sizes. */
const Sizes = ({ hidden }: { hidden: boolean }) => (
  <Rule
    name="sizes"
    title="Sizes in other people’s orders"
    text={
      hidden
        ? "Approvers and managers read the class of a garment and its colour, such as “Trousers, Navy”. Styles, sizes and packs are hidden from them, in their emails too."
        : "Approvers and managers read the style and size of each garment. Sizes and maternity styles say something about a body."
    }
    other={
      hidden
        ? { value: "show", label: "Show sizes to approvers" }
        : { value: "hide", label: "Hide sizes from approvers" }
    }
  />
);
