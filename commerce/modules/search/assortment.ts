import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { cacheOf } from "../../database/cache";
import { swatchFile } from "../media";
import { facetIndex, type FacetIndex, type StyleFacets } from "./facets";
import { placesOf, type Place } from "./order";
import { vocabularyOf, type Vocabulary } from "./words";

/** The part of an organisation's assortment that search caches. Texts and prices stay in the database. */
export interface Assortment extends FacetIndex {
  names: Map<string, string>;
  places: Map<string, Place>;
  vocabulary: Vocabulary;
}

interface Row {
  code: string;
  name: string;
  sort: number;
  brand: string;
  text: string;
  standard: string | null;
  category: { code: string; name: string; sort: number };
  lineage: { code: string; name: string }[];
  colours: { name: string; hex: string; front: string | null }[];
  sizes: string[];
}

/** One statement, whatever the size of the assortment. */
async function readAssortment(db: Database, organisationUid: string): Promise<Assortment> {
  const rows = await rowsOf<Row>(
    db,
    sql`
    with recursive lineage(leaf, code, name, parent_code) as (
      select code, code, name, parent_code from categories
      union select l.leaf, c.code, c.name, c.parent_code
      from categories c join lineage l on c.code = l.parent_code),
    lineages as (select leaf, json_agg(json_build_object('code', code, 'name', name)) as above from lineage group by leaf),
    own as (select s.code, s.name, s.sort, s.brand, s.standard, s.search_text, s.category_code
      from assortments a join styles s on s.code = a.style_code where a.organisation_uid = ${organisationUid}),
    sizes as (select v.style_code, json_agg(distinct v.size) as all from variants v
      where v.active and v.style_code in (select code from own) group by v.style_code)
    select o.code, o.name, o.sort, o.brand, o.standard, o.search_text as text,
      json_build_object('code', c.code, 'name', c.name, 'sort', c.sort + 1000 * coalesce(p.sort, 0)) as category,
      l.above as lineage, coalesce(z.all, '[]') as sizes,
      coalesce((select json_agg(json_build_object('name', k.name, 'hex', k.hex, 'front', k.front)) from style_colours k
        where k.style_code = o.code), '[]') as colours
    from own o join categories c on c.code = o.category_code
    left join categories p on p.code = c.parent_code
    join lineages l on l.leaf = c.code
    left join sizes z on z.style_code = o.code`,
  );
  const index = facetIndex(rows.map((row) => [row.code, facetsOf(row)]));
  return {
    ...index,
    names: new Map(rows.map((row) => [row.code, row.name])),
    places: placesOf(rows),
    vocabulary: vocabularyOf(rows.map((row) => `${row.name} ${row.text}`)),
  };
}

const facetsOf = (row: Row): StyleFacets => ({
  category: row.category,
  colours: row.colours.map(({ name, hex, front }) => ({ name, hex, swatch: swatchFile(front) })),
  sizes: row.sizes,
  standards: (row.standard ?? "")
    .split(";")
    .map((name) => name.trim())
    .filter(Boolean),
  brand: row.brand,
  lineage: row.lineage,
});

/** Colours, sizes and categories rarely change. */
const cache = cacheOf<Promise<Assortment>>("catalogue", 60_000);

/**
 * The cached assortment of an organisation. When it is stale it is still used while a new one is read, so
 * that only the first search of a process, or after a change, has to wait.
 */
export function assortmentOf(db: Database, organisationUid: string): Promise<Assortment> {
  const known = cache.fresh(db, organisationUid);
  if (known) return known;
  const old = cache.any(db, organisationUid);
  const put = cache.place(db, organisationUid);
  const fresh = readAssortment(db, organisationUid);
  put(old ?? fresh);
  void fresh.then(
    () => put(fresh),
    () => cache.drop(db),
  );
  return old ?? fresh;
}
