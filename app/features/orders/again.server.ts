import { z } from "zod";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { groupEqual } from "~/features/lines/equal-lines";
import { lineEndingOf } from "~/features/lines/line-ending.server";
import { lineWords } from "~/features/lines/line.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { Visit } from "~/session/visit.server";

type ApiEntry = components["schemas"]["OrderedEntry"];

/** The most pieces of one line. */
const MOST = 999;

/** The lines of an order of which pieces are left to order again. */
export async function readEntries(visit: Visit, code: string): Promise<ApiEntry[]> {
  const { entries = [] } = await answer(
    visit.commerce.GET("/users/current/orders/{code}", {
      params: { path: { code }, query: { fields: "entries" } },
    }),
  );
  return entries.filter(({ quantity }) => quantity > 0);
}

type Row = [ApiEntry, ...ApiEntry[]];

/** Equal lines are one row, as the order shows them. */
const rowsOf = (entries: readonly ApiEntry[]): Row[] =>
  groupEqual(entries, ({ product, packId, ...entry }) => [
    ...[product.code, packId, entry.bundleName, entry.selectedValueAdd, entry.configurationInfos],
    ...[entry.reasonOfReplacement, entry.additionalComments],
  ]);

const fieldOf = ([{ entryNumber }]: Row) => `line${entryNumber}`;
const orderedOf = (row: Row) => row.reduce((sum, { quantity }) => sum + quantity, 0);

/** A row's pieces as its lines had them, so that a pack takes as many as it allows; the last line takes what is more. */
function spread(row: Row, pieces: number) {
  let left = pieces;
  return row.map(({ entryNumber, quantity }, index) => {
    const its = index === row.length - 1 ? left : Math.min(left, quantity);
    left -= its;
    return { orderEntryNumber: entryNumber, quantity: its };
  });
}

/** The lines of an order, to choose how many of each are ordered again. */
export const againView = (entries: readonly ApiEntry[], swaps: readonly ApiSwap[]) => ({
  lines: rowsOf(entries).map((row) => ({
    name: fieldOf(row),
    label: lineWords(row[0]),
    ordered: orderedOf(row),
    packName: row[0].packId ? (row[0].packName ?? "Pack") : undefined,
    ending: endingOfRow(row, swaps),
  })),
  idempotencyKey: newIdempotencyKey(),
});

const pieces = z
  .string()
  .trim()
  .regex(/^\d{0,3}$/, `Enter a whole number from 0 to ${MOST}.`)
  .transform(Number)
  .optional()
  .transform((count) => count ?? 0);

type ApiSwap = components["schemas"]["ReorderSwaps"]["swaps"][number];

/** How the style of a row ends, and what can be ordered instead. */
function endingOfRow([{ entryNumber }]: Row, swaps: readonly ApiSwap[]) {
  const ending = swaps.find(({ orderEntryNumber }) => orderEntryNumber === entryNumber)?.ending;
  if (!ending) return undefined;
  const { label, ...words } = lineEndingOf(ending);
  return { ...words, instead: label?.replace("Swap for", "Order").concat(" instead") };
}

/** The lines of an order whose styles end. */
export const readSwaps = async (visit: Visit, code: string): Promise<ApiSwap[]> =>
  (
    await answer(
      visit.commerce.GET("/orgUsers/current/orders/{code}/reorder/swaps", {
        params: { path: { code } },
      }),
    )
  ).swaps;

/** How many of each row are ordered again. */
export const againSchema = (entries: readonly ApiEntry[]) =>
  z.object(Object.fromEntries(rowsOf(entries).map((row) => [fieldOf(row), pieces])));

/** The same for the API. */
export const orderEntriesOf = (
  entries: readonly ApiEntry[],
  chosen: z.infer<ReturnType<typeof againSchema>>,
  form: FormData,
) =>
  rowsOf(entries).flatMap((row) =>
    spread(row, chosen[fieldOf(row)] ?? 0).map((line) => ({
      ...line,
      replaced: form.has(`replace-${fieldOf(row)}`),
    })),
  );
