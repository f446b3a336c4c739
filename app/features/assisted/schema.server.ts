import { z } from "zod";
import { optionalText, requiredText } from "~/forms/text-schema.server";

/** A new customer (spec 002 §5 "valid first name, last name and e-mail"). */
export const newCustomerSchema = z.object({
  firstName: requiredText(60, "Enter a valid first name."),
  lastName: requiredText(60, "Enter a valid last name."),
  emailAddress: requiredText(200, "Enter a valid email."),
  orgUnit: optionalText(60),
});

/** A cart and whose it is to be. */
export const assignCartSchema = z.object({
  cartId: requiredText(60, "Enter the number of the cart."),
  customerId: requiredText(60, "Enter the customer’s account number."),
});
