import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { counted } from "~/ui/counted";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { type ListFilter, ListFilters } from "~/ui/list-filters";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { Table } from "~/ui/table";
import { financesPath, forecastPath, type Tab, tabPath, TABS } from "~/paths";
import { creditColumns, outstandingColumns, paidColumns, statementColumns } from "./list-columns.server";
import { PayChosen } from "./pay-chosen.server";
import type { FinanceData } from "./finance-data";

const WORDS: Record<Tab, { tab: string; title: string; hint: string; empty: string; none: string }> = {
  outstanding: {
    tab: "Outstanding",
    title: "Outstanding invoices",
    hint: "Invoice, order, PO number, person or unit",
    empty: "Nothing is to be paid",
    none: "An order is invoiced when the last of it has left the warehouse.",
  },
  paid: {
    tab: "Paid",
    title: "Paid invoices",
    hint: "Invoice, payment, order, PO number, person or unit",
    empty: "Nothing was paid yet",
    none: "Invoices stand here after somebody paid them.",
  },
  credits: {
    tab: "Credits",
    title: "Credits",
    hint: "Credit, return, invoice, order or unit",
    empty: "No credits yet",
    none: "A return of goods that were charged to your account is credited when it is completed.",
  },
  statements: {
    tab: "Statements",
    title: "Statements",
    hint: "Who is invoiced, or a month such as 2026-10",
    empty: "No statements yet",
    none: "A statement is made of each month in which something was invoiced, credited or paid.",
  },
};

/** One of the four lists of the finances: what is to be paid, what was paid, credits and statements. */
export function FinancesPage({ data }: { data: FinanceData }) {
  const { tab, active, counts } = data;
  const words = WORDS[tab];
  const first = tab === "outstanding";
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          ...(first ? [] : [{ label: "Manage finances", to: financesPath }]),
        ]}
        current={first ? "Manage finances" : words.title}
      />
      <div className="wrap pt-4">
        <PageHeading
          title={first ? "Manage finances" : words.title}
          lead={<Lead data={data} />}
          actions={
            <ButtonLink size="small" to={forecastPath}>
              Forecast
            </ButtonLink>
          }
        />
        <nav className="tabs" aria-label="Finance lists">
          {TABS.map((one) => (
            <Link key={one} to={tabPath(one)} aria-current={one === tab ? "page" : undefined}>
              {WORDS[one].tab}
              {one === "statements" ? null : <span className="only-l"> ({counts[one]})</span>}
            </Link>
          ))}
        </nav>
        {data.empty ? (
          <EmptyState title={words.empty} icon="check">
            {words.none}
          </EmptyState>
        ) : (
          <div className="card list under">
            <ListFilters
              path={tabPath(tab)}
              values={data.values}
              searchHint={words.hint}
              showing={data.showing}
              active={active}
              mistakes={data.mistakes}
              filters={filtersOf(data)}
            />
            <Rows data={data} />
          </div>
        )}
        {data.list.tab === "outstanding" && data.list.rows.length > 0 ? (
          <PayChosen rows={data.list.rows} />
        ) : null}
        <ListFoot list={data} />
      </div>
    </>
  );
}

/** What is to be paid in each currency, and how much of it is late. */
function Lead({ data: { totals } }: { data: FinanceData }) {
  if (totals.length === 0) return "Nothing is to be paid. All amounts include GST.";
  return (
    <>
      {totals.map(({ currency, outstanding, outstandingCount, overdue, overdueCount }) => (
        <span key={currency} className="block">
          <b>{outstanding}</b> {currency} to be paid for {counted(outstandingCount, "invoice")}
          {overdueCount > 0 ? (
            <>
              , <b>{overdue}</b> of it overdue ({overdueCount})
            </>
          ) : null}
          .
        </span>
      ))}
      All amounts include GST.
    </>
  );
}

function filtersOf({ tab, billTos, states }: FinanceData): ListFilter[] {
  const billTo: ListFilter = {
    kind: "select",
    name: "invoicedTo",
    label: "Invoiced to",
    any: "Anybody",
    options: billTos,
  };
  if (tab === "outstanding") {
    return [billTo, { kind: "select", name: "status", label: "Status", any: "Any status", options: states }];
  }
  const what = tab === "paid" ? "Paid" : tab === "credits" ? "Made" : "Month";
  return [
    billTo,
    { kind: "date", name: "from", label: `${what} from` },
    { kind: "date", name: "to", label: `${what} to` },
  ];
}

function Rows({ data }: { data: FinanceData }) {
  const { list } = data;
  if (list.rows.length === 0) {
    return <p className="pad">Nothing is like that. Take a filter away, or search for part of a number.</p>;
  }
  const caption = WORDS[list.tab].title;
  switch (list.tab) {
    case "outstanding":
      return (
        <Table
          caption={caption}
          columns={outstandingColumns(data)}
          rows={list.rows}
          rowKey={({ number }) => number}
          beside
        />
      );
    case "paid":
      return (
        <Table
          caption={caption}
          columns={paidColumns(data)}
          rows={list.rows}
          rowKey={({ number }) => number}
        />
      );
    case "credits":
      return (
        <Table
          caption={caption}
          columns={creditColumns(data)}
          rows={list.rows}
          rowKey={({ number }) => number}
        />
      );
    case "statements":
      return (
        <Table caption={caption} columns={statementColumns(data)} rows={list.rows} rowKey={({ id }) => id} />
      );
  }
}
