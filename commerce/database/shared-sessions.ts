import type pg from "pg";
import { SESSION_SETTINGS } from "./pool";

/** A limit may be another than the shop's own, but not none. */
const isSet = (name: string, value: string): boolean => {
  const wanted = SESSION_SETTINGS[name]!;
  return /^[0-9]+$/.test(wanted) ? value !== "0" : value.toLowerCase() === wanted.toLowerCase();
};

/**
 * Makes sure that the sessions which a pooler shares have the limits that the shop sets in its own. Without them a few
 * statements that wait for a lock would hold every connection.
 * @throws Error with the statements to run.
 */
export async function mustHaveLimits(session: pg.ClientBase): Promise<void> {
  const { rows } = await session.query<Record<"name" | "value" | "user" | "database", string>>(
    `select name, current_setting(name) as value, quote_ident(current_user) as user,
      quote_ident(current_database()) as database from unnest($1::text[]) name`,
    [Object.keys(SESSION_SETTINGS)],
  );
  const missing = rows.filter(({ name, value }) => !isSet(name, value));
  if (missing.length === 0) return;
  const { user, database } = rows[0]!;
  const statements = missing.map(
    ({ name }) => `alter role ${user} in database ${database} set ${name} = '${SESSION_SETTINGS[name]}';`,
  );
  throw new Error(
    "The sessions that DATABASE_URL leads to lack limits, which the shop cannot set where a pooler shares them. " +
      `Run these as an administrator, then let the pooler connect anew: ${statements.join(" ")}`,
  );
}

const whichDatabase = async (session: pg.ClientBase): Promise<string> => {
  const { rows } = await session.query<{ which: string }>(
    // In seconds, because a pooler's sessions may have another time zone.
    "select current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as which",
  );
  return rows[0]!.which;
};

/** @throws Error if the pooler and the address of the server lead to different databases: news of changes would not come. */
export async function mustBeOne(shared: pg.ClientBase, direct: pg.ClientBase): Promise<void> {
  if ((await whichDatabase(shared)) === (await whichDatabase(direct))) return;
  throw new Error(
    "DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: name the same one in both.",
  );
}
