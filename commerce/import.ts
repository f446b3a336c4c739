import { parseArgs } from "node:util";
import { clock } from "./calendar";
import { runCommand, withDatabase } from "./database/command-line";
import { importFiles, KINDS, planWords, readFolder, readPictureFolder } from "./program";
import { siteUrlOfEnvironment } from "./site-url";

const USAGE = `npm run import -- FOLDER [--dry-run] [--only KIND] [--prune]

Brings the files of a program into the shop: all rows, or none if one is wrong. The same files twice change nothing.

--dry-run    says what would change, and writes nothing
--only KIND  takes one file, such as people
--prune      closes or deletes what the files do not have; with --dry-run it lists it

Without DATABASE_URL stop the shop first. docs/program describes the files.`;

/** Fewer rows are written before anybody could read that they are. */
const MANY = 5000;

/** `npm run import`: brings the files of a program into the shop. */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      only: { type: "string" },
      prune: { type: "boolean", default: false },
    },
  });
  const [folder] = positionals;
  if (folder === undefined) return console.log(USAGE);
  await runCommand(async () => {
    const { only } = values;
    if (only !== undefined && !KINDS.some(({ file }) => file === only)) {
      throw new Error(`There is no kind ${only}. There are: ${KINDS.map(({ file }) => file).join(", ")}`);
    }
    const { files, faults } = readFolder(folder, only);
    const pictures = only === undefined ? await readPictureFolder(folder) : undefined;
    if (pictures) files.push(pictures);
    const options = { dryRun: values["dry-run"] || faults.length > 0, prune: values.prune };
    const plan = await withDatabase((db) =>
      importFiles(db, files, {
        ...options,
        now: clock,
        storefrontUrl: (site) => siteUrlOfEnvironment(site),
        by: "Program files",
        progress(file, rows) {
          if (rows >= MANY) console.log(`  ${file}: writing ${rows} rows …`);
        },
      }),
    );
    const all = { ...plan, faults: [...faults, ...plan.faults] };
    console.log(planWords(all, { dryRun: values["dry-run"], prune: values.prune }));
    if (all.faults.length > 0) process.exitCode = 1;
  });
}

await run();
