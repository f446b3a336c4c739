import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { invalid } from "../../http/errors";
import { personName } from "../../http/person-name";
import { REQUIRED_TEXT } from "../../http/text-schema";
import { AddressSchema, addressView, cartFor } from "../carts";
import { AddressBody, addressesFor, choiceView, ownAddress, saveAddress } from "./addresses";
import { setDeliveryAddress } from "./change";

const tag = "Checkout";
const LocationSchema = z
  .object({
    /** Of its address. */
    uid: z.string(),
    name: z.string(),
    /** A schema of its own: of a cart the address belongs to DEFAULT, of a place to BASIC. */
    address: AddressSchema.extend({}).openapi("DeliveryLocationAddress"),
  })
  .openapi("DeliveryLocation");

/** Where goods of a cart may go, as places to choose one of (spec 001 §7, contract §21.2). */
export function locationRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/orgUsers/{userId}/carts/{cartId}/delivery-locations",
      tag,
      summary: "The places that the person may have goods sent to",
      who: "person",
      proxied: true,
      params: z.object({ cartId: z.string().min(1).max(60) }),
      answer: z.object({ locations: z.array(LocationSchema) }).openapi("DeliveryLocationList"),
    },
    async (call) => {
      await cartFor(call, call.params.cartId);
      const locations = (await addressesFor(call)).map((choice) => ({
        uid: choice.address.id!,
        name: choice.address.companyName || personName(choice.address),
        address: choiceView(choice),
      }));
      return { locations };
    },
  );
  api.call(
    {
      method: "post",
      path: "/delivery-location",
      tag,
      summary: "Has the open cart sent to one of the person's places, or to a new address, which is saved",
      who: "person",
      proxied: true,
      body: z.object({ locationId: z.string().min(1).max(60).optional(), address: AddressBody.optional() }),
      answer: z.object({ deliveryAddress: AddressSchema }).openapi("DeliveryLocationSet"),
    },
    async ({ body, ...call }) => {
      const { locationId, address } = body;
      if (!locationId && !address) throw invalid("locationId", REQUIRED_TEXT, "missing");
      const chosen = locationId ? await ownAddress(call, locationId) : await saveAddress(call, address!);
      await setDeliveryAddress(call, "current", chosen);
      return { deliveryAddress: addressView(chosen) };
    },
  );
  api.call(
    {
      method: "get",
      path: "/orgUsers/{userId}/addresses/alternate",
      tag,
      summary: "The addresses that the person may have goods sent to instead of the default one",
      who: "person",
      proxied: true,
      answer: z.object({ addresses: z.array(AddressSchema) }).openapi("AlternateAddressList"),
    },
    async (call) => ({
      addresses: (await addressesFor(call))
        .filter(({ isDefault }) => !isDefault)
        .map(({ address, isOwn }) => addressView(address, { visibleInAddressBook: isOwn })),
    }),
  );
}
