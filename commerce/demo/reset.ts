import { existsSync, renameSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { clock } from "../calendar";
import { databaseOfEnvironment, runCommand, withDatabase } from "../database/command-line";
import type { Database } from "../database/connection";
import { openDatabase } from "../database/open";
import { ownFolder } from "../database/folder-owner";
import { beyondDemo, resetDemo } from "./reset-demo";
import { seedDemo } from "./seed";

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** @throws Error with what would be lost, and how to say that it may be. */
async function mayBeErased(db: Database, named: string | undefined): Promise<void> {
  const { database, people, orders } = await beyondDemo(db);
  if (named === database || people + orders === 0) return;
  const what = [
    people > 0 ? count(people, "person", "people") : "",
    orders > 0 ? count(orders, "order", "orders") : "",
  ].filter((part) => part !== "");
  throw new Error(
    `The database ${database} has ${what.join(" and ")} that the demo did not bring, so nothing was changed. ` +
      `To delete all of it, add: --erase ${database}`,
  );
}

interface Reset {
  scale: number;
  /** The database that may lose what the demo did not bring. */
  erase: string | undefined;
}

const demoOf = (scale: number) => ({
  now: clock(),
  scale,
  progress: (line: string) => console.log(line),
});

/** All of it in one transaction, so that a reset that fails leaves what was there. */
const resetServer = ({ scale, erase }: Reset): Promise<void> =>
  withDatabase(async (db) => {
    await mayBeErased(db, erase);
    await db.transaction((tx) => resetDemo(tx, demoOf(scale)));
  });

/** Fills a folder of its own, which then takes the place of the old one; that one stays until the next reset. */
async function resetFolder(folder: string, scale: number): Promise<void> {
  const giveUp = await ownFolder(folder);
  try {
    const [fresh, before] = [`${folder}.fresh`, `${folder}.before`];
    rmSync(fresh, { recursive: true, force: true });
    const connection = await openDatabase({ dataDir: fresh });
    try {
      await seedDemo(connection.db, demoOf(scale));
    } finally {
      await connection.close();
    }
    rmSync(before, { recursive: true, force: true });
    if (existsSync(`${folder}/PG_VERSION`)) {
      renameSync(folder, before);
      console.log(`what was there is kept in ${before} until the next reset`);
    } else rmSync(folder, { recursive: true });
    renameSync(fresh, folder);
  } finally {
    giveUp();
  }
}

/** `npm run demo:reset [-- --scale N] [--erase DATABASE]`: deletes the demo data and creates it again, dated from today. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { scale: { type: "string", default: "1" }, erase: { type: "string" } },
  });
  const scale = Number(values.scale);
  if (!Number.isInteger(scale) || scale < 1) throw new Error("--scale takes a whole number from 1.");
  if (process.env["DEMO"] === "off") {
    throw new Error(
      "DEMO=off says that this is a real shop, so nothing was changed. demo:reset is for the demo.",
    );
  }
  const { url, dataDir } = databaseOfEnvironment();
  const started = performance.now();
  await (url ? resetServer({ scale, erase: values.erase }) : resetFolder(dataDir, scale));
  console.log(`the demo is ready after ${((performance.now() - started) / 1000).toFixed(1)} s`);
});
