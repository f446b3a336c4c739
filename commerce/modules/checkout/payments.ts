import { z } from "@hono/zod-openapi";
import type { Call, Registrar } from "../../http/call";
import { leftOut } from "../../http/left-out";
import { ownShareNote } from "../packs";
import { costCentresOf } from "./cost-centres";

/** A saved card (contract §8). */
const PaymentDetails = z
  .object({
    id: z.string(),
    accountHolderName: z.string(),
    cardType: leftOut(z.object({ code: z.string(), name: z.string() })),
    /** With all but the last digits hidden. */
    cardNumber: z.string(),
    expiryMonth: z.string(),
    expiryYear: z.string(),
    defaultPayment: z.boolean(),
    saved: z.boolean(),
  })
  .openapi("PaymentDetails");

const PaymentsSchema = z
  .object({
    /** Cards that orders are paid with. There are none: orders are charged to accounts, whose invoices cards pay. */
    payments: z.array(PaymentDetails),
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

async function showPayments({ db, about: { user, unit, organisation } }: Pick<Call, "db" | "about">) {
  const rows = await costCentresOf(db, { customerId: user.customerId, unitUid: unit.uid });
  return {
    payments: [],
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
