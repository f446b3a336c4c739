import { customType, date, integer, text, timestamp } from "drizzle-orm/pg-core";

/** Money is whole cents of the row's currency; nothing in the shop computes with fractions. */
export const cents = (name: string) => integer(name);

/** A UTC instant; windows and resets are computed from it in the organisation's time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The first and the last day on which something can be used, in the organisation's time zone; null for no such day. */
export const activeDays = {
  activeFrom: date("active_from", { mode: "string" }),
  activeUntil: date("active_until", { mode: "string" }),
};

/** Codes are text: leading zeros and letters are part of them. */
export const code = (name: string) => text(name);

/** The content of a file. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
