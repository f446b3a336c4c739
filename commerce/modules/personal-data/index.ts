export { erasePerson, type Erased } from "./erase";
export { exportPerson } from "./export";
export { HOLDINGS } from "./holdings";
export { PersonMistake, unfinishedOf } from "./person";
export { deleteRows } from "./rows";
