import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRoot } from "../support/system.mjs";
import { Missing } from "./step";

/** A small disk of its own, in memory. */
export interface Disk {
  folder: string;
  /** Writes until nothing more fits. */
  fill: () => void;
  free: () => void;
  makeReadOnly: () => void;
}

const mount = (...args: string[]) => spawnSync("mount", args, { encoding: "utf8" });

/** Does something with a disk of so many megabytes. @throws Missing where this user may not mount one. */
export async function withDisk<T>(megabytes: number, work: (disk: Disk) => Promise<T>): Promise<T> {
  if (!isRoot) throw new Missing("only root may mount a small disk");
  const folder = mkdtempSync(join(tmpdir(), "kitroom-disk-"));
  const mounted = mount("-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder);
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true });
    throw new Missing(`a small disk cannot be mounted here: ${mounted.stderr.trim()}`);
  }
  const ballast = join(folder, "ballast");
  try {
    return await work({
      folder,
      fill: () => writeAll(ballast),
      free: () => rmSync(ballast),
      makeReadOnly: () => void mount("-o", "remount,ro", folder),
    });
  } finally {
    spawnSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeAll(file: string): void {
  const to = openSync(file, "a");
  try {
    for (let bytes = 1 << 20; bytes >= 512;) {
      try {
        writeSync(to, Buffer.alloc(bytes));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        bytes /= 2;
      }
    }
  } finally {
    closeSync(to);
  }
}
