export { paperDate, paperDay } from "./dates";
export { paperFile } from "./file";
export { addedWords, freightRows, garmentWords, optionalFact, totalFacts } from "./goods";
export {
  AMOUNT_COLUMNS,
  currencyNote,
  type Fact,
  languageOf,
  type Paper,
  type PaperRow,
  type Region,
  regionOf,
} from "./paper";
export { sellerIn, sellerLines } from "./seller";
export { shares } from "./shares";
