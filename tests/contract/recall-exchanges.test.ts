import { eq, like, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { styles } from "../../commerce/modules/catalogue/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { notifyOfRecalls } from "../../commerce/modules/notices";
import { notices } from "../../commerce/modules/notices/tables";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { emptyCarts, setStock, skuOf } from "../support/shopping";

const BUYER = "buyer@harrowstreet.example";
const OTHER = "admin@harrowstreet.example";
const api = await apiOfFile();
const { order } = ordering(api);
const polo = await skuOf(api, "KC-5002");
const shirt = polo.replace("KC-5002", "KC-5001");
const [shirtRow] = await api.db.select().from(styles).where(eq(styles.code, "KC-5001"));
const DAY = 86_400_000;

const recall = (endsOn: string | null, exchangeFree = true) =>
  api.db
    .update(styles)
    .set(
      endsOn
        ? { endsOn, endKind: "recall", endReason: "It tears.", replacedBy: "KC-5001", exchangeFree }
        : { endsOn: null, endKind: null, endReason: null, replacedBy: null, exchangeFree: false },
    )
    .where(eq(styles.code, "KC-5002"));
beforeEach(async () => {
  await emptyCarts(api);
  for (const sku of [polo, shirt]) await setStock(api, sku, 500);
});
afterEach(() => recall(null));

/** An order of polos that arrived so many days ago. */
async function delivered(days: number): Promise<string> {
  const code = await order(BUYER, { [polo]: 3 });
  const at = (before: number) => new Date(api.now().getTime() - before * DAY);
  const lines = [{ entryNumber: 0, quantity: 3 }];
  const parcel = await packParcel(api.db, { orderCode: code, lines }, at(days + 2));
  for (const to of ["READY", "SHIPPED", "DELIVERY_COMPLETED"] as const) {
    await reportParcel(api.db, { orderCode: code, code: parcel }, to, at(days));
  }
  return code;
}
const path = (code: string) => `/orders/${code}/returnExchange`;
const data = async (code: string, as = BUYER) => (await api.call("GET", path(code), { as })).body;
const ask = (code: string, entry: object, as = BUYER) =>
  api.call("POST", path(code), { as, body: { entries: [{ orderEntryNumber: 0, quantity: 2, ...entry }] } });
const SIZE = { type: "EXCHANGE", reason: "RECALLED", replacementCode: shirt };

test("[B-17] recalled pieces are exchanged for the replacement at no charge, however long ago they came", async () => {
  const code = await delivered(200);
  const before = await data(code);
  expect(before.reasons.map((one: { code: string }) => one.code)).not.toContain("RECALLED");
  expect(before.entries[0].replacement).toBeUndefined();
  await recall("2026-03-17");
  const { entries, reasons } = await data(code);
  expect(reasons.map((one: { code: string }) => one.code)).toContain("RECALLED");
  expect(entries[0]).toMatchObject({
    replacement: { code: "KC-5001", name: shirtRow!.name },
    ending: { kind: "recall", message: expect.stringContaining("Ended on 17 Mar 2026.") },
  });
  const allowed = entries[0].actions.filter((one: { allowed: boolean }) => one.allowed);
  expect(allowed.map((one: { kind: string }) => one.kind)).toEqual(["size"]);
  expect(entries[0].sizes.map((one: { code: string }) => one.code)).toContain(shirt);
  const holds = () => rowsOf(api.db, sql`select count(*)::int as n from entitlement_movements`);
  const ledger = await holds();
  const priced = await api.call("POST", `${path(code)}/price`, {
    as: BUYER,
    body: { entries: [{ orderEntryNumber: 0, quantity: 2, ...SIZE }] },
  });
  expect(priced.body).toMatchObject({ refund: { value: 0 }, total: { label: "You pay", amount: "$0.00" } });
  const { status, body } = await ask(code, SIZE);
  expect(status, JSON.stringify(body)).toBe(201);
  const [request] = body.returnRequests;
  const shown = await api.call("GET", `/users/current/orderReturns/${request.code}`, { as: BUYER });
  expect(shown.body.returnEntries[0]).toMatchObject({
    expectedQuantity: 2,
    replacement: { code: shirt, name: shirtRow!.name },
  });
  expect(await holds()).toEqual(ledger);
  // Two of three are on the way; the one that is left can follow, and no more than that.
  expect((await data(code)).entries[0].quantity).toBe(1);
  expectRefusal(await ask(code, SIZE), 400, "ReturnRuleError", { reason: "quantity" });
});

test("[B-17] the old style is never sent again, and nothing else than the replacement", async () => {
  const code = await delivered(1);
  const otherSize = (await data(code)).entries[0].sizes.find((one: { available: boolean }) => one.available);
  const sized = { type: "EXCHANGE", reason: "TOO_SMALL", replacementCode: otherSize.code };
  await recall("2026-03-17");
  expectRefusal(await ask(code, sized), 400, "ReturnRuleError", { reason: "replacement" });
  expectRefusal(await ask(code, { type: "EXCHANGE", reason: "BROKE" }), 400, "ReturnRuleError", {
    reason: "recalled",
  });
  await recall("2026-03-17", false);
  expect((await data(code)).entries[0].replacement).toBeUndefined();
  for (const asked of [sized, SIZE]) {
    expectRefusal(await ask(code, asked), 400, "ReturnRuleError", { reason: "recalled" });
  }
  await recall(null);
  expectRefusal(await ask(code, SIZE), 400, "ReturnRuleError", { reason: "reason" });
  expect((await ask(code, sized)).status).toBe(201);
});

test("[B-17] nobody exchanges the pieces of somebody else", async () => {
  const code = await delivered(1);
  await recall("2026-03-17");
  expect((await ask(code, SIZE, OTHER)).status).toBe(404);
});

test("[B-17] whoever was issued recalled pieces gets one notice and one mail, and nobody else", async () => {
  const run = () => notifyOfRecalls(api.db, api.now(), (site) => `https://${site}.shop.example`);
  const told = () => api.db.select().from(notices).where(eq(notices.kind, "recall"));
  const mails = () => api.db.$count(mailOutbox, like(mailOutbox.about, "recall EB-4006%"));
  // The demo has told its people.
  await api.db.delete(notices).where(eq(notices.kind, "recall"));
  await run();
  const first = await told();
  expect(first.length).toBeGreaterThan(0);
  expect(await mails()).toBe(first.length);
  for (const { about, details } of first) {
    expect(about).toBe("recall EB-4006");
    expect(details).toMatchObject({ name: "Visor", replacement: "Cap, adjustable", exchangeFree: true });
  }
  const organisations = await rowsOf<{ uid: string }>(
    api.db,
    sql`select distinct u.organisation_uid as uid from notices n join users u on u.customer_id = n.customer_id
      where n.kind = 'recall'`,
  );
  expect(organisations).toEqual([{ uid: "emberbun" }]);
  await run();
  expect(await told()).toHaveLength(first.length);
  const [person] = await rowsOf<{ uid: string }>(
    api.db,
    sql`select u.uid from users u where u.customer_id = ${first[0]!.customerId}`,
  );
  const { body } = await api.call("GET", "/users/current/notifications", {
    as: person!.uid,
    query: { pageSize: 50 },
  });
  const shown = body.notifications.find((one: { kind: string }) => one.kind === "recall");
  expect(shown).toMatchObject({
    title: "Your Visor is recalled",
    more: "Its peak can crack in the heat of a fryer. Exchange it for Cap, adjustable at no charge, on the page of its order. It uses nothing of your packs.",
    url: "/my-account/issued",
  });
});
