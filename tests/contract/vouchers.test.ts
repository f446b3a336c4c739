import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { promotions, voucherRedemptions } from "../../commerce/modules/promotions/tables";
import { apiOfFile } from "../support/api";
import { cartCalls } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { readPdf } from "../support/pdf";
import { emptyCarts, fillCart, makeReady, place, skuOf } from "../support/shopping";

const api = await apiOfFile();
const wearer = "wearer@lanternbridge.example";
const colleague = "parttime@lanternbridge.example";
const abroad = "casual@korraline.example";
const { read } = cartCalls(api, wearer);
const { cancel, rowOf, linesOf } = ordering(api);
const vest = await skuOf(api, "LB-2401");
const polo = await skuOf(api, "KC-5002");

const enter = (voucherId: string, cart = "current", as = wearer) =>
  api.call("POST", `/users/current/carts/${cart}/vouchers`, { as, query: { voucherId } });
const remove = (code: string, as = wearer) =>
  api.call("DELETE", `/users/current/carts/current/vouchers/${code}`, { as });
const ready = async (pieces: number, as = wearer, sku = vest) => {
  const cart = await fillCart(api, as, { [sku]: pieces });
  await makeReady(api, as, cart);
  return cart;
};
const cents = (price: { value: number } | undefined) => Math.round((price?.value ?? 0) * 100);

beforeEach(async () => {
  await emptyCarts(api);
  await api.db.delete(voucherRedemptions);
});

describe("vouchers of a cart", () => {
  test("[CA-03] a code takes its part off, says so everywhere, and goes again", async () => {
    await ready(2);
    const before = (await read()).body;
    expect((await enter(" style10 ")).status).toBe(200);
    expect((await enter("STYLE10")).status).toBe(200);
    const { body } = await read();
    const off = cents(body.totalDiscounts);
    expect(Math.abs(off - cents(before.subTotal) / 10)).toBeLessThan(1);
    expect(cents(body.subTotal)).toBe(cents(before.subTotal));
    expect(cents(body.totalPriceWithTax)).toBe(cents(body.subTotal) - off + cents(body.deliveryCost));
    expect(body.appliedVouchers).toMatchObject([
      {
        code: "STYLE10",
        name: "10% off for style week",
        valueFormatted: "10%",
        appliedValue: { value: off / 100 },
      },
    ]);
    expect(body.charges.rows.map(({ label }: { label: string }) => label)).toContain("Voucher STYLE10");
    expect(body.fingerprint).not.toBe(before.fingerprint);
    expect(body.potentialProductPromotions[0].description).toMatch(/add 1 more of .+ and save \$/);
    expect((await remove("style10")).status).toBe(200);
    expect((await read()).body.fingerprint).toBe(before.fingerprint);
    expectRefusal(await remove("STYLE10"), 400, "VoucherOperationError", {
      message: "coupon.invalid.code.provided",
    });
  });

  test.each(["NONSENSE", "WINTER25", "TRADE100", "VEST-THIRD"])(
    "[CA-03] %s is an invalid code here",
    async (code) => {
      await ready(1);
      expectRefusal(await enter(code), 400, "VoucherOperationError", {
        message: "coupon.invalid.code.provided",
      });
      expect((await read()).body.appliedVouchers).toEqual([]);
    },
  );

  test("[CA-03] a code of another currency, or on another's cart, is not found", async () => {
    await ready(1, abroad, polo);
    for (const code of ["SPRING5", "STYLE10"]) {
      expectRefusal(await enter(code, "current", abroad), 400, "VoucherOperationError");
    }
    const cart = await ready(1);
    expectRefusal(await enter("STYLE10", cart, colleague), 400, "CartError", { reason: "notFound" });
  });

  test("[CA-03] every third vest is reduced without a code", async () => {
    await ready(3);
    const { body } = await read();
    expect(body.appliedProductPromotions).toHaveLength(1);
    expect(Math.abs(cents(body.productDiscounts) - cents(body.entries[0].basePrice) / 2)).toBeLessThan(1);
    expect(body.potentialProductPromotions).toEqual([]);
  });
});

describe("orders with vouchers", () => {
  test("[CA-03] are charged what the cart said, keep it, and use the voucher up until they are cancelled", async () => {
    const cart = await ready(3);
    expect((await enter("STY\u200bLE10")).status).toBe(200);
    const seen = (await read()).body;
    const { body: order } = await place(api, wearer, cart);
    expect([order.totalPriceWithTax, order.totalDiscounts, order.charges.rows]).toEqual([
      seen.totalPriceWithTax,
      seen.totalDiscounts,
      seen.charges.rows,
    ]);
    const row = await rowOf(order.code);
    const [line] = await linesOf(order.code);
    const off = row.discounts.reduce((sum, one) => sum + one.cents, 0);
    expect(row.discounts.map(({ code }) => code)).toEqual(["VEST-THIRD", "STYLE10"]);
    expect(row.subTotalCents).toBe(line!.unitCents * 3 - off);
    const token = await api.signIn(wearer);
    const paper = await api.fetch(
      new Request(`http://commerce.test/occ/v2/uniforms/users/current/orders/${order.code}/pdf`, {
        headers: { Authorization: `Bearer ${token}` },
      }),
    );
    expect((await readPdf(await paper.arrayBuffer())).text).toContain(
      `Less discount $${(off / 100).toFixed(2)} exc. GST`,
    );
    await ready(1);
    expectRefusal(await enter("STYLE10"), 400, "VoucherOperationError", {
      message: "coupon.already.redeemed",
    });
    expect((await cancel(wearer, order.code, [[0, 3]])).status).toBe(201);
    expect((await enter("STYLE10")).status).toBe(200);
  });

  test("[CA-03] keep the part of their discounts when pieces are cancelled, and sums still add up", async () => {
    const cart = await ready(7);
    await enter("STYLE10");
    const { body: order } = await place(api, wearer, cart);
    let last = (await rowOf(order.code)).totalCents;
    for (let left = 6; left >= 1; left -= 1) {
      expect((await cancel(wearer, order.code, [[0, 1]])).status).toBe(201);
      const row = await rowOf(order.code);
      const [line] = await linesOf(order.code);
      const off = line!.discounts.reduce((sum, one) => sum + one.cents, 0);
      expect(row.discounts.reduce((sum, one) => sum + one.cents, 0)).toBe(off);
      expect(row.subTotalCents).toBe(line!.unitCents * left - off);
      expect(row.totalCents).toBe(row.subTotalCents + row.deliveryCents + row.taxCents);
      expect(row.totalCents).toBeLessThan(last);
      last = row.totalCents;
    }
    expect(await api.db.$count(voucherRedemptions)).toBe(1);
  });

  test("[CA-03] of two carts at once only one has the last use of a voucher", async () => {
    await api.db.update(promotions).set({ mostUses: 1 }).where(eq(promotions.code, "STYLE10"));
    const carts = [await ready(1), await ready(1, colleague)];
    await enter("STYLE10", carts[0]);
    await enter("STYLE10", carts[1], colleague);
    const answers = await Promise.all([place(api, wearer, carts[0]!), place(api, colleague, carts[1]!)]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect(won!.body.code).toMatch(/^KR-/);
    expectRefusal(lost!, 409, "ConflictError", { reason: "changed" });
    expect(await api.db.$count(voucherRedemptions)).toBe(1);
    await api.db.update(promotions).set({ mostUses: null }).where(eq(promotions.code, "STYLE10"));
  });

  test("[CA-03] are refused while a voucher of the cart has lapsed, and the cart says so", async () => {
    const cart = await ready(1);
    await enter("SPRING5");
    await api.db
      .update(promotions)
      .set({ endsAt: sql`starts_at` })
      .where(eq(promotions.code, "SPRING5"));
    const { body } = await read();
    expect(body.appliedVouchers[0].note).toBe(
      "This voucher is not valid any more. Remove it to place your order.",
    );
    expect(cents(body.totalDiscounts)).toBe(0);
    expectRefusal(await place(api, wearer, cart), 409, "ConflictError", { reason: "changed" });
    await remove("SPRING5");
    expect((await place(api, wearer, cart)).body.code).toMatch(/^KR-/);
  });

  test("[CA-03] fifty presses at once use a voucher once", async () => {
    await ready(2);
    const { guid } = (await read()).body;
    await Promise.all(Array.from({ length: 50 }, () => enter("STYLE10")));
    const codes = await Promise.all(Array.from({ length: 50 }, () => place(api, wearer, guid)));
    expect([...new Set(codes.map(({ body }) => body.code ?? JSON.stringify(body)))]).toEqual([
      expect.stringMatching(/^KR-/),
    ]);
    expect(await api.db.$count(voucherRedemptions)).toBe(1);
  });
});
