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
export { noteRefused } from "./refused";
export type { ValueChange } from "./tables";
