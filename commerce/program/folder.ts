import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KINDS } from "./kinds";
import { nearest } from "./nearest";
import { type Fault, type ReadFile, readProgramFile } from "./read-file";

/** The files of a folder, each read as its name says. A CSV file under another name is a fault. */
export function readFolder(folder: string, only?: string): { files: ReadFile[]; faults: Fault[] } {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw new Error(`${folder} is no folder`);
  const names = readdirSync(folder).filter((name) => name.toLowerCase().endsWith(".csv"));
  const known = KINDS.map(({ file }) => `${file}.csv`);
  const faults = names
    .filter((name) => !known.includes(name))
    .map((name) => ({ file: name, message: `A program has no such file.${nearest(name, known)}` }));
  const files = KINDS.filter(
    ({ file }) => names.includes(`${file}.csv`) && (only === undefined || only === file),
  ).map((kind) => readProgramFile(kind, readFileSync(join(folder, `${kind.file}.csv`))));
  if (files.length === 0 && faults.length === 0) {
    throw new Error(only ? `${folder} has no ${only}.csv` : `${folder} has no file of a program`);
  }
  return { files, faults: only === undefined ? faults : [] };
}

/** Writes the files into a folder, and removes those of a program that are not among them. */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const { file } of KINDS) {
    if (!files.has(`${file}.csv`)) rmSync(join(folder, `${file}.csv`), { force: true });
  }
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
}
