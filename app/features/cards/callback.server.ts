import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { addressOf } from "~/features/cards/view.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { type AnySubmission, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { whenEmpty } from "~/forms/text-schema.server";
import { seeOther } from "~/http/redirects.server";
import type { VisitData } from "~/session/storage.server";
import type { Visit } from "~/session/visit.server";
import { cardsPath, STATUS_FIELD } from "./paths";
import { warn } from "./register.server";
import { cardLabel } from "./view.server";

const CANCELLED = "Card registration was cancelled. No card was saved and nothing was charged.";
const FAILED =
  "Card registration failed. No card was saved and nothing was charged. Try again, or use another card.";
const UNFETCHED = "Unable to fetch payment details. No card was saved. Add the card again.";
const UNKNOWN = "An unknown error occurred. Please contact support.";

/**
 * The page that the card provider leads back to: asks for the billing address of a card that was registered; any other
 * outcome is a warning, and the form closes (spec 002 §4.4).
 */
export async function loadCallback(visit: Visit, request: Request) {
  const started = visit.session.get("card");
  // Back or a reload after the card was saved.
  if (!started) throw await seeOther(visit, cardsPath);
  const status = new URL(request.url).searchParams.get(STATUS_FIELD)?.toLowerCase();
  if (status !== "successful") {
    throw await warn(visit, status === "cancelled" ? CANCELLED : FAILED, started.back);
  }
  const [{ addresses }, cart, user] = await Promise.all([
    answer(visit.commerce.GET("/orgUsers/current/addresses")),
    started.cartId === undefined ? undefined : deliveryOf(visit, started.cartId),
    answer(
      visit.commerce.GET("/orgUsers/current", {
        params: { query: { fields: "firstName,lastName,orgUnit(country)" } },
      }),
    ),
  ]);
  const usual = cart ?? addresses[0];
  return {
    /** What the billing address is unless another one is typed. */
    same: usual ? addressOf(usual) : undefined,
    sameLabel: cart ? "The same as the delivery address" : "The address that my parcels go to",
    values: {
      billing: usual ? "same" : "other",
      firstName: user.firstName,
      lastName: user.lastName,
      country: user.orgUnit?.country?.isocode === "NZ" ? "NZ" : "AU",
    },
    key: newIdempotencyKey(),
  };
}

async function deliveryOf(visit: Visit, cartId: string) {
  const query = { fields: "deliveryAddress" };
  return answer(
    visit.commerce.GET("/users/current/carts/{cartId}", { params: { path: { cartId }, query } }),
  ).then(
    ({ deliveryAddress }) => deliveryAddress,
    (error: unknown) => {
      // It was ordered in another tab; the post says so.
      if (error instanceof CommerceError && error.is("CartError")) return undefined;
      throw error;
    },
  );
}

const most = z.string().trim().max(500).optional();

/** The API checks the address, because it has the words of each field. */
const schema = z.object({
  billing: z.enum(["same", "other"], { error: "Choose a billing address." }),
  firstName: most,
  lastName: most,
  line1: most,
  line2: most,
  town: most,
  region: most,
  postalCode: most,
  country: most,
  intent: z.string(whenEmpty("")).optional(),
});

/** Saves the card with its billing address, once; pressed twice it is the same card. */
export async function saveCard(visit: Visit, form: FormData) {
  const started = visit.session.get("card");
  if (!started) return seeOther(visit, cardsPath);
  if (form.get("intent") === "cancel") return warn(visit, CANCELLED, started.back);
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission);
  try {
    const card = await complete(visit, form, submission.value, started);
    visit.session.unset("card");
    const what = started.cartId === undefined ? "is saved." : "is saved and pays your share.";
    visit.flash({ kind: "ok", text: `${cardLabel(card)} ${what}` });
    return await seeOther(visit, started.back);
  } catch (error) {
    return refusedCard(visit, submission, error, started.back);
  }
}

type Started = NonNullable<VisitData["card"]>;

async function complete(
  visit: Visit,
  form: FormData,
  { billing, intent: _, ...address }: z.infer<typeof schema>,
  { sid, sign, cartId }: Started,
) {
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  const query =
    billing === "same" ? { sid, sign } : { sid, sign, billingAddress: "true" as const, ...address };
  return answer(
    cartId === undefined
      ? visit.commerce.POST("/users/current/payment/digitalPayments/response", { params: { query }, headers })
      : visit.commerce.POST("/users/current/carts/{cartId}/payment/digitalPayments/response", {
          params: { path: { cartId }, query },
          headers,
        }),
  );
}

async function refusedCard(visit: Visit, submission: AnySubmission, error: unknown, back: string) {
  if (!(error instanceof CommerceError) || error.is("CartError")) throw error;
  if (error.is("DigitalPaymentError", "used")) {
    visit.session.unset("card");
    return seeOther(visit, back);
  }
  if (error.is("DigitalPaymentError")) {
    const [said] = error.errors;
    return warn(visit, said?.reason === "expired" ? said.message : UNFETCHED, back);
  }
  if (error.is("ValidationError")) return replyInvalid(submission, mergeApiErrors(submission, error, FIELDS));
  if (error.status !== 400) throw error;
  return warn(visit, UNKNOWN, back);
}

/** An empty field is not in what was sent, so its errors are named here. */
const FIELDS = Object.fromEntries(
  ["firstName", "lastName", "line1", "line2", "town", "region", "postalCode", "country"].map((name) => [
    name,
    name,
  ]),
);
