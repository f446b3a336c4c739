export { ageClock, clock, timeAfter, timeBefore } from "./clock";
export {
  calendarPeriod,
  dayInMonth,
  daysAfter,
  daysBetween,
  isDay,
  lastDayOf,
  monthOf,
  monthsAfter,
  monthsBetween,
  WEEK_DAYS,
  weekDayOf,
  yearOf,
  type WeekDay,
} from "./day";
export { dayOf, instantAt, localClock, startOfDay } from "./zone";
