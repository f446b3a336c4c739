import type { SerializeFrom } from "@remix-run/node";
import { usersTrail } from "~/features/layout/trails";
import { Breadcrumb } from "~/ui/breadcrumb";
import { EmptyState } from "~/ui/empty-state";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { type Column, Table } from "~/ui/table";
import { figureColumns } from "./figure-columns.server";
import type { recallsView } from "./list.server";

type Row = SerializeFrom<typeof recallsView>["recalls"][number];

const columns: Column<Row>[] = [
  {
    label: "Style",
    kind: "key",
    phone: "name",
    width: "broad",
    cell: ({ name, code, to }) => (
      <>
        <ActionLink to={to}>{name}</ActionLink>
        <span className="block xs mut only-l">{code}</span>
      </>
    ),
  },
  { label: "Why", phone: "more", cell: ({ kind, ends }) => `${kind}, last day ${ends}` },
  { label: "Replaced by", cell: ({ replacement }) => replacement ?? "Nothing", width: "broad" },
  ...figureColumns,
];

/** Styles that end and that people of the administrator were issued. */
export const RecallsPage = ({ recalls }: { recalls: readonly Row[] }) => (
  <>
    <Breadcrumb trail={usersTrail} current="Recalls" />
    <div className="wrap pt-4">
      <PageHeading
        title="Recalls"
        lead="Styles that are recalled or replaced, of which your people were issued pieces by packs."
      />
      {recalls.length === 0 ? (
        <EmptyState title="Nothing is recalled">
          A style is listed here once the supplier says that it ends and somebody of yours has pieces of it.
        </EmptyState>
      ) : (
        <Table caption="Styles that end" rows={recalls} rowKey={({ code }) => code} columns={columns} />
      )}
    </div>
  </>
);
