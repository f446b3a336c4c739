import type { ReactNode } from "react";
import { CodeLabel } from "~/ui/code-label";
import { columnSort } from "~/ui/column-sort";
import { StatusTag } from "~/ui/status-tag";
import type { Column } from "~/ui/table";
import { invoicePath, paperPath, paymentPath } from "~/paths";
import type { FinanceData } from "./finance-data";
import { ChooseInvoice } from "./pay-chosen.server";

type List = FinanceData["list"];
type Invoice = Extract<List, { tab: "outstanding" | "paid" }>["rows"][number];
type Credit = Extract<List, { tab: "credits" }>["rows"][number];
type Statement = Extract<List, { tab: "statements" }>["rows"][number];

function Two({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <span>
      {first}
      {second ? <span className="xs mut block only-l">{second}</span> : null}
    </span>
  );
}

const Money = ({ children }: { children: string }) => <b className="whitespace-nowrap">{children}</b>;

/** A file, which only the browser can fetch. */
function Paper({ href, what }: { href: string; what: string }) {
  return (
    <a className="btn s" href={href} download aria-label={`Download ${what} as PDF`}>
      PDF
    </a>
  );
}

const forWhom: Column<Invoice> = {
  label: "For",
  phone: "fact",
  width: "broad",
  cell: ({ orderedBy, unit, billTo }) => (
    <Two first={<b>{orderedBy}</b>} second={unit === billTo ? unit : `${unit}, invoiced to ${billTo}`} />
  ),
};
const orderCell: Column<Invoice> = {
  label: "Order",
  cell: ({ order, po }) => <Two first={<CodeLabel code={order} />} second={po && `PO ${po}`} />,
  optional: true,
};
const invoicePaper: Column<Invoice> = {
  label: "File",
  labelHidden: true,
  kind: "do",
  phone: "do",
  cell: ({ number }) => <Paper href={paperPath("invoice", number)} what={number} />,
};

export const outstandingColumns = (data: FinanceData): Column<Invoice>[] => [
  {
    label: "Invoice",
    kind: "key",
    phone: "name",
    width: "broad",
    cell: ({ number }) => (
      <span className="row flex-nowrap">
        <ChooseInvoice number={number} />
        <CodeLabel code={number} to={invoicePath(number)} />
      </span>
    ),
    sort: columnSort(data, "number"),
  },
  { ...forWhom, phone: undefined },
  orderCell,
  {
    label: "Date",
    cell: ({ date }) => <span className="whitespace-nowrap">{date}</span>,
    optional: true,
    sort: columnSort(data, "date"),
  },
  {
    label: "Due",
    phone: "when",
    cell: ({ due }) => <span className="whitespace-nowrap">{due}</span>,
    sort: columnSort(data, "due"),
  },
  {
    label: "Status",
    phone: "fact",
    cell: ({ state }) => <StatusTag tone={state.tone}>{state.label}</StatusTag>,
  },
  {
    label: "To be paid",
    kind: "num",
    phone: "amount",
    cell: ({ toPay, amount, credited }) => (
      <Two first={<Money>{toPay}</Money>} second={credited && `${amount} less ${credited} credit`} />
    ),
    sort: columnSort(data, "amount"),
  },
  invoicePaper,
];

export const paidColumns = (data: FinanceData): Column<Invoice>[] => [
  {
    label: "Invoice",
    kind: "key",
    phone: "name",
    cell: ({ number }) => <CodeLabel code={number} />,
    sort: columnSort(data, "number"),
  },
  forWhom,
  orderCell,
  {
    label: "Paid",
    phone: "when",
    cell: ({ payment, state }) =>
      payment ? (
        <Two
          first={<span className="whitespace-nowrap">{payment.date}</span>}
          second={`by ${payment.by}, ${payment.paidWith}`}
        />
      ) : (
        state.label
      ),
    sort: columnSort(data, "paid"),
  },
  {
    label: "Payment",
    phone: "cover",
    opens: true,
    cell: ({ payment }) =>
      payment ? <CodeLabel code={payment.code} to={paymentPath(payment.code)} /> : "None",
  },
  {
    label: "Amount",
    kind: "num",
    phone: "amount",
    cell: ({ amount, credited }) => (
      <Two first={<Money>{amount}</Money>} second={credited && `${credited} credited`} />
    ),
    sort: columnSort(data, "amount"),
  },
  invoicePaper,
];

export const creditColumns = (data: FinanceData): Column<Credit>[] => [
  {
    label: "Credit",
    kind: "key",
    phone: "name",
    cell: ({ number }) => <CodeLabel code={number} />,
    sort: columnSort(data, "number"),
  },
  { label: "Return", cell: ({ returned }) => <CodeLabel code={returned} /> },
  {
    label: "Invoice",
    cell: ({ invoice, order }) => <Two first={<CodeLabel code={invoice} />} second={`Order ${order}`} />,
  },
  {
    label: "For",
    phone: "fact",
    width: "broad",
    cell: ({ unit, billTo }) => (
      <Two first={unit} second={unit === billTo ? undefined : `invoiced to ${billTo}`} />
    ),
  },
  {
    label: "Date",
    phone: "when",
    cell: ({ date }) => <span className="whitespace-nowrap">{date}</span>,
    sort: columnSort(data, "date"),
  },
  { label: "Settled", phone: "more", cell: ({ settled }) => settled },
  {
    label: "Amount",
    kind: "num",
    phone: "amount",
    cell: ({ amount }) => <Money>{amount}</Money>,
    sort: columnSort(data, "amount"),
  },
  {
    label: "File",
    labelHidden: true,
    kind: "do",
    phone: "do",
    opens: true,
    cell: ({ number }) => <Paper href={paperPath("credit", number)} what={number} />,
  },
];

export const statementColumns = (data: FinanceData): Column<Statement>[] => [
  {
    label: "Month",
    kind: "key",
    phone: "fact",
    cell: ({ month }) => <b>{month}</b>,
    sort: columnSort(data, "month"),
  },
  {
    label: "Invoiced to",
    phone: "name",
    width: "broad",
    cell: ({ billTo, currency }) => <Two first={billTo} second={currency} />,
  },
  { label: "At the beginning", kind: "num", cell: ({ opening }) => opening, optional: true },
  { label: "Invoiced", kind: "num", cell: ({ invoiced }) => invoiced },
  { label: "Credited", kind: "num", cell: ({ credited }) => credited },
  { label: "Paid", kind: "num", cell: ({ paid }) => paid },
  { label: "At the end", kind: "num", phone: "amount", cell: ({ closing }) => <Money>{closing}</Money> },
  {
    label: "File",
    labelHidden: true,
    kind: "do",
    phone: "do",
    opens: true,
    cell: ({ id, month, billTo }) => (
      <Paper href={paperPath("statement", id)} what={`the statement of ${billTo} for ${month}`} />
    ),
  },
];
