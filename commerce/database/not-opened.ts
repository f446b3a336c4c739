import { statfsSync } from "node:fs";
import { dirname } from "node:path";
import { reasonOf } from "./reason";
import { isDiskFull } from "./unreachable";

/** ENOSPC and EDQUOT as the embedded database counts them; its errors have no other words. */
const FULL = new Set([51, 19]);
/** Less than a database needs for its first start. */
const LITTLE = 100 * 2 ** 20;

/** Bytes that are free where a folder is, or would be; undefined if nobody can say. */
function freeAt(folder: string): number | undefined {
  for (let at = folder; ; at = dirname(at)) {
    try {
      const { bavail, bsize } = statfsSync(at);
      return bavail * bsize;
    } catch {
      if (dirname(at) === at) return undefined;
    }
  }
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)} MB`;

/**
 * Why the embedded database in a folder could not be opened, with what is free there: its own words do not say that a disk
 * is full.
 */
export function notOpened(folder: string, error: unknown, free = freeAt(folder)): Error {
  const { errno } = (error ?? {}) as { errno?: number };
  const full = isDiskFull(error) || (errno !== undefined && FULL.has(errno));
  const reason = full ? "its disk is full" : reasonOf(error).replace(/\.$/, "");
  const space =
    free === undefined
      ? ""
      : ` ${megabytes(free)} are free there${free < LITTLE ? ", and it needs about 100 MB" : ""}.`;
  return new Error(`The embedded database in ${folder} cannot be opened: ${reason}.${space}`, {
    cause: error,
  });
}
