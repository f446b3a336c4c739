import { scrypt } from "node:crypto";
import { eq } from "drizzle-orm";
import { databaseFacts } from "../modules/sites/tables";
import type { Database } from "./connection";

const FACT = "session-secret";
/** Whoever has a copy of the database tries guesses this slowly. */
const COST = 2 ** 14;

/** A mark of the session secret, by which the same one is known again and from which nobody gets it. */
const markOf = (secret: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(secret, "kitroom session secret", 12, { N: COST }, (error, key) =>
      error ? reject(error) : resolve(key.toString("base64url")),
    );
  });

/** Whether one of these secrets is that of the last start on this database; undefined before the first one. */
export async function isSecretOf(db: Database, secrets: readonly string[]): Promise<boolean | undefined> {
  const [row] = await db.select().from(databaseFacts).where(eq(databaseFacts.name, FACT));
  return row && (await Promise.all(secrets.map(markOf))).includes(row.value);
}

/**
 * Notes with which secret a process starts, the first of those that it has.
 * @returns whether the last start on this database had none of them: then everybody is signed out, or, while both
 *   processes run, at every other page.
 */
export async function startsWithAnother(
  db: Database,
  secrets: readonly [string, ...string[]],
  now: Date,
): Promise<boolean> {
  const [first] = secrets;
  if (await isSecretOf(db, [first])) return false;
  const known = await isSecretOf(db, secrets);
  const row = { value: await markOf(first), at: now };
  await db
    .insert(databaseFacts)
    .values({ name: FACT, ...row })
    .onConflictDoUpdate({ target: databaseFacts.name, set: row });
  return known === false;
}
