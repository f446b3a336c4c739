import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { orders } from "../../commerce/modules/orders/tables";
import { emptyCarts, fillCart, makeReady, skuOf } from "../support/shopping";
import { main, testStorefront, type Storefront, valueIn } from "../support/storefront";

const WEARER = "wearer@korraline.example";
const APPROVER = "approver@korraline.example";

let shop: Storefront;
let cookie: string;
let coverall: string;
beforeAll(async () => {
  shop = await testStorefront();
  coverall = await skuOf(shop.api, "KC-5105", 0);
  cookie = await shop.signIn(WEARER);
});
afterAll(() => shop.api.close());
beforeEach(() => emptyCarts(shop.api));

const ask = (path: string, body?: Record<string, string>, as = cookie) =>
  shop.request(path, { cookie: as, body: body && new URLSearchParams(body) });

test("[AP-01] a restricted style says so on its page, before the order is placed, on the order and to approvers", async () => {
  const note = "An approver must agree each time that you order this.";
  expect(await main(await ask("/product/KC-5105/fr-coverall"))).toContain(note);
  expect(await main(await ask("/product/KC-5002/polo"))).not.toContain(note);
  const cart = await fillCart(shop.api, WEARER, { [coverall]: 1 });
  await makeReady(shop.api, WEARER, cart, { poNumber: "PO77" });
  const html = await main(await ask("/checkout/payment-details"));
  expect(html).toContain("<li>FR coverall needs an approval each time.");
  const placed = await ask("/checkout/payment-details", {
    guid: valueIn(html, "guid"),
    fingerprint: valueIn(html, "fingerprint"),
    purchaseOrderNumber: "PO77",
    termsChecked: "on",
  });
  const code = new URL(placed.headers.get("location")!, "http://shop").searchParams.get("code")!;
  const [row] = await shop.api.db.select().from(orders).where(eq(orders.code, code));
  expect(row).toMatchObject({ status: "PENDING_APPROVAL", restrictedStyles: [{ code: "KC-5105" }] });
  const fact = "<dt>Needs an approval each time</dt><dd>FR coverall</dd>";
  expect(await main(await ask(`/my-account/orders/${code}`))).toContain(fact);
  const approver = await shop.signIn(APPROVER);
  const list = await main(await ask("/my-account/approval-dashboard?cause=restricted", undefined, approver));
  expect(list).toContain("Restricted style: FR coverall");
  const detail = await main(await ask(`/my-account/approval/${code}`, undefined, approver));
  expect(detail).toContain("Restricted style: FR coverall");
});

test("[AP-01] a pack's step names the restricted styles in it", async () => {
  const rows = await rowsOf<{ uid: string }>(
    shop.api.db,
    sql`select u.uid from allocations a join users u on u.customer_id = a.customer_id
      where a.pack_id = 'PK-KC-FR' and u.active order by u.uid limit 1`,
  );
  const as = await shop.signIn(rows[0]!.uid);
  const html = await main(await ask(`/packDetailsPage?packId=PK-KC-FR&step=1`, undefined, as));
  expect(html).toContain("An approver must agree each time that you order FR coverall.");
});
