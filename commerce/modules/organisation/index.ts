export { centreOutsideDays } from "./centre-days";
export { decidersAbout, decidersForPeople, decidersOf } from "./deciders";
export { freightCents, freightRule, type FreightRule } from "./freight";
export { goodsPrice, type PriceReader, shownCents } from "./goods-price";
export { lockPeople, nextEmployeeCode, usualOf } from "./joining";
export { EMPLOYEE_DIGITS, lastDigits, mailDecisionBarred } from "./mail-decisions";
export {
  belongsTo,
  managedUnits,
  type ManagedUnit,
  peopleOfUnit,
  unitsAbove,
  unitsBelow,
  unitsWithPeople,
} from "./managed-units";
export { decidesRules, mustDecideRules, switchRule } from "./rules";
export { disabledFirst, isDisabled, mustBeIn, mustBeOpen, openUnit, openUnitWithCurrency } from "./open-unit";
export { isManagerOf } from "./manager";
