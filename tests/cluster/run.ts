/**
 * `npm run cluster -- [--processes N] [--people P] [--times T] [--seed S]`: several processes of the shop on one
 * PostgreSQL behind a round-robin proxy. They start together on an empty database; then sessions, tokens, limits,
 * jobs and what is held in memory are looked at across them, and people order while the database is changed as by
 * an upgrade, every process is replaced, and one is killed. In the end the books must agree.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { sql } from "drizzle-orm";
import { diceOf, type Dice } from "../support/shoppers/dice";
import { startLoad, type Load } from "./load";
import {
  changesAreTold,
  oneSession,
  refreshRaces,
  sharedLimit,
  startedTogether,
  tabsAfterAPause,
  writesAreSeen,
  type Check,
} from "./sessions";
import { startCluster, type Cluster } from "./stage";

const calm: Record<string, Check> = {
  "all start together on an empty database": startedTogether,
  "a session is valid at each": oneSession,
  "a refresh token shown to all at once": refreshRaces,
  "tabs that come back to different processes": tabsAfterAPause,
  "wrong passwords count together": sharedLimit,
  "a write is seen by the others at once": writesAreSeen,
  "a change in the database is told to all": changesAreTold,
};

/** What may be done under load without anybody noticing: no answer fails, and nothing is sent again. */
const unnoticed: Record<string, (cluster: Cluster, load: Load) => Promise<void>> = {
  "expanding the tables": async ({ connection: { db } }, { crowd }) => {
    const columns = ["packs", "allocations", "carts", "cart_entries", "orders", "users", "oauth_tokens"];
    for (const table of columns) {
      await db.execute(sql`alter table ${sql.identifier(table)} add column if not exists later_use integer`);
      await crowd.progress(6);
    }
    await db.execute(sql`create index concurrently later_index on orders (later_use)`);
    for (const table of columns) {
      await db.execute(sql`alter table ${sql.identifier(table)} drop column later_use`);
      await crowd.progress(6);
    }
  },
  "replacing every process": async (cluster, { crowd }) => {
    for (const [index, shop] of cluster.shops.entries()) {
      await crowd.progress(30);
      await shop.stop();
      await cluster.restart(index);
      await crowd.progress(30);
    }
  },
};

/** A process that is killed has at most one claim of mails under way. */
const MAILS_A_CLAIM = 5;

async function underLoad(cluster: Cluster, people: number, times: number, dice: Dice) {
  const { figures } = cluster.proxy;
  const load = await startLoad(cluster, people, dice.fork());
  const problems: string[] = [];
  await load.crowd.progress(50);
  for (let time = 0; time < times; time += 1) {
    for (const [what, act] of Object.entries(unnoticed)) {
      const sentAgain = new Map(load.crowd.tally.again);
      const troubles = figures.troubles;
      await act(cluster, load);
      const again = [...load.crowd.tally.again].filter(([cause, n]) => n !== (sentAgain.get(cause) ?? 0));
      for (const [cause] of again) problems.push(`${what}: requests failed by ${cause}`);
      if (figures.troubles > troubles)
        problems.push(`${what}: ${figures.troubles - troubles} answers of 5xx`);
      for (const problem of load.pageProblems()) problems.push(`${what}: ${problem}`);
    }
    const victim = dice.int(0, cluster.shops.length - 1);
    await load.crowd.progress(dice.int(20, 120));
    await cluster.shops[victim]!.kill();
    await load.crowd.progress(60);
    await cluster.restart(victim);
    for (const problem of load.pageProblems()) problems.push(`killing a process: ${problem}`);
  }
  const books = await load.end(cluster);
  problems.push(...books.problems);
  if (books.doubled > times * MAILS_A_CLAIM) problems.push(`${books.doubled} mails came twice`);
  const { tally, trips } = load.crowd;
  const placed = trips.filter(({ order }) => order).length;
  console.log(
    `${placed} orders of ${trips.length} carts, ${tally.answered} answers; sent again by people: ` +
      `${[...tally.again].map(([cause, n]) => `${n} × ${cause}`).join(", ") || "nothing"}; by the proxy: ` +
      `${figures.refused} that no process got, ${figures.readAgain} reads cut off; ` +
      `${figures.badGateways} writes cut off; by process: ${figures.byBackend.join(", ")}; ` +
      `mails: ${books.written} written, ${books.doubled} came twice`,
  );
  return problems;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      processes: { type: "string", default: "3" },
      people: { type: "string", default: "6" },
      times: { type: "string", default: "1" },
      seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000_000)) },
    },
  });
  if (!existsSync("build/host.js")) throw new Error("There is no build. Run npm run build first.");
  console.log(`seed ${values.seed}`);
  const cluster = await startCluster(Number(values.processes));
  const problems: string[] = [];
  try {
    for (const [what, check] of Object.entries(calm)) {
      const found = await check(cluster);
      console.log(`${found.length === 0 ? "ok  " : "FAIL"} ${what}`);
      problems.push(...found.map((problem) => `${what}: ${problem}`));
    }
    const dice = diceOf(Number(values.seed));
    problems.push(...(await underLoad(cluster, Number(values.people), Number(values.times), dice)));
  } finally {
    await cluster.close();
  }
  for (const problem of problems.slice(0, 40)) console.error(problem);
  console.log(problems.length === 0 ? "The processes act as one." : "The processes do not act as one.");
  process.exitCode = problems.length === 0 ? 0 : 1;
}

await main();
