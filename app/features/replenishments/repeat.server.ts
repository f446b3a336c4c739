import type { SerializeFrom } from "@remix-run/node";
import { z } from "zod";
import { clock } from "~/calendar/clock.server";
import { dayOf, daysAfter, weekDayOf } from "~/calendar/days.server";
import { LIMITS } from "~/commerce/limits.server";
import type { CheckoutCart } from "~/features/checkout/gate.server";
import { typedDay } from "~/forms/day-schema.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";

const MOST = LIMITS["POST /orgUsers/current/replenishmentOrders"];
const text = z.string().trim().max(MOST.numberOfDays, "Enter a shorter number.").optional();
const DAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;

/** Which numbers are needed, and from what to what, the API says. */
export const scheduleSchema = z.object({
  recurrencePeriod: z.enum(["DAILY", "WEEKLY", "MONTHLY"], { error: "Choose how often it is placed." }),
  numberOfDays: text,
  numberOfWeeks: text,
  daysOfWeek: z
    .array(z.enum(DAYS, { error: "Choose days of the week." }))
    .max(7)
    .optional(),
  nthDayOfMonth: text,
});

export const repeatSchema = scheduleSchema.extend({
  guid: z.string().max(60),
  fingerprint: z.string().max(60).optional(),
  details: z.string().max(200).optional(),
  replenishmentStartDate: typedDay("Enter a date, such as 30/11/2026."),
  termsChecked: z.literal("on", { error: "Accept the terms and conditions to place your order." }),
});

/** The first day alone. */
export const startSchema = repeatSchema.pick({ replenishmentStartDate: true });

/** A day as the API takes it: where the shop is, this is an hour of the same day. */
export const hourOf = (day: string) => `${day}T00:00:00+00:00`;

/** Fields that a refusal may be about, though they were sent empty. */
export const REPEAT_FIELDS = Object.fromEntries(Object.keys(repeatSchema.shape).map((name) => [name, name]));

/** What to do about a payment that cannot be repeated as it is, by the subject of the API's refusal. */
export const UNPAID: ReadonlyMap<string, string> = new Map([
  ["paymentType", "Choose how to pay, then repeat this order."],
  ["paymentDetailsId", "Choose how to pay, then repeat this order."],
  ["purchaseOrderNumber", "Enter a purchase order number, then repeat this order."],
  ["costCenterId", "Choose a cost centre, then repeat this order."],
]);

type Paid = Pick<
  CheckoutCart["cart"],
  | "entries"
  | "packs"
  | "paymentType"
  | "purchaseOrderRequired"
  | "purchaseOrderNumber"
  | "costCenterRequired"
  | "costCenter"
>;

/**
 * What is missing from the payment for somebody who opens the page by its address; the button that leads here has kept
 * it, on account. Of a cart that cannot be repeated the page says so first.
 */
export function unpaidWords({ entries = [], packs = [], ...cart }: Paid): string | undefined {
  if (packs.length > 0 || entries.some(({ taken }) => taken)) return undefined;
  if (cart.paymentType?.code !== "ACCOUNT") return UNPAID.get("paymentType");
  if (cart.purchaseOrderRequired && !cart.purchaseOrderNumber) return UNPAID.get("purchaseOrderNumber");
  return cart.costCenterRequired && !cart.costCenter ? UNPAID.get("costCenterId") : undefined;
}

type Details = Pick<CheckoutCart["cart"], "deliveryAddress" | "costCenter" | "purchaseOrderNumber">;

/** Of the cart, that the details of each order are read from. */
export const DETAILS = "guid,deliveryAddress(id),costCenter(code),purchaseOrderNumber";

/** Where each order goes and what it is charged to, as the page shows it and its form sends it back. */
export const detailsOf = ({ deliveryAddress, costCenter, purchaseOrderNumber }: Details): string =>
  [deliveryAddress?.id, costCenter?.code, purchaseOrderNumber].join(" ");

export const OTHER_DETAILS =
  "Where it goes, or what it is charged to, changed after this page was shown. Check it, then set it up again.";

/** The page on which a cart becomes a replenishment order, with what is ordered and how it is paid. */
export function repeatView({ cart, view }: CheckoutCart, timeZone: string) {
  const tomorrow = daysAfter(dayOf(clock(), timeZone));
  const packs = (cart.packs ?? []).map(({ packName }) => packName);
  return {
    cart: view,
    packs,
    taken: (cart.entries ?? []).some(({ taken }) => taken),
    vouchers: (cart.appliedVouchers ?? []).length > 0,
    guid: cart.guid,
    fingerprint: cart.fingerprint,
    details: detailsOf(cart),
    key: newIdempotencyKey(),
    address: cart.deliveryAddress?.formattedAddress,
    mode: cart.deliveryMode?.name,
    number: cart.purchaseOrderNumber,
    costCentre: cart.costCenter && `${cart.costCenter.code} ${cart.costCenter.name}`,
    defaults: {
      recurrencePeriod: "WEEKLY",
      numberOfDays: "14",
      numberOfWeeks: "1",
      daysOfWeek: [DAYS[weekDayOf(tomorrow) - 1]],
      nthDayOfMonth: String(Number(tomorrow.slice(8))),
      replenishmentStartDate: tomorrow,
    },
  };
}

export type RepeatView = SerializeFrom<typeof repeatView>;
