import { useUnitWord } from "~/features/shell/use-shell";
import { proxyPath, userPath } from "~/paths";
import { Button } from "~/ui/button";
import { ActionLink } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import type { Starter } from "./view.server";

/** New starters, each with the way to order for them. */
export function StartersTable({ starters }: { starters: readonly Starter[] }) {
  return (
    <Table
      caption="New starters"
      rows={starters}
      rowKey={({ id, packId }) => `${id} ${packId}`}
      columns={columnsFor(useUnitWord())}
    />
  );
}

const columnsFor = (unitWord: string): Column<Starter>[] => [
  {
    label: "Name",
    kind: "key",
    phone: "name",
    written: true,
    cell: ({ id, name }) => <ActionLink to={userPath(id)}>{name}</ActionLink>,
  },
  { label: unitWord, cell: ({ unit }) => unit },
  {
    label: "Pack",
    cell: ({ pack, order, opens }) => [pack, order, opens && `opens ${opens}`].filter(Boolean).join(", "),
  },
  {
    label: "Arrives",
    phone: "fact",
    cell: ({ tag }) => <StatusTag tone={tag.tone}>{tag.words}</StatusTag>,
  },
  { label: "Starts", phone: "more", cell: ({ starts }) => starts },
  {
    label: "Order",
    labelHidden: true,
    kind: "do",
    phone: "do",
    cell: (starter) => (starter.order || starter.opens ? null : <OrderFor starter={starter} />),
  },
];

/** Begins to order in the person's name, and leads to the pack. */
function OrderFor({ starter: { id, first, packId } }: { starter: Starter }) {
  return (
    <PostForm action={proxyPath}>
      <input type="hidden" name="uid" value={id} />
      <input type="hidden" name="pack" value={packId} />
      <Button size="small">Order for {first}</Button>
    </PostForm>
  );
}
