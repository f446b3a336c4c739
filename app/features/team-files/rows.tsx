import { FixRows } from "~/forms/fix-rows";
import { idempotencyField } from "~/forms/idempotency-field";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { figures } from "~/ui/figures";
import { ActionLink } from "~/ui/link-button";
import { StatusTag, type StatusTone } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import type { TeamFile } from "./view";

type Row = TeamFile["rows"][number];
type Order = NonNullable<TeamFile["ordersShown"]>[number];

export const WORDS: Record<TeamFile["shown"], string> = {
  mend: "To mend",
  check: "Being checked",
  ready: "Ready",
  there: "Ordered before",
  out: "Left out",
  placed: "Ordered",
  orders: "Orders",
};

/** The rows in one state, or the orders of a file. */
export function FileRows({ file }: { file: TeamFile }) {
  const { shown, rows, ordersShown, isWorking } = file;
  if (ordersShown) {
    return ordersShown.length === 0 ? (
      <p className="pad">No order is here. Rows without anything to mend become orders.</p>
    ) : (
      <Table
        caption="Orders"
        columns={ORDER_COLUMNS}
        rows={ordersShown}
        rowKey={({ number }) => String(number)}
      />
    );
  }
  if (rows.length === 0) {
    return <p className="pad">{shown === "mend" ? "Nothing is to be mended." : "No row is here."}</p>;
  }
  if ((shown === "mend" || shown === "there") && !isWorking) return <Mend file={file} />;
  return <Table caption={WORDS[shown]} columns={COLUMNS} rows={rows} rowKey={({ line }) => String(line)} />;
}

/** Rows to mend, and those ordered before, which are ordered if their number is changed. */
function Mend({ file: { rows, shown, key, here } }: { file: TeamFile }) {
  return (
    <FixRows
      caption={WORDS[shown]}
      wrong={shown === "there" ? "Ordered before" : "To mend"}
      rows={rows}
      action={here}
      choiceOf={({ options }) => options && { label: "Choose", options }}
      otherwise={({ alone }) =>
        alone ? <ActionLink to={alone}>Order for this person alone</ActionLink> : null
      }
    >
      <input type="hidden" name={idempotencyField} value={`${key}-mend`} />
      <input type="hidden" name="intent" value="mend" />
    </FixRows>
  );
}

const COLUMNS: Column<Row>[] = [
  {
    label: "Line",
    kind: "key",
    phone: "fact",
    cell: ({ line }) => <span className="whitespace-nowrap">{`Line ${figures(line)}`}</span>,
  },
  {
    label: "Person",
    phone: "name",
    written: true,
    cell: ({ person }) => <b className="thin wrap-anywhere">{person || "No name"}</b>,
  },
  {
    label: "Item",
    phone: "more",
    width: "broad",
    cell: ({ item, cells, faults }) => (
      <span className="wrap-anywhere">
        {item || cells.filter(Boolean).slice(0, 5).join(", ")}
        {faults
          .map(({ message }) => message)
          .map((words) => (
            <span key={words} className="block">
              {words}
            </span>
          ))}
      </span>
    ),
  },
  { label: "Quantity", kind: "num", phone: "amount", cell: ({ quantity }) => quantity },
  {
    label: "Order",
    phone: "when",
    opens: true,
    cell: ({ orderCode, to }) => (orderCode && to ? <CodeLabel code={orderCode} to={to} /> : "None yet"),
  },
];

const ORDER_WORDS: Record<Order["state"], { words: string; tone: StatusTone }> = {
  check: { words: "Being checked", tone: "plain" },
  ready: { words: "Ready", tone: "plain" },
  placing: { words: "Being placed", tone: "plain" },
  placed: { words: "Placed", tone: "ok" },
};

const ORDER_COLUMNS: Column<Order>[] = [
  {
    label: "Person",
    kind: "key",
    phone: "name",
    written: true,
    cell: ({ name }) => <b className="wrap-anywhere">{name}</b>,
  },
  {
    label: "Content",
    phone: "when",
    cell: ({ rowCount, pieceCount }) => (
      <span className="whitespace-nowrap">
        {counted(rowCount, "row")}, {counted(pieceCount, "piece")}
      </span>
    ),
  },
  { label: "Total inc. GST", kind: "num", phone: "amount", cell: ({ total }) => total ?? "" },
  {
    label: "Status",
    phone: "fact",
    opens: true,
    width: "broad",
    cell: ({ state, orderCode, to, waits, message }) => (
      <span>
        <StatusTag tone={ORDER_WORDS[state].tone}>{ORDER_WORDS[state].words}</StatusTag>{" "}
        {orderCode && to ? <CodeLabel code={orderCode} to={to} /> : null}
        {waits ? (
          <span className="block">
            {state === "placed" ? "Waits for an approval." : "Will wait for an approval."}
          </span>
        ) : null}
        {message ? <span className="block">{message}</span> : null}
      </span>
    ),
  },
];
