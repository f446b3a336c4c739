import { z } from "zod";
import { answer } from "~/commerce/client.server";
import type { components } from "~/commerce/occ";
import { lineWords } from "~/features/cart/line.server";
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

const fieldOf = ({ entryNumber }: ApiEntry) => `line${entryNumber}`;

/** The lines of an order, to choose how many of each are ordered again. */
export const againView = (entries: readonly ApiEntry[]) => ({
  lines: entries.map((entry) => ({
    name: fieldOf(entry),
    label: lineWords(entry),
    ordered: entry.quantity,
    packName: entry.packId ? (entry.packName ?? "Pack") : undefined,
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

/** How many of each line are ordered again. */
export const againSchema = (entries: readonly ApiEntry[]) =>
  z.object(Object.fromEntries(entries.map((entry) => [fieldOf(entry), pieces])));

/** The same for the API. */
export const orderEntriesOf = (
  entries: readonly ApiEntry[],
  chosen: z.infer<ReturnType<typeof againSchema>>,
) =>
  entries.map((entry) => ({
    orderEntryNumber: entry.entryNumber,
    quantity: chosen[fieldOf(entry)] ?? 0,
  }));
