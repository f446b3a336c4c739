import { Notice } from "~/ui/notice";
import { Changes } from "./changes";
import type { OrderView } from "./order.server";

/** Who can approve the order, or who decided about it and why. */
export function ApprovalNote({ approval }: { approval: OrderView["approval"] }) {
  if (!approval) return null;
  if (approval.waits) {
    const { approvers } = approval;
    return (
      <Notice className="mb-5">
        {approvers.length > 0
          ? `It is packed as soon as ${approvers.join(" or ")} approves it.`
          : "Nobody can approve it at the moment. Contact your uniform desk."}
      </Notice>
    );
  }
  const { what, reason, comment, declined, changes } = approval;
  return (
    <Notice kind={declined ? "warn" : "ok"} className="mb-5">
      <b>{what}.</b> {reason ? `${reason}. ` : null}
      {comment ? `“${comment}”` : null}
      <Changes changes={changes} />
    </Notice>
  );
}
