import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KINDS } from "./kinds";
import { nearest } from "./nearest";
import { type Fault, type ReadFile, readProgramFile } from "./read-file";

/** Files as they were read, and what is wrong beside their rows. */
export interface ReadFiles {
  files: ReadFile[];
  faults: Fault[];
}

/** The files of a folder, each read as its name says. */
export function readFolder(folder: string, only?: string): ReadFiles {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Error(`${folder} is no folder`);
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith(".csv"));
  const { files, faults } = readNamed(names, (name) => readFileSync(join(folder, name)), only);
  if (files.length === 0 && faults.length === 0) {
    throw new Error(only ? `${folder} has no ${only}.csv` : `${folder} has no file of a program`);
  }
  return { files, faults: only === undefined ? faults : [] };
}

/** Files by their names. A CSV file under a name that no kind has is a fault. */
export function readNamed(
  names: readonly string[],
  contentOf: (name: string) => Uint8Array,
  only?: string,
): ReadFiles {
  const known = KINDS.map(({ file }) => `${file}.csv`);
  const faults = names
    .filter((name) => !known.includes(name))
    .map((name) => ({ file: name, message: `A program has no such file.${nearest(name, known)}` }));
  const files = KINDS.filter(
    ({ file }) => names.includes(`${file}.csv`) && (only === undefined || only === file),
  ).map((kind) => readProgramFile(kind, contentOf(`${kind.file}.csv`)));
  return { files, faults };
}

/** Writes the files into a folder, and removes those of a program that are not among them. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const { file } of KINDS) {
    if (!files.has(`${file}.csv`)) rmSync(join(folder, `${file}.csv`), { force: true });
  }
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}
