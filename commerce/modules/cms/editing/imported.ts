import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../database/connection";
import { cmsVersions } from "../tables";
import { areSame, type Values } from "./kinds";
import { lockContent } from "./lock";
import { MOST_VERSIONS } from "./versions";

/** A component that an import writes. */
export interface Imported {
  site: string;
  uid: string;
  /** What stood there; undefined for a new one. */
  before: Values | undefined;
  after: Values;
}

/** Rows of one statement: PostgreSQL takes at most 65,535 values. */
const CHUNK = 1000;

/**
 * Writes a version of each component that an import wrote, in three statements for a thousand of them.
 * @param by the name that change logs have.
 */
export async function noteImported(
  db: Database,
  imported: readonly Imported[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await lockContent(db);
  for (let from = 0; from < imported.length; from += CHUNK) {
    await noteSome(db, imported.slice(from, from + CHUNK), { by, at });
  }
}

async function noteSome(db: Database, imported: readonly Imported[], { by, at }: { by: string; at: Date }) {
  const keys = sql.join(
    imported.map(({ site, uid }) => sql`(${site}, ${uid})`),
    sql`, `,
  );
  const last = await rowsOf<{ site: string; uid: string; number: number; fields: Values }>(
    db,
    sql`select distinct on (site, uid) site, uid, number, fields from cms_versions
      where kind = 'components' and (site, uid) in (${keys}) order by site, uid, number desc`,
  );
  const known = new Map(last.map((row) => [`${row.site} ${row.uid}`, row]));
  const rows = imported.flatMap(({ site, uid, before, after }) => {
    const newest = known.get(`${site} ${uid}`);
    const found = before !== undefined && !areSame(newest?.fields, before);
    const number = newest?.number ?? 0;
    const row = { site, uid, kind: "components" as const, publishedAt: at };
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
  await db.execute(sql`delete from cms_versions v where kind = 'components' and (site, uid) in (${keys})
    and number <= (select max(number) from cms_versions n where n.site = v.site and n.kind = v.kind and n.uid = v.uid)
      - ${MOST_VERSIONS}::int`);
}
