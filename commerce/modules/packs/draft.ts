import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { prepared } from "../../database/prepared";
import {
  findVariant,
  type Market,
  replacementsOf,
  type Stocked,
  type StyleRecord,
  stylesBySku,
  unitCents,
} from "../catalogue";
import type { AllocatedPack, PackLine } from "./pack";
import type { RuleItem } from "./rules";
import { draftItems } from "./tables";

export type DraftRow = typeof draftItems.$inferSelect;

/** A chosen item with its garment and its price of one piece, ex GST. */
export interface DraftItem extends Stocked {
  row: DraftRow;
  /** Garment alone, before value-adds. */
  baseCents: number;
  /** Garment and value-adds. */
  unitCents: number;
  /** What replaces a style that ends. */
  replacement?: StyleRecord;
}

const drafts = prepared((db) =>
  db
    .select()
    .from(draftItems)
    .where(
      and(
        eq(draftItems.customerId, sql.placeholder("customerId")),
        sql`${draftItems.packId} = any(${sql.placeholder("packIds")}::text[])`,
      ),
    )
    .orderBy(asc(draftItems.addedAt), asc(draftItems.id))
    .prepare("drafts"),
);

/** A person's chosen items of some packs, in the order of choosing; two statements. */
export async function readDrafts(
  db: Database,
  customerId: string,
  packIds: string[],
  market: Market,
): Promise<DraftItem[]> {
  const rows = await drafts(db).execute({ customerId, packIds });
  return dress(db, rows, market);
}

async function dress(db: Database, rows: DraftRow[], market: Market): Promise<DraftItem[]> {
  const styles = await stylesBySku(db, [...new Set(rows.map((row) => row.sku))], market);
  const replacementOf = await replacementsOf(db, styles, market);
  return rows.flatMap((row) => {
    const found = findVariant(styles, row.sku);
    return found ? [{ ...priced(row, found), replacement: replacementOf(found.style) }] : [];
  });
}

/** The price of one piece of a line, ex GST, at its quantity: of the garment alone, and with its value-adds. */
export function centsOf(
  line: Pick<PackLine, "sku" | "quantity" | "valueAdds">,
  { style }: Pick<Stocked, "style">,
) {
  const baseCents = unitCents(style.prices, line.sku, line.quantity) ?? 0;
  const added = line.valueAdds.reduce((sum, valueAdd) => sum + valueAdd.cents, 0);
  return { baseCents, unitCents: baseCents + added };
}

/** The price of one piece of a SKU as it comes, ex GST: the garment, and what must be on it. */
export const pieceCents = (style: Stocked["style"], sku: string): number =>
  centsOf(
    {
      sku,
      quantity: 1,
      valueAdds: style.valueAdds.flatMap(({ mandatory, code, name, cents }) =>
        mandatory ? { code, name, cents, entries: [] } : [],
      ),
    },
    { style },
  ).unitCents;

/** A row of the draft with its garment, at the price of its quantity. */
export const priced = (row: DraftRow, found: Stocked): DraftItem => ({
  ...found,
  row,
  ...centsOf(row, found),
});

/** The items in the form that the rules need. */
export const ruleItems = (items: DraftItem[]): RuleItem[] =>
  items.map((item) => ({
    bundleId: item.row.bundleId,
    setId: item.row.setId,
    quantity: item.row.quantity,
    points: item.style.points ?? 0,
  }));

/** The items in the form that the funding rules need. */
export const fundingLines = (items: DraftItem[]) =>
  items.map((item) => ({
    bundleId: item.row.bundleId,
    cents: item.unitCents * item.row.quantity,
    quantity: item.row.quantity,
    points: (item.style.points ?? 0) * item.row.quantity,
  }));

const columnsOf = <Line extends PackLine>(line: Line) => ({
  ...line,
  reasonOfReplacement: line.reasonOfReplacement ?? null,
  additionalComments: line.additionalComments ?? null,
  ppeReason: line.ppeReason ?? null,
});

/** Writes a line over a row of a draft, which keeps its id and its place; one statement. */
export async function replaceItem(db: Database, { id }: DraftRow, line: PackLine): Promise<DraftRow> {
  const [row] = await db.update(draftItems).set(columnsOf(line)).where(eq(draftItems.id, id)).returning();
  return row!;
}

/** Adds lines to drafts, in their order; one statement. */
export async function insertItems(
  db: Database,
  customerId: string,
  lines: readonly (PackLine & { packId: string })[],
  now: Date,
): Promise<DraftRow[]> {
  const rows = lines.map((line, index) => ({
    ...columnsOf(line),
    id: randomUUID(),
    customerId,
    // A millisecond apart, for the order of a draft is that of choosing.
    addedAt: new Date(now.getTime() + index),
  }));
  if (rows.length > 0) await db.insert(draftItems).values(rows);
  return rows;
}

/** @returns false if this person's draft has no such item. */
export async function removeItem(
  db: Database,
  customerId: string,
  packId: string,
  bundleId: string,
  itemId: string,
): Promise<boolean> {
  const removed = await db
    .delete(draftItems)
    .where(
      and(
        eq(draftItems.id, itemId),
        eq(draftItems.customerId, customerId),
        eq(draftItems.packId, packId),
        eq(draftItems.bundleId, bundleId),
      ),
    )
    .returning({ id: draftItems.id });
  return removed.length > 0;
}

/** Empties the draft of a pack. */
export async function clearDraft(db: Database, customerId: string, packId: string): Promise<void> {
  await db
    .delete(draftItems)
    .where(and(eq(draftItems.customerId, customerId), eq(draftItems.packId, packId)));
}

/** Resets the draft to the cart's items, for Discard Changes while editing a cart. */
export async function restoreDraft(
  db: Database,
  customerId: string,
  pack: AllocatedPack,
  lines: PackLine[],
  now: Date,
): Promise<void> {
  await clearDraft(db, customerId, pack.id);
  const its = lines.map((line) => ({ ...line, packId: pack.id }));
  await insertItems(db, customerId, its, now);
}

/** A draft item as a cart line. */
export const draftLine = ({ row }: DraftItem): PackLine => ({
  bundleId: row.bundleId,
  setId: row.setId,
  sku: row.sku,
  quantity: row.quantity,
  valueAdds: row.valueAdds,
  reasonOfReplacement: row.reasonOfReplacement ?? undefined,
  additionalComments: row.additionalComments ?? undefined,
  ppeReason: row.ppeReason ?? undefined,
});
