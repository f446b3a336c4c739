import type { SerializeFrom } from "@remix-run/node";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { Chips } from "~/ui/chips";
import { counted } from "~/ui/counted";
import { FoundList } from "~/ui/found-list";
import { ActionLink } from "~/ui/link-button";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import type { Column } from "~/ui/table";
import type { contentPagesView, contentView } from "./list.server";

type Data = SerializeFrom<typeof contentView>;
type Pages = SerializeFrom<typeof contentPagesView>;

const LEAD =
  "Texts, links and banners of the shop. What you change is a draft, which customers see once you publish it.";

/** The components of the site: found by their names, texts and places. */
export function ContentListPage({ data }: { data: Data }) {
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Content" />
      <div className="wrap pt-4">
        <PageHeading
          title="Content"
          lead={LEAD}
          actions={<ButtonLink to={data.add}>Add a component</ButtonLink>}
        />
        <Chips label="Content" className="mb-4" items={data.lists} />
        <FoundList
          data={data}
          path="/content"
          searchHint="Name, text or place"
          filters={[
            { kind: "select", name: "type", label: "Type", any: "All types", options: data.types },
            { kind: "select", name: "state", label: "State", any: "All states", options: data.states },
          ]}
          none="No component matches. Remove a filter, or search for part of a name or text."
          caption="Components"
          columns={COLUMNS}
          rowKey={({ uid }) => uid}
        />
        <ListFoot list={data} />
      </div>
    </>
  );
}

const COLUMNS: Column<Data["rows"][number]>[] = [
  {
    label: "Component",
    kind: "key",
    phone: "name",
    cell: ({ to, name }) => (
      <ActionLink to={to}>
        <span className="wrap-anywhere">{name}</span>
      </ActionLink>
    ),
  },
  {
    label: "Says",
    width: "broad",
    optional: true,
    cell: ({ excerpt }) => <span className="sm mut wrap-anywhere">{excerpt}</span>,
  },
  { label: "Type", phone: "fact", cell: ({ typeName }) => typeName },
  {
    label: "Where",
    phone: "more",
    cell: ({ place, morePlaces }) =>
      place ? `${place}${morePlaces > 0 ? ` and ${morePlaces} more` : ""}` : "On no page",
  },
  {
    label: "State",
    phone: "amount",
    cell: ({ state }) => <StatusTag tone={state.tone}>{state.word}</StatusTag>,
  },
];

/** The pages of the site, each with how much stands on it. */
export function ContentPagesPage({ data }: { data: Pages }) {
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Content", to: data.lists[0]!.to },
        ]}
        current="Pages"
      />
      <div className="wrap pt-4">
        <PageHeading title="Pages" lead="What stands on each page of the shop, and in which order." />
        <Chips label="Content" className="mb-4" items={data.lists} />
        <FoundList
          data={data}
          path={data.lists[1]!.to}
          searchHint="Name, title or address"
          none="No page matches. Search for part of its name or address."
          caption="Pages"
          columns={PAGE_COLUMNS}
          rowKey={({ uid }) => uid}
        />
        <ListFoot list={data} />
      </div>
    </>
  );
}

const PAGE_COLUMNS: Column<Pages["rows"][number]>[] = [
  {
    label: "Page",
    kind: "key",
    phone: "name",
    width: "broad",
    cell: ({ to, name }) => (
      <ActionLink to={to}>
        <span className="wrap-anywhere">{name}</span>
      </ActionLink>
    ),
  },
  { label: "Address", phone: "fact", cell: ({ label }) => label ?? "Header and footer" },
  {
    label: "Components",
    phone: "more",
    cell: ({ componentCount }) => (componentCount > 0 ? counted(componentCount, "component") : "–"),
  },
  {
    label: "Drafts",
    phone: "amount",
    cell: ({ draftCount }) =>
      draftCount > 0 ? <StatusTag tone="warn">{counted(draftCount, "draft")}</StatusTag> : null,
  },
];
