export { chooseAgain } from "./again";
export { bundlesOf } from "./bundles";
export { balance, sumOf, type Balance } from "./balance";
export { chargesOf, ownParts, type Charges } from "./charges";
export {
  type ChargeReader,
  chargeWords,
  ChargeWordsSchema,
  type ChargeWords,
  ownShareNote,
} from "./charge-words";
export { cartIsBehind } from "./cart-behind";
export { chooseValueAdds, chooseVariant, type FieldError } from "./choice";
export {
  allocatedPacks,
  packsOfPeople,
  packTypeOf,
  type AllocatedPack,
  type Bundle,
  type Measure,
} from "./definitions";
export { clearDraft, fundingLines, readDrafts, ruleItems } from "./draft";
export { fund, pricesShown, type Funding, type FundingLine, type FundingPack } from "./funding";
export { grantsOf, type Grant } from "./grants";
export { hold, lapsedHolds, lockPack, moveHolds, releaseHolds, releaseUses, useHolds } from "./ledger";
export { keptUses, packsOfOrder, releaseRest, usesOf } from "./order-funding";
export { dayAfter, NO_END, periodHolding, type Period, type Reset } from "./periods";
export { PackHead } from "./contract";
export { amountText, lapses, leftWords, packHead, readableDay, returnsNote, type Reader } from "./present";
export { givePacksOfJob } from "./of-job";
export { offered } from "./judge";
export { onOneLine } from "./remarks";
export { givePacks, renewAll } from "./renewal";
export { packRoutes } from "./routes";
export { orderRefusals, type Refusal } from "./rules";
export { draftLine, draftOf, packFor, queryFor, readerOf, refused, todayFor, type PackCall } from "./service";
