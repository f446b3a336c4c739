import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../database/connection";
import { isSecretOf } from "../database/secret-mark";
import { jobLag } from "../jobs/lag";
import { RULES } from "./rules";

/** What became of one check. */
export interface Checked {
  says: string;
  /** Where it does not hold. */
  exceptions: string[];
}

/** Seconds that a job may wait for its turn: longer than any pause between two runs of a shop that is open. */
const LATE_SECONDS = 600;

/** Tries every rule of the data. */
export async function checkData(db: Database): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const { says, exceptions } of RULES) {
    const rows = await rowsOf<{ what: string }>(db, exceptions);
    checked.push({ says, exceptions: rows.map(({ what }) => what) });
  }
  return checked;
}

/** When the shop last did its work: jobs of one that is closed, or was just restored, are not late. */
async function lastAtWork(db: Database, now: Date): Promise<Date> {
  const [row] = await rowsOf<{ at: string | Date | null }>(
    db,
    sql`select max(finished_at) as at from job_runs`,
  );
  return row?.at ? new Date(Math.min(new Date(row.at).getTime(), now.getTime())) : now;
}

/**
 * Tries every rule of the data, and whether jobs and mails were up to date when the shop last did its work.
 * @param secrets the session secrets of this environment, if they are known: whether the shop last started with one of them.
 */
export async function checkShop(db: Database, now: Date, secrets?: readonly string[]): Promise<Checked[]> {
  const checked = await checkData(db);
  const lag = await jobLag(db, await lastAtWork(db, now));
  return [
    ...checked,
    ...(secrets === undefined ? [] : [await checkSecret(db, secrets)]),
    {
      says: "No job waited for its turn when the shop last did its work",
      exceptions: lag
        .filter(({ oldestSeconds }) => oldestSeconds > LATE_SECONDS)
        .map(({ job, oldestSeconds }) => `${job} for ${Math.round(oldestSeconds / 60)} min`),
    },
    {
      says: "No mail was given up, and no job failed when it last ran",
      exceptions: lag
        .filter(({ job, failed }) => failed > 0 && job !== "webhooks")
        .map(({ job, failed }) => `${job} ${failed}`),
    },
    {
      says: "No event was given up that another system subscribed to",
      exceptions: lag
        .filter(({ job, failed }) => failed > 0 && job === "webhooks")
        .map(({ failed }) => `${failed}; npm run webhooks -- deliveries --dead lists them`),
    },
  ];
}

const checkSecret = async (db: Database, secrets: readonly string[]): Promise<Checked> => ({
  says: "The session secret is that of the last start on this database",
  exceptions: (await isSecretOf(db, secrets)) === false ? ["this one: with it everybody is signed out"] : [],
});

const MOST_SHOWN = 5;

/** One line for each check, and the sum. */
export function checkWords(checked: readonly Checked[]): string {
  const lines = checked.map(({ says, exceptions }) => {
    if (exceptions.length === 0) return `ok    ${says}`;
    const shown = exceptions.slice(0, MOST_SHOWN).join("; ");
    const more = exceptions.length - MOST_SHOWN;
    return `WRONG ${says}: not ${shown}${more > 0 ? `, and ${more} more` : ""}`;
  });
  const wrong = checked.filter(({ exceptions }) => exceptions.length > 0).length;
  const end = wrong === 0 ? "All hold." : `${wrong} of ${checked.length} failed.`;
  return [...lines, "", end].join("\n");
}
