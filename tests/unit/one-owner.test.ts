import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ownFolder } from "../../commerce/database/folder-owner";
import { startShop } from "../e2e/host";
import { runProgram } from "../support/run-program";

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kitroom-owner-"));
});
afterEach(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

/** A process that takes the folder, and the first line that it says. */
async function taker(path: string): Promise<{ said: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ["--import", "tsx", "tests/support/own-folder.ts", path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [chunk] = (await once(child.stdout, "data")) as [Buffer];
  return { said: chunk.toString().trim(), child };
}

describe("[API-1] a folder of the embedded database has one owner", () => {
  test("[API-1] of several processes that come at once exactly one opens it", async () => {
    const path = join(folder, "db");
    const said = (await Promise.all(Array.from({ length: 6 }, () => taker(path)))).map((one) => one.said);
    expect(said.filter((line) => line === "owned")).toHaveLength(1);
    expect(said.filter((line) => line.includes("is in use by process"))).toHaveLength(5);
  });

  test("[API-1] one that was killed leaves nothing that blocks, in a folder with a long name too", async () => {
    const path = join(folder, "a-long-name-".repeat(12), "db");
    mkdirSync(path, { recursive: true });
    const { child } = await taker(path);
    child.kill("SIGKILL");
    await once(child, "exit");
    const giveUp = await ownFolder(path);
    await expect(ownFolder(path)).rejects.toThrow(`in use by process ${process.pid}`);
    giveUp();
    (await ownFolder(path))();
    expect(readdirSync(join(path, ".."))).toEqual(["db"]);
  });

  test("[API-1] one that is stopped or busy has it all the same", async () => {
    const path = join(folder, "db");
    const { child } = await taker(path);
    child.kill("SIGSTOP");
    await expect(ownFolder(path)).rejects.toThrow(`in use by process ${child.pid}`);
  });
});

/** Runs a program on the folder. */
const run = (command: string[], env: Record<string, string> = {}) =>
  runProgram(command, { DATA_DIR: folder, DEMO: "off", ...env });

test("[API-1] beside a running shop a second one and every command end with a sentence; after kill -9 the next opens", async () => {
  const shop = await startShop(folder, { DEMO: "off" });
  const sentence = expect.stringMatching(
    /The embedded database in .*db is in use by process \d+ since .* UTC.*DATABASE_URL/,
  );
  const refused = { status: 1, said: sentence };
  expect(await run(["build/host.js"])).toEqual(refused);
  expect(await run(["build/clients.js", "list"])).toEqual(refused);
  expect(await run([process.execPath, "--import", "tsx", "commerce/demo/reset.ts"], { DEMO: "on" })).toEqual(
    refused,
  );
  await shop.kill();
  const next = await startShop(folder, { DEMO: "off" });
  await next.stop();
  expect(await run(["build/clients.js", "list"])).toEqual({
    status: 0,
    said: expect.stringContaining("kitroom_storefront"),
  });
});
