import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import { optionalText, requiredText } from "~/forms/text-schema.server";

const KEPT = /^(wishlist|selectivecart)/;

/** What a cart is called in the list, and more words about it (spec 002 §5). */
const { name: most, description: mostWords } = LIMITS["PATCH /users/current/carts/{cartId}/savedCart"];

const name = requiredText(most).refine((typed) => !KEPT.test(typed), {
  error: "Choose a name that does not begin with “wishlist” or “selectivecart”.",
});

export const namingSchema = z.object({ name, description: optionalText(mostWords) });
export const copySchema = z.object({ name });

/** How many characters of each field its hint counts from. */
export const MOST = { name: most, description: mostWords };

/** The fields of the API's refusals by their names in the forms. */
export const SUBJECTS = { saveCartName: "name", saveCartDescription: "description" };
