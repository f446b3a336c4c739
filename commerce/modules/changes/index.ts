export { added, differences, noteChange, noteOwn, type NotingCall, orNone, switched } from "./note";
export type { ValueChange } from "./tables";
