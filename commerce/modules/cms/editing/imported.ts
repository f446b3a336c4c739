import { asc, inArray, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../database/connection";
import { cmsSlots, cmsVersions } from "../tables";
import { areSame, type ContentKey, slotUid, type Values } from "./kinds";
import { lockContent } from "./lock";
import { MOST_VERSIONS } from "./versions";

/** A component, slot or page that an import writes. */
export interface Imported extends ContentKey {
  /** What stood there; undefined for a new one. */
  before: Values | undefined;
  after: Values;
}

/** What stands in slots, in the order of their keys; undefined where nothing does. One statement. */
export async function componentsOfSlots(
  db: Database,
  keys: readonly Pick<ContentKey, "site" | "uid">[],
): Promise<(Values | undefined)[]> {
  const sites = [...new Set(keys.map(({ site }) => site))];
  const rows = await db
    .select()
    .from(cmsSlots)
    .where(inArray(cmsSlots.site, sites))
    .orderBy(asc(cmsSlots.sort), asc(cmsSlots.componentUid));
  const slots = new Map<string, string[]>();
  for (const { site, pageUid, position, componentUid } of rows) {
    const name = `${site} ${slotUid(pageUid, position)}`;
    slots.set(name, [...(slots.get(name) ?? []), componentUid]);
  }
  return keys.map(({ site, uid }) => {
    const components = slots.get(`${site} ${uid}`);
    return components && { components };
  });
}

/** Rows of one statement: PostgreSQL takes at most 65,535 values. */
const CHUNK = 1000;

/**
 * Writes a version of each thing that an import wrote, in three statements for a thousand of them.
 * @param by the name that change logs have.
 */
export async function noteImported(
  db: Database,
  imported: readonly Imported[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await lockContent(db);
  const changed = imported.filter(({ before, after }) => !areSame(before, after));
  for (let from = 0; from < changed.length; from += CHUNK) {
    await noteSome(db, changed.slice(from, from + CHUNK), { by, at });
  }
}

async function noteSome(db: Database, imported: readonly Imported[], { by, at }: { by: string; at: Date }) {
  const keys = sql.join(
    imported.map(({ site, kind, uid }) => sql`(${site}, ${kind}, ${uid})`),
    sql`, `,
  );
  const last = await rowsOf<ContentKey & { number: number; fields: Values }>(
    db,
    sql`select distinct on (site, kind, uid) site, kind, uid, number, fields from cms_versions
      where (site, kind, uid) in (${keys}) order by site, kind, uid, number desc`,
  );
  const nameOf = ({ site, kind, uid }: ContentKey) => `${site} ${kind} ${uid}`;
  const known = new Map(last.map((row) => [nameOf(row), row]));
  const rows = imported.flatMap(({ site, kind, uid, before, after }) => {
    const newest = known.get(nameOf({ site, kind, uid }));
    const found = before !== undefined && !areSame(newest?.fields, before);
    const number = newest?.number ?? 0;
    const row = { site, uid, kind, publishedAt: at };
    return [
      ...(found ? [{ ...row, number: number + 1, origin: "found" as const, fields: before }] : []),
      {
        ...{ ...row, number: number + (found ? 2 : 1), origin: "imported" as const, fields: after },
        // An import of the command line has no account.
        publishedBy: { customerId: "", name: by },
      },
    ];
  });
  await db.insert(cmsVersions).values(rows);
  await db.execute(sql`delete from cms_versions v where (site, kind, uid) in (${keys})
    and number <= (select max(number) from cms_versions n where n.site = v.site and n.kind = v.kind and n.uid = v.uid)
      - ${MOST_VERSIONS}::int`);
}
