import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "../../commerce/modules/orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { give } from "../support/limits";
import { testStorefront, type Storefront } from "../support/storefront";

const ADMIN = "admin@saltbush.example";
const UID = "saltbush-emergency";
const UNIT = `/business-units/${UID}`;
const ROLE = "b2bapprovergroup";

let shop: Storefront;
let cookie: string;
const rowOf = async (email: string) =>
  (await shop.api.db.select().from(users).where(eq(users.uid, email)))[0]!;
const send = (path: string, fields: [string, string][]) =>
  shop.request(path, { cookie, body: new URLSearchParams([["idempotencyKey", randomUUID()], ...fields]) });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const ask = async (path: string) => html(await shop.request(path, { cookie }));

beforeAll(async () => {
  shop = await testStorefront();
  cookie = await shop.signIn(ADMIN);
  // Names can hold anything.
  await shop.api.db
    .update(users)
    .set({ firstName: "O'Brien-Ngāti", lastName: "<b>&" })
    .where(eq(users.uid, "wearer@saltbush.example"));
});
afterAll(() => shop.api.close());

test("[BU-01] an approver is found, ticked and added; orders that wait keep the last one; then they are taken away", async () => {
  const nurse = await rowOf("wearer@saltbush.example");
  await shop.api.db.update(orders).set({ status: "COMPLETED" }).where(eq(orders.unitUid, UID));
  for (const one of await shop.api.db.select().from(users).where(eq(users.unitUid, UID))) {
    const groups = one.groups.filter((group) => group !== ROLE);
    await shop.api.db.update(users).set({ groups }).where(eq(users.customerId, one.customerId));
  }
  expect(await ask(UNIT)).toContain("Nobody approves for Emergency.");
  const page = await ask(`${UNIT}?approver=ng%C4%81ti`);
  expect(page).toContain("Choose from 1 found");
  expect(page).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp; (");
  expect(await ask(`${UNIT}?approver=nobody-like-this`)).toContain("is found for “nobody-like-this”.");
  const none = await send(UNIT, [["section", "approver-add"]]);
  expect([none.status, (await html(none)).includes("Choose at least one person.")]).toEqual([400, true]);
  const elsewhere = await rowOf("registrar@saltbush.example");
  const mixed = await send(`${UNIT}?approver=`, [
    ["section", "approver-add"],
    ["person", nurse.customerId],
    ["person", elsewhere.customerId],
  ]);
  const again = await html(mixed);
  expect([mixed.status, again.includes("is at home in another unit.")]).toEqual([400, true]);
  expect(again).toMatch(
    new RegExp(`<input[^>]*value="${nurse.customerId}"[^>]*checked|checked[^>]*value="${nurse.customerId}"`),
  );
  const fields: [string, string][] = [
    ["idempotencyKey", randomUUID()],
    ["section", "approver-add"],
    ["person", nurse.customerId],
  ];
  for (const time of ["first", "pressed twice"]) {
    const { status } = await shop.request(UNIT, { cookie, body: new URLSearchParams(fields) });
    expect([time, status]).toEqual([time, 303]);
  }
  const after = await ask(UNIT);
  expect(after).toContain(`/business-units/${UID}?do=approver&amp;person=${nurse.customerId}`);
  expect(after).not.toContain("Change limit");
  await give(shop.api, "wearer@saltbush.example", "L-500", "One", 500);
  const limited = await ask(UNIT);
  expect(limited).toContain("Up to $500.00 an order");
  expect(limited).toMatch(/href="\/purchase-limits\/L-500"[^>]*>Change limit/);
  const removal = `${UNIT}?do=approver&person=${nurse.customerId}`;
  expect(await ask(removal)).toContain("Nobody else approves for Emergency.");
  const [order] = await shop.api.db
    .select()
    .from(orders)
    .where(eq(orders.customerId, elsewhere.customerId))
    .limit(1);
  await shop.api.db
    .update(orders)
    .set({ unitUid: UID, status: "PENDING_APPROVAL" })
    .where(eq(orders.code, order!.code));
  const kept = await ask(removal);
  expect(kept).toContain("cannot be removed yet");
  expect(kept).toContain(`/my-account/approval/${order!.code}`);
  const refused = await send(removal, [
    ["section", "approver-remove"],
    ["person", nurse.customerId],
  ]);
  expect([refused.status, (await html(refused)).includes(`alone: ${order!.code}.`)]).toEqual([400, true]);
  await shop.api.db.update(orders).set({ status: "COMPLETED" }).where(eq(orders.code, order!.code));
  const done = await send(removal, [
    ["section", "approver-remove"],
    ["person", nurse.customerId],
  ]);
  expect([done.status, (await rowOf("wearer@saltbush.example")).groups.includes(ROLE)]).toEqual([303, false]);
  expect(await ask(removal)).toContain("does not approve for Emergency");
});
