import { inArray } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import { valueAdds } from "../../catalogue/tables";
import { unconsigned } from "../showing/parcels";
import type { consignments, orderEntries } from "../tables";

type Entry = typeof orderEntries.$inferSelect;
type Parcel = typeof consignments.$inferSelect;

/** Pieces that can be sent together. */
interface Group {
  /** Words that sort as the groups are sent: from the shelf first, then by the days of the workshop. */
  key: string;
  lines: { entryNumber: number; quantity: number }[];
}

/** "3 in stock, the rest on back-order. Expected 4 Dec 2026" is the same day as "On back-order. Expected 4 Dec 2026". */
const whenOf = ({ stockNote }: Entry): string =>
  (stockNote ?? "").replace(/^\d+ in stock, the rest on back-order/, "On back-order");

/**
 * What the demo's warehouse packs next: the pieces that are ready together, as the checkout promised its parcels. What
 * comes from the shelf goes before what is made or still arrives, and workshop days make a parcel of their own.
 */
export async function nextParcel(
  db: Database,
  entries: readonly Entry[],
  parcels: readonly Parcel[],
): Promise<Group["lines"]> {
  const left = unconsigned(
    parcels.filter(({ status }) => status !== "CANCELLED"),
    [...entries],
  );
  const workOf = await workshopDays(db, left);
  const groups = new Map<string, Group>();
  for (const { entryNumber, quantity } of left) {
    const entry = entries.find((one) => one.entryNumber === entryNumber)!;
    const sent = entry.quantity - quantity;
    const now = Math.min(quantity, Math.max(0, entry.stockTaken - sent));
    const work = String(workOf(entry)).padStart(3, "0");
    for (const [key, pieces] of [
      [`0 ${work}`, now],
      [`1 ${work} ${whenOf(entry)}`, quantity - now],
    ] as const) {
      if (pieces === 0) continue;
      const group = groups.get(key) ?? { key, lines: [] };
      group.lines.push({ entryNumber, quantity: pieces });
      groups.set(key, group);
    }
  }
  return [...groups.values()].sort((a, b) => (a.key < b.key ? -1 : 1))[0]?.lines ?? [];
}

/** The days that the workshop has a line: the longest of what is added to it. */
async function workshopDays(db: Database, entries: readonly Entry[]) {
  const codes = [...new Set(entries.flatMap((entry) => entry.valueAdds.map(({ code }) => code)))];
  const rows =
    codes.length > 0
      ? await db
          .select({ code: valueAdds.code, days: valueAdds.leadDays })
          .from(valueAdds)
          .where(inArray(valueAdds.code, codes))
      : [];
  const known = new Map(rows.map(({ code, days }) => [code, days]));
  return (entry: Entry): number =>
    Math.max(0, ...entry.valueAdds.map(({ code, leadDays }) => leadDays ?? known.get(code) ?? 0));
}
