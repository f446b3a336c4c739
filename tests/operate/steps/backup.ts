import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ShopProcess } from "../../e2e/host";
import type { Place } from "../../support/place";
import { programOf } from "../../support/postgres-server.mjs";
import { runProgram } from "../../support/run-program";
import type { Crowd } from "../../support/shoppers/crowd";
import type { Ground } from "../../support/shoppers/ground";
import { checkHolds, letOrder, placedIn, placeOrder } from "../ordering";
import { comeIn } from "../regular";
import { databaseUrl, onServer } from "../../support/on-server";
import { withDemo } from "../stage";
import { Missing, must, mustBeNone, type Step } from "../step";

/** Answers that people get before the backup, and while it is made. */
const ANSWERS = 60;

interface Scene {
  place: Place;
  ground: Ground;
  shop: ShopProcess;
  crowd: Crowd;
  /** Where the backup goes. */
  folder: string;
}

async function tool(name: string, ...args: string[]): Promise<void> {
  const program = programOf(name);
  if (!program) throw new Missing(`there is no ${name}`);
  const { status, said } = await runProgram([program, ...args]);
  must(status === 0, `${name} ended with ${status}: ${said}`);
}

/** Restores a dump with the command of the documentation. */
const restore = (dump: string, into: string, ...more: string[]): Promise<void> =>
  tool("pg_restore", ...more, "--no-owner", "--exit-on-error", "--dbname", into, dump);

/** What was confirmed before a dump, and is not in the database that was restored from it. */
async function missingIn(url: string, confirmed: string[]): Promise<string[]> {
  const rows = await onServer<{ code: string }>(url, "select code from orders");
  const there = new Set(rows.map(({ code }) => code));
  return confirmed.filter((code) => !there.has(code)).map((code) => `${code} was confirmed and is not there`);
}

/** `pg_dump` while people order, restored into a new database and then over the same one. */
async function dumped({ place, ground, shop, crowd, folder }: Scene): Promise<string> {
  const { url } = place.postgres!;
  const dump = join(folder, "kitroom.dump");
  const before = crowd.trips.flatMap(({ order }) => order ?? []);
  await tool("pg_dump", "--format=custom", "--file", dump, url);
  await crowd.progress(ANSWERS);
  await crowd.home();
  await shop.stop();
  const restored = { ...place.env, DATABASE_URL: databaseUrl(place.postgres!.url, "restored") };
  await onServer(url, "create database restored");
  await restore(dump, restored.DATABASE_URL);
  mustBeNone(await missingIn(restored.DATABASE_URL, before));
  await checkHolds(restored, folder);
  const elsewhere = await place.start({ DATABASE_URL: restored.DATABASE_URL });
  await placeOrder(ground, place.entrance);
  await elsewhere.stop();
  await checkHolds(restored, folder);
  await restore(dump, url, "--clean", "--if-exists");
  mustBeNone(await missingIn(url, before));
  return `a dump after ${before.length} of ${placedIn(crowd.trips)} orders`;
}

/** The folder is copied while the shop is stopped, and put back after another order. */
async function copied({ place, ground, shop, crowd, folder }: Scene): Promise<string> {
  const copy = join(folder, "data-backup");
  await crowd.home();
  await shop.stop();
  cpSync(place.dataDir, copy, { recursive: true, preserveTimestamps: true });
  const next = await place.start();
  await placeOrder(ground, place.entrance);
  await next.stop();
  await checkHolds(place.env, copy);
  rmSync(place.dataDir, { recursive: true });
  cpSync(copy, place.dataDir, { recursive: true, preserveTimestamps: true });
  return `a copy after ${placedIn(crowd.trips)} orders`;
}

/** A backup as the documentation makes it, and what it says of a restored shop. */
export const backup: Step = {
  name: "backup",
  run: (kind) =>
    withDemo(kind, async (place, ground) => {
      const folder = mkdtempSync(join(tmpdir(), "kitroom-backup-"));
      try {
        const shop = await place.start();
        const regular = await comeIn(place.entrance, ground.skus.slice(2, 5));
        const crowd = letOrder(ground, [place.entrance]);
        await crowd.progress(ANSWERS);
        const made = await (place.postgres ? dumped : copied)({ place, ground, shop, crowd, folder });
        const held = await checkHolds(place.env, place.dataDir);
        const back = await place.start();
        mustBeNone([...crowd.faults, ...(await regular.whatIsLost())]);
        regular.leave();
        await placeOrder(ground, place.entrance);
        await back.stop();
        await checkHolds(place.env, place.dataDir);
        return `${made}, ${held} checks hold after the restore`;
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }),
};
