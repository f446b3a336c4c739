import { z } from "zod";
import type { components } from "~/commerce/occ";
import type { SiteNotice } from "~/features/shell/site-notice.server";
import { typedDay } from "~/forms/day-schema.server";
import { whenEmpty } from "~/forms/text-schema.server";
import { readableDay } from "~/ui/dates";
import type { CheckoutCart } from "./gate.server";

type DeliveryMode = components["schemas"]["DeliveryMode"];

export const modeSchema = z.object({
  deliveryMode: z.string(whenEmpty("Choose a delivery option.")).max(60),
  requestedRetrievalAt: typedDay("Enter a date.").optional(),
});

/** The day by which the goods of a cart are needed, and words if they are expected later; undefined if any day suits. */
export function neededByView({
  requestedRetrievalAt: day,
  earliestRetrievalAt: all,
}: Pick<components["schemas"]["Cart"], "requestedRetrievalAt" | "earliestRetrievalAt">) {
  if (!day) return undefined;
  const late =
    all && all > day
      ? `We expect all of it by ${readableDay(all)}. You need it by ${readableDay(day)}.`
      : undefined;
  return { day, words: readableDay(day), late };
}

/** A mode with what it costs the cart, where that is shown. */
export const modeView = ({ code, name, description, deliveryCost: cost, unavailable }: DeliveryMode) => ({
  code,
  name,
  text: unavailable ? `${description}. ${unavailable}` : description,
  cost: cost?.value === 0 ? "Free" : cost?.formattedValue,
});

/** The mode of the cart, or the first that delivers to its address. */
export const chosenMode = (
  { deliveryMode }: Pick<components["schemas"]["Cart"], "deliveryMode">,
  modes: readonly DeliveryMode[],
) => deliveryMode?.code ?? modes.find(({ unavailable }) => !unavailable)?.code;

/** The modes for the cart's address, each with its cost where prices are shown. */
export const modesView = (
  { cart, view }: CheckoutCart,
  notices: SiteNotice[],
  deliveryModes: readonly DeliveryMode[],
) => ({
  cart: view,
  notices,
  address: cart.deliveryAddress?.formattedAddress,
  modes: deliveryModes.map(modeView),
  chosen: chosenMode(cart, deliveryModes),
  neededBy: neededByView(cart)?.day,
});
