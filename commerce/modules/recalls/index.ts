export { type Ending, endingWords, ENDING_KINDS, isOver, recalledRefusal } from "./ending";
export { EndingSchema, LineEndingSchema } from "./contract";
export { costWords, lostWords, swapVariant } from "./swap";
