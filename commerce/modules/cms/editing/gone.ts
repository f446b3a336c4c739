import { and, eq, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../database/connection";
import { cmsComponents, cmsVersions } from "../tables";
import { type Item, itemOf } from "./item";
import type { ContentKey, TypeCodes, Values } from "./kinds";
import { fieldsOfType, typeLabel, typeOf } from "./types";
import { latestOf } from "./versions";

/** A component that is deleted, by its last version: it has no values any more. */
const goneItem = (key: ContentKey, type: TypeCodes, values: Values): Item => ({
  ...key,
  ...{ name: String(values["name"]), typeName: typeLabel(typeOf(type)) },
  ...{ values: {}, fields: fieldsOfType(typeOf(type)), unpublished: true },
});

/** What staff edit, or a component that is deleted, with its type. @throws OccError 404 for what never was. */
export async function itemOrGone(db: Database, key: ContentKey): Promise<{ item: Item; gone?: TypeCodes }> {
  const last = key.kind === "components" ? await latestOf(db, key) : undefined;
  const there = and(eq(cmsComponents.site, key.site), eq(cmsComponents.uid, key.uid));
  // An import may have written it again.
  if (!last?.wasOfType || (await db.$count(cmsComponents, there)) > 0) return { item: await itemOf(db, key) };
  return { item: goneItem(key, last.wasOfType, last.fields), gone: last.wasOfType };
}

interface GoneRow {
  uid: string;
  fields: Values;
  type: TypeCodes;
}

/** The components of a site that are deleted, by their last versions. */
export const goneOf = (db: Database, site: string): Promise<GoneRow[]> =>
  rowsOf<GoneRow>(
    db,
    sql`select v.uid, v.fields, v.was_of_type as type from ${cmsVersions} v
      where v.site = ${site} and v.kind = 'components' and v.was_of_type is not null
        and v.number = (select max(n.number) from ${cmsVersions} n
          where n.site = v.site and n.kind = v.kind and n.uid = v.uid)
        and not exists (select from ${cmsComponents} c where c.site = v.site and c.uid = v.uid)
      order by v.uid`,
  );
