import type { Database } from "./connection";

/**
 * A query whose SQL is built once for each database instead of once for each call, because building the most
 * frequent queries costs more than running them. The builder ends in `.prepare("unique_name")` and reads its
 * values from `sql.placeholder`. In a transaction the query is built again.
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
