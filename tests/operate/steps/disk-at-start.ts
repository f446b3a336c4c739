import { join } from "node:path";
import { DEFAULTS } from "../../support/place";
import { freePort } from "../../support/postgres-server.mjs";
import { runProgram } from "../../support/run-program";
import { withDisk } from "../disk";
import { mustBeRefused } from "../refusals";
import type { Step } from "../step";

/** A first start on a disk that is too small, and one on a disk that cannot be written, say so in a sentence. Needs root. */
export const diskAtStart: Step = {
  name: "disk-at-start",
  on: ["pglite"],
  optional: true,
  run: async () => {
    const start = async (dataDir: string) =>
      runProgram(["build/host.js"], {
        ...DEFAULTS,
        DATABASE_URL: "",
        PORT: String(await freePort()),
        DATA_DIR: dataDir,
      });
    await withDisk(20, async ({ folder }) => {
      const sentence =
        /^The embedded database in .*kitroom-disk-.* cannot be opened: .*it needs about 100 MB\.$/;
      mustBeRefused("a start on a disk of 20 MB", await start(join(folder, "data")), sentence);
    });
    await withDisk(20, async ({ folder, makeReadOnly }) => {
      makeReadOnly();
      const sentence =
        /^DATA_DIR must be a folder that can be written, and .*kitroom-disk-.* is not \(EROFS\)\.$/;
      for (const dataDir of [folder, join(folder, "new", "data")]) {
        mustBeRefused(`a start in ${dataDir} on a read-only disk`, await start(dataDir), sentence);
      }
    });
    return "a small disk and a read-only one are named";
  },
};
