import type { components } from "~/commerce/occ";
import { addressName } from "~/features/addresses/address-name";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { constraintOf } from "~/forms/submission.server";
import { countryOf } from "~/features/addresses/address-country.server";
import { addressSchema } from "~/features/addresses/address-schema.server";
import type { CheckoutCart } from "./gate.server";

type Address = components["schemas"]["Address"];
type User = components["schemas"]["User"];

/** Saved addresses as radio buttons, with the cart's selected, or otherwise the person's usual one. */
export function addressChoice(addresses: readonly Address[], { deliveryAddress }: CheckoutCart["cart"]) {
  const usual = addresses.find((address) => address.defaultAddress) ?? addresses[0];
  const inCart = addresses.find((address) => address.id === deliveryAddress?.id);
  return {
    addresses: addresses.map((address) => ({
      id: address.id ?? "",
      name: addressName(address),
      text: address.formattedAddress,
    })),
    chosen: (inCart ?? usual)?.id,
  };
}

/** What the address step shows. @param user the person whom the order is for. */
export const addressView = (
  { cart, view }: CheckoutCart,
  addresses: readonly Address[],
  user: Pick<User, "firstName" | "lastName" | "mobile" | "orgUnit">,
) => ({
  cart: view,
  ...addressChoice(addresses, cart),
  person: { firstName: user.firstName, lastName: user.lastName, phone: user.mobile },
  country: countryOf(user),
  constraint: constraintOf(addressSchema),
  newKey: newIdempotencyKey(),
});
