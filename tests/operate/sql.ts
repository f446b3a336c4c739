import pg from "pg";

/** Runs one statement on a server, over a connection of its own. @returns its rows. */
export async function onServer<Row = unknown>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** The address of another database of a server, perhaps for another role. */
export function urlOf({ url }: { url: string }, database: string, role?: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  if (role) other.username = role;
  return other.href;
}
