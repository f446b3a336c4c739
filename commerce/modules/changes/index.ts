export {
  added,
  differences,
  mobileOrNone,
  noteByMailLink,
  noteChange,
  noteChanges,
  noteOfAnother,
  noteOwn,
  type NotingCall,
  orNone,
  switched,
} from "./note";
export type { ValueChange } from "./tables";
