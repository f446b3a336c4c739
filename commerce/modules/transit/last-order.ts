import type { z } from "@hono/zod-openapi";
import { daysAfter } from "../../calendar";
import type { LastOrderSchema } from "./contract";
import { firstDay } from "./warehouse";
import { daysOffBetween, type Destination, workingDaysBefore } from "./working-days";

/** How long the garment of an order takes that takes longest, in working days. */
export interface LeadTime {
  /** To make or source it; 0 if it is on the shelf. */
  making: number;
  /** To decorate it: logo, name and the like. */
  decoration: number;
  /** Of the carrier, at most. */
  carrier: number;
}

/** The last day on which an order arrives in time, with its working. Days are local, YYYY-MM-DD. */
export interface LastOrder {
  /** An order that is placed by noon of it arrives in time; it is a working day. */
  day: string;
  /** When the goods leave the workroom, and when they are delivered at the latest. */
  leaves: string;
  arrives: string;
  /** Weekdays between, on which nobody works there. */
  daysOff: string[];
}

/**
 * The last day on which goods can be ordered that must have arrived by a day: the way of `expectedParcels`
 * (modules/carts/arrivals.ts) backwards. Days off are those of the destination, also while garments are made.
 * @param by the day on which they are needed.
 */
export function lastOrder(by: string, time: LeadTime, destination: Destination): LastOrder {
  const arrives = workingDaysBefore(by, 0, destination);
  const leaves = workingDaysBefore(arrives, time.carrier, destination);
  const day = workingDaysBefore(leaves, time.making + time.decoration, destination);
  return { day, leaves, arrives, daysOff: daysOffBetween(day, by, destination) };
}

/** Days before the last one on which it is called to mind. */
const SOON_DAYS = 5;

/** The same of somebody's first day of work, and where now stands to it. */
export function lastOrderView(
  startsOn: string,
  time: LeadTime,
  to: Destination,
  { now, timeZone }: { now: Date; timeZone: string },
): z.infer<typeof LastOrderSchema> {
  const { day: lastDay, ...rest } = lastOrder(startsOn, time, to);
  // An order after noon counts as one of the next day.
  const counts = firstDay(now, timeZone);
  const state = counts > lastDay ? "late" : daysAfter(counts, SOON_DAYS) >= lastDay ? "soon" : "ahead";
  return { lastDay, startsOn, state, ...rest, ...time };
}
