import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { cartEntries, carts } from "../../commerce/modules/carts/tables";
import { styles } from "../../commerce/modules/catalogue/tables";
import { draftItems } from "../../commerce/modules/packs/tables";
import { replenishmentLines, replenishments } from "../../commerce/modules/replenishments/tables";
import { inTurn, repeated } from "../support/replenishing";
import { choose, place, readyCart, setStock, skuOf } from "../support/shopping";
import { testStorefront, type Storefront } from "../support/storefront";

const BUYER = "buyer@harrowstreet.example";
const OWNER = "approver@emberbun.example";
const REASON = "O'Brien-Ngāti found that it tears.";
const REFUSED =
  "Hi-vis polo, long sleeve was recalled. O&#x27;Brien-Ngāti found that it tears. The last day to order it was 17 Mar 2026. Order Hi-vis drill shirt, long sleeve, taped instead.";
const ENDS = "Ends on 18 Mar 2026. Replaced by Hi-vis drill shirt, long sleeve, taped.";
const BUTTON = "Swap for Hi-vis drill shirt, long sleeve, taped";

let shop: Storefront;
let polo: string;
let shirt: string;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [BUYER, OWNER]) cookies.set(email, await shop.signIn(email));
  polo = await skuOf(shop.api, "KC-5002");
  shirt = polo.replace("KC-5002", "KC-5001");
});
afterAll(() => shop.api.close());
const ends = (endsOn: string | null) =>
  shop.api.db
    .update(styles)
    .set(
      endsOn
        ? { endsOn, endKind: "recall", endReason: REASON, replacedBy: "KC-5001" }
        : { endsOn: null, endKind: null, endReason: null, replacedBy: null },
    )
    .where(eq(styles.code, "KC-5002"));
const LAST = "2026-03-18";
const PAST = "2026-03-17";
beforeEach(async () => {
  await shop.api.db.delete(carts);
  await shop.api.db.delete(draftItems);
  await shop.api.db.delete(replenishments);
  for (const sku of [polo, shirt]) await setStock(shop.api, sku, 500);
  await ends(LAST);
});
afterEach(() => ends(null));

const ask = (path: string, body?: Record<string, string>, as = BUYER) =>
  shop.request(path, {
    cookie: cookies.get(as),
    ...(body ? { body: new URLSearchParams({ idempotencyKey: randomUUID(), ...body }) } : {}),
  });
const html = async (path: string, as = BUYER) =>
  (await (await ask(path, undefined, as)).text()).replaceAll("<!-- -->", "");
const skus = async () => (await shop.api.db.select().from(cartEntries)).map(({ sku }) => sku);
/** What the button of the page is sent with. */
const pressed = (page: string) => /name="intent" value="(swap [^"]*)"/.exec(page)?.[1] ?? "";

test("[B-17] the item page says its end; afterwards it has no form but the reason and a link, and refuses a forged post", async () => {
  const path = "/product/KC-5002/hi-vis-polo";
  const before = await html(path);
  expect(before).toContain(ENDS);
  expect(before).toContain('href="/product/KC-5001/');
  expect(before).toMatch(/name="fit"|size-run/);
  await ends(PAST);
  const after = await html(path);
  expect(after).toContain(REFUSED);
  expect(after).toContain('href="/product/KC-5001/');
  expect(after).not.toContain('name="quantity"');
  expect(after).not.toContain("You can only order this from your packs.");
  const forged = await ask(path, { colour: "YEL", fit: "M", quantity: "1", intent: "add" });
  expect([forged.status, (await forged.text()).includes("was recalled")]).toEqual([403, true]);
  expect(await skus()).toEqual([]);
  expect(await html("/quick-add/KC-5002?from=/search")).toContain(REFUSED);
});

test("[B-17] the cart says what a swap changes before one press; pressed twice it is swapped once", async () => {
  await readyCart(shop.api, BUYER, { [polo]: 2 });
  const page = await html("/cart");
  expect(page).toContain(ENDS);
  expect(page).toContain(BUTTON);
  expect(page).toMatch(/as it is now\. Costs \$[\d.]+ instead of \$[\d.]+, \$[\d.]+ more for 2\./);
  for (let time = 0; time < 2; time += 1) {
    const answer = await ask("/cart", { intent: pressed(page) });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/cart"]);
  }
  expect(await skus()).toEqual([shirt]);
  expect(await html("/cart")).not.toContain(BUTTON);
});

test("[B-17] after the last day the cart says the reason, and still offers the swap", async () => {
  await readyCart(shop.api, BUYER, { [polo]: 1 });
  await ends(PAST);
  const page = await html("/cart");
  expect(page).toContain(REFUSED);
  await ask("/cart", { intent: pressed(page) });
  expect(await skus()).toEqual([shirt]);
});

test("[B-17] a saved cart has the button too", async () => {
  await readyCart(shop.api, BUYER, { [polo]: 1 });
  const { body } = await shop.api.call("PATCH", "/users/current/carts/current/save", {
    as: BUYER,
    query: { saveCartName: "Polos" },
  });
  const path = `/my-account/saved-cart/${body.savedCartData.code}`;
  const page = await html(path);
  expect(page).toContain(ENDS);
  const answer = await ask(path, { intent: pressed(page) });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
  expect(await skus()).toEqual([shirt]);
  expect(await html(path)).not.toContain(BUTTON);
});

test("[B-17] so does a replenishment order", async () => {
  const code = await repeated(shop.api, BUYER).start({ [polo]: 1 }, inTurn);
  const path = `/my-account/my-replenishment/${code}`;
  const page = await html(path);
  expect(page).toContain(ENDS);
  const answer = await ask(path, { intent: pressed(page) });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
  const [line] = await shop.api.db.select().from(replenishmentLines);
  expect(line!.sku).toBe(shirt);
});

test("[B-17] an old order offers the new style in place of the old one", async () => {
  const cart = await readyCart(shop.api, BUYER, { [polo]: 2 }, { poNumber: "B17W" });
  const { body: order } = await place(shop.api, BUYER, cart);
  await ends(PAST);
  const path = `/my-account/orders/${order.code}/again`;
  const page = await html(path);
  expect(page).toContain(REFUSED);
  expect(page).toContain("Order Hi-vis drill shirt, long sleeve, taped instead");
  const field = /name="(line\d+)"/.exec(page)![1]!;
  await ask(path, { [field]: "2", [`replace-${field}`]: "on" });
  expect(await skus()).toEqual([shirt]);
  await shop.api.db.delete(carts);
  await ask(path, { [field]: "2" });
  expect(await skus()).toEqual([]);
  expect(await html(`${path}/outcome`)).toContain("was recalled");
});

test("[B-17] the step of a pack greys the card with the sentence; summary and review swap what was chosen", async () => {
  const [crewPolo] = await shop.api.db.select().from(styles).where(eq(styles.code, "EB-4002"));
  const sku = await skuOf(shop.api, "EB-4002");
  await setStock(shop.api, sku.replace("4002", "4001"), 500);
  await choose(shop.api, OWNER, "PK-EB-STOCK", "TEES-AND-POLOS", {
    setId: "POLOS",
    styleCode: "EB-4002",
    sku,
  });
  const path = "/packDetailsPage?packId=PK-EB-STOCK&step=1";
  expect(await html(path, OWNER)).toContain("Replaced by Crew tee.");
  await shop.api.db.update(styles).set({ endsOn: PAST }).where(eq(styles.code, "EB-4002"));
  const step = await html(path, OWNER);
  expect(step).toMatch(/<li class="card pc qa got off" id="quick-EB-4002">/);
  expect(step).toContain("Crew polo was replaced. The counter wears the crew tee from then on.");
  expect(step).toContain("Swap for Crew tee");
  const item = await html(`${path}&style=EB-4002`.replace("packDetailsPage", "packItem"), OWNER);
  expect(item).toContain("Crew polo was replaced.");
  expect(item).not.toContain("ADD TO BUNDLE");
  const review = "/packDetailsPage?packId=PK-EB-STOCK&step=review";
  expect(await html(review, OWNER)).toContain("Swap for Crew tee");
  const refused = await ask(review, { intent: "add-to-cart" }, OWNER);
  expect([refused.status, (await refused.text()).includes("Crew polo was replaced.")]).toEqual([400, true]);
  const [row] = await shop.api.db.select().from(draftItems);
  const swap = { intent: `swap ${row!.id} TEES-AND-POLOS` };
  for (let time = 0; time < 2; time += 1) expect((await ask(review, swap, OWNER)).status).toBe(303);
  expect((await shop.api.db.select().from(draftItems)).map((one) => one.sku)).toEqual([
    sku.replace("4002", "4001"),
  ]);
  await shop.api.db.update(styles).set({ endsOn: crewPolo!.endsOn }).where(eq(styles.code, "EB-4002"));
});
