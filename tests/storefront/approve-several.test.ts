import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orders } from "../../commerce/modules/orders/tables";
import { idOf } from "../support/limits";
import { emptyCarts } from "../support/shopping";
import { testStorefront, type Storefront } from "../support/storefront";
import { ADMIN, APPROVER, NURSE, waitingOrder } from "../support/waiting-order";

const LIST = "/my-account/approval-dashboard";
let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [APPROVER, ADMIN, NURSE]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const ask = (path: string, as = APPROVER, body?: [string, string][]) =>
  shop.request(path, {
    cookie: cookies.get(as),
    ...(body ? { body: new URLSearchParams(body) } : {}),
  });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const order = async () => {
  await emptyCarts(shop.api);
  return (await waitingOrder(shop.api)).code as string;
};
const several = (codes: string[]) => `${LIST}?do=approve&${codes.map((code) => `order=${code}`).join("&")}`;
const press = (codes: string[], as = APPROVER, key: string = randomUUID()) =>
  ask(`${LIST}?index`, as, [
    ["idempotencyKey", key],
    ...codes.map((code): [string, string] => ["order", code]),
  ]);
const statusOf = async (code: string) =>
  (await shop.api.db.select().from(orders).where(eq(orders.code, code)))[0]!;

describe("several at once", () => {
  test("[AP-01] are ticked in the list, shown with their sum, and approved with one press", async () => {
    const codes = [await order(), await order()];
    const list = await html(await ask(`${LIST}?search=${codes[0]}`));
    expect(list).toContain(`value="${codes[0]}"`);
    expect(list).toContain("APPROVE…");
    const asked = await html(await ask(several(codes)));
    const sum = (await Promise.all(codes.map(statusOf))).reduce((all, { totalCents }) => all + totalCents, 0);
    expect(asked).toContain(`Together they come to $${(sum / 100).toFixed(2)} inc. GST.`);
    expect(asked).toContain("APPROVE 2 ORDERS");
    for (const code of codes) expect((await statusOf(code)).status).toBe("PENDING_APPROVAL");
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => press(codes, APPROVER, key)));
    for (const answer of sent) {
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, LIST]);
    }
    for (const code of codes) expect((await statusOf(code)).status).toBe("APPROVED");
  });

  test("[AP-01] each that cannot be approved is named with its reason, and the others are approved", async () => {
    const [good, decided, own] = [await order(), await order(), await order()];
    await shop.api.db
      .update(orders)
      .set({ customerId: await idOf(shop.api, APPROVER) })
      .where(eq(orders.code, own));
    const asked = await html(await ask(several([good, decided, own])));
    expect(asked).toContain("APPROVE 2 ORDERS");
    expect(asked).toContain(`${own} does not wait for you any more`);
    await press([decided], ADMIN);
    const sent = await press([good, decided, own, "KR-1"]);
    expect(sent.status).toBe(303);
    const cookie = sent.headers.get("Set-Cookie")!.split(";")[0];
    const told = await html(await shop.request(LIST, { cookie }));
    expect(told).toContain(`1 order was approved: ${good}.`);
    expect(told).toContain("3 orders were not approved.");
    expect(told).toMatch(new RegExp(`Bronwyn Taulanga approved ${decided} at `));
    expect(told).toContain(`${own}: Somebody else must decide about an order that is yours`);
    expect(told).toContain("KR-1: It does not wait for you.");
    expect((await statusOf(own)).status).toBe("PENDING_APPROVAL");
  });

  test("[AP-01] are declined with one reason; without it nothing is decided and what was typed stays", async () => {
    const codes = [await order(), await order()];
    const path = several(codes).replace("do=approve", "do=decline");
    const page = await html(await ask(path));
    expect(page).toContain("Decline 2 orders");
    const action = /<form[^>]*action="([^"]*do=decline[^"]*)"/.exec(page)![1]!.replaceAll("&amp;", "&");
    const send = (fields: [string, string][], key: string = randomUUID()) =>
      ask(action, APPROVER, [
        ["idempotencyKey", key],
        ["intent", "decline"],
        ...codes.map((code): [string, string] => ["order", code]),
        ...fields,
      ]);
    const refused = await send([
      ["reasonCode", "TOO_COSTLY"],
      ["comment", ""],
    ]);
    expect(refused.status).toBe(400);
    const again = await html(refused);
    expect(again).toContain("Write why, so that the wearer knows.");
    expect(again).toContain('value="TOO_COSTLY" selected');
    for (const code of codes) expect((await statusOf(code)).status).toBe("PENDING_APPROVAL");
    const key = randomUUID();
    const fields: [string, string][] = [
      ["reasonCode", "TOO_COSTLY"],
      ["comment", "Next month, O'Brien-Ngāti <b>&"],
    ];
    const sent = await Promise.all(Array.from({ length: 5 }, () => send(fields, key)));
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    const cookie = sent[0]!.headers.get("Set-Cookie")!.split(";")[0];
    expect(await html(await shop.request(LIST, { cookie }))).toContain("2 orders were declined:");
    for (const code of codes) expect((await statusOf(code)).status).toBe("REJECTED");
  });

  test("[AP-01] none chosen leads back to the list, and nobody else may", async () => {
    const empty = await ask(several([]));
    expect([empty.status, empty.headers.get("Location")]).toEqual([303, LIST]);
    const code = await order();
    expect((await ask(several([code]), NURSE)).status).toBe(403);
    expect((await press([code], NURSE)).status).toBe(403);
    expect((await statusOf(code)).status).toBe("PENDING_APPROVAL");
    expect((await ask(several(["<b>", "%00", "x".repeat(90)]))).status).toBe(303);
  });
});
