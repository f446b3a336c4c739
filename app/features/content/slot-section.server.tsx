import { Form } from "@remix-run/react";
import type { SerializeFrom } from "@remix-run/node";
import { contentItemPath } from "~/paths";
import { Box } from "~/ui/box";
import { Button } from "~/ui/button";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { PostForm } from "~/ui/post-form";
import { SEARCH_LENGTH } from "~/ui/search-length";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { ItemView, SlotView } from "./item.server";

type Slot = SerializeFrom<SlotView>;
type Row = Slot["rows"][number];
type Item = SerializeFrom<ItemView>;

/** What stands in a slot, as its draft has it, with what puts it in another order. */
export function SlotSection({ slot, isOwn }: { slot: Slot; isOwn: boolean }) {
  const { slotId, name, rows, to, state, isDraft } = slot;
  return (
    <section aria-labelledby={`${slotId}-title`} id={slotId}>
      <div className="row between mb-3">
        <h2 id={`${slotId}-title`}>{isOwn ? "In this slot" : name}</h2>
        {isDraft && !isOwn ? <StatusTag tone={state.tone}>{state.word}</StatusTag> : null}
      </div>
      <div className="card list">
        {rows.length === 0 ? (
          <p className="pad mut">Nothing stands here.</p>
        ) : (
          <Table caption={name} columns={columnsOf(slot)} rows={rows} rowKey={({ uid }) => uid} />
        )}
      </div>
      {isOwn ? null : (
        <p className="row mt-2">
          <ActionLink to={`${to}#add`}>
            Add a component<VisuallyHidden> to {name}</VisuallyHidden>
          </ActionLink>
          <ActionLink to={to}>
            {isDraft ? "Publish this order" : "Versions"}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </ActionLink>
        </p>
      )}
    </section>
  );
}

const columnsOf = (slot: Slot): Column<Row>[] => [
  {
    label: "Component",
    kind: "key",
    cell: ({ to, name }) => (
      <ActionLink to={to}>
        <span className="wrap-anywhere">{name}</span>
      </ActionLink>
    ),
  },
  { label: "Type", cell: ({ typeName }) => typeName, optional: true },
  { label: "State", cell: ({ state }) => <StatusTag tone={state.tone}>{state.word}</StatusTag> },
  { label: "Order", kind: "do", labelHidden: true, cell: (row) => <Order slot={slot} row={row} /> },
];

function Order({ slot: { slotId, version, rows }, row: { uid, name } }: { slot: Slot; row: Row }) {
  const at = rows.findIndex((row) => row.uid === uid);
  const button = (intent: string, label: string, danger = false) => (
    <LinkButton name="intent" value={intent} danger={danger}>
      {label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </LinkButton>
  );
  return (
    <PostForm className="row">
      <Target slotId={slotId} version={version} component={uid} />
      {at > 0 ? button("up", "Up") : null}
      {at < rows.length - 1 ? button("down", "Down") : null}
      {button("remove", "Remove", true)}
    </PostForm>
  );
}

const Target = ({ slotId, version, component }: { slotId: string; version: string; component: string }) => (
  <>
    <input type="hidden" name="slot" value={slotId} />
    <input type="hidden" name="version" value={version} />
    <input type="hidden" name="component" value={component} />
  </>
);

/** Finds components to add to a slot, or leads to the form of a new one. */
export function AddToSlot({ item: { id, self, find, found, foundMore, add, slots } }: { item: Item }) {
  const version = slots[0]?.version ?? "";
  return (
    <Box id="add" title="Add a component">
      <Form action={self} className="row items-end" role="search" aria-label="Find a component">
        <div className="field grow">
          <label htmlFor="find">Find one by its name or text</label>
          <input id="find" type="search" name="find" defaultValue={find} maxLength={SEARCH_LENGTH} />
        </div>
        <Button>Find</Button>
      </Form>
      {found === undefined ? null : found.length === 0 ? (
        <p className="mt-4">No other component matches.</p>
      ) : (
        <Table
          className="mt-4"
          caption="Components that were found"
          columns={foundColumns(id, version)}
          rows={found}
          rowKey={({ uid }) => uid}
        />
      )}
      {foundMore ? <p className="sm mut mt-2">There are more. Type more of its name.</p> : null}
      <p className="mt-4">
        <ActionLink to={add}>Add a new component here</ActionLink>
      </p>
    </Box>
  );
}

const foundColumns = (slotId: string, version: string): Column<NonNullable<Item["found"]>[number]>[] => [
  {
    label: "Component",
    kind: "key",
    phone: "name",
    cell: ({ uid, name }) => (
      <ActionLink to={contentItemPath("components", uid)}>
        <span className="wrap-anywhere">{name}</span>
      </ActionLink>
    ),
  },
  { label: "Type", phone: "fact", cell: ({ typeName }) => typeName },
  {
    label: "Add",
    phone: "do",
    labelHidden: true,
    cell: ({ uid, name }) => (
      <PostForm>
        <Target slotId={slotId} version={version} component={uid} />
        <LinkButton name="intent" value="add">
          Add<VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
      </PostForm>
    ),
  },
];
