import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
/** What the tests of a run have open at once, with room to spare; containers often have 64 MB there. */
const NEEDED_BYTES = 3 * 1024 ** 3;

/** The machine's folder in memory where it has one that is large enough, else its temporary folder. */
function parent() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * A new folder for a database of a test, which is deleted again: a copy of the seeded one takes a tenth of the time
 * where no disk is involved.
 * @param {string} name The beginning of its name.
 */
export const memoryFolder = (name) => mkdtempSync(join(parent(), name));
