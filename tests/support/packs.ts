import type { LedgerSum } from "../../commerce/modules/entitlement";
import type { AllocatedPack, Bundle, BundleSet } from "../../commerce/modules/packs/pack";

export const set = (id: string, ...codes: string[]): BundleSet => ({
  id,
  name: id,
  styles: (codes.length > 0 ? codes : [`${id}-1`]).map((code) => ({ code, colours: null })),
});

/** A bundle of one to three items of sets A and B, unless told. */
export const bundle = (id: string, more: Partial<Bundle> = {}): Bundle => ({
  id,
  name: id,
  description: "",
  fundType: "FULLY_FUNDED",
  subsidyRanges: [],
  kind: "set",
  exclusive: false,
  returnFirst: false,
  minItems: 1,
  maxItems: 3,
  isIndentOrder: false,
  indentStartsAt: null,
  indentEndsAt: null,
  indentDeliveryAt: null,
  sets: [set("A"), set("B")],
  ...more,
});

/** An optional quantity pack without a window, unless told. */
export const pack = (more: Partial<AllocatedPack> = {}): AllocatedPack => ({
  allocationId: 1,
  id: "P",
  name: "The pack",
  description: "",
  organisationUid: "o",
  packType: "optional",
  allocationType: "quantity",
  opensAt: null,
  closesAt: null,
  opensAgainAt: null,
  opensBeforeStart: null,
  reset: "calendar-year",
  grantAmount: null,
  grantLeastLoad: null,
  extendedUntil: null,
  replacementReasons: [],
  periodStart: "2026-01-01",
  periodEnd: "2026-12-31",
  givenMonths: null,
  bundles: [bundle("one"), bundle("two")],
  ordered: {},
  out: {},
  cheapest: [],
  ledger: [],
  draftLines: [],
  cartCode: null,
  cartLines: [],
  ...more,
});

/** One sum of the ledger. */
export const sum = (
  kind: LedgerSum["kind"],
  measure: LedgerSum["measure"],
  amount: number,
  more: Partial<LedgerSum> = {},
): LedgerSum => ({ kind, measure, amount, bundleId: null, cartCode: null, ...more });
