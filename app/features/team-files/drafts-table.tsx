import type { SerializeFrom } from "@remix-run/node";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import type { draftView } from "./list.server";

type Draft = SerializeFrom<typeof draftView>;

const COLUMNS: Column<Draft>[] = [
  {
    label: "Team order",
    kind: "key",
    phone: "name",
    width: "broad",
    written: true,
    cell: ({ to, name }) => (
      <ActionLink to={to}>
        <span className="wrap-anywhere">{name}</span>
      </ActionLink>
    ),
  },
  { label: "What it is", cell: ({ holds }) => holds },
  { label: "Changed", phone: "when", cell: ({ changed }) => changed },
  {
    label: "Status",
    phone: "fact",
    cell: ({ words, tone, placed }) => (
      <span>
        <StatusTag tone={tone}>{words}</StatusTag>
        {placed ? <span className="xs mut block">{placed} placed</span> : null}
      </span>
    ),
  },
  {
    label: "Change",
    kind: "do",
    labelHidden: true,
    cell: ({ edit, name }) => (
      <Link className="link" to={edit} aria-label={`Rename or delete ${name}`}>
        Rename or delete
      </Link>
    ),
  },
];

/** Team orders that somebody began. On a phone each has its way to another name on its own page. */
export const DraftsTable = ({ drafts }: { drafts: readonly Draft[] }) => (
  <div className="card list">
    <Table caption="Begun team orders" columns={COLUMNS} rows={drafts} rowKey={({ draftId }) => draftId} />
  </div>
);
