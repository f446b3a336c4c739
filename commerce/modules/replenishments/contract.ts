import { z } from "@hono/zod-openapi";
import { WEEK_DAYS } from "../../calendar";
import { atDefault, atFull } from "../../http/fields";
import { leftOut } from "../../http/left-out";
import { PriceSchema } from "../../http/money";
import { pageQuery, PaginationSchema, SortSchema } from "../../http/paging";
import { shownDigest } from "../../http/short-digest";
import { CartSchema, ChargedCostCentreSchema } from "../carts";
import { PERIODS } from "./recurrence";

/** Numbers come as text (contract §8); those of the other kinds of recurrence are ignored. */
const numberText = z.coerce.string().max(10).optional();

/** When a replenishment order is placed. */
export const ScheduleBody = z.object({
  recurrencePeriod: z.enum(PERIODS, { error: "Choose how often it is placed." }),
  numberOfDays: numberText,
  numberOfWeeks: numberText,
  daysOfWeek: z.array(z.enum(WEEK_DAYS)).max(7).optional(),
  nthDayOfMonth: numberText,
  /** YYYY-MM-DDTHH:mm:00 with an offset. Its date counts; of an instant in `Z`, the date of the organisation. */
  replenishmentStartDate: z.string().max(40),
});

export const CreateQuery = z.object({
  cartId: z.string().min(1).max(60).optional(),
  termsChecked: z.enum(["true", "false"]).optional(),
  fingerprint: shownDigest,
});

export const CodeParams = z.object({ code: z.string().min(1).max(60) });

export const ListQuery = pageQuery.extend({
  /** A part of the number, the purchase order number or the cost centre. */
  search: z.string().max(200).optional(),
});

const TriggerSchema = z
  .object({
    /** When the next order is placed; left out once it is cancelled. */
    activationTime: z.string().optional(),
    /** How often, in words. */
    displayTimeTable: z.string(),
  })
  .openapi("Trigger");

const scheduleShape = {
  replenishmentOrderCode: z.string(),
  active: z.boolean(),
  /** When the first order is placed. */
  firstDate: z.string(),
  trigger: TriggerSchema,
  /** The local dates of the first and the next order, YYYY-MM-DD, and of the day that was chosen. */
  dates: z.object({ start: z.string(), first: z.string(), next: z.string().optional() }),
  paymentStatus: atDefault(z.string()),
  /** When it was set up. */
  created: atDefault(z.string()),
};

/**
 * A replenishment order (contract §8): how its orders are made up, as a cart is. Prices are those of today, without
 * offers.
 */
export const ReplenishmentSchema = CartSchema.omit({
  fingerprint: true,
  parcels: true,
  name: true,
  saveTime: true,
  packs: true,
})
  .extend({
    ...scheduleShape,
    status: leftOut(z.string()),
    statusDisplay: leftOut(z.string()),
  })
  .openapi("ReplenishmentOrder");

const ListedSchema = z
  .object({
    ...scheduleShape,
    purchaseOrderNumber: z.string().optional(),
    costCenter: ChargedCostCentreSchema.optional(),
    paymentType: atDefault(z.object({ code: z.string(), displayName: z.string() })),
    totalItems: z.number(),
    totalUnitCount: z.number(),
    /** What the last order cost; before there is one, what it would have cost when it was set up. */
    totalPriceWithTax: z.object(PriceSchema.shape).optional(),
    user: leftOut(z.object({ uid: z.string(), name: z.string() })),
  })
  .openapi("ReplenishmentOrderSummary");

export const ReplenishmentListSchema = z
  .object({
    replenishmentOrders: z.array(ListedSchema),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
  })
  .openapi("ReplenishmentOrderList");

/** What came of the dates that have passed, the newest first. An extension of the shop. */
export const RunListSchema = z
  .object({
    runs: z.array(
      z.object({
        /** Local date, YYYY-MM-DD. */
        dueDate: z.string(),
        /** When it was worked off. */
        date: z.string(),
        order: z
          .object({
            code: z.string(),
            status: z.string(),
            statusDisplay: z.string(),
            total: PriceSchema.optional(),
          })
          .optional(),
        /** Why there is no order. */
        reason: z.string().optional(),
        /** Later dates that had passed too; this order stands for them. */
        missedDates: z.number(),
      }),
    ),
    pagination: PaginationSchema,
    /** All dates that had an order, and those that had none. */
    counts: atFull(z.object({ placed: z.number(), failed: z.number() })),
  })
  .openapi("ReplenishmentRuns");
