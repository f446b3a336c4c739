import { dayOf, startOfDay, timeAfter } from "../calendar";

// A day of the demo is the instant of its midnight in UTC.

/** `2026-11-21` for an instant that represents a day. */
export const isoDate = (day: Date): string => dayOf(day, "UTC");

/** The day in Melbourne at an instant. */
export const demoDayOf = (now: Date): Date => startOfDay(dayOf(now, "Australia/Melbourne"), "UTC");

/** Adds whole days; negative values subtract. */
export const addDays = (day: Date, days: number): Date => timeAfter(day, { days });
