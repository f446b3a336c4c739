import { spawnSync } from "node:child_process";
import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first of the named programs that stands in PATH or one of the extra folders.
 * @param {string[]} names
 * @param {string[]} [folders]
 */
export function findProgram(names, folders = []) {
  const places = [...folders, ...(process.env["PATH"] ?? "").split(delimiter)];
  for (const name of names) {
    for (const place of places) if (place && isExecutable(join(place, name))) return join(place, name);
  }
  return undefined;
}

/**
 * Folders of a parent, newest version first; none when the parent is not there.
 * @param {string} parent
 */
export function subfolders(parent) {
  try {
    return readdirSync(parent)
      .sort((a, b) => b.localeCompare(a, "en", { numeric: true }))
      .map((name) => join(parent, name));
  } catch {
    return [];
  }
}

export const isRoot = process.getuid?.() === 0;

/**
 * Runs a program with its output shown.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnSyncOptions} [options]
 */
export const run = (program, args, options = {}) =>
  spawnSync(program, args, { stdio: "inherit", ...options }).status === 0;

/**
 * Installs a Debian package; false when that cannot be done here.
 * @param {string} name
 */
export function installPackage(name) {
  if (!isRoot || !findProgram(["apt-get"])) return false;
  console.log(`Installing ${name}`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return run("apt-get", ["update"], { env }) && run("apt-get", ["install", "-y", name], { env });
}
