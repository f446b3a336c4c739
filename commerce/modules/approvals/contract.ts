import { z } from "@hono/zod-openapi";
import { dayText } from "../../http/day";
import { PriceSchema } from "../../http/money";
import { filtersSchema, PaginationSchema, SortSchema, listBody } from "../../http/paging";
import { optionalLines, requiredText } from "../../http/text-schema";
import { shownDigest } from "../../http/short-digest";
import { BudgetUseSchema, LimitReasonSchema } from "../limits";
import { FirstProductsSchema, LapsedPacksSchema, OrderSchema } from "../orders";
import { CAUSE_CODES } from "./causes";

/** Of an approver's words (spec 002 §5). */
export const COMMENT_MAX = 255;

const Unit = z.object({ uid: z.string(), name: z.string() });
export const Wearer = z.object({ customerId: z.string(), name: z.string(), wearerId: z.string() });

const Decision = z
  .object({
    decision: z.enum(["APPROVE", "DECLINE"]),
    date: z.string(),
    /** Who decided; left out if it is not known. */
    user: z.object({ customerId: z.string(), name: z.string() }).optional(),
    /** For whom, if they stood in for another approver. */
    onBehalfOf: z.object({ customerId: z.string(), name: z.string() }).optional(),
    reasonCode: z.string().optional(),
    reason: z.string().optional(),
    comment: z.string().optional(),
    /** Whether fewer pieces were approved than were asked for. */
    amended: z.boolean().optional(),
  })
  .openapi("ApprovalDecision");

/** The last day of work of whose order waits. Once they have left, it is held: it is approved only by whoever opened it. */
const Leaving = z.object({ lastDay: z.string(), left: z.boolean() }).optional();

const rowShape = {
  code: z.string(),
  placed: z.string(),
  status: z.string(),
  statusDisplay: z.string(),
  wearer: Wearer,
  orgUnit: Unit,
  totalUnitCount: z.number(),
  /** Its first styles; only of the orders that wait longest. */
  firstProducts: FirstProductsSchema.optional(),
  /** Inc. GST, if the caller or the orderer may see prices. */
  total: PriceSchema.optional(),
  /** Who is charged what, in short. */
  charged: z.string(),
  purchaseOrderNumber: z.string().optional(),
  /** Why the order needs an approval. */
  trigger: z.string(),
  /** Of what it comes to, to be sent back with the decision. */
  fingerprint: z.string(),
  leaving: Leaving,
  /** Of an order that waits, if declining it comes too late to choose again. */
  lapsedPacks: LapsedPacksSchema.optional(),
  decision: Decision.optional(),
};

export const ApprovalListSchema = z
  .object({
    orders: z.array(z.object(rowShape).openapi("ApprovalOrderRow")),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
    /** What all found orders come to, inc. GST, if they are in one currency and every total is shown. */
    totalOfAll: PriceSchema.optional(),
    /** All that wait for the caller, and all that were decided, whatever the filters. */
    pendingCount: z.number(),
    actionedCount: z.number(),
    /** When the oldest of those that wait was placed. */
    oldestPlaced: z.string().optional(),
  })
  .openapi("ApprovalOrderList");

/** An order as an approver sees it (contract §21.4). */
export const ApprovalOrderSchema = OrderSchema.extend({
  wearer: Wearer,
  trigger: z.string(),
  fingerprint: z.string(),
  /** The limits and the budget that it is over for its wearer. */
  reasons: z.array(LimitReasonSchema),
  /** Whom it passed by and whom it reached, from the wearer's unit upwards. */
  route: z.array(
    z.object({
      name: z.string(),
      unit: z.string(),
      administrator: z.boolean(),
      /** Whether it is the caller. */
      self: z.boolean(),
      /** What the order is over for this person; absent for those who are asked. */
      passed: z.array(LimitReasonSchema).optional(),
    }),
  ),
  /** Whether it still waits for a decision. */
  approvalDecisionRequired: z.boolean(),
  /** Whether the caller's limits are enough to decide about it. */
  mayDecide: z.boolean(),
  leaving: Leaving,
  /** Of an order that waits: what is declined of these packs lapses. */
  lapsedPacks: LapsedPacksSchema.optional(),
  decision: Decision.optional(),
}).openapi("ApprovalOrder");

/** The budget that an order is charged to, with this order in it. */
export const OrderBudgetSchema = z
  .object({ budget: BudgetUseSchema.optional(), thisOrder: PriceSchema })
  .openapi("ApprovalOrderBudget");

export const FiltersSchema = filtersSchema("ApprovalFilters");

export const DeclineReasonsSchema = z
  .object({
    orderDeclineReasonMap: z.object({ entry: z.array(z.object({ key: z.string(), value: z.string() })) }),
  })
  .openapi("OrderDeclineReasons");

export const DecideBody = z.object({
  orderCode: requiredText(60),
  decision: z.enum(["APPROVE", "DECLINE"]),
  reasonCode: z.string().max(40).optional(),
  comment: optionalLines(COMMENT_MAX),
  /** Of the order as it was shown. If it comes to something else by now, it is not approved: 409. */
  fingerprint: shownDigest,
});

export const DecidedSchema = z
  .object({ code: z.string(), status: z.string(), statusDisplay: z.string() })
  .openapi("ApprovalDecided");

/** The order of a link in a mail. */
export const ApprovalLinkSchema = z.object({ code: z.string() }).openapi("ApprovalLink");

/** The framework's decision (contract §10). */
export const DecisionBody = z.object({
  decision: z.enum(["APPROVE", "REJECT"]),
  comment: optionalLines(COMMENT_MAX),
});
export const DecisionSchema = z
  .object({ decision: z.enum(["APPROVE", "REJECT"]), comment: z.string().optional() })
  .openapi("OrderApprovalDecision");

const Record = z.object({
  approver: z.object({ uid: z.string(), name: z.string() }),
  comments: z.string().optional(),
  permissionTypes: z.array(z.object({ code: z.string(), name: z.string() })),
  statusDisplay: z.string(),
});
const approvalShape = {
  code: z.string(),
  approvalDecisionRequired: z.boolean(),
  customerOrderApprovalRecords: z.array(Record),
  merchantOrderApprovalRecords: z.array(Record),
  trigger: z.string(),
};

export const OrderApprovalSchema = z
  .object({ ...approvalShape, order: ApprovalOrderSchema })
  .openapi("OrderApproval");
export const OrderApprovalListSchema = z
  .object({
    orderApprovals: z.array(
      z.object({ ...approvalShape, order: z.object(rowShape) }).openapi("OrderApprovalRow"),
    ),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("OrderApprovalList");

/** A person of the caller's units. */
export const EmployeeSchema = z
  .object({
    customerId: z.string(),
    uid: z.string(),
    name: z.string(),
    wearerId: z.string(),
    active: z.boolean(),
    jobGroup: z.string(),
    orgUnit: Unit,
  })
  .openapi("Employee");

/** Sorts by their codes; a minus in front turns them round. */
export const PENDING_SORTS = {
  placed: "Longest waiting first",
  "-placed": "Newest first",
  wearer: "Wearer",
  "-wearer": "Wearer, backwards",
  unit: "Unit",
  "-unit": "Unit, backwards",
} as const;
export const ACTIONED_SORTS = {
  "-decided": "Last decided first",
  decided: "First decided first",
  wearer: "Wearer",
  "-wearer": "Wearer, backwards",
  unit: "Unit",
  "-unit": "Unit, backwards",
} as const;

/** A local day of the organisation, YYYY-MM-DD. */
const day = dayText().optional();

/** Orders that can be chosen at once. */
const MOST_CHOSEN = 50;

const amount = z.number().min(0).max(1_000_000).optional();

export const ListBody = listBody({
  /** Only these orders. */
  codes: z.array(z.string().max(60)).max(MOST_CHOSEN).optional(),
  unit: z.string().max(60).optional(),
  pack: z.string().max(60).optional(),
  decision: z.enum(["APPROVE", "DECLINE"]).optional(),
  /** Why it came: a rule of the program, or a limit that it is over. */
  cause: z.enum(CAUSE_CODES).optional(),
  /** The total inc. GST, both included; orders whose prices the caller may not see are left out. */
  totalFrom: amount,
  totalTo: amount,
  /** Of the placing; of the decision in the list of actioned orders. */
  from: day,
  to: day,
});
