import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chargeWords } from "./charge-words";
import { chargesOf, ownParts } from "./charges";
import { centsOf, lines, modes, packs, people, person, sum } from "../../../tests/support/random-carts";

describe("who pays what, for any mixture of goods", () => {
  test("[PK-05] the payers add up to the total, and GST is computed once on goods and freight", () => {
    fc.assert(
      fc.property(lines, people, modes, (of, who, modeCents) => {
        const charges = chargesOf(of, packs, who, { modeCents });
        const { creditCents, subsidyCents, accountCents, ownShareCents, totalCents } = charges;
        const payers = [creditCents, subsidyCents, accountCents, ownShareCents];
        expect(sum(payers)).toBe(totalCents);
        expect(Math.min(...payers)).toBeGreaterThanOrEqual(0);
        const net = charges.subTotalCents + charges.deliveryCents;
        expect(charges.taxCents).toBe(Math.round((net * who.unit.gstRate) / 10_000));
        const own = ownParts(charges, who.unit.gstRate);
        expect(own.goodsCents + own.deliveryCents + own.taxCents).toBe(ownShareCents);
        expect(Math.min(own.goodsCents, own.deliveryCents, own.taxCents)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 600 },
    );
  });

  test("[CA-01] the words add up row by row to what is paid, with prices and without, in AUD and NZD", () => {
    fc.assert(
      fc.property(lines, people, modes, fc.boolean(), (of, who, modeCents, pricesShown) => {
        const charges = chargesOf(of, packs, who, { modeCents });
        const said = chargeWords({ ...charges, pieces: 3, pricesShown }, who);
        const amount = (code: string) => centsOf(said.rows.find((row) => row.code === code)?.amount ?? "");
        const all = ["goods", "own", "freight", "gst", "credit", "subsidy", "account"].map(amount);
        const symbol = who.unit.currencySymbol;
        if (pricesShown) {
          // What is left after everybody else has paid is the figure at the foot.
          expect(sum(all)).toBe(centsOf(said.total.amount));
          if (said.total.label === "You pay") expect(centsOf(said.total.amount)).toBe(charges.ownShareCents);
          else expect(charges.accountCents).toBe(charges.totalCents);
        } else {
          expect(said.total).toEqual({ label: "You pay", amount: expect.stringContaining(symbol) });
          expect(centsOf(said.total.amount)).toBe(charges.ownShareCents);
          if (charges.ownShareCents > 0) expect(sum(all)).toBe(charges.ownShareCents);
        }
        if (charges.ownShareCents > 0) {
          expect(said.note).toContain("taken from your pay");
          expect(centsOf(said.brief.split(" by you")[0]!)).toBe(charges.ownShareCents);
        }
        const funded = charges.creditCents + charges.subsidyCents + charges.accountCents > 0;
        if (!funded) expect(JSON.stringify(said)).not.toMatch(/[Ff]unded/);
        for (const { amount: text } of [...said.rows, said.total]) {
          if (/\$\d/.test(text)) expect(text).toContain(symbol);
        }
      }),
      { numRuns: 600 },
    );
  });

  test("[PK-05] where rounding would make subsidy and own share more than the total, the own share gives way", () => {
    const who = person({ nz: false, including: false, buyer: false });
    const line = { packId: null, bundleId: "B", cents: 5, quantity: 1, points: 0 };
    const charges = chargesOf([line, { ...line, packId: "P4" }], packs, who);
    expect(charges).toMatchObject({
      totalCents: 1_111,
      subsidyCents: 3,
      ownShareCents: 1_108,
      accountCents: 0,
    });
    expect(charges.origin.parts).toContainEqual({ payer: "own", for: "rounding", cents: -1 });
  });

  test("[OR-02] a cancelled order takes nothing", () => {
    const who = person({ nz: false, including: false, buyer: false });
    const line = { packId: null, bundleId: "", cents: 5000, quantity: 1, points: 0 };
    const charges = chargesOf([line], [], who);
    const said = chargeWords({ ...charges, pieces: 1, pricesShown: true, cancelled: true }, who);
    expect(said.total.amount).toBe("$0.00");
    expect(JSON.stringify(said)).not.toMatch(/\$[1-9]|from your pay/);
  });
});
