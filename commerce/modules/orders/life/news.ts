import { sql, type SQL } from "drizzle-orm";
import type { Cause } from "./cause";
import type { OrderState, ParcelState } from "./states";

/** States that somebody has a notice of when others bring them about. */
export const ORDER_NEWS: readonly OrderState[] = ["APPROVED", "REJECTED", "CANCELLED", "ERROR"];
export const PARCEL_NEWS: readonly ParcelState[] = [
  "SHIPPED",
  "READY_FOR_PICKUP",
  "DELIVERY_COMPLETED",
  "DELIVERY_REJECTED",
];

const isNews = (to: string, { actor }: Cause): boolean =>
  actor !== "wearer" && [...ORDER_NEWS, ...PARCEL_NEWS].some((state) => state === to);

/** The `news_at` of an order after an event: when it was heard of, if its person has a notice of it. */
export const newsAfter = (to: OrderState | ParcelState, cause: Cause): SQL =>
  isNews(to, cause) ? sql`${(cause.heardAt ?? cause.at).toISOString()}::timestamptz` : sql`news_at`;
