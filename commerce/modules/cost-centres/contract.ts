import { z } from "@hono/zod-openapi";
import { activeDaysBody, activeDaysShape } from "../../http/active-days";
import { atFull } from "../../http/fields";
import { PaginationSchema, pageQuery, SortSchema } from "../../http/paging";
import { REQUIRED_TEXT, requiredText } from "../../http/text-schema";
import { BudgetUseSchema } from "../limits";

const Unit = z.object({ uid: z.string(), name: z.string(), active: z.boolean() });

/** A cost centre in a list (contract §21.5). */
export const ManagedCostCentreSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    active: z.boolean(),
    /** The first and the last day on which it can be charged, YYYY-MM-DD, both included. */
    ...activeDaysShape,
    /** What becomes of it at checkout today. */
    state: z.enum(["active", "not-started", "ended", "disabled"]),
    currency: z.object({ isocode: z.string() }),
    /** Where it belongs: that unit and every unit below it may charge it. */
    unit: Unit,
    /** How many more units it is linked to. */
    linkedUnits: z.number(),
  })
  .openapi("ManagedCostCenter");

export const ManagedCostCentreListSchema = z
  .object({
    costCenters: z.array(ManagedCostCentreSchema),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
    activeCount: z.number(),
    disabledCount: z.number(),
  })
  .openapi("ManagedCostCenterList");

/** A cost centre as published clients read it (contract §1.6, §10): `active` is a text. */
export const ReferenceSchema = z
  .object({
    code: z.string(),
    originalCode: z.string(),
    name: z.string(),
    active: z.string(),
    activeFlag: z.boolean(),
    ...activeDaysShape,
    currency: z.object({ isocode: z.string() }),
    unit: Unit,
    assignedBudgets: atFull(z.array(BudgetUseSchema).optional()),
  })
  .openapi("B2BCostCenter");

export const ReferenceListSchema = z
  .object({
    costCenters: z.array(ReferenceSchema),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("B2BCostCenterList");

export const referenceView = ({
  code,
  name,
  active,
  activeFrom,
  activeUntil,
  currency,
  unit,
}: Omit<z.infer<typeof ManagedCostCentreSchema>, "state" | "linkedUnits">) => ({
  ...{ code, originalCode: code, name, activeFrom, activeUntil, currency, unit },
  active: String(active),
  activeFlag: active,
});

export const FoundCostCentresSchema = z
  .object({ costCenters: z.array(ManagedCostCentreSchema) })
  .openapi("FoundCostCenters");

export const CostCentreDetailSchema = ManagedCostCentreSchema.extend({
  /** The linked units that the caller manages. */
  units: z.array(Unit.extend({ people: z.number() })),
  /** How many linked units the caller does not manage. */
  otherUnits: z.number(),
  /** Why it cannot be enabled; absent if it can, or is active. */
  obstacle: z.string().optional(),
  orderCount: z.number(),
  addedDate: z.string(),
  updatedDate: z.string(),
  updatedBy: z.string().optional(),
  /** Send it back with a change: an older one is refused with 409. */
  version: z.number(),
}).openapi("ManagedCostCenterDetail");

export const LinkedSchema = z
  .object({ linked: z.boolean(), units: z.array(Unit) })
  .openapi("LinkedCostCenter");

export const DoneSchema = z
  .object({ status: z.literal("SUCCESS"), message: z.string(), code: z.string() })
  .openapi("CostCenterSaved");

const CODE_TEXT = "Enter at most 30 letters, digits and hyphens.";

export const CostCentreBody = z.object({
  code: z
    .string({ error: REQUIRED_TEXT })
    .trim()
    .min(1, { error: REQUIRED_TEXT, abort: true })
    .regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,29}$/, CODE_TEXT),
  name: requiredText(80),
  unitUid: requiredText(60),
  ...activeDaysBody,
});

/** A new one as published clients send it. Its currency is that of the unit. */
export const ReferenceBody = z.object({
  ...CostCentreBody.pick({ code: true, name: true }).shape,
  unit: z.object({ uid: requiredText(60) }),
  currency: z.object({ isocode: z.string().max(20) }).optional(),
  ...activeDaysBody,
});

/** What is named changes; published clients send what stays along, and `activeFlag` for `active`. */
export const ReferenceChangeBody = z.object({
  code: z.string().max(60).optional(),
  name: requiredText(80).optional(),
  unit: z.object({ uid: z.string().max(60) }).optional(),
  currency: z.object({ isocode: z.string().max(20) }).optional(),
  active: z.union([z.boolean(), z.enum(["true", "false"])]).optional(),
  activeFlag: z.boolean().optional(),
  ...activeDaysBody,
});

export const ChangeBody = z.object({
  name: requiredText(80),
  ...activeDaysBody,
  version: z.number().int().optional(),
});

const id = z.string().min(1).max(60);
/** Spec 001 §7: a JSON body. */
export const RemoveBody = z.object({ costCenterId: id, businessUnitId: id });
export const LinkBody = z.object({ businessUnitId: requiredText(60) });

/** Sorts by their codes; a minus in front turns them round. */
export const SORTS = {
  code: "Code",
  "-code": "Code, backwards",
  name: "Name",
  "-name": "Name, backwards",
  unit: "Unit",
  "-unit": "Unit, backwards",
} as const;
export type Sort = keyof typeof SORTS;

export const ListQuery = pageQuery.extend({
  search: z.string().max(200).optional(),
  /** Uids of units, separated by commas. */
  b2bUnits: z.string().max(30_000).optional(),
  status: z.string().max(20).optional(),
});
