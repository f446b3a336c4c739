import fc from "fast-check";
import type { Person } from "../../commerce/http/principal";
import type { AllocatedPack, FundType } from "../../commerce/modules/packs/pack";

const bundle = (id: string, fundType: FundType): AllocatedPack["bundles"][number] => ({
  id,
  name: id,
  description: "",
  fundType,
  subsidyRanges:
    fundType === "SUBSIDISED"
      ? [
          { fromCents: 0, toCents: 12_000, percent: 50 },
          { fromCents: 12_000, toCents: 20_000, percent: 33 },
        ]
      : [],
  kind: "set",
  exclusive: false,
  returnFirst: false,
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
  // Its dollars are spent, so that only the subsidy and the wearer pay.
  { packType: "optional", allocationType: "dollar", fundType: "SUBSIDISED", grants: 0 },
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
  opensBeforeStart: null,
  grantAmount: null,
  grantLeastLoad: null,
  reset: "calendar-year",
  extendedUntil: null,
  replacementReasons: [],
  periodStart: "2026-01-01",
  periodEnd: "2026-12-31",
  givenMonths: null,
  bundles: [bundle("B", fundType)],
  ordered: {},
  out: {},
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
/** A pack of each way of being paid for. */
export const packs = kinds.map(packOf);

/** A person in Australia or New Zealand, whose organisation reads prices with or without GST. */
export const person = (more: { nz: boolean; including: boolean; buyer: boolean }) =>
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

export const people = fc
  .record({ nz: fc.boolean(), including: fc.boolean(), buyer: fc.boolean() })
  .map(person);
/** Priced lines of the catalogue, of each pack, and of one that is gone. */
export const lines = fc.array(
  fc.record({
    packId: fc.constantFrom(null, "P0", "P1", "P2", "P3", "P4", "GONE"),
    bundleId: fc.constant("B"),
    cents: fc.integer({ min: 1, max: 60_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    points: fc.integer({ min: 0, max: 30 }),
  }),
  { minLength: 1, maxLength: 12 },
);
export const modes = fc.constantFrom(undefined, 0, 1000, 1800);

/** "−NZ$1,204.50" as cents; words such as "Free" are nothing. */
export const centsOf = (text: string) =>
  Math.round(Number(text.replace("−", "-").replace(/[^\d.-]/g, "") || 0) * 100);
export const sum = (all: number[]) => all.reduce((a, b) => a + b, 0);
