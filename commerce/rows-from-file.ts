import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { runCommand, withDatabase } from "./database/command-line";
import type { Database } from "./database/connection";

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
 * A command that takes rows from a JSON file, `npm run NAME -- FILE.json`. Mistakes in the file are told, nothing of it
 * is written, and the exit code is 1.
 */
export async function rowsFromFile<Row>(command: RowsFromFile<Row>): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (file === undefined) return console.log(command.usage);
  await runCommand(async () => {
    const rows = read(file, command.schema);
    try {
      await withDatabase((db) => command.write(db, rows));
    } catch (error) {
      throw error instanceof command.mistake ? new Error(`${error.message}.`) : error;
    }
    console.log(
      `${rows.length} ${command.kind} were written: ${rows.map((row) => command.nameOf(row)).join(", ")}`,
    );
  });
}

function read<Row>(file: string, schema: z.ZodType<Row[]>): Row[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  const rows = schema.safeParse(content);
  if (!rows.success) throw new Error(`${file} is not right:\n${z.prettifyError(rows.error)}`);
  return rows.data;
}
