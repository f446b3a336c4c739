import pg from "pg";

/**
 * Runs statements on a server, over a connection of its own, because servers stop under them.
 * @returns the rows of the last one.
 */
export async function onServer<Row = unknown>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows as Row[];
  } finally {
    await client.end();
  }
}

/** The address of another database of a server. */
export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
