import { z } from "@hono/zod-openapi";
import { dayOrInstantText } from "../../http/day";
import { PriceSchema } from "../../http/money";
import { PaginationSchema, pageQuery, SortSchema } from "../../http/paging";
import { REQUIRED_TEXT, requiredText } from "../../http/text-schema";
import { LIMIT_TYPES, PERIODS } from "./evaluate";

/** A limit or a budget that an order is over. Amounts are inc. GST, and absent for somebody who may not see prices. */
export const LimitReasonSchema = z
  .object({
    permissionType: z.enum(LIMIT_TYPES),
    /** Of the purchase limit, or of the budget. */
    code: z.string(),
    periodRange: z.enum(PERIODS).optional(),
    title: z.string(),
    detail: z.string().optional(),
    limit: PriceSchema.optional(),
    amount: PriceSchema.optional(),
    over: PriceSchema.optional(),
  })
  .openapi("LimitReason");

/** Whether the order of a cart would need an approval, and who would be asked. */
export const CartApprovalSchema = z
  .object({
    approvalRequired: z.boolean(),
    reasons: z.array(LimitReasonSchema),
    /** The styles that an approver must agree to each time. */
    restrictedStyles: z.array(z.object({ code: z.string(), name: z.string() })),
    approvers: z.array(z.object({ name: z.string(), unit: z.string() })),
    byAdministrator: z.boolean(),
  })
  .openapi("CartApproval");

const Unit = z.object({ uid: z.string(), name: z.string() });
const Currency = z.object({ isocode: z.string() });
const code = z
  .string({ error: REQUIRED_TEXT })
  .trim()
  .min(1, { error: REQUIRED_TEXT, abort: true })
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,29}$/, "Enter at most 30 letters, digits and hyphens.");
const AMOUNT_TEXT = "Enter an amount such as 250 or 250.50, at most 10000000.";
/** Units of the currency, with two decimals at most. */
const amount = z
  .number({ error: AMOUNT_TEXT })
  .min(0, "Amount must be zero or more.")
  .max(10_000_000, AMOUNT_TEXT)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, AMOUNT_TEXT);

/** A budget with what is used of it (contract §10). Amounts are inc. GST. */
export const BudgetUseSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    budget: z.number(),
    currency: Currency,
    /** Full instants in the organisation's time zone: the end of the last day is 23:59:59. */
    startDate: z.string(),
    endDate: z.string(),
    /** The same as days of the organisation, YYYY-MM-DD. */
    firstDay: z.string(),
    lastDay: z.string(),
    active: z.boolean(),
    orgUnit: Unit,
    costCenters: z.array(z.object({ code: z.string(), name: z.string() })),
    amount: PriceSchema,
    spent: PriceSchema,
    held: PriceSchema,
    left: PriceSchema,
    /** How much more than the budget was allowed; nothing for most. */
    over: PriceSchema,
    spentOrders: z.number(),
    heldOrders: z.number(),
    version: z.number(),
  })
  .openapi("Budget");

export const BudgetListSchema = z
  .object({ budgets: z.array(BudgetUseSchema), pagination: PaginationSchema, sorts: z.array(SortSchema) })
  .openapi("BudgetList");

const day = dayOrInstantText("Enter a date.");
const budgetShape = {
  name: requiredText(80),
  budget: amount,
  /** The first and the last day; of a full instant its day counts. */
  startDate: day,
  endDate: day,
};
/** Published clients say where it belongs, and in which currency, which is that of the unit. */
const place = {
  orgUnit: z.object({ uid: requiredText(60) }).optional(),
  currency: z.object({ isocode: z.string().max(20) }).optional(),
};
export const BudgetBody = z.object({
  code,
  ...budgetShape,
  ...place,
  /** The cost centre whose unit and currency it gets. Without one it belongs to a unit, and limits nobody yet. */
  costCenterCode: z.string().min(1).max(60).optional(),
});
/** What is named changes. */
export const BudgetChangeBody = z
  .object(budgetShape)
  .partial()
  .extend({
    code: z.string().max(60).optional(),
    ...place,
    active: z.boolean().optional(),
    version: z.number().int().optional(),
  });

/** A purchase limit (contract §10: order approval permission). */
export const PermissionSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    orderApprovalPermissionType: z.object({ code: z.enum(LIMIT_TYPES), name: z.string() }),
    /** Inc. GST, in units of the currency. Absent allows any amount over a budget. */
    threshold: z.number().optional(),
    thresholdPrice: PriceSchema.optional(),
    periodRange: z.enum(PERIODS).optional(),
    currency: Currency,
    orgUnit: Unit,
    active: z.boolean(),
    /** Why it can be disabled, and changed in no other way: its unit is disabled. */
    obstacle: z.string().optional(),
    /** Whether the person of the call has it. */
    selected: z.boolean().optional(),
    /** Who has it, themselves or by a group. */
    people: z.number(),
    version: z.number(),
  })
  .openapi("OrderApprovalPermission");

export const PermissionDetailSchema = PermissionSchema.extend({
  /** Those to whom it is given themselves. */
  customers: z.array(z.object({ customerId: z.string(), name: z.string(), unit: z.string() })),
  userGroups: z.array(z.object({ uid: z.string(), name: z.string() })),
}).openapi("OrderApprovalPermissionDetail");

export const PermissionListSchema = z
  .object({
    orderApprovalPermissions: z.array(PermissionSchema),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("OrderApprovalPermissionList");

export const PermissionTypesSchema = z
  .object({
    orderApprovalPermissionTypes: z.array(z.object({ code: z.enum(LIMIT_TYPES), name: z.string() })),
  })
  .openapi("OrderApprovalPermissionTypes");

const limitShape = {
  name: requiredText(80).optional(),
  periodRange: z.enum(PERIODS).optional(),
  /** Published clients send it along; it is that of the unit. */
  currency: place.currency,
};
export const PermissionBody = z.object({
  code,
  /** The code for a limit without one. */
  ...limitShape,
  threshold: amount.optional(),
  orderApprovalPermissionType: z.object({ code: z.enum(LIMIT_TYPES) }),
  orgUnit: z.object({ uid: requiredText(60) }),
});
/** What is named changes. */
export const PermissionChangeBody = z.object({
  code: z.string().max(60).optional(),
  ...limitShape,
  /** Null for any amount. */
  threshold: amount.nullish(),
  orderApprovalPermissionType: z.object({ code: z.enum(LIMIT_TYPES).optional() }).optional(),
  orgUnit: place.orgUnit,
  active: z.boolean().optional(),
  version: z.number().int().optional(),
});

const said = { status: z.literal("SUCCESS"), message: z.string() };
export const DoneSchema = z.object({ ...said, code: z.string() }).openapi("LimitSaved");

/** What was saved, as published clients read it, beside what the shop's own pages show. */
export const BudgetSavedSchema = BudgetUseSchema.extend(said).openapi("BudgetSaved");
export const PermissionSavedSchema = PermissionSchema.extend(said).openapi("OrderApprovalPermissionSaved");

export const SORTS = {
  code: "Code",
  "-code": "Code, backwards",
  name: "Name",
  "-name": "Name, backwards",
} as const;
export type Sort = keyof typeof SORTS;
export const ListQuery = pageQuery.extend({
  search: z.string().max(200).optional(),
  /** Only those of this unit, without the units below it. */
  unit: z.string().max(60).optional(),
});
