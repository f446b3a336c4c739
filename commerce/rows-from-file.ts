import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { openDatabase, type Database } from "./database/connection";

const STOP_FIRST =
  "The embedded database belongs to the shop while it runs. Stop the shop and add --stopped, or set DATABASE_URL.";

interface RowsFromFile<Row> {
  /** Shown when no file is named. */
  usage: string;
  schema: z.ZodType<Row[]>;
  write(db: Database, rows: Row[]): Promise<unknown>;
  /** What the rows are, and the name of one, for the sentence at the end. */
  kind: string;
  nameOf(row: Row): string;
  /** The error for rows that contradict each other or what is there. */
  mistake: new (...args: never[]) => Error;
}

/**
 * A command that takes rows from a JSON file, `npm run NAME -- FILE.json [--stopped]`. Mistakes in the file are told,
 * nothing of it is written, and the exit code is 1.
 */
export async function rowsFromFile<Row>(command: RowsFromFile<Row>): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stopped: { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (file === undefined) return console.log(command.usage);
  const { DATABASE_URL: url, DATA_DIR = "data" } = process.env;
  // Two processes on the same embedded database corrupt it.
  if (!url && !values.stopped) return console.log(STOP_FIRST);
  const read = command.schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!read.success) return fail(`${file} is not right:\n${z.prettifyError(read.error)}`);
  const connection = await openDatabase({ url, dataDir: join(DATA_DIR, "db") });
  try {
    await command.write(connection.db, read.data);
    const names = read.data.map((row) => command.nameOf(row)).join(", ");
    console.log(`${read.data.length} ${command.kind} were written: ${names}`);
  } catch (error) {
    if (!(error instanceof command.mistake)) throw error;
    fail(`${error.message}.`);
  } finally {
    await connection.close();
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
