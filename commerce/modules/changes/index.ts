export {
  added,
  differences,
  noteChange,
  noteOfAnother,
  noteOwn,
  type NotingCall,
  orNone,
  switched,
} from "./note";
export type { ValueChange } from "./tables";
