import type { ReactNode } from "react";
import { useUnitLabel } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { ListFilters } from "~/ui/list-filters";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { Table } from "~/ui/table";
import { actionedPath, dashboardPath } from "~/paths";
import { DecideChosen } from "./choose-several";
import { columnsFor } from "./list-columns";
import type { ListData } from "./list-data";

/** The orders that wait for the person's decision, or those that were decided. */
export function ApprovalsPage({ data, children }: { data: ListData; children?: ReactNode }) {
  const unitWord = useUnitLabel();
  const { tab, rows, active } = data;
  const pending = tab === "pending";
  const any = pending ? data.pending : data.actioned;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          ...(pending ? [] : [{ label: "Manage approvals", to: dashboardPath }]),
        ]}
        current={pending ? "Manage approvals" : "Actioned"}
      />
      <div className="wrap pt-4">
        <PageHeading
          title={pending ? "Manage approvals" : "Actioned orders"}
          lead={pending ? data.lead : "Approved or declined orders of the units that you approve for."}
        />
        <nav className="tabs" aria-label="Order lists">
          <Link to={dashboardPath} aria-current={pending ? "page" : undefined}>
            Pending ({data.pending})
          </Link>
          <Link to={actionedPath} aria-current={pending ? undefined : "page"}>
            Actioned ({data.actioned})
          </Link>
        </nav>
        {any === 0 && data.empty ? (
          <EmptyState title={pending ? "Nothing waits for you" : "Nothing was decided yet"} icon="check">
            {pending
              ? "You get an email when somebody of your units places an order that needs you."
              : "Orders stand here after somebody approved or declined them."}
          </EmptyState>
        ) : (
          <div className="card list under">
            <ListFilters
              path={pending ? dashboardPath : actionedPath}
              values={data.values}
              searchHint="Order, wearer or PO number"
              showing={data.showing}
              active={active}
              mistakes={data.mistakes}
              filters={[
                ...data.selects.map(({ name, label, options }) => ({
                  kind: "select" as const,
                  name,
                  label,
                  any: "All",
                  options,
                })),
                ...data.dates.map((date) => ({ kind: "date" as const, ...date })),
                ...data.amounts.map((amount) => ({ kind: "amount" as const, ...amount })),
              ]}
            />
            {rows.length === 0 ? (
              <p className="pad">No order is like that. Take a filter away, or search for part of a name.</p>
            ) : (
              <Table
                caption={pending ? "Orders that wait for your decision" : "Orders that were decided"}
                columns={columnsFor(data, unitWord)}
                rows={rows}
                rowKey={({ code }) => code}
                beside={pending}
              />
            )}
          </div>
        )}
        {pending && rows.length > 0 ? <DecideChosen codes={rows.map(({ code }) => code)} /> : null}
        {children}
        <ListFoot list={data} />
      </div>
    </>
  );
}
