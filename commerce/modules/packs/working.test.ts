import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addsUp } from "../../../tests/support/adds-up";
import { centsOf, modes, packs, people, sum } from "../../../tests/support/random-carts";
import { shownCents } from "../organisation";
import { chargesOf } from "./charges";
import { lineWorking, type PricedLine } from "./line-working";
import { chargesWorking } from "./working";

const OFFERS = {
  "3FOR2": { kind: "product", title: "Three for two" },
  SPEND: { kind: "order", title: "5% off" },
  WINTER: { kind: "voucher", title: "Winter" },
} as const;
type Offer = keyof typeof OFFERS;

/** A line with additions at random prices, and what offers took off it; never more than it costs. */
const goods = fc
  .record({
    packId: fc.constantFrom(null, "P0", "P1", "P2", "P3", "P4", "GONE"),
    baseCents: fc.integer({ min: 1, max: 20_000 }),
    additions: fc.array(fc.integer({ min: 0, max: 2_500 }), { maxLength: 3 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    points: fc.integer({ min: 0, max: 30 }),
    of: fc.constantFrom("contract", "list", "quote", "fixed", undefined),
    from: fc.constantFrom(undefined, 10),
    off: fc.dictionary(fc.constantFrom<Offer>("3FOR2", "SPEND", "WINTER"), fc.integer({ min: 1, max: 33 })),
  })
  .map(({ packId, baseCents, additions, quantity, points, of, from, off }) => {
    const unitCents = baseCents + sum(additions);
    const offers = packId === null ? (Object.entries(off) as [Offer, number][]) : [];
    const line: PricedLine = {
      unitCents,
      quantity,
      valueAdds: additions.map((cents, index) => ({ name: `Addition ${index}`, cents })),
      price: of && { of, from },
      discounts: offers
        .map(([code, percent]) => ({
          code,
          ...OFFERS[code],
          cents: Math.floor((unitCents * quantity * percent) / 100),
        }))
        .filter(({ cents }) => cents > 0),
    };
    return { packId, points: points * quantity, line };
  });
const carts = fc.array(goods, { minLength: 1, maxLength: 8 });
type Cart = { packId: string | null; points: number; line: PricedLine }[];

const before = ({ unitCents, quantity }: PricedLine) => unitCents * quantity;
const off = ({ discounts }: PricedLine) => sum(discounts.map(({ cents }) => cents));
const chargeLines = (cart: Cart) =>
  cart.map(({ packId, points, line }) => ({
    packId,
    points,
    bundleId: "B",
    quantity: line.quantity,
    cents: before(line) - off(line),
  }));
/** What each offer took off the cart. */
const discountsOf = (cart: Cart) =>
  (Object.keys(OFFERS) as Offer[])
    .map((code) => ({
      code,
      ...OFFERS[code],
      cents: sum(
        cart.flatMap(({ line }) =>
          line.discounts.filter((one) => one.code === code).map(({ cents }) => cents),
        ),
      ),
    }))
    .filter(({ cents }) => cents > 0);

describe("how amounts are worked out, for any cart in AUD and NZD", () => {
  test("[B-19] the working of 10,000 carts adds up to what is charged, and so do its payers, to the cent", () => {
    fc.assert(
      fc.property(carts, people, modes, (cart, who, modeCents) => {
        const charges = chargesOf(chargeLines(cart), packs, who, { modeCents });
        const working = chargesWorking(
          {
            ...charges,
            pieces: 3,
            pricesShown: true,
            discounts: discountsOf(cart),
            lineCents: cart.map(({ line }) => before(line)),
          },
          who,
        )!;
        expect(addsUp(working)).toBe(charges.totalCents);
        const paid = (code: string) =>
          centsOf(working.payers?.find((row) => row.code === code)?.amount ?? "");
        expect([paid("credit"), paid("subsidy"), paid("account"), paid("own")]).toEqual([
          ...[charges.creditCents, charges.subsidyCents, charges.accountCents, charges.ownShareCents],
        ]);
        for (const { cents } of charges.origin.parts.filter((part) => part.for === "rounding")) {
          // Each of the seven parts that have GST of their own is at most half a cent off, and so is the total.
          expect(Math.abs(cents)).toBeLessThanOrEqual(4);
        }
        for (const { amount } of [...working.rows, working.total]) {
          if (amount !== "Free") expect(amount).toContain(who.unit.currencySymbol);
        }
      }),
      { numRuns: 10_000 },
    );
  });

  test("[B-19] the working of a line adds up to what the line shows, and to what is left of it after offers", () => {
    fc.assert(
      fc.property(goods, people, ({ line }, who) => {
        const working = lineWorking(line, who);
        const plain = !line.price?.from && line.price?.of !== "quote" && line.price?.of !== "fixed";
        if (!working) {
          expect([plain, line.discounts, sum(line.valueAdds.map(({ cents }) => cents))]).toEqual([
            true,
            [],
            0,
          ]);
          return;
        }
        expect(addsUp(working)).toBe(shownCents(before(line) - off(line), who));
        const shown = working.rows.find(({ code }) => code === "before") ?? working.total;
        expect(centsOf(shown.amount)).toBe(shownCents(before(line), who));
      }),
      { numRuns: 10_000 },
    );
  });

  test("[B-19] hidden prices and orders that take nothing have no working", () => {
    fc.assert(
      fc.property(carts, people, modes, fc.boolean(), (cart, who, modeCents, cancelled) => {
        const charges = chargesOf(chargeLines(cart), packs, who, { modeCents });
        const explained = { ...charges, pieces: 3, pricesShown: cancelled, cancelled };
        expect(chargesWorking(explained, who)).toBeUndefined();
      }),
      { numRuns: 1_000 },
    );
  });

  test("[B-19] an order, which keeps amounts and no origin, adds up too", () => {
    fc.assert(
      fc.property(carts, people, modes, (cart, who, modeCents) => {
        const { origin: _, ...kept } = chargesOf(chargeLines(cart), packs, who, { modeCents });
        const order = { ...kept, pieces: 3, pricesShown: true, discounts: discountsOf(cart) };
        const working = chargesWorking({ ...order, modeName: "Standard" }, who)!;
        expect(addsUp(working)).toBe(kept.totalCents);
        expect(working.rows.find(({ code }) => code === "freight")?.note).toBe("Standard");
      }),
      { numRuns: 1_000 },
    );
  });
});
