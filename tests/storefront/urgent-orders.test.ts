import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { orders } from "../../commerce/modules/orders/tables";
import { emptyCarts, fillCart, makeReady, skuOf } from "../support/shopping";
import { main, testStorefront, type Storefront, valueIn } from "../support/storefront";

const WEARER = "wearer@korraline.example";
const APPROVER = "approver@korraline.example";

let shop: Storefront;
let cookie: string;
let polo: string;
beforeAll(async () => {
  shop = await testStorefront();
  polo = await skuOf(shop.api, "KC-5002");
  cookie = await shop.signIn(WEARER);
});
afterAll(() => shop.api.close());
beforeEach(() => emptyCarts(shop.api));

const ask = (path: string, body?: Record<string, string>, as = cookie) =>
  shop.request(path, { cookie: as, body: body && new URLSearchParams(body) });

test("[CK-03] the last step asks whether it is urgent, keeps the answer of a refused form, and the order says why", async () => {
  const cart = await fillCart(shop.api, WEARER, { [polo]: 1 });
  await makeReady(shop.api, WEARER, cart, { poNumber: "PO77" });
  const html = await main(await ask("/checkout/payment-details"));
  expect(html).toContain("Is it urgent?");
  const form = {
    guid: valueIn(html, "guid"),
    fingerprint: valueIn(html, "fingerprint"),
    purchaseOrderNumber: "PO77",
    urgentReason: "MOVED",
  };
  const refused = await ask("/checkout/payment-details", form);
  expect(refused.status).toBe(400);
  expect(await main(refused)).toContain('<option value="MOVED" selected="">Moved to another project');
  const placed = await ask("/checkout/payment-details", { ...form, termsChecked: "on" });
  expect(placed.status).toBe(303);
  const code = new URL(placed.headers.get("location")!, "http://shop").searchParams.get("code")!;
  const [row] = await shop.api.db.select().from(orders).where(eq(orders.code, code));
  expect(row).toMatchObject({ status: "PENDING_APPROVAL", urgentReason: { code: "MOVED" } });
  expect(await main(await ask(`/my-account/orders/${code}`))).toContain(
    "<dt>Urgent</dt><dd>Moved to another project</dd>",
  );
  const approver = await shop.signIn(APPROVER);
  const list = await main(await ask("/my-account/approval-dashboard?cause=urgent", undefined, approver));
  expect(list).toContain("Urgent: Moved to another project");
  const detail = await main(await ask(`/my-account/approval/${code}`, undefined, approver));
  expect(detail).toContain("Urgent: Moved to another project");
});

test("[CK-03] an organisation without reasons is not asked", async () => {
  const other = await shop.signIn("wearer@kestrel.example");
  const html = await main(await ask("/checkout/payment-details", undefined, other));
  expect(html).not.toContain("Is it urgent?");
});
