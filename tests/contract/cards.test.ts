import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { cardPayments, savedCards } from "../../commerce/modules/cards/tables";
import { carts } from "../../commerce/modules/carts/tables";
import { invoices } from "../../commerce/modules/invoices/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { cardRegistrations } from "../../commerce/modules/payment-details/tables";
import { apiOfFile } from "../support/api";
import { enterCard, openForm, returnOf, sendCard, VISA } from "../support/card-provider";
import { expectRefusal } from "../support/expect";
import { countOrders, emptyCarts, place, readyCart, skuOf } from "../support/shopping";

const api = await apiOfFile();
const wearer = "wearer@lanternbridge.example";
const other = "newstarter@lanternbridge.example";
const noCards = "wearer@korraline.example";
const skus: Record<string, string> = {
  [noCards]: await skuOf(api, "KC-5002"),
  [wearer]: await skuOf(api, "LB-2201"),
  [other]: await skuOf(api, "LB-2201"),
};

const cartPath = "/users/current/carts";
const request = (cart: string, as = wearer, query: Record<string, string> = {}) =>
  api.call("POST", `${cartPath}/${cart}/payment/digitalPayments/request`, { as, query });
const respond = (cart: string, sent: Record<string, string>, as = wearer, headers = {}) =>
  api.call("POST", `${cartPath}/${cart}/payment/digitalPayments/response`, { as, query: sent, headers });
const cards = async (as = wearer) =>
  (await api.call("GET", "/users/current/paymentdetails", { as })).body.payments;
const cartOf = async (cart: string, as = wearer) =>
  (await api.call("GET", `${cartPath}/${cart}`, { as, query: { fields: "FULL" } })).body;
const usable = (as = wearer) =>
  readyCart(api, as, { [skus[as]!]: 1 }, as === noCards ? { poNumber: "PO1" } : {});

/** Registers a card for a cart. @returns its details. */
async function register(cart: string, number = VISA, as = wearer) {
  const form = openForm((await request(cart, as)).body);
  await enterCard(api, form, { number });
  const { status, body } = await respond(cart, { sid: form.sid, sign: form.signature }, as);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body as { id: string };
}

beforeEach(async () => {
  await emptyCarts(api);
  await api.db.delete(savedCards);
  await api.db.delete(cardRegistrations);
});

describe("registering a card at the provider", () => {
  test("[CK-04] the request has a session and its signature, and leads to the provider", async () => {
    const cart = await usable();
    const { status, body } = await request(cart);
    expect(status).toBe(201);
    expect(body.postUrl).toBe("https://uniforms.shop.example/demo-card-provider");
    expect(body.parameters.entry.map(({ key }: { key: string }) => key)).toEqual(["session_id", "signature"]);
    expect((await request("current")).status).toBe(201);
  });

  test("[CK-04] a saved cart is restored before a card is registered for it, also between the two calls", async () => {
    const cart = await usable();
    const form = openForm((await request(cart)).body);
    await enterCard(api, form, { number: VISA });
    const turn = (to: string) => api.call("PATCH", `${cartPath}/${cart}/${to}`, { as: wearer });
    expect((await turn("save")).status).toBe(200);
    const saved = { reason: "saved", message: "Restore this saved cart before you order it." };
    const sent = { sid: form.sid, sign: form.signature };
    expectRefusal(await request(cart), 400, "ValidationError", saved);
    expectRefusal(await respond(cart, sent), 400, "ValidationError", saved);
    expect((await turn("restoresavedcart")).status).toBe(200);
    expect((await respond(cart, sent)).status).toBe(201);
  });

  test("[CK-04] the card that was entered is saved masked, and pays the cart", async () => {
    const cart = await usable();
    const form = openForm((await request(cart)).body);
    expect(await enterCard(api, form)).toBe(
      "https://uniforms.shop.example/checkout/card-callback?x-card-registration-status=successful",
    );
    const { status, body } = await respond(cart, { sid: form.sid, sign: form.signature });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      accountHolderName: "Aroha O'Brien-Ngāti <b>&",
      cardType: { code: "visa", name: "Visa" },
      cardNumber: "************4242",
      expiryMonth: "08",
      expiryYear: "2028",
      defaultPayment: true,
      expired: false,
      billingAddress: { line1: expect.any(String) },
    });
    const { paymentType, paymentInfo, charges } = await cartOf(cart);
    expect(paymentType).toEqual({ code: "CARD", displayName: "Card payment" });
    expect(paymentInfo).toMatchObject({ ownShareBy: "card", id: body.id, cardNumber: "************4242" });
    expect(charges.note).toContain("Your share is charged to Visa ending in 4242.");
    // Nothing of the number is anywhere but its last digits.
    const rows = JSON.stringify(await api.db.select().from(savedCards));
    expect(rows).not.toContain("424242");
  });

  test.each([
    "https://evil.example/x",
    "https://evil.example//evil.example/x",
    "https://evil.example/\\evil.example/x",
  ])("[CK-04] leads back to this host alone, whatever host was named: %s", async (responseUrl) => {
    const form = openForm((await request(await usable(), wearer, { responseUrl })).body);
    for (const answer of [await sendCard(api, form), await sendCard(api, form)]) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toMatch(
        /^\/(evil\.example\/)?x\?x-card-registration-status=successful$/,
      );
    }
  });

  test("[CK-04] a billing address of its own is checked field by field, and kept", async () => {
    const cart = await usable();
    const form = openForm((await request(cart)).body);
    await enterCard(api, form);
    const sent = { sid: form.sid, sign: form.signature, billingAddress: "true" };
    const bad = await respond(cart, { ...sent, country: "AU", postalCode: "30x0" });
    expect(bad.status).toBe(400);
    expect(
      bad.body.errors.map(({ subject, message }: Record<string, string>) => [subject, message]).sort(),
    ).toEqual([
      ["firstName", "Name is not valid."],
      ["lastName", "Name is not valid."],
      ["line1", "Address is not valid."],
      ["postalCode", "Postal code is not valid."],
      ["region", "State is not valid."],
      ["town", "City is not valid."],
    ]);
    const typed = {
      firstName: "Mia",
      lastName: "Orr",
      line1: "1 Quay",
      town: "Wellington",
      postalCode: "6011",
    };
    const { status, body } = await respond(cart, { ...sent, ...typed, country: "NZ" });
    expect([status, body.billingAddress]).toMatchObject([201, { ...typed, country: { isocode: "NZ" } }]);
    expect(await cards()).toHaveLength(1);
  });

  test("[CK-04] a session is used once, and a repeated request gets the same card", async () => {
    const cart = await usable();
    const form = openForm((await request(cart)).body);
    await enterCard(api, form);
    const sent = { sid: form.sid, sign: form.signature };
    const key = { "Idempotency-Key": "card-response-1" };
    const twice = await Promise.all([respond(cart, sent, wearer, key), respond(cart, sent, wearer, key)]);
    expect(twice.map(({ status, body }) => [status, body.id])).toEqual(
      Array(2).fill([201, twice[0].body.id]),
    );
    expectRefusal(await respond(cart, sent), 400, "DigitalPaymentError", { reason: "used" });
    expect(await cards()).toHaveLength(1);
  });

  test("[CK-04] of two registrations at once that would pass the most cards, one is saved", async () => {
    const cart = await usable();
    const { id } = await register(cart);
    const [card] = await api.db.select().from(savedCards).where(eq(savedCards.id, id));
    const more = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ ...card!, id: `card-${n}`, isDefault: false }));
    await api.db.insert(savedCards).values(more(18));
    const forms = [openForm((await request(cart)).body), openForm((await request(cart)).body)];
    for (const form of forms) await enterCard(api, form);
    const answers = await Promise.all(
      forms.map(({ sid, signature }) => respond(cart, { sid, sign: signature })),
    );
    const [saved, refused] = answers.sort((a, b) => a.status - b.status);
    expect(saved!.status).toBe(201);
    const full = { reason: "full" };
    expectRefusal(refused!, 400, "DigitalPaymentError", full);
    expect(await cards()).toHaveLength(20);
    expectRefusal(await request(cart), 400, "DigitalPaymentError", full);
  });

  test("[CK-04] nobody completes a registration with another signature, person or cart, or too late", async () => {
    const cart = await usable();
    const form = openForm((await request(cart)).body);
    await enterCard(api, form);
    const sent = { sid: form.sid, sign: form.signature };
    const unknown = { reason: "notFound" };
    for (const sign of [
      `${form.signature}x`,
      form.signature.slice(1),
      "é",
      "x".repeat(form.signature.length),
    ]) {
      expectRefusal(await respond(cart, { ...sent, sign }), 400, "DigitalPaymentError", unknown);
    }
    const theirs = await usable(other);
    expectRefusal(await respond(theirs, sent, other), 400, "DigitalPaymentError", unknown);
    expectRefusal(await respond(cart, sent, other), 400, "CartError");
    const alone = await api.call("POST", "/users/current/payment/digitalPayments/response", {
      as: wearer,
      query: sent,
    });
    expectRefusal(alone, 400, "DigitalPaymentError", unknown);
    await api.db.update(cardRegistrations).set({ expiresAt: api.now() });
    expectRefusal(await respond(cart, sent), 400, "DigitalPaymentError", { reason: "expired" });
    expect(await cards()).toEqual([]);
  });

  test("[CK-04] without a card at the provider there is nothing to save, whatever the address says", async () => {
    const cart = await usable();
    const form = openForm((await request(cart)).body);
    const sent = { sid: form.sid, sign: form.signature };
    expectRefusal(await respond(cart, sent), 400, "DigitalPaymentError", { reason: "unfetched" });
    expect(returnOf(await enterCard(api, form, { do: "cancel" }))).toBe("cancelled");
    expectRefusal(await respond(cart, sent), 400, "DigitalPaymentError", { reason: "unfetched" });
    const failing = openForm((await request(cart)).body);
    expect(returnOf(await enterCard(api, failing, { number: "4000000000000119" }))).toBe("failed");
    // What is closed stays closed.
    expect(returnOf(await enterCard(api, failing))).toBe("failed");
  });

  test("[CK-04] only who pays by card may start one, and only back to this shop", async () => {
    const cart = await usable(noCards);
    const notTaken = { reason: "not-taken" };
    expectRefusal(await request(cart, noCards), 400, "DigitalPaymentError", notTaken);
    const own = await usable();
    for (const responseUrl of ["javascript:alert(1)", "/checkout", "https://me@shop.example/"]) {
      expectRefusal(await request(own, wearer, { responseUrl }), 400, "ValidationError", {
        subject: "responseUrl",
      });
    }
    expectRefusal(await request(cart, wearer), 400, "CartError");
    // Who pays invoices saves cards without a cart.
    const alone = { as: "finance@korraline.example" };
    expect((await api.call("POST", "/users/current/payment/digitalPayments/request", alone)).status).toBe(
      201,
    );
    const bare = { as: noCards };
    expectRefusal(
      await api.call("POST", "/users/current/payment/digitalPayments/request", bare),
      400,
      "DigitalPaymentError",
      notTaken,
    );
  });
});

describe("saved cards", () => {
  test("[CK-04] are listed, made the default one and deleted by their owner alone", async () => {
    const cart = await usable();
    const first = await register(cart);
    const second = await register(cart, "5555555555554444");
    expect((await cards()).map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
    const path = (id: string) => `/users/current/paymentdetails/${id}`;
    const body = { defaultPayment: true, billingAddress: { titleCode: "mr" } };
    expect((await api.call("PATCH", path(second.id), { as: wearer, body })).status).toBe(200);
    expect(
      (await cards()).map(({ id, defaultPayment }: Record<string, unknown>) => [id, defaultPayment]),
    ).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    expectRefusal(await api.call("PATCH", path(first.id), { as: other, body }), 404, "NotFoundError");
    expectRefusal(await api.call("DELETE", path(first.id), { as: other }), 404, "NotFoundError");
    expect((await api.call("DELETE", path(second.id), { as: wearer })).status).toBe(200);
    expectRefusal(await api.call("DELETE", path(second.id), { as: wearer }), 404, "NotFoundError");
    expect(await cards()).toMatchObject([{ id: first.id, defaultPayment: true }]);
    const mine = (await api.call("GET", "/orgUsers/current", { as: wearer })).body.customerId;
    for (const as of [other, "admin@lanternbridge.example", "agent@kitroom.example"]) {
      expectRefusal(await api.call("GET", `/users/${mine}/paymentdetails`, { as }), 403, "ForbiddenError");
    }
    const { body: told } = await api.call("GET", `/orgUsers/${mine}/payments`, {
      as: "agent@kitroom.example",
    });
    expect(told.payments).toEqual([]);
  });

  test("[CK-04] one is chosen for a cart, and given back by account payment", async () => {
    const cart = await usable();
    const { id } = await register(cart);
    const put = (path: string, query: Record<string, string>, as = wearer) =>
      api.call("PUT", `${cartPath}/${cart}/${path}`, { as, query });
    expect((await put("paymenttype", { paymentType: "ACCOUNT" })).body.paymentType.code).toBe("ACCOUNT");
    expect((await cartOf(cart)).paymentInfo).toMatchObject({ ownShareBy: "payroll", cardAccepted: true });
    expect((await put("paymentdetails", { paymentDetailsId: id })).body.paymentType.code).toBe("CARD");
    // A number of the order changes nothing about it.
    expect((await put("purchase-order", { poNumber: "PO17" })).status).toBe(404);
    expect((await put("paymenttype", { purchaseOrderNumber: "PO17" })).body.paymentType.code).toBe("CARD");
    expectRefusal(await put("paymentdetails", { paymentDetailsId: "card-x" }), 400, "ValidationError", {
      subject: "paymentDetailsId",
    });
    const theirs = await usable(noCards);
    const refused = await api.call("PUT", `${cartPath}/${theirs}/paymenttype`, {
      as: noCards,
      query: { paymentType: "CARD" },
    });
    expectRefusal(refused, 400, "ValidationError", { subject: "paymentType" });
    const types = async (as?: string) =>
      (await api.call("GET", "/paymenttypes", { as })).body.paymentTypes.map(
        ({ code }: { code: string }) => code,
      );
    expect([await types(), await types(noCards), await types(wearer)]).toEqual([
      ["ACCOUNT"],
      ["ACCOUNT"],
      ["ACCOUNT", "CARD"],
    ]);
  });
});

describe("an order that a card pays", () => {
  const paymentOf = async (code: string) =>
    (await api.db.select().from(cardPayments).where(eq(cardPayments.orderCode, code)))[0];

  test("[CK-04] is agreed to by the bank once, for the own share, and says so", async () => {
    const cart = await usable();
    await register(cart);
    const { guid } = await cartOf(cart);
    const answers = await Promise.all([place(api, wearer, guid), place(api, wearer, guid)]);
    const [order] = answers.map(({ body }) => body);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(2).fill([201, order.code]));
    expect(order).toMatchObject({
      paymentType: { code: "CARD", displayName: "Card payment" },
      paidWith: "Visa ending in 4242",
      ownShareBy: "card",
    });
    expect(await paymentOf(order.code)).toMatchObject({
      authorisedCents: Math.round(order.ownShare.value * 100),
      capturedCents: null,
      authorisation: expect.stringMatching(/^DEMO-/),
    });
  });

  test("[CK-04] does not tell an approver which card it is", async () => {
    const cart = await usable();
    await register(cart);
    const { body: order } = await place(api, wearer, cart);
    expect(order.status).toBe("PENDING_APPROVAL");
    const seen = await api.call("GET", `/approve-order/${order.code}`, { as: "admin@lanternbridge.example" });
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).toContain("share is charged to a card.");
    // An id may have the same digits by chance.
    expect(JSON.stringify(seen.body)).not.toMatch(/(?<![\w-])4242(?![\w-])/);
  });

  test("[CK-04] is not placed if the bank refuses the card; the cart stays, and another card pays it", async () => {
    const cart = await usable();
    await register(cart, "4000000000000002");
    const before = await countOrders(api, wearer);
    const refused = await place(api, wearer, cart);
    expectRefusal(refused, 400, "ValidationError", { subject: "paymentDetailsId", reason: "refused" });
    expect(refused.body.errors[0].message).toBe(
      "The bank refused Visa ending in 0002. Nothing was charged. Choose another card.",
    );
    expect(await countOrders(api, wearer)).toBe(before);
    expect((await cartOf(cart)).totalItems).toBe(1);
    await register(cart);
    expect((await place(api, wearer, cart)).status).toBe(201);
  });

  test("[CK-04] is not placed with a card that was deleted, has expired, or by somebody else", async () => {
    const cart = await usable();
    const { id } = await register(cart);
    await api.db.update(savedCards).set({ expires: "2020-01" }).where(eq(savedCards.id, id));
    expectRefusal(await place(api, wearer, cart), 400, "ValidationError", { subject: "paymentDetailsId" });
    await api.call("DELETE", `/users/current/paymentdetails/${id}`, { as: wearer });
    const gone = await place(api, wearer, cart);
    expectRefusal(gone, 400, "ValidationError", { subject: "paymentDetailsId" });
    expect(gone.body.errors[0].message).toBe("Choose the card that pays your share.");
    const { id: again } = await register(cart);
    const me = (await api.call("GET", "/orgUsers/current", { as: wearer })).body.customerId;
    const agent = "agent@kitroom.example";
    const byAgent = await api.call("POST", `/orgUsers/${me}/orders`, {
      as: agent,
      query: { cartId: cart, termsChecked: "true" },
    });
    expectRefusal(byAgent, 400, "ValidationError", { subject: "paymentDetailsId" });
    const chosen = await api.call("PUT", `/users/${me}/carts/${cart}/paymentdetails`, {
      as: agent,
      query: { paymentDetailsId: again },
    });
    expectRefusal(chosen, 403, "ForbiddenError");
  });

  test("[CK-04] is taken from the card when its last piece has left, and never invoiced as well", async () => {
    const cart = await usable();
    await register(cart);
    const { body: order } = await place(api, wearer, cart);
    const { issueInvoices } = await import("../../commerce/modules/invoices");
    const { sql } = await import("drizzle-orm");
    await api.db.execute(sql`insert into consignments (order_code, code, status, status_at, lines)
      values (${order.code}, ${`c-${order.code}`}, 'SHIPPED', now(), '[{"entryNumber":0,"quantity":1}]')`);
    const issue = () => issueInvoices(api.db, sql`o.code = ${order.code}`);
    await issue();
    await issue();
    const [row] = await api.db.select().from(orders).where(eq(orders.code, order.code));
    expect(await paymentOf(order.code)).toMatchObject({
      capturedCents: row!.ownShareCents,
      capturedAt: expect.any(Date),
    });
    const invoiced = await api.db.select().from(invoices).where(eq(invoices.orderCode, order.code));
    expect(invoiced.map(({ totalCents }) => totalCents)).toEqual(
      row!.totalCents > row!.ownShareCents ? [row!.totalCents - row!.ownShareCents] : [],
    );
  });

  test("[CK-04] a card pays nothing of an order that costs its person nothing", async () => {
    const cart = await usable();
    await register(cart);
    const [row] = await api.db.select().from(carts).where(eq(carts.code, cart));
    expect(row).toMatchObject({ paymentType: "CARD" });
    await api.call("DELETE", `${cartPath}/${cart}/entries/0`, { as: wearer });
    expect((await place(api, wearer, cart)).status).toBe(400);
    expect(await api.db.$count(cardPayments, eq(cardPayments.paidWith, "nothing"))).toBe(0);
  });
});
