import { CodeLabel } from "~/ui/code-label";
import { ButtonLink } from "~/ui/button";
import { StatusTag } from "~/ui/status-tag";
import { columnSort } from "~/ui/column-sort";
import type { Column } from "~/ui/table";
import { approvalPath } from "~/paths";
import { ApproveForm } from "./approve-form";
import { ChooseOrder } from "./choose-several";
import type { ListData } from "./list-data";

type Row = ListData["rows"][number];

/** The columns of the list of what waits, or of what was decided. */
export function columnsFor(data: ListData): Column<Row>[] {
  const { tab, formKey } = data;
  const sortBy = (code: string) => columnSort(data, code);
  const order: Column<Row>[] = [
    {
      label: "Order",
      kind: "key",
      cell: ({ code }) => (
        <span className="row flex-nowrap">
          {tab === "pending" ? <ChooseOrder code={code} /> : null}
          <CodeLabel code={code} to={approvalPath(code)} />
        </span>
      ),
    },
    {
      label: "Wearer",
      written: true,
      cell: ({ wearer, wearerId }) => <Two first={<b>{wearer}</b>} second={wearerId} />,
      sort: sortBy("wearer"),
    },
    { label: "Unit", cell: ({ unit }) => unit, sort: sortBy("unit") },
  ];
  const total: Column<Row> = {
    label: "Total inc. GST",
    kind: "num",
    cell: ({ total: amount, charged, pieces }) => <Two first={<b>{amount ?? charged}</b>} second={pieces} />,
  };
  if (tab === "actioned") {
    return [
      ...order,
      {
        label: "Decision",
        cell: ({ decision }) =>
          decision ? (
            <Two
              first={<StatusTag tone={decision.tone}>{decision.label}</StatusTag>}
              second={[decision.reason, decision.comment && `“${decision.comment}”`]
                .filter(Boolean)
                .join(": ")}
            />
          ) : null,
      },
      { label: "Decided by", written: true, cell: ({ decision }) => decision?.by },
      { label: "When", cell: ({ decision }) => decision?.when, sort: sortBy("decided") },
      total,
    ];
  }
  return [
    ...order,
    {
      label: "Placed",
      cell: ({ placed, waited }) => (
        <Two
          first={<span className="whitespace-nowrap">{placed}</span>}
          second={<span className="whitespace-nowrap">waits {waited}</span>}
        />
      ),
      sort: sortBy("placed"),
    },
    { label: "Why it came to you", cell: ({ trigger }) => trigger, optional: true },
    total,
    {
      label: "Decision",
      labelHidden: true,
      kind: "do",
      cell: ({ code, fingerprint }) => (
        <div className="row flex-nowrap">
          <ApproveForm code={code} idempotencyKey={`${formKey}-${code}`} fingerprint={fingerprint} small />
          <ButtonLink size="small" to={approvalPath(code, "decline")} aria-label={`Decline ${code}`}>
            Decline
          </ButtonLink>
        </div>
      ),
    },
  ];
}

const Two = ({ first, second }: { first: React.ReactNode; second: React.ReactNode }) => (
  <span>
    {first}
    {second ? <span className="xs mut block wrap-anywhere">{second}</span> : null}
  </span>
);
