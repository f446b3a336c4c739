import { z } from "@hono/zod-openapi";
import { dayFor } from "../../http/active-days";
import type { Call } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import { type Card, cardFacts, cardsOf, isExpired } from "../cards";
import { AddressSchema, addressView } from "../carts";
import { ownShareNote } from "../packs";
import { costCentresOf } from "./cost-centres";

/** A saved card (contract §8). It is the person's alone. */
export const PaymentDetailsSchema = z
  .object({
    id: z.string(),
    accountHolderName: z.string(),
    cardType: z.object({ code: z.string(), name: z.string() }),
    /** With all but the last digits hidden. */
    cardNumber: z.string(),
    expiryMonth: z.string(),
    expiryYear: z.string(),
    defaultPayment: z.boolean(),
    saved: z.boolean(),
    /** It pays nothing any more. */
    expired: z.boolean(),
    billingAddress: AddressSchema.optional(),
  })
  .openapi("PaymentDetails");

const PaymentsSchema = z
  .object({
    /** The saved cards. They pay an own share where the organisation takes cards, and invoices. */
    payments: z.array(PaymentDetailsSchema),
    /** How the person pays what the organisation does not. */
    ownShare: z.object({ by: z.enum(["payroll", "invoice"]), note: z.string() }),
    costCenters: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        unit: z.object({ uid: z.string(), name: z.string() }),
        /** Checkout proposes it. */
        default: z.boolean(),
      }),
    ),
  })
  .openapi("Payments");

/** A saved card with its billing address. */
export const paymentDetailsView = (call: Pick<Call, "about" | "now">, card: Card) => ({
  ...cardFacts(card),
  expired: isExpired(call, card),
  billingAddress: card.billingAddress ? addressView(card.billingAddress) : undefined,
});

async function showPayments(call: Pick<Call, "db" | "about" | "now" | "principal">) {
  const { db, about, principal } = call;
  const { user, unit, organisation } = about;
  // Whoever looks after a person sees how that person's orders are paid, but not their cards.
  const own = principal.kind === "person" && principal.user.customerId === user.customerId;
  const rows = await costCentresOf(db, { customerId: user.customerId, unitUid: unit.uid }, dayFor(call));
  return {
    payments: own ? (await cardsOf(call)).map((card) => paymentDetailsView(call, card)) : [],
    ownShare: { by: organisation.ownShare, note: ownShareNote({ organisation }) },
    costCenters: rows.map(({ centre: { code, name, unitUid }, unitName }) => ({
      code,
      name,
      unit: { uid: unitUid, name: unitName },
      default: code === user.defaultCostCentre,
    })),
  };
}

/** How a person's orders are paid (spec 001 §7). */
export function paymentsRoute(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/orgUsers/{userId}/payments",
      tag: "Checkout",
      summary: "How the orders of a person are paid: saved cards, their own share, cost centres",
      who: "person",
      answer: PaymentsSchema,
    },
    showPayments,
  );
}
