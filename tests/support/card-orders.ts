import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { organisations } from "../../commerce/modules/organisation/tables";
import { checkReturn, receiveReturn, settleReturn } from "../../commerce/modules/returns/warehouse";
import type { TestApi } from "./api";
import { enterCard, openForm, VISA } from "./card-provider";
import { place, readyCart } from "./shopping";

/** Whose share of an order a card can pay. */
export const CARD_WEARER = "wearer@lanternbridge.example";

/** Orders of one API that cards pay, and what comes back of them. */
export function cardOrders(api: TestApi, sku: string) {
  /** Sends pieces of an order's first line, to its door. */
  async function deliver(orderCode: string, quantity: number) {
    const lines = [{ entryNumber: 0, quantity }];
    const code = await packParcel(api.db, { orderCode, lines }, api.now());
    for (const to of ["READY", "SHIPPED", "DELIVERY_COMPLETED"] as const)
      await reportParcel(api.db, { orderCode, code }, to, api.now());
  }

  /** An order of three pieces that a card pays; so many are delivered. */
  async function paidByCard(number = VISA, delivered = 3): Promise<string> {
    const organisation = eq(organisations.uid, "lanternbridge");
    await api.db.update(organisations).set({ approval: "none" }).where(organisation);
    const cart = await readyCart(api, CARD_WEARER, { [sku]: 3 });
    const path = `/users/current/carts/${cart}/payment/digitalPayments`;
    const form = openForm((await api.call("POST", `${path}/request`, { as: CARD_WEARER })).body);
    await enterCard(api, form, { number });
    const query = { sid: form.sid, sign: form.signature };
    const registered = await api.call("POST", `${path}/response`, { as: CARD_WEARER, query });
    expect([registered.status, registered.body.errors]).toEqual([201, undefined]);
    const { body } = await place(api, CARD_WEARER, cart);
    expect(body.status, JSON.stringify(body.errors)).toBe("CREATED");
    await deliver(body.code, delivered);
    return body.code;
  }

  /** What the warehouse does with a return: it comes, is checked and settled. */
  async function handle(code: string) {
    for (const step of [receiveReturn, checkReturn, settleReturn]) await step(api.db, code, api.now());
  }
  return { deliver, paidByCard, handle };
}
