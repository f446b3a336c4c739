import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { code, instant } from "../../database/columns";
import type { EventPerson } from "../../http/event-person";
import type { WhyNot } from "../../http/why-not";

/** What a change is about. Changes of orders are in order_events. */
export const CHANGE_KINDS = [
  "person",
  "role",
  "pack",
  "limit",
  "budget",
  "cost-centre",
  "unit",
  "user-group",
  "purchase-order",
  "payment",
  "delegation",
  "upload",
  "refusal",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One value before and after, in the words that pages show; null is none. */
export interface ValueChange {
  what: string;
  from: string | null;
  to: string | null;
  /** The code of what was refused, of a refusal. */
  reason?: WhyNot;
}

/**
 * Who changed what of an organisation besides its orders. Rows are only added: a trigger refuses updates and
 * deletes. The words are those of the day, so that a later change of names or formats alters nothing here.
 */
export const changeEvents = pgTable(
  "change_events",
  {
    id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
    at: instant("at").notNull(),
    organisationUid: code("organisation_uid").notNull(),
    /** Administrators of this unit and of those above it see the row. */
    unitUid: code("unit_uid").notNull(),
    kind: text("kind", { enum: CHANGE_KINDS }).notNull(),
    subjectCode: code("subject_code").notNull(),
    subjectName: text("subject_name").notNull(),
    changes: jsonb("changes").$type<ValueChange[]>().notNull(),
    /** Who did it; null for jobs. An identity provider has the number `sso-` and its id. */
    by: jsonb("by").$type<EventPerson>(),
    onBehalfOf: jsonb("on_behalf_of").$type<EventPerson>(),
    /** punch-out, assisted, proxy, upload, mail-link, sign-on, or the client that called. */
    channel: text("channel").notNull(),
    note: text("note"),
  },
  (t) => [
    index("change_events_organisation").on(t.organisationUid, t.at),
    index("change_events_refusals")
      .on(t.subjectCode, t.at)
      .where(sql`${t.kind} = 'refusal'`),
  ],
);
