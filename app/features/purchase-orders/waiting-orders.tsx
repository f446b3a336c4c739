import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { statusLabel } from "~/ui/order-status";
import { StatusTag } from "~/ui/status-tag";
import type { PurchaseOrderView } from "./purchase-order-view";

/** The orders that quote a number and are not sent yet; the newest 20. */
export function WaitingOrders({ one: { waiting, openOrders } }: { one: PurchaseOrderView }) {
  return (
    <>
      <ul className="rows">
        {waiting.map(({ code, orderedBy, placed, statusDisplay }) => {
          const { label, tone } = statusLabel(statusDisplay);
          return (
            <li key={code} className="row between">
              <span>
                <CodeLabel code={code} /> {orderedBy}
              </span>
              <span className="row">
                <span className="sm mut">{placed}</span>
                <StatusTag tone={tone}>{label}</StatusTag>
              </span>
            </li>
          );
        })}
      </ul>
      {openOrders > waiting.length ? (
        <p className="sm mut mt-2">and {counted(openOrders - waiting.length, "more order")}.</p>
      ) : null}
    </>
  );
}
