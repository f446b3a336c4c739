import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { seedPlace, type Kind, type Place } from "../../support/place";
import { ownByPostgres } from "../../support/postgres-server.mjs";
import { booksAgree, letOrder, placedIn } from "../ordering";
import { withDisk, type Disk } from "../disk";
import { databaseUrl, onServer } from "../../support/on-server";
import { readiness, until, withPlace } from "../stage";
import { must, mustBeNone, type Step } from "../step";
import { knockerAt, mustBeTurnedAway } from "../turned-away";

/** Room for the demo and some hundred orders. */
const MEGABYTES = 300;
/** Writes that may still fit into what was allocated before. */
const MOST_WRITES = 3_000;

/** A database of a server whose tables are on the disk; the log of the server is elsewhere, as it should be. */
async function onDisk(place: Place, { folder }: Disk): Promise<Place> {
  if (!place.postgres) return place;
  const tables = join(folder, "tables");
  mkdirSync(tables);
  ownByPostgres(tables);
  await onServer(place.postgres.url, `create tablespace small location '${tables}'`);
  await onServer(place.postgres.url, "create database shop tablespace small");
  const url = databaseUrl(place.postgres.url, "shop");
  return {
    ...place,
    postgres: { ...place.postgres, url },
    env: { ...place.env, DATABASE_URL: url },
    start: (env, root) => place.start({ DATABASE_URL: url, ...env }, root),
  };
}

async function fillAndFree(place: Place, disk: Disk): Promise<string> {
  const ground = await seedPlace(place);
  const shop = await place.start();
  const knocker = await knockerAt(place.entrance);
  const crowd = letOrder(ground, [place.entrance]);
  await crowd.progress(40);
  await crowd.home();
  disk.fill();
  let written = 0;
  let answer = await knocker.write();
  for (; answer.status === 201 && written < MOST_WRITES; written += 1) answer = await knocker.write();
  mustBeTurnedAway("a write on a full disk", answer);
  const ready = await readiness(shop.url);
  must(ready.status === 503 && /disk/.test(ready.why ?? ""), `/readyz answered ${JSON.stringify(ready)}`);
  const [read, page] = [await knocker.read(), await knocker.page()];
  must(read.status === 200 && page === 200, `a read answered ${read.status}, a page ${page}`);
  disk.free();
  await until("the shop is ready again", async () => (await readiness(shop.url)).status === 200);
  const after = await knocker.write();
  must(after.status === 201, `a write answered ${after.status} when there was room again`);
  const later = letOrder(ground, [place.entrance]);
  await later.progress(40);
  await later.home();
  mustBeNone([...crowd.faults, ...later.faults]);
  await shop.stop();
  const trips = [...crowd.trips, ...later.trips];
  return `turned away after ${written} writes, ${placedIn(later.trips)} orders later; ${await booksAgree(place, ground, trips)}`;
}

/** The disk of the database fills up while the shop is open, and is freed. Needs root. */
export const diskFull: Step = {
  name: "disk-full",
  optional: true,
  run: (kind: Kind) =>
    withDisk(MEGABYTES, (disk) =>
      withPlace(
        kind,
        async (place) => fillAndFree(await onDisk(place, disk), disk),
        kind === "pglite" ? disk.folder : undefined,
      ),
    ),
};
