import { PgDialect } from "drizzle-orm/pg-core";
import type { SQL } from "drizzle-orm";
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

const dialect = new PgDialect();

/** The same for a statement in SQL. Its rows come as the driver reads them, as those of `rowsOf`. */
export function preparedRows<Row>(
  build: () => SQL,
): (db: Database, values: Record<string, unknown>) => Promise<Row[]> {
  const statement = prepared((db) =>
    db._.session.prepareQuery(dialect.sqlToQuery(build()), undefined, undefined, false),
  );
  return async (db, values) => {
    const result: unknown = await statement(db).execute(values);
    return (result as { rows: Row[] }).rows;
  };
}
