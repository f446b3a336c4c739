import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { cardTypes } from "../cards";
import { PaymentDetailsSchema } from "../checkout";
import { ChangeBody, RequestQuery, RequestSchema, ResponseQuery } from "./contract";
import { deleteCard, setDefault, showCards } from "./records";
import { completeRegistration, requestRegistration, type RegistrationSettings } from "./registration";

const tag = "Saved cards";
const own = { tag, who: "person", own: true } as const;
const Cart = z.object({ cartId: z.string().min(1).max(60) });
const Id = z.object({ id: z.string().min(1).max(80) });

/** Saved cards and their registration at the card provider (spec 002 §4.4, contract §6, §8). */
export function paymentDetailsRoutes(api: Registrar, settings: RegistrationSettings): void {
  api.call(
    {
      method: "get",
      path: "/cardtypes",
      tag,
      summary: "The types of card that pay here",
      who: "anyone",
      answer: z
        .object({ cardTypes: z.array(z.object({ code: z.string(), name: z.string() })) })
        .openapi("CardTypes"),
    },
    () => Promise.resolve({ cardTypes: cardTypes() }),
  );
  const cards = "/users/{userId}/paymentdetails";
  api.call(
    {
      ...own,
      method: "get",
      path: cards,
      summary: "The person's saved cards, the default one first",
      query: z.object({ saved: z.enum(["true", "false"]).optional() }),
      answer: z.object({ payments: z.array(PaymentDetailsSchema) }).openapi("PaymentDetailsList"),
      fieldsWithin: "payments",
    },
    showCards,
  );
  api.call(
    {
      ...own,
      method: "patch",
      path: `${cards}/{id}`,
      summary: "Makes a saved card the default one",
      params: Id,
      body: ChangeBody,
    },
    ({ params, body, ...call }) => setDefault(call, params.id, body.defaultPayment),
  );
  api.call(
    {
      ...own,
      method: "delete",
      path: `${cards}/{id}`,
      summary: "Forgets a saved card; what it paid stays",
      params: Id,
    },
    ({ params, ...call }) => deleteCard(call, params.id),
  );
  const ofCart = "/users/{userId}/carts/{cartId}/payment/digitalPayments";
  const alone = "/users/{userId}/payment/digitalPayments";
  api.call(
    {
      ...own,
      method: "post",
      path: `${ofCart}/request`,
      summary: "Starts the registration of a card that is to pay the cart",
      params: Cart,
      query: RequestQuery,
      answer: RequestSchema,
      status: 201,
    },
    ({ params, query, ...call }) => requestRegistration(call, settings, params.cartId, query),
  );
  api.call(
    {
      ...own,
      method: "post",
      path: `${ofCart}/response`,
      summary: "Saves the card that was entered at the provider, and has it pay the cart",
      params: Cart,
      query: ResponseQuery,
      answer: PaymentDetailsSchema,
      status: 201,
    },
    ({ params, query, ...call }) => completeRegistration(call, settings, params.cartId, query),
  );
  api.call(
    {
      ...own,
      method: "post",
      path: `${alone}/request`,
      summary: "Starts the registration of a card without a cart",
      query: RequestQuery,
      answer: RequestSchema,
      status: 201,
    },
    ({ query, ...call }) => requestRegistration(call, settings, undefined, query),
  );
  api.call(
    {
      ...own,
      method: "post",
      path: `${alone}/response`,
      summary: "Saves the card that was entered at the provider",
      query: ResponseQuery,
      answer: PaymentDetailsSchema,
      status: 201,
    },
    ({ query, ...call }) => completeRegistration(call, settings, undefined, query),
  );
}
