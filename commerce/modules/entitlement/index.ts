export { balance, sumOf, type Balance } from "./balance";
export { changeEntitlement, type Correction } from "./change";
export { grantsOf } from "./grants";
export { hold, lapsedHolds, lockPack, lockPacks, moveHolds, releaseHolds, useHolds } from "./ledger";
export type { AllocationType, LedgerSum, Measure } from "./measures";
export { givePacksOfJob } from "./of-job";
export {
  type LapsedPack,
  lapsedPacks,
  lapsedPacksJson,
  type OrderUse,
  releaseRest,
  releaseUses,
  usesOf,
} from "./order-uses";
export { MONTHS_OF_PERIOD, periodHolding, type Reset } from "./periods";
export { givePacks, givePacksTo, renewAll, renewFor } from "./renewal";
