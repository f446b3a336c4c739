export { type Ending, endingWords, ENDING_KINDS, isOver, recalledRefusal } from "./ending";
export { EndingSchema, LineEndingSchema } from "./contract";
export { lostWords, swapVariant } from "./swap";
