import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { promotions } from "../../commerce/modules/promotions/tables";
import { emptyCarts, fillCart, makeReady, skuOf } from "../support/shopping";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());
beforeEach(() => emptyCarts(shop.api));
const wearer = "wearer@lanternbridge.example";
const cookie = await shop.signIn(wearer);
const vest = await skuOf(shop.api, "LB-2401");

const ask = (path: string, body?: Record<string, string>) =>
  shop.request(path, { cookie, body: body && new URLSearchParams(body) });
const page = async (path: string) => main(await ask(path));
const enter = (voucherCode: string) => ask("/cart", { intent: "add-voucher", voucherCode });

describe("vouchers in the cart", () => {
  test("[CA-03] a code is entered, shown in the sums of cart, checkout and order, and taken off again", async () => {
    const cart = await fillCart(shop.api, wearer, { [vest]: 2 });
    expect(await page("/cart")).toContain("Voucher or promotion code");
    expect((await enter("style10")).status).toBe(303);
    const shown = await page("/cart");
    expect(shown).toMatch(/<dt>Voucher STYLE10<\/dt><dd>−\$/);
    expect(shown).toContain("Every third merino vest at half price: add 1 more of Merino vest and save $");
    await makeReady(shop.api, wearer, cart);
    expect(await page("/checkout/review-order")).toContain("<dt>Voucher STYLE10</dt>");
    expect((await ask("/cart", { intent: "remove-voucher STYLE10" })).status).toBe(303);
    expect(await page("/cart")).not.toContain("<dt>Voucher");
    expect((await ask("/cart", { intent: "remove-voucher STYLE10" })).status).toBe(303);
  });

  test.each([
    ["WINTER25", "Invalid code provided."],
    ["<b>&'", "Invalid code provided."],
    ["", "Enter a code."],
    ["X".repeat(61), "Enter a shorter code."],
  ])("[CA-03] the code %j is refused in words and stays in its field", async (code, words) => {
    await fillCart(shop.api, wearer, { [vest]: 1 });
    const refused = await enter(code);
    expect(refused.status).toBe(400);
    const shown = await main(refused);
    expect(shown).toContain('href="#cart-voucherCode"');
    expect(shown).toContain(words);
    expect(shown).toMatch(
      /name="voucherCode"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="voucherCode"/,
    );
    if (code === "WINTER25") expect(shown).toContain('value="WINTER25"');
  });

  test("[CA-03] a voucher that lapses stays in the cart with the reason, and nothing is ordered meanwhile", async () => {
    const cart = await fillCart(shop.api, wearer, { [vest]: 2 });
    await enter("STYLE10");
    await makeReady(shop.api, wearer, cart);
    const shown = await page("/checkout/payment-details");
    const field = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(shown)![1]!;
    const row = {
      ...(await shop.api.db.select().from(promotions).where(eq(promotions.code, "STYLE10")))[0]!,
    };
    await shop.api.db.update(promotions).set({ endsAt: row.startsAt }).where(eq(promotions.code, "STYLE10"));
    const placed = await ask("/checkout/payment-details", {
      guid: field("guid"),
      fingerprint: field("fingerprint"),
      idempotencyKey: randomUUID(),
      termsChecked: "on",
    });
    expect(placed.status).toBe(409);
    expect(await page("/cart")).toContain(
      "This voucher is not valid any more. Remove it to place your order.",
    );
    await shop.api.db.update(promotions).set({ endsAt: row.endsAt }).where(eq(promotions.code, "STYLE10"));
  });

  test("[CA-03] whoever has only goods of packs, or nothing, is not asked for a code", async () => {
    expect(await page("/cart")).not.toContain("voucherCode");
  });
});
