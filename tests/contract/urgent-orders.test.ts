import { eq, like } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { emptyCarts, fillCart, makeReady, skuOf } from "../support/shopping";
import { waitingOrders } from "../support/waiting-order";

const api = await apiOfFile();
const wearer = "wearer@korraline.example";
const approver = "approver@korraline.example";
const sku = await skuOf(api, "KC-5002");

const rule = (approval: "none" | "own-share") =>
  api.db.update(organisations).set({ approval }).where(eq(organisations.uid, "korraline"));
beforeEach(async () => {
  await emptyCarts(api);
  await rule("none");
});
afterEach(() => rule("own-share"));

/** Orders one piece of the catalogue. */
async function order(as: string, urgentReason?: string) {
  const cart = await fillCart(api, as, { [sku]: 1 });
  await makeReady(api, as, cart, { poNumber: "PO77" });
  return api.call("POST", "/orgUsers/current/orders", {
    as,
    query: { cartId: cart, termsChecked: "true", urgentReason },
  });
}
const reasons = async (as: string) => (await api.call("GET", "/urgentReasons", { as })).body.reasons;
const waiting = (filters: object) => waitingOrders(api, approver, filters);

test("[CK-03] each organisation has its own reasons for an urgent order, or none", async () => {
  expect(await reasons(wearer)).toContainEqual({
    code: "START",
    msg: "First shift is within five working days",
  });
  expect(await reasons("wearer@kestrel.example")).toEqual([]);
  expectRefusal(await api.call("GET", "/urgentReasons"), 401, "UnauthorizedError");
});

test("[AP-01] an urgent order of a wearer needs an approval by itself, and says why everywhere", async () => {
  expect((await order(wearer)).body.status).toBe("CREATED");
  const { status, body } = await order(wearer, "UNSAFE");
  const urgentReason = { code: "UNSAFE", msg: "Protective clothing is damaged" };
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ status: "PENDING_APPROVAL", urgentReason }),
  ]);
  const read = await api.call("GET", `/users/current/orders/${body.code}`, { as: wearer });
  expect(read.body.urgentReason).toEqual(urgentReason);
  const [one, ...others] = (await waiting({ cause: "urgent" })).filter(({ code }) => code === body.code);
  expect([one?.trigger, others]).toEqual(["Urgent: Protective clothing is damaged", []]);
  expect((await waiting({ cause: "program" })).map(({ code }) => code)).not.toContain(body.code);
  const detail = await api.call("GET", `/approve-order/${body.code}`, { as: approver });
  expect(detail.body).toMatchObject({ trigger: "Urgent: Protective clothing is damaged", urgentReason });
  const mails = await api.db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.about, `order-approval-asked ${body.code}%`));
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails)
    expect(mail.text).toContain("This order is urgent: Protective clothing is damaged.");
  const approved = await api.call("POST", "/approveDeclineOrder", {
    as: approver,
    body: { orderCode: body.code, decision: "APPROVE" },
  });
  expect([approved.status, approved.body.status]).toEqual([200, "APPROVED"]);
  // What the organisation's list says later does not change the order.
  await api.db.update(organisations).set({ urgentReasons: [] }).where(eq(organisations.uid, "korraline"));
  const later = await api.call("GET", `/users/current/orders/${body.code}`, { as: wearer });
  expect(later.body.urgentReason).toEqual(urgentReason);
  await api.db
    .update(organisations)
    .set({ urgentReasons: [urgentReason] })
    .where(eq(organisations.uid, "korraline"));
});

test("[CK-03] a reason of nobody is refused, and nothing is ordered; the cart stays", async () => {
  const before = await api.db.$count(orders, eq(orders.organisationUid, "korraline"));
  expectRefusal(await order(wearer, "BECAUSE"), 400, "ValidationError", { subject: "urgentReason" });
  expect(await api.db.$count(orders, eq(orders.organisationUid, "korraline"))).toBe(before);
  const cart = await api.call("GET", "/users/current/carts/current", { as: wearer });
  expect(cart.body.totalUnitCount).toBe(1);
});

test("[AP-01] who buys on account is not asked about their own urgent order", async () => {
  expect((await order(approver, "UNSAFE")).body).toMatchObject({
    status: "CREATED",
    urgentReason: { code: "UNSAFE" },
  });
});
