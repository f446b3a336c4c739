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

/** The columns of the list of what waits, or of what was decided. @param unitWord what the site calls a unit. */
export function columnsFor(data: ListData, unitWord: string): Column<Row>[] {
  const { tab, formKey } = data;
  const sortBy = (code: string) => columnSort(data, code);
  const order: Column<Row>[] = [
    {
      label: "Order",
      kind: "key",
      phone: "cover",
      cell: ({ code }) => (
        <span className="row flex-nowrap">
          {tab === "pending" ? <ChooseOrder code={code} /> : null}
          <CodeLabel code={code} to={approvalPath(code)} className="whitespace-nowrap" />
        </span>
      ),
    },
    {
      label: "Wearer",
      phone: "name",
      written: true,
      cell: ({ wearer, wearerId }) => <Two first={<b>{wearer}</b>} second={wearerId} />,
      sort: sortBy("wearer"),
    },
    { label: unitWord, phone: "more", cell: ({ unit }) => unit, sort: sortBy("unit") },
  ];
  const total: Column<Row> = {
    label: "Total inc. GST",
    kind: "num",
    phone: "amount",
    cell: ({ total: amount, charged, pieces }) => <Two first={<b>{amount ?? charged}</b>} second={pieces} />,
  };
  if (tab === "actioned") {
    return [
      ...order,
      {
        label: "Decision",
        phone: "fact",
        width: "broad",
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
      { label: "When", phone: "when", cell: ({ decision }) => decision?.when, sort: sortBy("decided") },
      total,
    ];
  }
  return [
    ...order,
    {
      label: "Placed",
      phone: "when",
      cell: ({ placed, waited }) => (
        <>
          <span className="whitespace-nowrap only-l">{placed}</span>
          <span className="xs mut block whitespace-nowrap">
            <span className="only-l">waits </span>
            {waited}
          </span>
        </>
      ),
      sort: sortBy("placed"),
    },
    { label: "Why it came to you", phone: "fact", cell: ({ trigger }) => trigger, optional: true },
    total,
    {
      label: "Decision",
      labelHidden: true,
      kind: "do",
      // A tablet has the bar at the foot.
      optional: true,
      width: "broad",
      cell: ({ code, fingerprint, held }) => (
        <div className="row flex-nowrap">
          {held ? null : (
            <ApproveForm code={code} idempotencyKey={`${formKey}-${code}`} fingerprint={fingerprint} small />
          )}
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
    {second ? <span className="xs mut block wrap-anywhere only-l">{second}</span> : null}
  </span>
);
