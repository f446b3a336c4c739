import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { organisations } from "../../commerce/modules/organisation/tables";
import { proxies } from "../../commerce/modules/proxy/tables";
import { returnEvents } from "../../commerce/modules/returns/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { emptyCarts, skuOf } from "../support/shopping";

const api = await apiOfFile();
const approver = "approver@korraline.example";
const wearer = "wearer@korraline.example";
const WEARER = "KC-000001";
const polo = await skuOf(api, "KC-5002");
const { order } = ordering(api);

/** An order of the wearer that has arrived. */
let code: string;
beforeAll(async () => {
  await emptyCarts(api);
  await api.db.update(organisations).set({ approval: "none" }).where(eq(organisations.uid, "korraline"));
  code = await order(wearer, { [polo]: 3 });
  const parcel = await packParcel(
    api.db,
    { orderCode: code, lines: [{ entryNumber: 0, quantity: 3 }] },
    api.now(),
  );
  for (const to of ["READY", "SHIPPED", "DELIVERY_COMPLETED"] as const) {
    await reportParcel(api.db, { orderCode: code, code: parcel }, to, api.now());
  }
});
afterEach(() => api.db.delete(proxies));

const forThem = { as: approver, headers: { proxyuserid: WEARER } };
const path = () => `/orders/${code}/returnExchange`;
const begin = () => api.call("POST", "/orgUsers/current/proxy", { as: approver, body: { uid: wearer } });
const back = { entries: [{ orderEntryNumber: 0, quantity: 1, type: "RETURN", reason: "NOT_NEEDED" }] };

test("[OR-03] somebody who orders for a person exchanges and returns for them; the history has both names", async () => {
  await begin();
  expect((await api.call("GET", path(), forThem)).body.entries[0].quantity).toBe(3);
  const { status, body } = await api.call("POST", path(), { ...forThem, body: back });
  expect([status, body.errors]).toEqual([201, undefined]);
  const number = String(body.returnRequests[0].code);
  const [first] = await api.db.select().from(returnEvents).where(eq(returnEvents.returnCode, number));
  const [me] = await api.db.select().from(users).where(eq(users.uid, approver));
  expect(first).toMatchObject({
    by: { customerId: me!.customerId },
    onBehalfOf: { customerId: WEARER },
    channel: "proxy",
  });
  const mails = await api.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, wearer));
  expect(mails.some(({ text }) => text.includes(number))).toBe(true);
  // It is the person's own: they see it, and whoever asked for it only as long as they order for them.
  const own = `/users/current/orderReturns/${number}`;
  expect((await api.call("GET", own, { as: wearer })).status).toBe(200);
  expect((await api.call("GET", own, forThem)).status).toBe(200);
  expectRefusal(await api.call("GET", own, { as: approver }), 404, "NotFoundError");
  const called = await api.call("PATCH", own, { ...forThem, body: { status: "CANCELLING" } });
  expect(called.status).toBe(200);
});

test("[OR-03] not without ordering for the person, nor of anybody else's order", async () => {
  expectRefusal(await api.call("POST", path(), { ...forThem, body: back }), 403, "ProxyError");
  expect((await api.call("POST", path(), { as: approver, body: back })).status).toBe(404);
  await api.call("POST", "/orgUsers/current/proxy", { as: approver, body: { uid: "KC-000002" } });
  const other = { as: approver, headers: { proxyuserid: "KC-000002" } };
  expect((await api.call("POST", path(), { ...other, body: back })).status).toBe(404);
});
