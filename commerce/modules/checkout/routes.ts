import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { type Call, fieldsOf } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import {
  AddressSchema,
  addressView,
  CartSchema,
  cartFor,
  cartToOrder,
  DeliveryModeSchema,
  paymentTypeView,
} from "../carts";
import { carts } from "../carts/tables";
import { AddressBody, addressesFor, choiceView, ownAddress, saveAddress } from "./addresses";
import { setCard } from "./card-choice";
import { CostCentersSchema, type ReadBudgets, setCostCentre, showCostCentres } from "./cost-centres";
import { neededByText, setNeededBy } from "./needed-by";
import { KnownNumbersSchema } from "./purchase-order-number";
import { chosenMode, modesFor, registerFor, setDeliveryAddress, setDeliveryMode, setPayment } from "./change";

const tag = "Checkout";
const CartParams = z.object({ cartId: z.string().min(1).max(60) });
const Addresses = z.object({ addresses: z.array(AddressSchema) }).openapi("AddressList");
const CartPurchaseOrder = z
  .object({
    purchaseOrderNumber: z.string().optional(),
    available: KnownNumbersSchema,
  })
  .openapi("CartPurchaseOrder");

/** Checkout calls (contract §8, §21.2). @param readBudgets what is left of the budgets of cost centres. */
export function checkoutRoutes(api: Registrar, readBudgets: ReadBudgets): void {
  for (const path of [
    "/orgUsers/{userId}/addresses/wwgAddresses",
    "/orgUsers/{userId}/addresses",
    "/users/{userId}/addresses",
  ]) {
    api.call(
      {
        method: "get",
        path,
        tag,
        summary: "The addresses that the person may have goods sent to",
        who: "person",
        proxied: true,
        query: z.object({ id: z.string().max(60).optional() }),
        answer: Addresses,
      },
      async (call) => ({ addresses: (await addressesFor(call)).map(choiceView) }),
    );
  }
  for (const area of ["users", "orgUsers"]) {
    const cartPath = `/${area}/{userId}/carts/{cartId}`;
    api.call(
      {
        method: "put",
        path: `${cartPath}/addresses/delivery`,
        tag,
        summary: "Sets a saved address as the delivery address",
        who: "person",
        proxied: true,
        params: CartParams,
        query: z.object({ addressId: z.string().min(1).max(60) }),
      },
      async ({ params, query, ...call }) =>
        setDeliveryAddress(call, params.cartId, await ownAddress(call, query.addressId)),
    );
    api.call(
      {
        method: "post",
        path: `${cartPath}/addresses/delivery`,
        tag,
        summary: "Saves a new address and sets it as the delivery address",
        who: "person",
        proxied: true,
        params: CartParams,
        body: AddressBody,
        answer: AddressSchema,
        status: 201,
      },
      async ({ params, body, ...call }) => {
        const address = await saveAddress(call, body);
        await setDeliveryAddress(call, params.cartId, address);
        return addressView(address);
      },
    );
    api.call(
      {
        method: "delete",
        path: `${cartPath}/addresses/delivery`,
        tag,
        summary: "Clears the delivery address",
        who: "person",
        proxied: true,
        params: CartParams,
      },
      ({ params, ...call }) => setDeliveryAddress(call, params.cartId, null),
    );
    api.call(
      {
        method: "get",
        path: `${cartPath}/deliverymodes`,
        tag,
        summary: "Delivery modes for the cart's address",
        who: "person",
        proxied: true,
        params: CartParams,
        query: z.object({ country: z.enum(["AU", "NZ"]).optional() }),
        answer: z.object({ deliveryModes: z.array(DeliveryModeSchema) }).openapi("DeliveryModeList"),
      },
      async ({ params, query, ...call }) => ({
        deliveryModes: await modesFor(call, params.cartId, query.country),
      }),
    );
    api.call(
      {
        method: "get",
        path: `${cartPath}/deliverymode`,
        tag,
        summary: "The delivery mode of the cart; empty while none is chosen",
        who: "person",
        proxied: true,
        params: CartParams,
        answer: DeliveryModeSchema.partial().openapi("ChosenDeliveryMode"),
      },
      ({ params, ...call }) => chosenMode(call, params.cartId),
    );
    api.call(
      {
        method: "put",
        path: `${cartPath}/deliverymode`,
        tag,
        summary:
          "Sets the delivery mode, and the delivery address and the day by which the goods are needed if they are sent",
        who: "person",
        proxied: true,
        params: CartParams,
        query: z.object({
          deliveryModeId: z.string().min(1).max(60),
          addressId: z.string().min(1).max(60).optional(),
          requestedRetrievalAt: neededByText().optional(),
        }),
      },
      async ({ params, query, ...call }) => {
        if (query.addressId) {
          await setDeliveryAddress(call, params.cartId, await ownAddress(call, query.addressId));
        }
        await setDeliveryMode(call, params.cartId, query.deliveryModeId);
        if (query.requestedRetrievalAt !== undefined) {
          await setNeededBy(call, params.cartId, query.requestedRetrievalAt);
        }
      },
    );
    api.call(
      {
        method: "put",
        path: `${cartPath}/requestedretrievaldate`,
        tag,
        summary: "Sets the day by which the goods are needed; an empty one removes it",
        who: "person",
        proxied: true,
        params: CartParams,
        query: z.object({ requestedRetrievalAt: neededByText() }),
      },
      ({ params, query, ...call }) => setNeededBy(call, params.cartId, query.requestedRetrievalAt),
    );
    api.call(
      {
        method: "delete",
        path: `${cartPath}/deliverymode`,
        tag,
        summary: "Clears the delivery mode",
        who: "person",
        proxied: true,
        params: CartParams,
      },
      async ({ params, ...call }) => {
        const cart = await cartToOrder(call, params.cartId);
        await call.db.update(carts).set({ deliveryMode: null }).where(eq(carts.code, cart.code));
      },
    );
    api.call(
      {
        method: "put",
        path: `${cartPath}/paymenttype`,
        tag,
        summary: "Sets the payment type and the purchase order number",
        who: "person",
        proxied: true,
        params: CartParams,
        query: z.object({
          paymentType: z.string().max(20).optional(),
          purchaseOrderNumber: z.string().max(500).optional(),
        }),
        answer: CartSchema,
      },
      ({ params, query, ...call }) => setPayment(call, params.cartId, query),
    );
    api.call(
      {
        method: "put",
        path: `${cartPath}/paymentdetails`,
        tag,
        summary: "Has a saved card pay the person's own share",
        who: "person",
        own: true,
        params: CartParams,
        query: z.object({ paymentDetailsId: z.string().min(1).max(80) }),
        answer: CartSchema,
      },
      ({ params, query, ...call }) => setCard(call, params.cartId, query.paymentDetailsId),
    );
    api.call(
      {
        method: "put",
        path: `${cartPath}/costcenter`,
        tag,
        summary: "Sets the cost centre to charge",
        who: "person",
        proxied: true,
        params: CartParams,
        query: z.object({ costCenterId: z.string().min(1).max(60) }),
        answer: CartSchema,
      },
      ({ params, query, ...call }) => setCostCentre(call, params.cartId, query.costCenterId),
    );
  }
  api.call(
    {
      method: "get",
      path: "/costcenters",
      tag,
      summary: "Cost centres that the person may charge",
      who: "person",
      proxied: true,
      answer: CostCentersSchema,
      fieldsWithin: "costCenters",
    },
    (call) => showCostCentres(call, fieldsOf(call.query), readBudgets),
  );
  api.call(
    {
      method: "get",
      path: "/paymenttypes",
      tag,
      summary: "Payment types",
      who: "anyone",
      answer: z
        .object({ paymentTypes: z.array(z.object({ code: z.string(), displayName: z.string() })) })
        .openapi("PaymentTypeList"),
    },
    // Nobody is named where no token is sent.
    async ({ about }: { about?: Call["about"] }) => ({
      paymentTypes: ["ACCOUNT", ...(about?.organisation.cardPayment ? ["CARD"] : [])].map(paymentTypeView),
    }),
  );
  const purchaseOrder = "/orgUsers/{userId}/carts/{cartId}/purchase-order";
  api.call(
    {
      method: "get",
      path: purchaseOrder,
      tag,
      summary: "The cart's purchase order number, and the numbers that the unit keeps",
      who: "person",
      proxied: true,
      params: CartParams,
      answer: CartPurchaseOrder,
    },
    async ({ params, ...call }) => {
      const cart = await cartFor(call, params.cartId);
      return {
        purchaseOrderNumber: cart.purchaseOrderNumber ?? undefined,
        available: await registerFor(call),
      };
    },
  );
  for (const method of ["put", "delete"] as const) {
    api.call(
      {
        method,
        path: purchaseOrder,
        tag,
        summary: method === "put" ? "Sets the purchase order number" : "Removes the purchase order number",
        who: "person",
        proxied: true,
        params: CartParams,
        query: z.object({ poNumber: z.string().max(500).optional() }),
        answer: CartSchema,
      },
      ({ params, query, ...call }) =>
        setPayment(call, params.cartId, {
          purchaseOrderNumber: method === "put" ? (query.poNumber ?? "") : "",
        }),
    );
  }
}
