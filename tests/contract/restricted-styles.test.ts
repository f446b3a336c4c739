import { eq, like } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { emptyCarts, fillCart, makeReady, skuOf } from "../support/shopping";
import { waitingOrders } from "../support/waiting-order";
import { whileAlone } from "./while-alone";

const api = await apiOfFile();
const wearer = "wearer@korraline.example";
const approver = "approver@korraline.example";
const polo = await skuOf(api, "KC-5002");
const vest = await skuOf(api, "KC-5203");
const { name } = (await api.call("GET", "/products/KC-5203", { as: wearer })).body as { name: string };

/** The styles that need an approval each time, and whether the organisation has another rule. */
const rule = (restrictedStyles: string[], approval: "none" | "own-share" = "none") =>
  api.db.update(organisations).set({ restrictedStyles, approval }).where(eq(organisations.uid, "korraline"));
beforeEach(async () => {
  await emptyCarts(api);
  await rule(["KC-5203"]);
});
afterEach(() => rule(["KC-5105"], "own-share"));

async function ready(as: string, items: Record<string, number>) {
  const cart = await fillCart(api, as, items);
  await makeReady(api, as, cart, { poNumber: "PO77" });
  return cart;
}
const place = (as: string, cartId: string) =>
  api.call("POST", "/orgUsers/current/orders", { as, query: { cartId, termsChecked: "true" } });
const order = async (as: string, items: Record<string, number>) => place(as, await ready(as, items));
const waiting = (filters: object) => waitingOrders(api, approver, filters);

test("[AP-01] an order with a restricted style needs an approval by itself, and says why everywhere", async () => {
  expect((await order(wearer, { [polo]: 1 })).body.status).toBe("CREATED");
  const cart = await ready(wearer, { [polo]: 1, [vest]: 2 });
  const preview = await api.call("GET", `/users/current/carts/${cart}/approval`, { as: wearer });
  const restrictedStyles = [{ code: "KC-5203", name }];
  expect(preview.body).toMatchObject({ approvalRequired: true, reasons: [], restrictedStyles });
  const { status, body } = await place(wearer, cart);
  expect([status, body]).toEqual([
    201,
    expect.objectContaining({ status: "PENDING_APPROVAL", restrictedStyles }),
  ]);
  const [one] = (await waiting({ cause: "restricted" })).filter(({ code }) => code === body.code);
  expect(one?.trigger).toBe(`Restricted style: ${name}`);
  expect((await waiting({ cause: "program" })).map(({ code }) => code)).not.toContain(body.code);
  const detail = await api.call("GET", `/approve-order/${body.code}`, { as: approver });
  expect(detail.body).toMatchObject({ trigger: `Restricted style: ${name}`, restrictedStyles });
  const mails = await api.db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.about, `order-approval-asked ${body.code}%`));
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails) expect(mail.text).toContain(`${name} needs an approval each time.`);
  const approved = await api.call("POST", "/approveDeclineOrder", {
    as: approver,
    body: { orderCode: body.code, decision: "APPROVE" },
  });
  expect([approved.status, approved.body.status]).toEqual([200, "APPROVED"]);
  // What the organisation restricts later does not change the order.
  await rule([]);
  const later = await api.call("GET", `/users/current/orders/${body.code}`, { as: wearer });
  expect(later.body.restrictedStyles).toEqual(restrictedStyles);
});

test("[AP-01] who buys on account is not asked, nor is another organisation", async () => {
  const mine = await order(approver, { [vest]: 1 });
  expect(mine.body.status).toBe("CREATED");
  expect(mine.body.restrictedStyles).toBeUndefined();
  const product = async (as: string, code: string) =>
    (await api.call("GET", `/products/${code}`, { as })).body.approvalRequired;
  expect(await product(wearer, "KC-5203")).toBe(true);
  expect(await product(approver, "KC-5203")).toBeUndefined();
  expect(await product(wearer, "KC-5002")).toBeUndefined();
});

test("[AP-01] an order that nobody may decide about is refused before anything is placed, with whom to ask", async () => {
  const cart = await ready(wearer, { [vest]: 1 });
  const refused = await whileAlone(api, "korraline", wearer, () => place(wearer, cart));
  expectRefusal(refused, 400, "ValidationError", { reason: "no-approver" });
  expect(refused.body.errors[0].message).toMatch(
    /^This order needs an approval, and nobody else of Korraline Civil may approve orders\. Take something out, or ask .+, .+\.$/,
  );
});
