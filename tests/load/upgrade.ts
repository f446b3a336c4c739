import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import pg from "pg";
import { migrateStepwise } from "../../commerce/database/migrate";
import { builtEarlier, EARLIER } from "../operate/earlier";
import { renderTable } from "./table";

const MIGRATIONS = resolve("commerce/database/migrations");
/** Tables whose size decides how long a migration takes. */
const COUNTED = ["orders", "order_entries", "order_events", "users"];
/** How many of the longest migrations are printed. */
const LONGEST = 6;

interface Journal {
  entries: { tag: string }[];
}

/** Fills an empty database with the demo of an earlier state, as that state fills it. @returns seconds. */
async function fillAsEarlier(server: string, scale: number): Promise<number> {
  const root = await builtEarlier(EARLIER[0]);
  const settings = { databaseUrl: server, demo: true, scale, clientId: "bench", clientSecret: "bench" };
  const script = `import { createCommerceApi } from "./commerce/index.ts";
    await (await createCommerceApi(${JSON.stringify(settings)})).close();`;
  const started = performance.now();
  const node = ["--import", "tsx", "--input-type=module", "--eval", script];
  const { status, stderr } = spawnSync(process.execPath, node, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`The earlier state was not filled: ${stderr.slice(-1000)}`);
  return (performance.now() - started) / 1000;
}

/** A folder of migrations whose list grows, so that the shop's own code runs one of them at a time. */
function growingFolder() {
  const folder = mkdtempSync(join(tmpdir(), "kitroom-upgrade-"));
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, "meta/_journal.json"), "utf8")) as Journal;
  mkdirSync(join(folder, "meta"));
  for (const { tag } of journal.entries)
    symlinkSync(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
  return {
    folder,
    tags: journal.entries.map(({ tag }) => tag),
    holdFirst: (n: number) =>
      writeFileSync(
        join(folder, "meta/_journal.json"),
        JSON.stringify({ ...journal, entries: journal.entries.slice(0, n) }),
      ),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Fills a PostgreSQL server with the demo of the oldest state that the harness keeps, brings it up to date, and prints
 * how long that took and which migrations took longest.
 * @param scale how many times the demo; 70 has about 100,000 orders.
 */
export async function printUpgrade(server: string, scale: number): Promise<void> {
  const [{ migrations }] = EARLIER;
  const filled = await fillAsEarlier(server, scale);
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  const growing = growingFolder();
  try {
    await client.query("analyze");
    const took: { tag: string; ms: number }[] = [];
    for (let n = migrations + 1; n <= growing.tags.length; n += 1) {
      growing.holdFirst(n);
      const started = performance.now();
      await migrateStepwise(client, growing.folder);
      took.push({ tag: growing.tags[n - 1]!, ms: performance.now() - started });
    }
    const rows = [];
    for (const table of COUNTED) {
      const { rows: found } = await client.query<{ count: string }>(`select count(*) as count from ${table}`);
      rows.push([table, found[0]!.count]);
    }
    console.log(`\nA shop of ${migrations} migrations, filled in ${filled.toFixed(0)} s`);
    renderTable(["table", "rows"], rows);
    const total = took.reduce((sum, { ms }) => sum + ms, 0);
    console.log(`\n${took.length} migrations took ${(total / 1000).toFixed(1)} s. The longest, in ms:`);
    const longest = took.toSorted((a, b) => b.ms - a.ms).slice(0, LONGEST);
    renderTable(
      ["migration", "ms"],
      longest.map(({ tag, ms }) => [tag, ms.toFixed(0)]),
    );
  } finally {
    growing.remove();
    await client.end();
  }
}
