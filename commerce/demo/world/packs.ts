import { asc, eq, sql } from "drizzle-orm";
import { dayOf, daysBetween } from "../../calendar";
import type { Database } from "../../database/connection";
import { allocations, entitlementMovements } from "../../modules/entitlement/tables";
import { bundles, bundleSets, bundleStyles, packs } from "../../modules/packs/tables";
import { isoDate } from "../calendar";
import { groupedBy } from "./grouped";
import type { Person, Program } from "./programs";

/** What a bundle is chosen from, by the codes of its styles. */
export interface BundleSet {
  id: string;
  name: string;
  styles: string[];
}

/** Days from today, both included. */
interface Window {
  from: number;
  to: number;
}

export type Bundle = typeof bundles.$inferSelect & { sets: BundleSet[]; window?: Window };

export type Pack = typeof packs.$inferSelect & { bundles: Bundle[]; window?: Window };

/** One person's pack in the running period, with a count of what is left as orders are planned. */
export interface Allocation {
  row: typeof allocations.$inferSelect;
  person: Person;
  pack: Pack;
  grants: Grant[];
  /** By measure, and by bundle for quantities. */
  left: Map<string, number>;
}

type Grant = Pick<typeof entitlementMovements.$inferSelect, "measure" | "bundleId" | "amount">;

/** The key of a counter in `left`. */
export const counter = (measure: Grant["measure"], bundleId: string | null = null): string =>
  `${measure}/${bundleId ?? ""}`;

/** The packs of a program, in the order of its lists. */
export async function packsOf(db: Database, { uid, timeZone }: Program["row"], today: Date): Promise<Pack[]> {
  const all = await db.select().from(packs).where(eq(packs.organisationUid, uid)).orderBy(asc(packs.sort));
  const isOf = sql`pack_id in (select id from packs where organisation_uid = ${uid})`;
  const parts = await db.select().from(bundles).where(isOf).orderBy(asc(bundles.sort));
  const sets = await db.select().from(bundleSets).where(isOf).orderBy(asc(bundleSets.sort));
  const chosen = await db.select().from(bundleStyles).where(isOf).orderBy(asc(bundleStyles.sort));
  const day = (at: Date) => daysBetween(isoDate(today), dayOf(at, timeZone));
  const windowOf = (opens: Date | null, closes: Date | null) =>
    opens && closes ? { window: { from: day(opens), to: day(closes) } } : {};
  const setsOf = ({ packId, id }: typeof bundles.$inferSelect) =>
    sets
      .filter((set) => set.packId === packId && set.bundleId === id)
      .map((set) => ({
        id: set.id,
        name: set.name,
        styles: chosen
          .filter((one) => one.packId === packId && one.bundleId === id && one.setId === set.id)
          .map(({ styleCode }) => styleCode),
      }));
  return all.map((pack) => ({
    ...pack,
    ...windowOf(pack.opensAt, pack.closesAt),
    bundles: parts
      .filter(({ packId }) => packId === pack.id)
      .map((bundle) => ({
        ...bundle,
        ...windowOf(bundle.indentStartsAt, bundle.indentEndsAt),
        sets: setsOf(bundle),
      })),
  }));
}

/** Who has which pack of a program, by person and then by pack. */
export async function allocationsOf(
  db: Database,
  people: readonly Person[],
  all: readonly Pack[],
): Promise<Allocation[]> {
  const isOf = sql`pack_id = any(${sql.param(all.map(({ id }) => id))}::text[])`;
  const rows = await db.select().from(allocations).where(isOf);
  const grants = await db
    .select({
      allocationId: entitlementMovements.allocationId,
      measure: entitlementMovements.measure,
      bundleId: entitlementMovements.bundleId,
      amount: entitlementMovements.amount,
    })
    .from(entitlementMovements)
    .innerJoin(allocations, eq(allocations.id, entitlementMovements.allocationId))
    .where(isOf)
    .orderBy(asc(entitlementMovements.id));
  const grantsOf = groupedBy(grants, ({ allocationId }) => allocationId);
  const rowsOf = groupedBy(rows, ({ customerId }) => customerId);
  return people.flatMap((person) =>
    all.flatMap((pack) => {
      const row = rowsOf(person.row.customerId).find(({ packId }) => packId === pack.id);
      if (!row) return [];
      const its = grantsOf(row.id);
      const left = new Map(its.map(({ measure, bundleId, amount }) => [counter(measure, bundleId), amount]));
      return [{ row, person, pack, grants: its, left }];
    }),
  );
}
