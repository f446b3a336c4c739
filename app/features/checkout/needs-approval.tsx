import type { SerializeFrom } from "@remix-run/node";
import { Notice } from "~/ui/notice";
import type { approvalView } from "./payment.server";

/** Says before the order is placed that it needs an approval, why, and who is asked. */
export function NeedsApproval({ approval }: { approval?: SerializeFrom<typeof approvalView> }) {
  if (!approval) return null;
  const { reasons, approvers, byAdministrator } = approval;
  const names = approvers.slice(0, 5).join(" or ");
  return (
    <Notice kind={reasons.length > 0 ? "warn" : "info"}>
      <p>
        <b>This order needs an approval before it is packed.</b>
        {names
          ? ` It goes to ${names}${byAdministrator ? ", because no approver of your units may decide" : ""}.`
          : null}
      </p>
      {reasons.length > 0 ? (
        <ul className="mt-2">
          {reasons.map(({ title, detail }) => (
            <li key={title}>
              {title}. {detail}
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
