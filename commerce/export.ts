import { parseArgs } from "node:util";
import { runCommand, withDatabase } from "./database/command-line";
import { counted } from "./http/counted";
import { exportFiles, writeFolder, writePictures } from "./program";

const USAGE = `npm run export -- FOLDER [--organisation CODE]

Writes the program of the shop as files, which npm run import takes. Those of the program that lie in the folder are
replaced, and so are its pictures. With an organisation it is what belongs to it alone: no catalogue and no pictures.

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
    const { organisation } = values;
    const { files, pictureCount } = await withDatabase(async (db) => {
      const all = await exportFiles(db, { organisation });
      if (all.size > 0) writeFolder(folder, all);
      return { files: all, pictureCount: organisation ? 0 : await writePictures(db, folder) };
    });
    if (files.size === 0) {
      const what = organisation ? `There is no organisation ${organisation}` : "The shop is empty";
      throw new Error(`${what}: nothing was written`);
    }
    console.log(`${files.size} files were written to ${folder}: ${[...files.keys()].join(", ")}`);
    if (pictureCount > 0)
      console.log(`${counted(pictureCount, "picture")} were written to ${folder}/pictures`);
  });
}

await run();
