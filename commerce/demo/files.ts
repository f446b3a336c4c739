import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { faultWords, type ReadFile, readNamed } from "../program";
import { datedText } from "./dated";

/**
 * The demo's program: a folder such as `npm run export` writes, but for the days in it. It is read from the working
 * directory, like the migrations, because the bundled server has no source files beside it.
 */
const FOLDER = "commerce/demo/program";

/** The files of the demo's program, with their days counted from this one. */
export function readDemoFiles(today: Date, names = readdirSync(resolve(FOLDER))): ReadFile[] {
  const { files, faults } = readNamed(names, (name) =>
    Buffer.from(datedText(readFileSync(resolve(FOLDER, name), "utf8"), today)),
  );
  mustBeRight([...faults, ...files.flatMap((file) => file.faults)]);
  return files;
}

/** @throws Error if files of the demo have faults, which no release has. */
export function mustBeRight(faults: readonly Parameters<typeof faultWords>[0][]): void {
  if (faults.length > 0) throw new Error(`The demo's files:\n${faults.map(faultWords).join("\n")}`);
}

/** How files of the demo are brought. Nobody has an address yet that links could lead to. */
export const importOptions = (now: Date) => ({
  dryRun: false,
  prune: false,
  now: () => now,
  storefrontUrl: () => "",
  by: "Demo",
});
