import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { openDatabase } from "./database/connection";
import { ProviderMistake, ProvidersFile, writeProviders } from "./modules/sso";

const USAGE = `npm run identity-providers -- FILE.json

Writes the identity providers that the file has, in place of those of the same ids. The same
file twice changes nothing. Without DATABASE_URL stop the shop first and add --stopped. docs/integrators.md says what is
in the file.`;

const STOP_FIRST =
  "The embedded database belongs to the shop while it runs. Stop the shop and add --stopped, or set DATABASE_URL.";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stopped: { type: "boolean", default: false } },
});

/** `npm run identity-providers`: takes the identity providers of organisations from a file. */
async function run([file]: string[]): Promise<void> {
  if (file === undefined) return console.log(USAGE);
  const { DATABASE_URL: url, DATA_DIR = "data" } = process.env;
  // Two processes on the same embedded database corrupt it.
  if (!url && !values.stopped) return console.log(STOP_FIRST);
  const read = ProvidersFile.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!read.success) {
    console.error(`${file} is not right:\n${z.prettifyError(read.error)}`);
    process.exitCode = 1;
    return;
  }
  const connection = await openDatabase({ url, dataDir: join(DATA_DIR, "db") });
  try {
    await writeProviders(connection.db, read.data);
    console.log(
      `${read.data.length} identity providers were written: ${read.data.map(({ id }) => id).join(", ")}`,
    );
  } catch (error) {
    if (!(error instanceof ProviderMistake)) throw error;
    console.error(`${error.message}.`);
    process.exitCode = 1;
  } finally {
    await connection.close();
  }
}

await run(positionals);
