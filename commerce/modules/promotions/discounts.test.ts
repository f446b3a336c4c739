import { describe, expect, test } from "vitest";
import { discountsOf, type Goods, type Offer } from "./discounts";
import { discountAmounts, discountsLeft, goodsCents } from "./goods";

const goods = (...lines: [style: string, unitCents: number, quantity: number][]): Goods[] =>
  lines.map(([styleCode, unitCents, quantity], entryNumber) => ({
    entryNumber,
    styleCode,
    unitCents,
    quantity,
  }));
const offer = (over: Partial<Offer> & Pick<Offer, "kind">): Offer => ({
  code: over.kind.toUpperCase(),
  title: over.kind,
  styleCode: null,
  everyPieces: null,
  percent: null,
  cents: null,
  minimumCents: 0,
  ...over,
});
const third = offer({ kind: "product", styleCode: "SCARF", everyPieces: 3, percent: 50 });
const takenOff = (lines: Goods[], offers: Offer[]) =>
  discountsOf(lines, offers).discounts.map(({ code, cents }) => [code, cents]);

describe("discounts", () => {
  test("[CA-03] of every third piece the cheapest is reduced, whatever lines they are on", () => {
    const lines = goods(["SCARF", 2400, 2], ["SCARF", 2000, 2], ["CAP", 900, 9]);
    const { discounts, missing } = discountsOf(lines, [third]);
    expect(discounts).toMatchObject([{ cents: 1000, shares: [{ entryNumber: 1, cents: 1000 }] }]);
    expect(missing).toMatchObject([{ pieces: { count: 2, saves: 1000, entryNumber: 1 } }]);
  });

  test("[CA-03] only the best offer for an order applies, and the next one says what it needs", () => {
    const five = offer({ kind: "order", code: "FIVE", percent: 5, minimumCents: 10_000 });
    const flat = offer({ kind: "order", code: "FLAT", cents: 800, minimumCents: 12_000 });
    const more = offer({ kind: "order", code: "MORE", percent: 20, minimumCents: 20_000 });
    expect(takenOff(goods(["CAP", 1000, 9]), [five, flat])).toEqual([]);
    expect(takenOff(goods(["CAP", 1000, 11]), [five, flat])).toEqual([["FIVE", 550]]);
    const { discounts, missing } = discountsOf(goods(["CAP", 1000, 15]), [five, flat, more]);
    expect(discounts).toMatchObject([{ code: "FLAT", cents: 800 }]);
    expect(missing).toMatchObject([{ code: "MORE", cents: 5000 }]);
  });

  test("[CA-03] a voucher takes its part of what is left, and never more than that", () => {
    const ten = offer({ kind: "voucher", code: "TEN", percent: 10 });
    const gift = offer({ kind: "voucher", code: "GIFT", cents: 99_999 });
    expect(takenOff(goods(["SCARF", 2000, 3]), [third, ten])).toEqual([
      ["PRODUCT", 1000],
      ["TEN", 500],
    ]);
    expect(takenOff(goods(["CAP", 333, 3]), [gift, ten])).toEqual([["GIFT", 999]]);
    const needy = offer({ kind: "voucher", code: "NEEDY", cents: 100, minimumCents: 5000 });
    expect(discountsOf(goods(["CAP", 100, 2]), [needy]).missing).toMatchObject([{ cents: 4800 }]);
    expect(discountsOf([], [needy, ten])).toMatchObject({ discounts: [], missing: [{}, { cents: 0 }] });
  });

  test("[CA-03] shares add up to the discount for any lines, and what is left of them costs no cent more", () => {
    let state = 7;
    const upTo = (most: number) => (state = (state * 48_271) % 2_147_483_647) % (most + 1);
    for (let run = 0; run < 500; run += 1) {
      const lines = goods(
        ...Array.from({ length: 1 + upTo(5) }, (): [string, number, number] => [
          upTo(1) ? "SCARF" : "CAP",
          1 + upTo(9999),
          1 + upTo(9),
        ]),
      );
      const offers = [
        third,
        offer({ kind: "order", percent: 1 + upTo(98) }),
        offer({ kind: "voucher", code: "A", percent: 1 + upTo(98) }),
        offer({ kind: "voucher", code: "B", cents: upTo(20_000) }),
      ];
      const { discounts } = discountsOf(lines, offers);
      for (const { cents, shares } of discounts) {
        expect(shares.reduce((sum, share) => sum + share.cents, 0)).toBe(cents);
      }
      for (const line of lines) {
        const own = discounts.flatMap(({ code, shares }) =>
          shares
            .filter(({ entryNumber }) => entryNumber === line.entryNumber)
            .map(({ cents }) => ({ code, cents })),
        );
        const whole = { ...line, discounts: own };
        expect(goodsCents(whole)).toBeGreaterThanOrEqual(0);
        const quantity = upTo(line.quantity);
        const rest = { ...line, quantity, discounts: discountsLeft(whole, quantity) };
        expect(goodsCents(rest)).toBeLessThanOrEqual((goodsCents(whole) * quantity) / line.quantity);
        expect(goodsCents(rest)).toBeGreaterThanOrEqual(
          (goodsCents(whole) * quantity) / line.quantity - own.length,
        );
      }
      const before = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
      const withGst = (cents: number) => Math.round(cents * 1.1);
      const shown = discountAmounts(before, discounts, withGst).reduce((sum, { cents }) => sum + cents, 0);
      const left = before - discounts.reduce((sum, { cents }) => sum + cents, 0);
      expect(withGst(before) - shown).toBe(withGst(left));
    }
  });
});
