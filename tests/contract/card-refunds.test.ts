import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { checkShop } from "../../commerce/checks/run";
import { cardPayments, cardRefunds } from "../../commerce/modules/cards/tables";
import { credits, invoices } from "../../commerce/modules/invoices/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { orders } from "../../commerce/modules/orders/tables";
import {
  openRefunds,
  refundCards,
  RefundMistake,
  retryRefund,
  settleRefund,
} from "../../commerce/modules/returns";
import { returnEvents } from "../../commerce/modules/returns/tables";
import { apiOfFile } from "../support/api";
import { CARD_WEARER, cardOrders } from "../support/card-orders";
import { VISA } from "../support/card-provider";
import { emptyCarts, place, readyCart, skuOf } from "../support/shopping";

const api = await apiOfFile();
const wearer = CARD_WEARER;
const LATE = "4000 0000 0000 7726";
const KEPT = "4000 0000 0000 5126";
const { deliver, paidByCard, handle } = cardOrders(api, await skuOf(api, "LB-2201"));
const buyer = "buyer@harrowstreet.example";
const polo = await skuOf(api, "KC-5002");

beforeEach(() => emptyCarts(api));

const entriesOf = (quantity: number) => [
  { orderEntryNumber: 0, quantity, type: "RETURN", reason: "NOT_NEEDED" },
];

/** Asks for a return and checks its parcel. @returns its number. */
async function sendBack(order: string, quantity = 1, as = wearer): Promise<string> {
  const { status, body } = await api.call("POST", `/orders/${order}/returnExchange`, {
    as,
    body: { entries: entriesOf(quantity) },
  });
  expect([status, body.errors]).toEqual([201, undefined]);
  const code = String(body.returnRequests[0].code);
  await handle(code);
  return code;
}

const site = (uid: string) => `https://${uid}.shop.example`;
const run = () => refundCards(api.db, api.now(), site);
const show = async (code: string, as = wearer) =>
  (await api.call("GET", `/users/current/orderReturns/${code}`, { as })).body;
const orderOf = async (code: string, as = wearer) =>
  (await api.call("GET", `/users/current/orders/${code}`, { as, query: { fields: "FULL" } })).body;
const refundOf = async (code: string) =>
  (await api.db.select().from(cardRefunds).where(eq(cardRefunds.returnCode, code)))[0];
const cents = ({ value }: { value: number }) => Math.round(value * 100);
const statesOf = async (code: string) =>
  (await api.db.select().from(returnEvents).where(eq(returnEvents.returnCode, code)))
    .sort((a, b) => a.sequence - b.sequence)
    .map(({ to }) => to)
    .slice(3);

/** What the data says of itself has no exception. */
async function addsUp() {
  const checked = await checkShop(api.db, api.now());
  expect(checked.filter(({ exceptions }) => exceptions.length > 0)).toEqual([]);
}

describe("what a card has paid", () => {
  test("[OR-03] goes back to the card, to the cent that was shown, and is shown on the return and on the order", async () => {
    const order = await paidByCard();
    const { body: shown } = await api.call("POST", `/orders/${order}/returnExchange/price`, {
      as: wearer,
      body: { entries: entriesOf(2) },
    });
    expect(shown).toMatchObject({
      total: { label: "You get back" },
      note: "It goes back to Visa ending in 4242.",
    });
    const code = await sendBack(order, 2);
    expect(await show(code)).toMatchObject({ status: "REVERSING_PAYMENT" });
    expect((await orderOf(order)).refunds).toEqual([
      { returnCode: code, amount: shown.refund, display: "Refund on its way." },
    ]);
    await run();
    const view = await show(code);
    expect(view).toMatchObject({ status: "COMPLETED", totalPrice: shown.refund });
    expect(view.refund).toMatchObject({ amount: shown.refund, status: "REFUNDED" });
    expect(view.refund.display).toMatch(/^Refunded to Visa ending in 4242 on \d+ \w+ \d{4}\.$/);
    expect((await orderOf(order)).refunds).toEqual([
      { returnCode: code, amount: shown.refund, display: view.refund.display },
    ]);
    expect(await statesOf(code)).toEqual([
      "REVERSING_PAYMENT",
      "PAYMENT_REVERSED",
      "REVERSING_TAX",
      "TAX_REVERSED",
      "COMPLETED",
    ]);
    // Its organisation paid nothing of it, so it is credited nothing.
    expect(await api.db.$count(credits, eq(credits.returnCode, code))).toBe(0);
    await run();
    expect(await api.db.$count(cardRefunds, eq(cardRefunds.returnCode, code))).toBe(1);
    await addsUp();
  });

  test("[OR-03] is never paid back more than once: all returns together are what the card paid, less the post", async () => {
    const order = await paidByCard();
    const codes = [await sendBack(order), await sendBack(order), await sendBack(order)];
    await Promise.all([run(), run()]);
    await run();
    const views = await Promise.all(codes.map((code) => show(code)));
    expect(views.map(({ status }) => status)).toEqual(Array(3).fill("COMPLETED"));
    const [payment] = await api.db.select().from(cardPayments).where(eq(cardPayments.orderCode, order));
    const back = views.reduce((sum, { refund }) => sum + cents(refund.amount), 0);
    expect(back).toBe(views.reduce((sum, { totalPrice }) => sum + cents(totalPrice), 0));
    expect(back).toBeLessThanOrEqual(payment!.capturedCents!);
    await addsUp();
  });

  test("[OR-03] waits for the last parcel, because the card pays only then; what it did not pay is the organisation's", async () => {
    const order = await paidByCard(VISA, 1);
    const code = await sendBack(order);
    await run();
    expect((await show(code)).status).toBe("REVERSING_PAYMENT");
    // The bank agreed to a little; the rest is on the invoice, and of a refund too.
    await api.db.update(cardPayments).set({ authorisedCents: 500 }).where(eq(cardPayments.orderCode, order));
    await deliver(order, 2);
    await run();
    const view = await show(code);
    expect(view).toMatchObject({ status: "COMPLETED", refund: { amount: { value: 5 } } });
    const [credit] = await api.db.select().from(credits).where(eq(credits.returnCode, code));
    expect(credit!.totalCents).toBe(cents(view.totalPrice) - 500);
    expect(credit!.taxCents).toBeLessThan(credit!.totalCents / 10);
    await addsUp();
  });

  test("[OR-03] comes later where the bank takes its time, and the shop goes on asking", async () => {
    const code = await sendBack(await paidByCard(LATE));
    await run();
    expect(await show(code)).toMatchObject({
      status: "REVERSING_PAYMENT",
      refund: { status: "REQUESTED", display: "On its way to Visa ending in 7726." },
    });
    const mistake = retryRefund(api.db, (await refundOf(code))!.number, api.now());
    await expect(mistake).rejects.toThrow(RefundMistake);
    const before = api.now();
    api.setNow(new Date(before.getTime() + 61_000));
    await run();
    expect((await show(code)).status).toBe("COMPLETED");
    api.setNow(before);
  });

  test("[OR-03] is told to the person and to the desk where the bank refuses it, and the desk pays it another way", async () => {
    const code = await sendBack(await paidByCard(KEPT));
    await run();
    const view = await show(code);
    expect(view).toMatchObject({
      status: "PAYMENT_REVERSAL_FAILED",
      note: "The bank of the card refused the refund. The uniform desk pays it back another way.",
      refund: {
        status: "REFUSED",
        display: "Refused by the bank of Visa ending in 5126; the uniform desk pays it back another way.",
      },
    });
    const { number } = (await refundOf(code))!;
    const { body: notices } = await api.call("GET", "/users/current/notifications", { as: wearer });
    expect(JSON.stringify(notices)).toContain(`${code} could not be refunded to its card`);
    const desk = await api.db
      .select()
      .from(mailOutbox)
      .where(
        eq(
          mailOutbox.subject,
          `${number}: the bank refused a refund of ${view.refund.amount.formattedValue}`,
        ),
      );
    expect(desk.map(({ toAddress }) => toAddress)).toEqual(["uniforms@lanternbridge.example"]);
    expect((await openRefunds(api.db)).map((one) => [one.number, one.state])).toContainEqual([
      number,
      "REFUSED",
    ]);
    await retryRefund(api.db, number, api.now());
    expect((await show(code)).status).toBe("REVERSING_PAYMENT");
    await run();
    expect((await show(code)).status).toBe("PAYMENT_REVERSAL_FAILED");
    await expect(settleRefund(api.db, number, "  ", api.now())).rejects.toThrow(RefundMistake);
    await settleRefund(api.db, number, " Bank transfer of 3 December ", api.now());
    const paid = await show(code);
    expect(paid.status).toBe("COMPLETED");
    expect(paid.refund.display).toMatch(/^Paid back on \d+ \w+ \d{4}: Bank transfer of 3 December\.$/);
    await expect(settleRefund(api.db, number, "Again", api.now())).rejects.toThrow("paid back already");
    await expect(retryRefund(api.db, "RF-0", api.now())).rejects.toThrow("There is no refund RF-0");
    expect((await openRefunds(api.db)).map((one) => one.number)).not.toContain(number);
    await addsUp();
  });

  test("[OR-03] is a card, and no digits of it, for somebody who orders for the person", async () => {
    const order = await paidByCard();
    const admin = "admin@lanternbridge.example";
    const [row] = await api.db.select().from(orders).where(eq(orders.code, order));
    const begun = await api.call("POST", "/orgUsers/current/proxy", {
      as: admin,
      body: { uid: row!.customerId },
    });
    expect(begun.status, JSON.stringify(begun.body)).toBeLessThan(300);
    const { body } = await api.call("POST", `/orders/${order}/returnExchange/price`, {
      as: admin,
      headers: { proxyuserid: row!.customerId },
      body: { entries: entriesOf(1) },
    });
    expect(body.note).toBe("It goes back to a card.");
    expect(body.total.label).toMatch(/ gets back$/);
  });
});

describe("what an account has paid", () => {
  /** Goods of a buyer on account, delivered. */
  async function onAccount(quantity = 2, delivered = quantity): Promise<string> {
    const cart = await readyCart(api, buyer, { [polo]: quantity }, { poNumber: "PO9" });
    const { body } = await place(api, buyer, cart);
    await deliver(body.code, delivered);
    return body.code;
  }

  test("[FI-02] is credited, and the return and the order say so", async () => {
    const order = await onAccount();
    const code = await sendBack(order, 1, buyer);
    const view = await show(code, buyer);
    expect(view.charges.total.label).toMatch(/^Credited to /);
    expect([view.charges.note, view.refund]).toEqual([undefined, undefined]);
    const [credit] = await api.db.select().from(credits).where(eq(credits.returnCode, code));
    expect((await orderOf(order, buyer)).refunds).toMatchObject([
      { returnCode: code, display: expect.stringContaining(`Credit ${credit!.number} to `) },
    ]);
    expect(credit!.totalCents).toBe(cents(view.totalPrice));
  });

  test("[FI-02] is credited too where it came back before the last parcel left", async () => {
    const order = await onAccount(2, 1);
    const code = await sendBack(order, 1, buyer);
    expect(await api.db.$count(credits, eq(credits.returnCode, code))).toBe(0);
    await deliver(order, 1);
    const [credit] = await api.db.select().from(credits).where(eq(credits.returnCode, code));
    expect(credit!.totalCents).toBe(cents((await show(code, buyer)).totalPrice));
    await addsUp();
  });

  test("[FI-02] goes back to the card that paid the invoice, where a card paid it; the finance pages follow it", async () => {
    const order = await onAccount();
    const finance = "admin@harrowstreet.example";
    const [invoice] = await api.db.select().from(invoices).where(eq(invoices.orderCode, order));
    const all = await api.call("GET", "/payment/saved-cards", { as: finance });
    const card = all.body.payments.find(({ cardNumber }: { cardNumber: string }) =>
      cardNumber.endsWith("4242"),
    );
    const paid = await api.call("POST", "/payment/makePayment", {
      as: finance,
      body: { invoiceIds: [invoice!.number], paymentDetailsId: card.id },
      headers: { "Idempotency-Key": order },
    });
    expect(paid.status, JSON.stringify(paid.body)).toBeLessThan(300);
    const code = await sendBack(order, 1, buyer);
    expect((await show(code, buyer)).status).toBe("COMPLETED");
    const settled = async () =>
      (
        await api.call("POST", "/wwg-manage-finances/creditList", { as: finance, body: { search: code } })
      ).body.credits.map(({ settledDisplay }: { settledDisplay: string }) => settledDisplay);
    expect(await settled()).toEqual(["On its way to Visa ending in 4242"]);
    await run();
    expect(await settled()).toEqual([expect.stringMatching(/^Refunded to Visa ending in 4242 on /)]);
    const [credit] = await api.db.select().from(credits).where(eq(credits.returnCode, code));
    expect(await refundOf(code)).toMatchObject({ source: "invoice", cents: credit!.totalCents });
    await addsUp();
  });
});
