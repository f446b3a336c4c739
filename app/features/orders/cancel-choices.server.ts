import { z } from "zod";
import type { components } from "~/commerce/occ";
import { lineWords } from "~/features/lines/line.server";
import { lapseWords } from "./lapses.server";
import { counted } from "~/ui/counted";

type ApiOrder = components["schemas"]["Order"];
type ApiDetails = components["schemas"]["CancelDetails"];
type ApiInput = { orderEntryNumber: number; quantity: number };

/** A line, of which some pieces can be cancelled, or lines that can only be cancelled together. */
export interface CancelChoice {
  /** The name of its field. */
  name: string;
  label: string;
  /** The pieces of a line that can be cancelled. Unset for lines that go together. */
  most?: number;
  /** What goes together. */
  items: string[];
  entries: ApiInput[];
}

/** What a person can choose to cancel, in the order of the lines. */
export function choicesOf(order: ApiOrder, { entries }: ApiDetails): CancelChoice[] {
  const byNumber = new Map((order.entries ?? []).map((entry) => [entry.entryNumber, entry]));
  const choices = new Map<string, CancelChoice>();
  for (const { orderEntryNumber, cancellableQuantity: quantity, group, groupName } of entries) {
    const entry = byNumber.get(orderEntryNumber);
    if (!entry || quantity === 0) continue;
    const words = lineWords(entry);
    const own = group === undefined;
    const key = group ?? String(orderEntryNumber);
    const choice = choices.get(key) ?? {
      name: own ? `line${orderEntryNumber}` : `group${orderEntryNumber}`,
      label: own ? words : (groupName ?? "Pack"),
      most: own ? quantity : undefined,
      items: [],
      entries: [],
    };
    choice.entries.push({ orderEntryNumber, quantity });
    choice.items.push(`${quantity} × ${words}`);
    choices.set(key, choice);
  }
  return [...choices.values()];
}

/** Whether what the order took of packs can be chosen again, and what of it lapses. */
export const lapsesOf = ({ entries = [] }: ApiOrder, { lapsedPacks }: ApiDetails) => ({
  choosesAgain: entries.some(
    ({ packId: id }) => id !== undefined && !lapsedPacks.some(({ packId }) => packId === id),
  ),
  lapses: lapseWords("it took", lapsedPacks),
});

/** Whether there is a part of the order to choose. */
export const isDivisible = (choices: readonly CancelChoice[]): boolean =>
  choices.length > 1 || (choices[0]?.most ?? 0) > 1;

/** A box for each choice: a quantity for a line, a tick for lines that go together. */
export const cancelSchema = (choices: readonly CancelChoice[]) =>
  z.object(
    Object.fromEntries(
      choices.map(({ name, most }) => [
        name,
        most === undefined
          ? z
              .literal("on")
              .optional()
              .transform((ticked) => (ticked ? 1 : 0))
          : z
              .string()
              .trim()
              .regex(/^\d{0,6}$/, `Enter a whole number from 0 to ${most}.`)
              .transform(Number)
              .refine((pieces) => pieces <= most, `You can cancel at most ${counted(most, "piece")}.`)
              .optional()
              .transform((pieces) => pieces ?? 0),
      ]),
    ),
  );

/** The lines and pieces of a filled form. */
export const inputsOf = (choices: readonly CancelChoice[], chosen: Record<string, number>): ApiInput[] =>
  choices.flatMap(({ name, most, entries }) => {
    const pieces = chosen[name] ?? 0;
    if (pieces === 0) return [];
    return most === undefined ? entries : [{ ...entries[0]!, quantity: pieces }];
  });
