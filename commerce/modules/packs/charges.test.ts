import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Person } from "../../http/principal";
import { chargeWords } from "./charge-words";
import { chargesOf, ownParts } from "./charges";
import type { AllocatedPack, FundType } from "./pack";

const bundle = (id: string, fundType: FundType): AllocatedPack["bundles"][number] => ({
  id,
  name: id,
  description: "",
  fundType,
  subsidyRanges: fundType === "SUBSIDISED" ? [{ fromCents: 0, toCents: 20_000, percent: 50 }] : [],
  kind: "set",
  exclusive: false,
  minItems: 0,
  maxItems: 20,
  isIndentOrder: false,
  indentStartsAt: null,
  indentEndsAt: null,
  indentDeliveryAt: null,
  sets: [],
});

type Kind = Pick<AllocatedPack, "packType" | "allocationType"> & { fundType: FundType; grants: number };
const kinds: Kind[] = [
  { packType: "new starter", allocationType: "quantity", fundType: "FULLY_FUNDED", grants: 10 },
  { packType: "optional", allocationType: "points", fundType: "FULLY_FUNDED", grants: 75 },
  { packType: "optional", allocationType: "dollar", fundType: "SUBSIDISED", grants: 15_000 },
  { packType: "self-purchase", allocationType: "quantity", fundType: "SELF_PURCHASE", grants: 0 },
];

const packOf = ({ fundType, grants, ...kind }: Kind, index: number): AllocatedPack => ({
  allocationId: index,
  id: `P${index}`,
  name: `Pack ${index}`,
  description: "",
  organisationUid: "org",
  ...kind,
  opensAt: null,
  closesAt: null,
  opensAgainAt: null,
  reset: "calendar-year",
  extendedUntil: null,
  replacementReasons: [],
  periodStart: "2026-01-01",
  periodEnd: "2026-12-31",
  givenMonths: null,
  bundles: [bundle("B", fundType)],
  ordered: {},
  cheapest: [],
  ledger: [
    {
      measure: kind.allocationType,
      bundleId: kind.allocationType === "quantity" ? "B" : null,
      kind: "grant",
      cartCode: null,
      amount: grants,
    },
    ...(fundType === "SUBSIDISED"
      ? [{ measure: "subsidy", bundleId: null, kind: "grant", cartCode: null, amount: 20_000 } as const]
      : []),
  ],
  draftLines: [],
  cartCode: null,
  cartLines: [],
});
const packs = kinds.map(packOf);

const person = (more: { nz: boolean; including: boolean; buyer: boolean }) =>
  ({
    user: { groups: more.buyer ? ["b2bcustomergroup", "b2badmingroup"] : ["customergroup"] },
    unit: { gstRate: more.nz ? 1500 : 1000, currencySymbol: more.nz ? "NZ$" : "$" },
    organisation: {
      name: "Kestrel",
      priceIncludingGst: more.including,
      freightCents: 1000,
      freightFreeOverCents: 9900,
      ownShare: "payroll",
    },
  }) as unknown as Person;

const people = fc.record({ nz: fc.boolean(), including: fc.boolean(), buyer: fc.boolean() }).map(person);
const lines = fc.array(
  fc.record({
    packId: fc.constantFrom(null, "P0", "P1", "P2", "P3", "GONE"),
    bundleId: fc.constant("B"),
    cents: fc.integer({ min: 1, max: 60_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    points: fc.integer({ min: 0, max: 30 }),
  }),
  { minLength: 1, maxLength: 12 },
);
const modes = fc.constantFrom(undefined, 0, 1000, 1800);

/** "−NZ$1,204.50" as cents; words such as "Free" are nothing. */
const centsOf = (text: string) =>
  Math.round(Number(text.replace("−", "-").replace(/[^\d.-]/g, "") || 0) * 100);
const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);

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

  test("[OR-02] a cancelled order takes nothing", () => {
    const who = person({ nz: false, including: false, buyer: false });
    const line = { packId: null, bundleId: "", cents: 5000, quantity: 1, points: 0 };
    const charges = chargesOf([line], [], who);
    const said = chargeWords({ ...charges, pieces: 1, pricesShown: true, cancelled: true }, who);
    expect(said.total.amount).toBe("$0.00");
    expect(JSON.stringify(said)).not.toMatch(/\$[1-9]|from your pay/);
  });
});
