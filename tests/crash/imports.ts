/**
 * Imports that are killed at random moments: of a folder that is brought everything is there or nothing, and a file that is
 * dropped into a folder that is watched is brought once.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { zipSync } from "fflate";
import { rowsOf } from "../../commerce/database/connection";
import { writeProgram } from "../load/program-folder";
import { makePlace, withDatabaseOf, type Kind, type Place } from "../support/place";
import type { Dice } from "../support/shoppers/dice";

const SIZE = { skus: 2000, people: 400 };
const ALL = {
  skus: SIZE.skus,
  stock: SIZE.skus,
  prices: SIZE.skus * 3,
  people: SIZE.people,
  links: SIZE.people,
  told: SIZE.people,
};
const NONE = Object.fromEntries(Object.keys(ALL).map((name) => [name, 0])) as typeof ALL;
/** An import of that size takes some seconds, most of them before it writes. */
const MOST_MS = 6000;
const LOOK_MS = 200;
const MOST_LOOKS = 900;

const run = (place: Place, args: string[]): ChildProcess =>
  spawn(process.execPath, ["build/import.js", ...args], {
    env: { ...process.env, ...place.env, DATA_DIR: place.dataDir, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });

async function killed(child: ChildProcess, afterMs: number): Promise<void> {
  const ended = once(child, "exit");
  await Promise.race([ended, setTimeout(afterMs)]);
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await ended;
}

/** How much of the program is there, with the links and the lines of the change log of its people. */
const countsOf = (place: Place) =>
  withDatabaseOf(place, async (db) => {
    const [counts] = await rowsOf<typeof ALL>(
      db,
      sql`select (select count(*)::int from variants) as skus, (select count(*)::int from stock_levels) as stock,
        (select count(*)::int from price_rows) as prices, (select count(*)::int from users) as people,
        (select count(*)::int from access_requests) as links, (select count(*)::int from change_events) as told`,
    );
    return counts!;
  });

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** Kills imports of a folder, and lets the last one end. */
async function killFolder(place: Place, folder: string, rounds: number, dice: Dice): Promise<string[]> {
  const problems: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await killed(run(place, [folder]), dice.int(300, MOST_MS));
    const counts = await countsOf(place);
    if (!same(counts, ALL) && !same(counts, NONE))
      problems.push(`a part is there: ${JSON.stringify(counts)}`);
  }
  await once(run(place, [folder]), "exit");
  const counts = await countsOf(place);
  if (!same(counts, ALL)) problems.push(`after the folder: ${JSON.stringify(counts)}`);
  return problems;
}

/** Drops a zip into a folder, and kills who watches it until it lies under done. */
async function killWatchers(place: Place, folder: string, rounds: number, dice: Dice): Promise<string[]> {
  const root = join(place.dataDir, "dropped");
  mkdirSync(root, { recursive: true });
  const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const);
  writeFileSync(join(root, "program.part"), zipSync(Object.fromEntries(files)));
  renameSync(join(root, "program.part"), join(root, "program.zip"));
  copyFileSync(join(folder, "stock.csv"), join(root, "stock.csv"));
  // The embedded database has one process.
  const watchers = place.kind === "postgresql" ? 2 : 1;
  const start = () => Array.from({ length: watchers }, () => run(place, ["--watch", root]));
  for (let round = 0; round < rounds; round += 1) {
    const ms = dice.int(300, MOST_MS);
    await Promise.all(start().map((child) => killed(child, ms)));
  }
  const last = start();
  const done = () => readdirSync(join(root, "done")).filter((name) => !name.endsWith(".txt"));
  for (let looks = 0; done().length < 2 && looks < MOST_LOOKS; looks += 1) await setTimeout(LOOK_MS);
  await Promise.all(last.map((child) => killed(child, 0)));
  const problems: string[] = [];
  if (!same(done().sort(), ["program.zip", "stock.csv"])) problems.push(`done has ${done().join(", ")}`);
  for (const part of ["taken", "failed"]) {
    const left = readdirSync(join(root, part));
    if (left.length > 0) problems.push(`${part} has ${left.join(", ")}`);
  }
  const counts = await countsOf(place);
  if (!same(counts, ALL)) problems.push(`after the watched folder: ${JSON.stringify(counts)}`);
  return problems;
}

/** `npm run crash -- --imports`: both, each on a database of its own. */
export async function killImports(kind: Kind, rounds: number, dice: Dice): Promise<string[]> {
  const problems: string[] = [];
  for (const kill of [killFolder, killWatchers]) {
    const place = await makePlace(kind);
    try {
      const folder = join(place.dataDir, "program");
      writeProgram(folder, SIZE);
      const found = await kill(place, folder, rounds, dice);
      console.log(
        `${kind}: ${kill.name}, ${rounds} kills: ${found.length === 0 ? "all is there once" : "wrong"}`,
      );
      problems.push(...found);
    } finally {
      await place.close();
    }
  }
  return problems;
}
