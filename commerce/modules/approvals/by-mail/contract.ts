import { z } from "@hono/zod-openapi";
import { shownDigest } from "../../../http/short-digest";
import { optionalLines, requiredText } from "../../../http/text-schema";
import { ChargedCostCentreSchema } from "../../carts";
import { LapsedPacksSchema } from "../../orders";
import { ChargeWordsSchema } from "../../packs";
import { COMMENT_MAX } from "../contract";

const key = z.string().min(1).max(100);

/** In the body, so that it stands in no address of the API. */
export const MailKeyBody = z.object({ key });

export const MailDecisionBody = z.object({
  key,
  decision: z.enum(["APPROVE", "DECLINE"]),
  /** Needed to decline. */
  reasonCode: z.string().max(40).optional(),
  comment: optionalLines(COMMENT_MAX),
  /** The last four digits of the approver's employee ID. */
  employeeDigits: requiredText(20),
  /** Of the order as it was shown. If it comes to something else by now, it is not approved: 409. */
  fingerprint: shownDigest,
});

/**
 * What an approver needs to decide, and no more than the mail says: no address, no size, no account number. Amounts are
 * those that the approval's page shows the approver.
 */
export const MailedApprovalSchema = z
  .object({
    code: z.string(),
    placed: z.string(),
    /** The organisation's time zone, in which its people read times. */
    timeZone: z.string(),
    /** Whom the link was sent to, by first name. */
    approver: z.string(),
    wearer: z.string(),
    orgUnit: z.string(),
    totalUnitCount: z.number(),
    /** Equal garments of several sizes are one. */
    products: z.array(z.object({ name: z.string(), colour: z.string(), quantity: z.number() })),
    charges: ChargeWordsSchema,
    purchaseOrderNumber: z.string().optional(),
    costCenter: ChargedCostCentreSchema.optional(),
    /** The day by which its person needs it, YYYY-MM-DD. */
    requestedRetrievalAt: z.string().optional(),
    /** Why it needs an approval. */
    trigger: z.string(),
    lapsedPacks: LapsedPacksSchema.optional(),
    fingerprint: z.string(),
    /** When the link ends. */
    expires: z.string(),
    declineReasons: z.array(z.object({ code: z.string(), name: z.string() })),
  })
  .openapi("MailedApproval");

export const PermissionBody = z.object({
  highest: z
    .array(
      z.object({
        currency: z.string().min(1).max(3),
        /** The highest total of an order, inc. GST; null where approvers are to sign in for every order. */
        amount: z.number().min(0.01).max(1_000_000).nullable(),
      }),
    )
    .max(20),
});
export const PermissionSchema = z
  .object({
    /** Of every currency of the organisation's units. */
    highest: z.array(z.object({ currency: z.string(), amount: z.number().optional() })),
    /** Whether the caller decides it: administrators of the whole organisation do. */
    decides: z.boolean(),
  })
  .openapi("MailDecisionsAllowed");
