import { localClock, type WeekDay, weekDayOf, daysAfter } from "../../calendar";
import type { OpenTimes, SpecialDay } from "./tables";

export interface Hours {
  timeZone: string;
  hours: Partial<Record<WeekDay, OpenTimes>>;
  specialDays: readonly SpecialDay[];
}

/** Whether a store is open, and until when or from when (spec 002 §3). */
export interface OpenStatus {
  open: boolean;
  /** HH:MM of the store's clock, while it is open. */
  until?: string;
  /** The next opening within 14 days, while it is closed: a local date, YYYY-MM-DD, and HH:MM. */
  opensOn?: string;
  opensAt?: string;
}

/** Days that are looked ahead for the next opening. */
const AHEAD = 14;

/** The times of a local date: of a special day its own, else those of its week day; undefined when closed. */
function timesOn({ hours, specialDays }: Hours, date: string): OpenTimes | undefined {
  const special = specialDays.find((day) => day.date === date);
  if (!special) return hours[weekDayOf(date)];
  const { opens, closes } = special;
  return opens && closes ? { opens, closes } : undefined;
}

/** Hours such as 18:00 to 02:00 end on the day after. */
const endsAfterMidnight = ({ opens, closes }: OpenTimes): boolean => closes <= opens;

/** What a store's door says at an instant. It closes on the minute of its closing time. */
export function statusAt(store: Hours, now: Date): OpenStatus {
  const { date, time } = localClock(now, store.timeZone);
  const yesterday = timesOn(store, daysAfter(date, -1));
  if (yesterday && endsAfterMidnight(yesterday) && time < yesterday.closes) {
    return { open: true, until: yesterday.closes };
  }
  const today = timesOn(store, date);
  if (today && time >= today.opens && (endsAfterMidnight(today) || time < today.closes)) {
    return { open: true, until: today.closes };
  }
  if (today && time < today.opens) return { open: false, opensOn: date, opensAt: today.opens };
  for (let ahead = 1; ahead <= AHEAD; ahead += 1) {
    const opensOn = daysAfter(date, ahead);
    const times = timesOn(store, opensOn);
    if (times) return { open: false, opensOn, opensAt: times.opens };
  }
  return { open: false };
}

/** The special days from today on, in their order. */
export function specialDaysFrom(store: Hours, now: Date): SpecialDay[] {
  const { date } = localClock(now, store.timeZone);
  return store.specialDays.filter((day) => day.date >= date).toSorted((a, b) => a.date.localeCompare(b.date));
}
