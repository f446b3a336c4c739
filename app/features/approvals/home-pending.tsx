import type { SerializeFrom } from "@remix-run/node";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { Picture } from "~/ui/picture";
import { actionedPath, approvalPath, dashboardPath, delegatePath } from "~/paths";
import { ApproveForm } from "./approve-form";
import type { pendingView } from "./home-pending.server";

type Pending = SerializeFrom<typeof pendingView>;
type Order = Pending["orders"][number];

/** The orders that wait longest for the person's decision, each to be approved with one press. */
export function PendingApprovals({ pending: { count, orders, formKey } }: { pending: Pending }) {
  return (
    <section className="stack" aria-labelledby="approvals">
      <div className="row between">
        <h2 id="approvals">Longest waiting first</h2>
        <ActionLink to={dashboardPath}>
          {count > orders.length ? `See all ${count}` : "Manage approvals"}
        </ActionLink>
      </div>
      <ul className="stack">
        {orders.map((order) => (
          <li key={order.code} className="card pad">
            <Waiting order={order} idempotencyKey={`${formKey}-${order.code}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting({ order, idempotencyKey }: { order: Order; idempotencyKey: string }) {
  const { code, wearer, unit, waited, amount, pieces, trigger, fingerprint, held, pictures } = order;
  return (
    <>
      <div className="row between flex-nowrap items-start">
        <div className="min-w-0">
          <h3 className="wrap-anywhere" translate="no">
            {wearer}
          </h3>
          <p className="sm mut wrap-anywhere">
            {unit}, waits {waited}
          </p>
        </div>
        <b>{amount}</b>
      </div>
      {pictures.length > 0 ? (
        <div className="row mt-2">
          {pictures.map((picture) => (
            <Picture key={picture} src={picture} alt="" width={48} height={60} />
          ))}
        </div>
      ) : null}
      <p className="sm mt-2 mb-3">
        <CodeLabel code={code} /> {pieces}. {trigger}.
      </p>
      <div className="row flex-nowrap">
        <div className="flex-1">
          <ButtonLink wide to={approvalPath(code)} aria-label={`See the order ${code}`}>
            See the order
          </ButtonLink>
        </div>
        {held ? null : (
          <div className="flex-1">
            <ApproveForm {...{ code, idempotencyKey, fingerprint }} back="/" wide />
          </div>
        )}
      </div>
    </>
  );
}

/** What an approver does besides deciding. */
export const BesidesDeciding = ({ count }: { count: number }) => (
  <section className="card pad" aria-labelledby="away">
    <h2 id="away">Away soon?</h2>
    <p className="sm mut">
      {count === 0 ? "No order waits for you. " : null}Somebody of your organisation can decide while you are
      away.
    </p>
    <p>
      <ActionLink to={delegatePath}>Choose who stands in</ActionLink>
    </p>
    <p>
      <ActionLink to={actionedPath}>See decided orders</ActionLink>
    </p>
  </section>
);
