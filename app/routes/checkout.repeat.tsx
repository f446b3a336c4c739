import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { readCart } from "~/session/cart.server";
import { isRefusal, isTakenCart, openCheckout, withCart } from "~/features/checkout/gate.server";
import { checkoutPath } from "~/features/checkout/steps";
import { replenishmentPath } from "~/paths";
import { RepeatPage } from "~/features/replenishments/repeat-page.server";
import {
  DETAILS,
  detailsOf,
  hourOf,
  OTHER_DETAILS,
  REPEAT_FIELDS,
  repeatSchema,
  repeatView,
  scheduleSchema,
  startSchema,
  UNPAID,
  unpaidWords,
} from "~/features/replenishments/repeat.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyAgain, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { requireCapability } from "~/session/guards.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { readableDay } from "~/ui/dates";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Repeat this order");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    // Nobody sets up an order of somebody else.
    if (visit.session.has("proxy")) throw await seeOther(visit, "/checkout");
    const [opened, timeZone] = await Promise.all([
      openCheckout(visit, "payment-details", "FULL"),
      visit.timeZone(),
      visit.person(),
    ]);
    await requireCapability(visit, "schedule-orders");
    if (isTakenCart(opened.cart)) throw await seeOther(visit, "/checkout");
    const unpaid = unpaidWords(opened.cart);
    if (unpaid) throw await toPayment(visit, unpaid);
    return repeatView(opened, timeZone);
  });
}

/** To the step where it is chosen, because this page has no field for it. */
function toPayment(visit: Visit, text: string) {
  visit.flash({ kind: "warn", text });
  return seeOther(visit, checkoutPath("payment-details"));
}

/** Sets it up. A second press leads to the same one. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) =>
    withCart(visit, async () => {
      const submission = parseForm(form, repeatSchema);
      if (form.get("intent") === "show") return replyAgain(submission);
      if (submission.status !== "success") {
        const fieldErrors = await alsoWrong(visit, form, submission.error ?? {});
        return replyInvalid(submission, { fieldErrors });
      }
      const {
        guid: cartId,
        fingerprint,
        details,
        termsChecked: _,
        replenishmentStartDate: day,
        ...schedule
      } = submission.value;
      // A cart that became a replenishment order is gone, and the second press leads to it.
      const cart = details === undefined ? undefined : await readCart(visit, DETAILS);
      if (cart?.guid === cartId && detailsOf(cart) !== details) {
        return replyInvalid(submission, { status: 409, formErrors: [OTHER_DETAILS] });
      }
      try {
        const { replenishmentOrderCode: code, dates } = await answer(
          visit.commerce.POST("/orgUsers/current/replenishmentOrders", {
            params: {
              query: { cartId, fingerprint, termsChecked: "true", fields: "replenishmentOrderCode,dates" },
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
        const unpaid = error.errors.map(({ subject = "" }) => UNPAID.get(subject)).find(Boolean);
        if (unpaid) return await toPayment(visit, unpaid);
        return replyInvalid(submission, mergeApiErrors(submission, error, REPEAT_FIELDS));
      }
    }),
  );
}

/**
 * What the API has against the rest of a form that is refused here already, so that everything is told at once. It is
 * asked without the terms, so nothing is set up.
 * @param known the messages of the fields that are refused here.
 */
async function alsoWrong(visit: Visit, form: FormData, known: Record<string, string[] | null>) {
  const schedule = parseForm(form, scheduleSchema);
  const start = parseForm(form, startSchema);
  if (schedule.status !== "success") return {};
  const day = start.status === "success" ? hourOf(start.value.replenishmentStartDate) : "";
  try {
    await visit.commerce.POST("/orgUsers/current/replenishmentOrders", {
      params: { query: { cartId: String(form.get("guid")), termsChecked: "false" } },
      body: { ...schedule.value, replenishmentStartDate: day },
    });
    return {};
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { fieldErrors = {} } = mergeApiErrors(schedule, error, REPEAT_FIELDS);
    return Object.fromEntries(
      Object.entries(fieldErrors).filter(([name]) => name !== "termsChecked" && !known[name]),
    );
  }
}

export default documentPage(
  serverOnly$(function RepeatRoute() {
    return <RepeatPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
