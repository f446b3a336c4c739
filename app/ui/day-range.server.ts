import { weekDayOf } from "../calendar/days.server";
import { readableDay } from "./dates";

const WEEK_DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const yearOf = (day: string) => day.slice(0, 4);

/** "Thu 26 Nov 2026" of a day `2026-11-26`. */
const dayWords = (day: string): string => `${WEEK_DAYS[weekDayOf(day) - 1]} ${readableDay(day)}`;

/** "Thu 26 Nov to Mon 30 Nov 2026" of two days `2026-11-26`; a single day is written once, and so is a year. */
export function dayRange(from: string, to: string): string {
  if (from === to) return dayWords(to);
  const first = dayWords(from);
  return `${yearOf(from) === yearOf(to) ? first.slice(0, -" 2026".length) : first} to ${dayWords(to)}`;
}
