import { readableDay } from "./dates";

/** The fields of the first and the last day on which something can be used. */
export const DAY_LABELS = { activeFrom: "First day", activeUntil: "Last day" };

/** The days in words, each undefined if there is none, and both in a few: "1 Jul 2026 to 30 Jun 2027". */
export function shownDays({ activeFrom, activeUntil }: { activeFrom?: string; activeUntil?: string }) {
  const [from, until] = [activeFrom && readableDay(activeFrom), activeUntil && readableDay(activeUntil)];
  const words = from && until ? `${from} to ${until}` : from ? `From ${from}` : until && `Until ${until}`;
  return { from, until, words };
}

/** The days for a list of details, each with the field that it is set in; none for what has no days. */
export const daysRows = ({ from, until }: { from?: string; until?: string }) => [
  ...(from ? [{ label: DAY_LABELS.activeFrom, field: "activeFrom", value: from }] : []),
  ...(until ? [{ label: DAY_LABELS.activeUntil, field: "activeUntil", value: until }] : []),
];
