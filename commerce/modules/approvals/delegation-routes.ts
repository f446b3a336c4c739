import { z } from "@hono/zod-openapi";
import { dayText } from "../../http/day";
import { fieldsOf } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import { requiredText } from "../../http/text-schema";
import { addDelegation, endDelegation, showDelegations } from "./delegations";

const approves = { tag: "Approvals", who: "person", needs: "approve-orders" } as const;
const path = "/manageapprovals/delegations";

const Delegation = z
  .object({
    id: z.string(),
    /** To whom the caller gave their approvals, or who gave theirs to the caller. */
    person: z.object({ customerId: z.string(), name: z.string() }),
    /** The first and the last local day of the organisation. */
    startDate: z.string(),
    endDate: z.string(),
    added: z.string(),
    /** Whether it counts today. */
    active: z.boolean(),
  })
  .openapi("ApprovalDelegation");

const DelegationsSchema = z
  .object({
    given: z.array(Delegation),
    received: z.array(Delegation),
    /** People of the organisation who may approve orders. */
    candidates: z.array(z.object({ customerId: z.string(), name: z.string(), unit: z.string() })),
  })
  .openapi("ApprovalDelegations");

/** Giving one's approvals to somebody else for some days. */
export function delegationRoutes(api: Registrar): void {
  api.call(
    {
      ...approves,
      method: "get",
      path,
      summary: "To whom the caller gave their approvals, and whose they decide about",
      answer: DelegationsSchema,
    },
    (call) => showDelegations(call, fieldsOf(call.query)),
  );
  api.call(
    {
      ...approves,
      method: "post",
      path,
      summary: "Gives the caller's approvals to somebody who may approve, from a day to a day",
      body: z.object({
        customerId: requiredText(60),
        startDate: dayText("Choose a day."),
        endDate: dayText("Choose a day."),
      }),
      answer: DelegationsSchema,
      status: 201,
    },
    ({ body, ...call }) => addDelegation(call, body),
  );
  api.call(
    {
      ...approves,
      method: "delete",
      path: `${path}/{delegationId}`,
      summary: "Ends a delegation that the caller gave or got",
      params: z.object({ delegationId: z.string().min(1).max(20) }),
      answer: DelegationsSchema,
    },
    (call) => endDelegation(call, call.params.delegationId),
  );
}
