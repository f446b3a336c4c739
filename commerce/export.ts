import { parseArgs } from "node:util";
import { runCommand, withDatabase } from "./database/command-line";
import { exportFiles, writeFolder } from "./program";

const USAGE = `npm run export -- FOLDER [--organisation CODE]

Writes the program of the shop as files, which npm run import takes. Those of the program that lie in the folder are
replaced. With an organisation it is what belongs to it alone: no catalogue.

Without DATABASE_URL stop the shop first. docs/program describes the files.`;

/** `npm run export`: writes the program of the shop as files. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { organisation: { type: "string" } },
  });
  const [folder] = positionals;
  if (folder === undefined) return console.log(USAGE);
  await runCommand(async () => {
    const files = await withDatabase((db) => exportFiles(db, { organisation: values.organisation }));
    if (files.size === 0) {
      const what = values.organisation
        ? `There is no organisation ${values.organisation}`
        : "The shop is empty";
      throw new Error(`${what}: nothing was written`);
    }
    writeFolder(folder, files);
    console.log(`${files.size} files were written to ${folder}: ${[...files.keys()].join(", ")}`);
  });
}

await run();
