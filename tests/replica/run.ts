/**
 * `npm run replica`: the shop on a PostgreSQL server with a streaming replica. Searches run on the replica; while it
 * lags, hangs, is stopped in the middle of searching and started again, nobody sees a fault or anything that they
 * should not see.
 */
import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { setScene, type Scene } from "./stage";

/** Milliseconds in which the shop notices what became of its replica. */
const NOTICE_MS = 15_000;
/** Milliseconds in which it hears of a change of the primary; fewer than between two looks at the replica. */
const NEWS_MS = 1_500;
/** Milliseconds after which a search that met a hanging replica must have asked the primary. */
const HANGS_MS = 2_500;
const WORDS = ["shirt", "polo", "jaket", "trousers", "", "apron"];

/** Says what is wrong; nothing is what it should. */
type Step = (scene: Scene) => Promise<string[]>;

const known = new Map<string, string>();

/** Searches for each word, and says where the answer is not what the primary gave at the start. */
async function searchAll({ search }: Scene): Promise<string[]> {
  const problems: string[] = [];
  for (const word of WORDS) {
    const found = (await search(word)).join(" ");
    const before = known.get(word);
    if (before === undefined) known.set(word, found);
    else if (found !== before) problems.push(`"${word}" found ${found || "nothing"} instead of ${before}`);
  }
  return problems;
}

const back: Step = async (scene) =>
  (await scene.until("replica", NOTICE_MS)) ? [] : ["searches did not come back to the replica"];

const steps: Record<string, Step> = {
  "searches run on the replica, and find what is there": async (scene) => {
    const problems = await back(scene);
    const [there, here] = [await scene.replica.searches(), await scene.primary.searches()];
    problems.push(...(await searchAll(scene)));
    if ([...known.values()].filter(Boolean).length < 4) problems.push("the searches found next to nothing");
    const [more, none] = [(await scene.replica.searches()) - there, (await scene.primary.searches()) - here];
    console.log(`     ${more} searches on the replica, ${none} on the primary`);
    return more === WORDS.length && none === 0 ? problems : [...problems, "they did not all run there"];
  },
  "what left an assortment is not found, though the replica does not know yet": async (scene) => {
    const { primary, replica, search } = scene;
    const [code] = await search("shirt");
    const where = `style_code = '${code}'
      and organisation_uid = (select organisation_uid from users where uid = 'wearer@kestrel.example')`;
    await replica.query("select pg_wal_replay_pause()");
    await primary.query(`create table kept as select * from assortments where ${where}`);
    await primary.query(`delete from assortments where ${where}`);
    // The notice of the change travels beside the replica, which is not given up before the second look.
    let found = true;
    for (const end = Date.now() + NEWS_MS; found && Date.now() < end; await wait(20)) {
      found = (await search("shirt")).includes(code!);
    }
    const problems = found ? [`${code} is still found`] : [];
    if (!(await scene.until("primary", NOTICE_MS)))
      problems.push("a replica that lags was asked all the time");
    await primary.query("insert into assortments select * from kept");
    await replica.query("select pg_wal_replay_resume()");
    return [...problems, ...(await back(scene)), ...(await searchAll(scene))];
  },
  "a replica that hangs": async (scene) => {
    const rows = await scene.replica.query(
      "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    const pids = rows.map(({ pid }) => Number(pid));
    for (const pid of pids) process.kill(pid, "SIGSTOP");
    const started = performance.now();
    const problems = await searchAll(scene);
    const ms = Math.round(performance.now() - started);
    for (const pid of pids) process.kill(pid, "SIGCONT");
    console.log(`     ${WORDS.length} searches in ${ms} ms`);
    if (ms > HANGS_MS) problems.push(`they took ${ms} ms`);
    return [...problems, ...(await back(scene))];
  },
  "a replica that is stopped while people search, and started again": async (scene) => {
    const people = { search: true, answers: 0 };
    const problems: string[] = [];
    const searching = Array.from({ length: 3 }, async () => {
      while (people.search) {
        problems.push(...(await searchAll(scene)));
        people.answers += WORDS.length;
      }
    });
    await wait(500);
    await scene.replica.stop();
    await wait(2_500);
    await scene.replica.start();
    await wait(500);
    people.search = false;
    await Promise.all(searching);
    console.log(`     ${people.answers} searches meanwhile`);
    return [...problems, ...(await back(scene))];
  },
  "the log says so": async ({ log }) => {
    const count = (event: string) => log().split(`"event":"${event}"`).length - 1;
    const [read, away] = [count("replica.read"), count("replica.away")];
    return away >= 3 && read >= away ? [] : [`the log has ${read} × read and ${away} × away`];
  },
};

async function main(): Promise<void> {
  if (!existsSync("build/host.js")) throw new Error("There is no build. Run npm run build first.");
  const scene = await setScene();
  let broken = 0;
  try {
    for (const [what, step] of Object.entries(steps)) {
      const problems = await step(scene).catch((error: unknown) => [String(error)]);
      console.log(`${problems.length === 0 ? "ok  " : "FAIL"} ${what}`);
      for (const problem of problems.slice(0, 10)) console.error(`     ${problem}`);
      broken += problems.length;
    }
  } finally {
    await scene.close();
  }
  process.exitCode = broken === 0 ? 0 : 1;
}

await main();
