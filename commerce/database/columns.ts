import { customType, integer, text, timestamp } from "drizzle-orm/pg-core";

/** Money is whole cents of the row's currency; nothing in the shop computes with fractions. */
export const cents = (name: string) => integer(name);

/** A UTC instant; windows and resets are computed from it in the organisation's time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Codes are text: leading zeros and letters are part of them. */
export const code = (name: string) => text(name);

/** The content of a file. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });
