import { parseArgs } from "node:util";
import { clock } from "./calendar";
import { runCommand, withDatabase } from "./database/command-line";
import type { Database } from "./database/connection";
import { listJobs, runSoon } from "./jobs/operator";
import { givenUpMails, sendAgain, waitingMails } from "./modules/mail";

const USAGE = `npm run queue -- list         mails that wait or were given up, and jobs that failed
npm run queue -- jobs         every job: when it ran and is due
npm run queue -- again ID     sends a mail again that was given up
npm run queue -- again all    sends all of them again
npm run queue -- run JOB      makes a job due at once

Without DATABASE_URL stop the shop first.`;

const { positionals } = parseArgs({ allowPositionals: true });
const [command = "", which = ""] = positionals;
const timeOf = (date: Date | null) => date?.toISOString() ?? "never";

async function list(db: Database): Promise<string> {
  const { count, since } = await waitingMails(db);
  const dead = await givenUpMails(db);
  const failed = (await listJobs(db)).filter(({ failures }) => failures > 0);
  return [
    `Mails that wait: ${count}${since ? `, the oldest since ${timeOf(since)}` : ""}`,
    `Mails that were given up: ${dead.length}`,
    ...dead.map((one) =>
      ["", one.id, timeOf(one.createdAt), one.toAddress, one.subject, one.lastError].join("  "),
    ),
    `Jobs that failed: ${failed.length}`,
    ...failed.map(
      (one) => `  ${one.name}  ${one.failures} times, due ${timeOf(one.dueAt)}: ${one.lastError}`,
    ),
  ].join("\n");
}

const commands: Record<string, (db: Database, now: Date) => Promise<string>> = {
  list,
  jobs: async (db) =>
    (await listJobs(db))
      .map((one) => `${one.name}  ran ${timeOf(one.finishedAt)}, due ${timeOf(one.dueAt)}`)
      .join("\n"),
  again: async (db, now) => {
    const count = await sendAgain(db, which === "all" ? undefined : which, now);
    if (count === 0 && which !== "all") throw new Error(`No mail with the id ${which} was given up.`);
    return `Mails that are sent again: ${count}`;
  },
  run: async (db, now) => {
    if (!(await runSoon(db, which, now))) throw new Error(`There is no job ${which}.`);
    return `${which} is due now.`;
  },
};

/** `npm run queue`: what the shop still has to do, and what it gave up. */
async function run(): Promise<void> {
  const work = commands[command];
  if (!work || (["again", "run"].includes(command) && which === "")) return console.log(USAGE);
  await runCommand(async () => console.log(await withDatabase((db) => work(db, clock()))));
}

await run();
