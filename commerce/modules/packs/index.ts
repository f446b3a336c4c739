export { recalledItems } from "./recalled";
export { chooseAgain } from "./again";
export { bundlesOf, windowOf } from "./bundles";
export {
  chargesOf,
  freightCentsShown,
  freightShown,
  type ChargeOrigin,
  type Charges,
  type WorkedCharges,
} from "./charges";
export {
  type ChargeReader,
  type ChargeWords,
  chargeWords,
  ChargeWordsSchema,
  ownShareNote,
} from "./charge-words";
export { chargesWorking } from "./working";
export { lineWorking } from "./line-working";
export { cartIsBehind } from "./cart-behind";
export { openFor } from "./by-start";
export { chooseValueAdds, textFault } from "./choice";
export { allocatedPacks, ledgerOf, packTypeOf, renewed, runningExtension } from "./definitions";
export type { AllocatedPack, Bundle } from "./pack";
export { draftLine, clearDraft, fundingLines, pieceCents, readDrafts, ruleItems } from "./draft";
export { fund, pricesShown, subsidyParts, type Funding, type FundingLine, type FundingPack } from "./funding";
export { keptUses, packsOfOrder } from "./order-funding";
export { PackHead, PackSummarySchema } from "./contract";
export { amountText, lapses, leftWords, type Place } from "./balance-words";
export { packHead, packState, returnsNote, type Reader } from "./present";
export { offered } from "./validate-item";
export { onOneLine } from "./remarks";
export { packRoutes } from "./routes";
export { momentIn } from "./moment";
export { orderRefusals } from "./rules";
export { draftOf, packFor, packSummary, queryFor, readerOf, type PackCall } from "./read";
export { refused } from "./refusal";
export { isLike, keptAdditions, packSwap } from "./swap";
export { costWords } from "./cost-words";
export { swapItems } from "./choosing";
