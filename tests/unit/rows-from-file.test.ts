import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runProgram } from "../support/run-program";

const folder = mkdtempSync(join(tmpdir(), "kitroom-rows-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(["connections", "identity-providers"])(
  "[API-2] %s says in one sentence that its file is not there or no JSON, and opens no database",
  async (command) => {
    const missing = join(folder, "missing.json");
    const run = (file: string) =>
      runProgram([`build/${command}.js`, file], { DATA_DIR: join(folder, "data") });
    expect(await run(missing)).toEqual({
      status: 1,
      said: `${missing} cannot be read: ENOENT: no such file or directory, open '${missing}'\n`,
    });
    const broken = join(folder, "broken.json");
    writeFileSync(broken, "{");
    expect(await run(broken)).toEqual({
      status: 1,
      said: expect.stringMatching(/^\S+broken\.json cannot be read: [^\n]+\n$/),
    });
    expect(existsSync(join(folder, "data"))).toBe(false);
  },
);
