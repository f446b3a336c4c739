import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { cacheOf } from "../../database/cache";
import type { Bundle } from "./pack";

/** Packs change a few times a year, but a stale copy must never be used. */
const cache = cacheOf<Bundle[]>("packs", 10_000, { onlyFollowed: true });

const instantOf = (value: unknown): Date | null => (value ? new Date(value as string) : null);

/** The window of a pack, whose instants a statement gives as texts. */
export const windowOf = (pack: Record<"opensAt" | "closesAt" | "opensAgainAt", unknown>) => ({
  opensAt: instantOf(pack.opensAt),
  closesAt: instantOf(pack.closesAt),
  opensAgainAt: instantOf(pack.opensAgainAt),
});

/** The bundles of packs by pack id, in order; one statement for those that are not cached. */
export async function bundlesOf(db: Database, packIds: string[]): Promise<Map<string, Bundle[]>> {
  const found = new Map(packIds.map((id) => [id, cache.fresh(db, id)]));
  const missing = packIds.filter((id) => found.get(id) === undefined);
  if (missing.length > 0) {
    const places = new Map(missing.map((id) => [id, cache.place(db, id)]));
    for (const { packId, bundles } of await readBundles(db, missing)) {
      found.set(packId, bundles);
      places.get(packId)!(bundles);
    }
  }
  return new Map(packIds.map((id) => [id, found.get(id) ?? []]));
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
      'returnFirst', b.return_first, 'minItems', b.min_items, 'maxItems', b.max_items, 'isIndentOrder', b.is_indent_order,
      'indentStartsAt', b.indent_starts_at, 'indentEndsAt', b.indent_ends_at,
      'indentDeliveryAt', b.indent_delivery_at, 'opensAfterStart', b.opens_after_start,
      'sets', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'styles',
          (select coalesce(json_agg(json_build_object('code', y.style_code, 'colours', y.colour_codes)
            order by y.sort), '[]') from bundle_styles y
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
