import type { Submission } from "@conform-to/react";
import { json } from "@remix-run/node";
import type { z } from "zod";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { methodPath, packReview, proxyPath, repeatPath } from "~/paths";
import { isCartMissing, readCart } from "~/session/cart.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import type { FormReply } from "~/forms/reply";
import { type AnySubmission, mergeApiErrors, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { isRefusal } from "./gate.server";
import { type Payment, paymentSchema, wrongFields } from "./payment.server";

/** A form reply with a notice: why nothing was ordered, and what to do next. */
export type PlaceReply = FormReply & {
  notice?: { kind: "warn" | "bad"; text: string; link?: { to: string; label: string } };
};

/** What a cart is repeated with. Terms are accepted where it is set up. */
export const toRepeatSchema = paymentSchema.omit({ termsChecked: true });

/**
 * Keeps number and cost centre in the cart and leads to where its order is repeated.
 * @param before as in placeWith.
 */
export async function goRepeat<Sent extends z.infer<typeof toRepeatSchema>>(
  visit: Visit,
  submission: Submission<Sent, string[]>,
  before?: (sent: Sent) => Promise<void>,
) {
  if (submission.status !== "success") return replyInvalid(submission);
  const payment = submission.value;
  try {
    const rules = await readCart(visit, "guid,purchaseOrderRequired,costCenterRequired");
    const wrong = rules ? await wrongFields(visit, payment, rules) : {};
    if (Object.keys(wrong).length > 0) return replyInvalid(submission, { fieldErrors: wrong });
    if (rules?.guid === payment.guid) await before?.(payment);
    await settlePayment(visit, payment, "ACCOUNT");
    return await seeOther(visit, repeatPath);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, subjects));
  }
}

/**
 * Places the order of a cart. It is named by its guid, which the order keeps, so that a second press or a second
 * tab is answered with the same order.
 * @param before what has to be set first; its refusals go to the same form.
 */
export async function placeWith(
  visit: Visit,
  form: FormData,
  submission: AnySubmission,
  payment: Payment,
  before?: () => Promise<void>,
) {
  try {
    const rules = await readCart(visit, RULES);
    const wrong = rules?.guid === payment.guid ? await wrongFields(visit, payment, rules) : {};
    if (Object.keys(wrong).length > 0) return replyInvalid(submission, { fieldErrors: wrong });
    if (rules?.guid === payment.guid) {
      if (payment.deliverTo && rules.deliveryAddress?.id !== payment.deliverTo) {
        return refused(submission, { kind: "warn", text: OTHER_ADDRESS });
      }
      await before?.();
    }
    // Somebody else's card never pays, so an order for another person is on account.
    const byCard = rules?.paymentInfo?.ownShareBy === "card" && !visit.session.has("proxy");
    await settlePayment(visit, payment, byCard ? "CARD" : "ACCOUNT");
    const placed = await answer(
      visit.commerce.POST("/orgUsers/current/orders", {
        params: {
          query: {
            cartId: payment.guid,
            termsChecked: "true",
            fingerprint: payment.fingerprint,
            urgentReason: payment.urgentReason,
          },
        },
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      }),
    );
    const notice = outcomeOf(placed);
    if (notice || !placed.code) return refused(submission, notice ?? unknownOutcome);
    endProxy(visit);
    visit.session.set("placed", placed.code);
    return seeOther(visit, `/order-confirmation?code=${encodeURIComponent(placed.code)}`);
  } catch (error) {
    if (error instanceof CommerceError && error.is("ConflictError", "changed")) {
      const text = error.errors[0]!.message;
      return refused(submission, { kind: "warn", text, link: { to: "/cart", label: "Go to your cart" } });
    }
    if (error instanceof CommerceError && error.is("CartError", "reviewConfiguration")) {
      const text = `${error.errors[0]!.message}.`;
      return refused(submission, { kind: "bad", text, link: { to: "/cart", label: "Go to your cart" } });
    }
    if (!isRefusal(error)) throw error;
    const card = error.errors.find(({ subject }) => subject === "paymentDetailsId");
    if (card) {
      const link = { to: methodPath, label: "Choose how to pay" };
      return refused(submission, { kind: "bad", text: card.message, link }, 400);
    }
    return replyInvalid(submission, mergeApiErrors(submission, error, subjects));
  }
}

const RULES = "guid,purchaseOrderRequired,costCenterRequired,paymentInfo(ownShareBy),deliveryAddress(id)";

const OTHER_ADDRESS =
  "The address changed after this page was shown. Check what you order, then place the order again.";

/** The API ended it with the order. */
function endProxy(visit: Visit): void {
  const proxy = visit.session.get("proxy");
  if (!proxy) return;
  visit.session.unset("proxy");
  visit.flash({
    kind: "ok",
    text: `The order for ${proxy.name} is placed. You are ordering for yourself again.`,
    next: { to: proxyPath, label: "Order for somebody else" },
  });
}

/** A step that was undone in another tab has no field here. Its error message says what to choose. */
const subjects = { poNumber: "purchaseOrderNumber", costCenter: "costCenterId", costCentre: "costCenterId" };

/** If the order was already placed, there is no cart to update. */
async function settlePayment(
  visit: Visit,
  { guid, purchaseOrderNumber = "", costCenterId }: z.infer<typeof toRepeatSchema>,
  paymentType: "ACCOUNT" | "CARD",
) {
  const path = { cartId: guid };
  try {
    await visit.commerce.PUT("/users/current/carts/{cartId}/paymenttype", {
      params: { path, query: { paymentType, purchaseOrderNumber, fields: "code" } },
    });
    if (!costCenterId) return;
    await visit.commerce.PUT("/users/current/carts/{cartId}/costcenter", {
      params: { path, query: { costCenterId } },
    });
  } catch (error) {
    if (!isCartMissing(error)) throw error;
  }
}

interface Placed {
  waveServiceUnavailable?: boolean;
  waveProductAvailabilityErrorMessage?: string;
  updateAllocationError?: boolean;
  allocationErrorMessage?: string;
  packId?: string;
}

const unknownOutcome: PlaceReply["notice"] = {
  kind: "bad",
  text: "We do not know yet whether your order was placed. Check your orders. If it is not there, press Place order again: nothing is ordered twice.",
  link: { to: "/my-account/orders", label: "Go to your orders" },
};

/** The outcomes that leave the cart as it is (spec 001 §4). */
function outcomeOf(placed: Placed): PlaceReply["notice"] {
  if (placed.waveServiceUnavailable) {
    return {
      kind: "warn",
      text: "The warehouse cannot confirm stock right now. Your cart is saved. Try again in a few minutes.",
    };
  }
  if (placed.waveProductAvailabilityErrorMessage) {
    return {
      kind: "bad",
      text: placed.waveProductAvailabilityErrorMessage,
      link: { to: "/cart", label: "Go to your cart" },
    };
  }
  if (!placed.updateAllocationError) return undefined;
  if (placed.allocationErrorMessage) {
    return {
      kind: "bad",
      text: placed.allocationErrorMessage,
      link: { to: packReview(placed.packId ?? ""), label: "Change the pack" },
    };
  }
  return {
    kind: "bad",
    text: "We could not update your allowance, so nothing was ordered. Check your packs and try again.",
    link: { to: "/orderUniform", label: "Open my packs" },
  };
}

async function refused(submission: AnySubmission, notice: PlaceReply["notice"], status = 409) {
  const reply = await replyInvalid(submission).json();
  return json<PlaceReply>({ ...reply, notice }, { status });
}
