import type { SerializeFrom } from "@remix-run/node";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { ActionLink } from "~/ui/link-button";
import { Table } from "~/ui/table";
import { approvalPath, dashboardPath } from "~/paths";
import type { RowView } from "./view.server";

interface Approvals {
  count: number;
  orders: RowView[];
}

/** The orders that wait longest for the person's decision, on their home page. */
export function PendingApprovals({ approvals }: { approvals?: SerializeFrom<Approvals> }) {
  if (!approvals) return null;
  const { count, orders } = approvals;
  return (
    <section className="stack" aria-labelledby="approvals">
      <div className="row between">
        <h2 id="approvals">
          {counted(count, "order")} {count === 1 ? "waits" : "wait"} for your approval
        </h2>
        <ActionLink to={dashboardPath}>Manage approvals</ActionLink>
      </div>
      <Table
        caption="Orders that wait for your approval"
        rows={orders}
        rowKey={({ code }) => code}
        columns={[
          {
            label: "Order",
            kind: "key",
            cell: ({ code }) => <CodeLabel code={code} to={approvalPath(code)} />,
          },
          { label: "Wearer", written: true, cell: ({ wearer }) => wearer },
          { label: "Placed", cell: ({ placed }) => placed },
          { label: "Items", cell: ({ pieces }) => pieces },
          { label: "Waits", cell: ({ waited }) => waited },
        ]}
      />
    </section>
  );
}
