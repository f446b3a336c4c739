import { join } from "node:path";
import type { Database } from "./connection";
import { type Connection, openDatabase } from "./open";
import { reasonOf } from "./reason";

/** Where a command finds the database: as the shop does. An empty variable counts as absent. */
export const databaseOfEnvironment = (env: NodeJS.ProcessEnv = process.env) => ({
  url: env["DATABASE_URL"] || undefined,
  directUrl: env["DATABASE_DIRECT_URL"] || undefined,
  dataDir: join(env["DATA_DIR"] || "data", "db"),
});

/** Runs a command. What goes wrong is told in one sentence, and the exit code is 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}

/** Does something with the database of the environment. */
export const withDatabase = <T>(work: (db: Database) => Promise<T>): Promise<T> =>
  withConnection(({ db }) => work(db));

/** The same for whoever has to know which kind of database it is. */
export async function withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = await openDatabase(databaseOfEnvironment());
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
