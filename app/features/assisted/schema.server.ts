import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import { optionalText, requiredText } from "~/forms/text-schema.server";

const most = LIMITS["POST /assistedservicewebservices/customers"];

/** A new customer (spec 002 §5 "valid first name, last name and e-mail"). */
export const newCustomerSchema = z.object({
  firstName: requiredText(most.firstName, "Enter a valid first name."),
  lastName: requiredText(most.lastName, "Enter a valid last name."),
  emailAddress: requiredText(most.emailAddress, "Enter a valid email."),
  orgUnit: optionalText(most.orgUnit),
});

/** A cart and whose it is to be. */
export const assignCartSchema = z.object({
  cartId: requiredText(60, "Enter the number of the cart."),
  customerId: requiredText(60, "Enter the customer’s account number."),
});
