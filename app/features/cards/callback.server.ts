import { z } from "zod";
import { CommerceError } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { countryOf } from "~/features/addresses/address-country.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { type AnySubmission, mergeApiErrors, replyInvalid } from "~/forms/submission.server";
import { whenEmpty } from "~/forms/text-schema.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { warn } from "./register.server";
import { addressOf } from "./view.server";

export const CANCELLED = "Card registration was cancelled. No card was saved and nothing was charged.";
export const FAILED =
  "Card registration failed. No card was saved and nothing was charged. Try again, or use another card.";
const UNFETCHED = "Unable to fetch payment details. No card was saved. Add the card again.";
const UNKNOWN = "An unknown error occurred. Please contact support.";

type Address = components["schemas"]["Address"];

/**
 * What the page asks after a card was registered: its billing address.
 * @param delivery where the cart goes; without a cart, the billing address may be that of the person's parcels.
 */
export function callbackView(
  user: Pick<components["schemas"]["User"], "firstName" | "lastName" | "orgUnit">,
  addresses: readonly Address[],
  delivery: Address | undefined,
) {
  const usual = delivery ?? addresses[0];
  return {
    /** What the billing address is unless another one is typed. */
    same: usual ? addressOf(usual) : undefined,
    sameLabel: delivery ? "The same as the delivery address" : "The address that my parcels go to",
    values: {
      billing: usual ? "same" : "other",
      firstName: user.firstName,
      lastName: user.lastName,
      country: countryOf(user),
    },
    key: newIdempotencyKey(),
  };
}

const most = z.string().trim().max(500).optional();

/** The API checks the address, because it has the words of each field. */
export const callbackSchema = z.object({
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

/** Why the provider's card was not saved. @throws the error where the form cannot show it. */
export async function refusedCard(visit: Visit, submission: AnySubmission, error: unknown, back: string) {
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
