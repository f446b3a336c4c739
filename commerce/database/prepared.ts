import type { Database } from "./connection";

/**
 * A question whose SQL is put together once a database instead of once a call: for what every page asks, writing
 * the statement costs more than running it. The builder ends in `.prepare("a_name_of_its_own")` and takes what
 * varies from `sql.placeholder`. In a transaction it is put together anew.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
