import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import type { Bundle } from "./definitions";

/** Milliseconds. Programs change their packs a few times a year; another process's change is seen this late. */
const TTL_MS = 10_000;

interface Held {
  at: number;
  bundles: Bundle[];
}

/** By database handle: a transaction is a handle of its own, so writes always read what stands there now. */
const held = new WeakMap<object, Map<string, Held>>();

export const instantOf = (value: unknown): Date | null => (value ? new Date(value as string) : null);

/** The bundles of packs by pack id, in order; one statement for those that are not held. */
export async function bundlesOf(db: Database, packIds: string[]): Promise<Map<string, Bundle[]>> {
  const known = held.get(db) ?? new Map<string, Held>();
  held.set(db, known);
  const now = Date.now();
  const missing = packIds.filter((id) => now - (known.get(id)?.at ?? 0) > TTL_MS);
  if (missing.length > 0) {
    for (const { packId, bundles } of await readBundles(db, missing)) known.set(packId, { at: now, bundles });
  }
  return new Map(packIds.map((id) => [id, known.get(id)?.bundles ?? []]));
}

async function readBundles(
  db: Database,
  packIds: string[],
): Promise<{ packId: string; bundles: Bundle[] }[]> {
  const rows = await rowsOf<{ packId: string; bundles: Bundle[] }>(
    db,
    sql`
    select b.pack_id as "packId", json_agg(json_build_object(
      'id', b.id, 'name', b.name, 'description', b.description, 'fundType', b.fund_type,
      'subsidyRanges', b.subsidy_ranges, 'kind', b.kind, 'exclusive', b.exclusive,
      'minItems', b.min_items, 'maxItems', b.max_items, 'isIndentOrder', b.is_indent_order,
      'indentStartsAt', b.indent_starts_at, 'indentEndsAt', b.indent_ends_at,
      'indentDeliveryAt', b.indent_delivery_at,
      'sets', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'styleCodes',
          (select coalesce(json_agg(y.style_code order by y.sort), '[]') from bundle_styles y
           where y.pack_id = s.pack_id and y.bundle_id = s.bundle_id and y.set_id = s.id)) order by s.sort), '[]')
        from bundle_sets s where s.pack_id = b.pack_id and s.bundle_id = b.id)
    ) order by b.sort) as bundles
    from bundles b where b.pack_id in ${packIds} group by b.pack_id`,
  );
  return rows.map(({ packId, bundles }) => ({
    packId,
    bundles: bundles.map((bundle) => ({
      ...bundle,
      indentStartsAt: instantOf(bundle.indentStartsAt),
      indentEndsAt: instantOf(bundle.indentEndsAt),
      indentDeliveryAt: instantOf(bundle.indentDeliveryAt),
    })),
  }));
}
