import type { Logger } from "pino";
import type { Registrar } from "../../../http/registrar";
import { DecidedSchema } from "../contract";
import {
  MailDecisionBody,
  MailedApprovalSchema,
  MailKeyBody,
  PermissionBody,
  PermissionSchema,
} from "./contract";
import { decideByMail, mustBeAllowed } from "./decide";
import { changePermission, showPermission } from "./permission";
import { showMailed } from "./show";

/**
 * Deciding from the mail to an approver, without a sign-in, where the organisation permits it (docs/decisions/0138). The
 * key is sent in the body, because addresses come into logs.
 */
export function byMailRoutes(api: Registrar, { logger }: { logger: Logger }): void {
  const tag = "Access";
  api.call(
    {
      method: "post",
      path: "/approvalMail/order",
      tag,
      who: "anyone",
      reads: true,
      scope: "orders:read",
      summary: "The order that a link of a mail lets its approver decide about; it changes nothing",
      body: MailKeyBody,
      answer: MailedApprovalSchema,
    },
    (call) => showMailed(call, call.body.key),
  );
  api.call(
    {
      method: "post",
      path: "/approvalMail/decision",
      tag,
      who: "anyone",
      scope: "orders:write",
      summary:
        "Approves or declines the order of a link as the approver it was sent to, with the last four digits of their employee ID",
      body: MailDecisionBody,
      answer: DecidedSchema,
    },
    (call) => decideByMail(call, call.body, logger),
    (call) => mustBeAllowed(call, call.body, logger),
  );
  const settings = { tag: "Manage organisation", who: "person", needs: "manage-organisation" } as const;
  api.call(
    {
      ...settings,
      method: "get",
      path: "/manage-organisation/mailDecisions",
      summary: "Up to how much orders of the caller's organisation may be decided from the mail",
      answer: PermissionSchema,
    },
    (call) => showPermission(call),
  );
  api.call(
    {
      ...settings,
      method: "put",
      path: "/manage-organisation/mailDecisions",
      own: true,
      summary: "Sets up to how much orders of the caller's organisation may be decided from the mail",
      body: PermissionBody,
      answer: PermissionSchema,
    },
    (call) => changePermission(call, call.body),
  );
}
