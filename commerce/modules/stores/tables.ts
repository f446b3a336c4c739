import { doublePrecision, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { WeekDay } from "../../calendar";
import { code } from "../../database/columns";

/** From and until on one day, as HH:MM of the store's clock. */
export interface OpenTimes {
  opens: string;
  closes: string;
}

/** A day of its own, YYYY-MM-DD: with other times, or closed. */
export interface SpecialDay extends Partial<OpenTimes> {
  date: string;
  name: string;
  comment?: string;
}

/** A place of the provider that people can visit: a fitting room or a counter. */
export const stores = pgTable(
  "stores",
  {
    /** Stands in addresses. */
    name: code("name").primaryKey(),
    /** The sites that show it. */
    sites: text("sites").array().notNull(),
    displayName: text("display_name").notNull(),
    description: text("description").notNull().default(""),
    line1: text("line1").notNull(),
    line2: text("line2"),
    town: text("town").notNull(),
    /** The short code, such as VIC; New Zealand's addresses have one too, for the counts. */
    region: code("region").notNull(),
    postalCode: code("postal_code").notNull(),
    /** ISO 3166, two letters. */
    country: code("country").notNull(),
    phone: text("phone"),
    email: text("email"),
    /** Degrees, WGS 84. */
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    timeZone: text("time_zone").notNull(),
    /** A day without times is closed. */
    hours: jsonb("hours").$type<Partial<Record<WeekDay, OpenTimes>>>().notNull(),
    specialDays: jsonb("special_days").$type<SpecialDay[]>().notNull().default([]),
    features: jsonb("features").$type<{ key: string; value: string }[]>().notNull().default([]),
  },
  (t) => [index("stores_region").on(t.country, t.region)],
);

/** Where towns and postal codes are, so that stores are found near them without asking anybody else. */
export const places = pgTable(
  "places",
  {
    country: code("country").notNull(),
    postalCode: code("postal_code").notNull(),
    town: text("town").notNull(),
    region: code("region").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
  },
  (t) => [primaryKey({ columns: [t.country, t.postalCode, t.town] })],
);
