import { z } from "zod";
import type { components } from "~/commerce/occ";
import type { SiteNotice } from "~/features/shell/site-notice.server";
import { whenEmpty } from "~/forms/text-schema.server";
import { addressChoice } from "./address.server";
import { chosenMode, modeSchema, modeView, neededByView } from "./delivery-mode.server";
import type { CheckoutCart } from "./gate.server";
import { parcelsOf } from "./parcels.server";
import { type approvalView, paymentSchema, type paymentView } from "./payment.server";
import { toRepeatSchema } from "./place-order.server";

export const whereSchema = z.object({
  addressId: z.string(whenEmpty("Choose an address.")).max(60),
  ...modeSchema.shape,
});

export type Where = z.infer<typeof whereSchema>;

export const summarySchema = whereSchema.extend(paymentSchema.shape);

export const repeatSummarySchema = whereSchema.extend(toRepeatSchema.shape);

/** What checkout on one page shows. */
export function summaryView(
  { cart, view }: CheckoutCart,
  notices: SiteNotice[],
  {
    addresses,
    deliveryModes,
    payment,
    approval,
  }: {
    addresses: readonly components["schemas"]["Address"][];
    deliveryModes: readonly components["schemas"]["DeliveryMode"][];
    payment: ReturnType<typeof paymentView>;
    approval: ReturnType<typeof approvalView>;
  },
) {
  const { chosen, ...choice } = addressChoice(addresses, cart);
  return {
    ...payment,
    approval,
    cart: view,
    notices,
    onAccount: cart.accountCharge !== undefined,
    ...choice,
    addressId: chosen,
    modes: deliveryModes.map(modeView),
    deliveryMode: chosenMode(cart, deliveryModes),
    parcels: parcelsOf(cart),
    neededBy: neededByView(cart),
  };
}
