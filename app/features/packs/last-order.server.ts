import type { SerializeFrom } from "@remix-run/node";
import type { components } from "~/commerce/occ";
import { counted } from "~/ui/counted";
import { dayRange } from "~/ui/day-range.server";
import { readableDay } from "~/ui/dates";

type ApiLastOrder = components["schemas"]["LastOrderDay"];

const dayWords = (day: string) => dayRange(day, day);
const working = (days: number) => counted(days, "working day");

/** The last day to order in words, and how it is worked out. */
export function lastOrderView(last: ApiLastOrder) {
  const { lastDay, startsOn, state } = last;
  const first = dayWords(startsOn);
  return {
    state,
    words:
      state === "late"
        ? `It may arrive after the first day of work, ${first}: the last day to order for that was ${dayWords(lastDay)}.`
        : `Order by noon on ${dayWords(lastDay)}, and it arrives by the first day of work, ${first}.`,
    working: workingOf(last),
  };
}

/** From the first day back to the last one for an order. */
const workingOf = ({ arrives, leaves, lastDay, making, decoration, carrier, daysOff }: ApiLastOrder) => [
  `It has to be delivered by ${dayWords(arrives)}.`,
  `Delivery takes up to ${working(carrier)}, so it leaves by ${dayWords(leaves)}.`,
  ...(making > 0 ? [`What is made to order takes ${working(making)}.`] : []),
  ...(decoration > 0 ? [`Logos, names and alterations take up to ${working(decoration)}.`] : []),
  `So the last day to order is ${dayWords(lastDay)}. After noon, an order counts for the next day.`,
  daysOff.length > 0
    ? `Weekends do not count, nor do these public holidays: ${daysOff.map(readableDay).join(", ")}.`
    : "Weekends and public holidays do not count.",
  "What is out of stock takes longer.",
];

export type LastOrder = SerializeFrom<typeof lastOrderView>;
