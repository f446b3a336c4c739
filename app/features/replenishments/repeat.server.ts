import type { SerializeFrom } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import { isRefusal, isTakenCart, openCheckout } from "~/features/checkout/gate.server";
import { typedDay } from "~/forms/day-schema.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyAgain, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { localDay, readableDay, weekdayOf } from "~/ui/dates";
import { replenishmentPath } from "./paths";

const MOST = LIMITS["POST /orgUsers/current/replenishmentOrders"];
const text = z.string().trim().max(MOST.numberOfDays, "Enter a shorter number.").optional();
const DAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"] as const;

/** Which numbers are needed, and from what to what, the API says. */
const scheduleSchema = z.object({
  recurrencePeriod: z.enum(["DAILY", "WEEKLY", "MONTHLY"], { error: "Choose how often it is placed." }),
  numberOfDays: text,
  numberOfWeeks: text,
  daysOfWeek: z
    .array(z.enum(DAYS, { error: "Choose days of the week." }))
    .max(7)
    .optional(),
  nthDayOfMonth: text,
});

const START = "replenishmentStartDate";

const schema = scheduleSchema.extend({
  guid: z.string().max(60),
  fingerprint: z.string().max(60).optional(),
  replenishmentStartDate: typedDay("Enter a date, such as 30/11/2026."),
  termsChecked: z.literal("on", { error: "Accept the terms and conditions to place your order." }),
});

/** Fields that a refusal may be about, though they were sent empty. */
const FIELDS = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, name]));

/** The page on which a cart becomes a replenishment order, with what is ordered and how it is paid. */
export async function loadRepeat(visit: Visit) {
  // Nobody sets up an order of somebody else.
  if (visit.session.has("proxy")) throw await seeOther(visit, "/checkout");
  const [{ cart, view }, { capabilities }, timeZone] = await Promise.all([
    openCheckout(visit, "payment-details", "FULL"),
    visit.person(),
    visit.timeZone(),
  ]);
  if (!capabilities.includes("schedule-orders")) throw new Response(null, { status: 403 });
  if (isTakenCart(cart)) throw await seeOther(visit, "/checkout");
  const tomorrow = localDay(Date.now(), timeZone, 1);
  const packs = (cart.packs ?? []).map(({ packName }) => packName);
  return {
    cart: view,
    packs,
    taken: (cart.entries ?? []).some(({ taken }) => taken),
    vouchers: (cart.appliedVouchers ?? []).length > 0,
    guid: cart.guid,
    fingerprint: cart.fingerprint,
    key: newIdempotencyKey(),
    address: cart.deliveryAddress?.formattedAddress,
    mode: cart.deliveryMode?.name,
    number: cart.purchaseOrderNumber,
    costCentre: cart.costCenter && `${cart.costCenter.code} ${cart.costCenter.name}`,
    defaults: {
      recurrencePeriod: "WEEKLY",
      numberOfDays: "14",
      numberOfWeeks: "1",
      daysOfWeek: [DAYS[(weekdayOf(tomorrow) + 6) % 7]],
      nthDayOfMonth: String(Number(tomorrow.slice(8))),
      replenishmentStartDate: tomorrow,
    },
  };
}

export type RepeatView = SerializeFrom<typeof loadRepeat>;

/** Sets it up. A second press leads to the same one. */
export async function postRepeat(visit: Visit, form: FormData) {
  const submission = parseForm(form, schema);
  if (form.get("intent") === "show") return replyAgain(submission);
  if (submission.status !== "success") {
    return replyInvalid(submission, { fieldErrors: await alsoWrong(visit, form, submission.error ?? {}) });
  }
  const { guid, fingerprint, termsChecked: _, replenishmentStartDate: day, ...schedule } = submission.value;
  try {
    const { replenishmentOrderCode: code, dates } = await answer(
      visit.commerce.POST("/orgUsers/current/replenishmentOrders", {
        params: {
          query: {
            ...{ cartId: guid, fingerprint, termsChecked: "true" },
            fields: "replenishmentOrderCode,dates",
          },
        },
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body: { ...schedule, replenishmentStartDate: hourOf(day) },
      }),
    );
    visit.flash({
      kind: "ok",
      text: `Replenishment order ${code} is set up. The first order is placed on ${readableDay(dates.first)}.`,
    });
    return await seeOther(visit, replenishmentPath(code));
  } catch (error) {
    const changed = error instanceof CommerceError && error.is("ConflictError", "changed");
    if (!changed && !isRefusal(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, FIELDS));
  }
}

/** Where the shop is, this is an hour of the same day. */
const hourOf = (day: string) => `${day}T00:00:00+00:00`;

/**
 * What the API has against the rest of a form that is refused here already, so that everything is told at once. It is
 * asked without the terms, so nothing is set up.
 * @param known the messages of the fields that are refused here.
 */
async function alsoWrong(visit: Visit, form: FormData, known: Record<string, string[] | null>) {
  const schedule = parseForm(form, scheduleSchema);
  const start = parseForm(form, schema.pick({ [START]: true }));
  if (schedule.status !== "success") return {};
  const day = start.status === "success" ? hourOf(start.value[START]) : "";
  try {
    await visit.commerce.POST("/orgUsers/current/replenishmentOrders", {
      params: { query: { cartId: String(form.get("guid")), termsChecked: "false" } },
      body: { ...schedule.value, [START]: day },
    });
    return {};
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { fieldErrors = {} } = mergeApiErrors(schedule, error, FIELDS);
    return Object.fromEntries(
      Object.entries(fieldErrors).filter(([name]) => name !== "termsChecked" && !known[name]),
    );
  }
}
