import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { cents, code, instant } from "../../database/columns";
import { orders } from "../orders/tables";
import { costCentres, organisations, units } from "../organisation/tables";
import { users } from "../users/tables";
import { LIMIT_TYPES, PERIODS, type Reason, type Step } from "./evaluate";

/** Who added something of an organisation, where it belongs, and which version it is. */
const kept = {
  organisationUid: code("organisation_uid")
    .notNull()
    .references(() => organisations.uid),
  unitUid: code("unit_uid")
    .notNull()
    .references(() => units.uid),
  name: text("name").notNull(),
  currency: text("currency").notNull(),
  active: boolean("active").notNull().default(true),
  addedAt: instant("added_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
  updatedBy: code("updated_by"),
  /** Goes up with each change, so that two people who edit at once are told apart. */
  version: integer("version").notNull().default(1),
};

/**
 * What a cost centre may be charged in a time. What is spent and held is not kept: it is computed from the orders that
 * are charged to the cost centre, so nothing can be lost.
 */
export const budgets = pgTable(
  "budgets",
  {
    code: code("code").primaryKey(),
    ...kept,
    /** A cost centre has at most one active budget for a day. Null is a budget of no cost centre. */
    costCentreCode: code("cost_centre_code").references(() => costCentres.code),
    /** Inc. GST. */
    amountCents: cents("amount_cents").notNull(),
    /** The first and the last day, in the organisation's time zone. */
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    endsOn: date("ends_on", { mode: "string" }).notNull(),
  },
  (t) => [index("budgets_cost_centre").on(t.costCentreCode), index("budgets_unit").on(t.unitUid)],
);

/** What a person may order without asking, and what an approver may allow (contract §10: order approval permission). */
export const purchaseLimits = pgTable(
  "purchase_limits",
  {
    code: code("code").primaryKey(),
    ...kept,
    type: text("type", { enum: LIMIT_TYPES }).notNull(),
    /** Inc. GST. Null allows any amount over a budget; the other types have one. */
    thresholdCents: cents("threshold_cents"),
    /** Of the type with a period. */
    period: text("period", { enum: PERIODS }),
  },
  (t) => [index("purchase_limits_unit").on(t.unitUid)],
);

/** The people whom a purchase limit is given to. */
export const purchaseLimitPeople = pgTable(
  "purchase_limit_people",
  {
    limitCode: code("limit_code")
      .notNull()
      .references(() => purchaseLimits.code, { onDelete: "cascade" }),
    customerId: code("customer_id")
      .notNull()
      .references(() => users.customerId, { onDelete: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.limitCode, t.customerId] }),
    index("purchase_limit_people_person").on(t.customerId),
  ],
);

/** Why an order waits by a limit or a budget, and whom it went to. Orders that wait for another reason have none. */
export const approvalRoutes = pgTable("approval_routes", {
  orderCode: code("order_code")
    .primaryKey()
    .references(() => orders.code),
  reasons: jsonb("reasons").$type<Reason[]>().notNull(),
  /** Whom it passed, and whom it reached, from the orderer's unit upwards. */
  steps: jsonb("steps").$type<Step[]>().notNull(),
  /** The account numbers of the people who are asked. */
  asked: text("asked").array().notNull(),
  /** Whether it holds its amount of the budget while it waits. What does not fit holds nothing. */
  holds: boolean("holds").notNull(),
});
