import { readTypedDay } from "~/ui/typed-day.server";

/** An amount of a filter in dollars: "1,200" and "$12.50" too. */
function readAmount(text: string): number | undefined {
  const plain = text.replace(/[\s$,]/g, "");
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

/**
 * Reads the days and amounts among the filters of a list.
 * @param dayNames of two, the first is where the filter begins, and the second where it ends; amounts the same.
 * @returns asRead the days as a date field takes them; what could not be read stays as it was typed.
 */
export function readValues(
  filters: Readonly<Record<string, string>>,
  dayNames: readonly string[],
  amountNames: readonly string[],
) {
  const days: Record<string, string> = {};
  const amounts: Record<string, number> = {};
  const mistakes: Record<string, string> = {};
  for (const name of dayNames) {
    const typed = filters[name];
    if (typed === undefined) continue;
    const { day, error } = readTypedDay(typed);
    if (day === undefined) mistakes[name] = error;
    else days[name] = day;
  }
  for (const name of amountNames) {
    const typed = filters[name];
    if (typed === undefined) continue;
    const amount = readAmount(typed);
    if (amount === undefined) mistakes[name] = "Enter an amount such as 250 or 250.50.";
    else amounts[name] = amount;
  }
  const asRead = { ...days };
  const [first, last] = dayNames;
  if (first && last && days[first]! > days[last]!) {
    mistakes[last] = "The last day is before the first.";
    delete days[last];
  }
  const [least, most] = amountNames;
  if (least && most && amounts[least]! > amounts[most]!) {
    mistakes[most] = "The highest amount is below the lowest.";
    delete amounts[most];
  }
  return { days, amounts, mistakes, asRead };
}
