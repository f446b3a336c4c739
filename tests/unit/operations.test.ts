import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { UPLOADS } from "../../app/host/body-limit.server";
import { gaugeFigures, registry } from "../../app/host/metrics.server";
import { parseSettings } from "../../app/config/settings.server";
import { KEPT_DAYS } from "../../commerce/database/kept";
import { cartSweep, demoWarehouse, SCHEDULE } from "../../commerce/jobs/schedule";

/** What the pages of docs/operations promise, against the code. */
const docs = readdirSync("docs/operations")
  .map((name) => readFileSync(join("docs/operations", name), "utf8"))
  .join("\n");
/** The names in the first cells of its tables. */
const named = new Set(
  docs.split("\n").flatMap((line) => {
    const [, first] = /^\| (`[^|]*`) \|/.exec(line) ?? [];
    return [...(first ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  }),
);

const sources = ["app", "commerce"].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes(".test."))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
);

test("[API-1] every event of the log is in the table of events", () => {
  const events = new Set(
    sources.flatMap((source) => [...source.matchAll(/\bevent: "([a-z.-]+)"/g)].map(([, name]) => name!)),
  );
  expect(events.size).toBeGreaterThan(20);
  expect([...events].filter((name) => !named.has(name))).toEqual([]);
});

test("[API-1] alert rules and the dashboard read figures that there are", async () => {
  gaugeFigures(() => Promise.resolve({}));
  const families = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const known = new Set(
    families.flatMap((name) => [name, ...["bucket", "count", "sum"].map((end) => `${name}_${end}`)]),
  );
  for (const file of ["alerts.yml", "dashboard.json"]) {
    const text = readFileSync(join("docs/operations", file), "utf8");
    const read = [...text.matchAll(/\b(?:kitroom|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
    expect(read.length, file).toBeGreaterThan(8);
    expect(
      read.filter((name) => !known.has(name)),
      file,
    ).toEqual([]);
  }
});

test("[API-1] every job is in the table of jobs", () => {
  const jobs = [...SCHEDULE, cartSweep(180), demoWarehouse(600)].map(({ name }) => name);
  expect(jobs.filter((name) => !named.has(name))).toEqual([]);
});

/** A number of days as the pages write it. */
const inWords = (days: number): RegExp => {
  const named: Record<number, string> = { 1: "a day", 7: "a week", 365: "12 months" };
  return new RegExp(`\\b${named[days] ?? days}\\b`);
};
/** The row of a table that names a job. */
const rowOf = (page: string, job: string): string | undefined =>
  readFileSync(`docs/operations/${page}`, "utf8")
    .split("\n")
    .find((line) => line.startsWith("|") && line.includes(`\`${job}\``));

test("[API-1] every job that deletes has the days of the code in both tables", () => {
  const { cartDays } = parseSettings({ NODE_ENV: "test", SESSION_SECRET: "x".repeat(32) });
  const kept = { ...KEPT_DAYS, [cartSweep(cartDays).name]: { changed: cartDays } };
  const sweeps = [...SCHEDULE, cartSweep(cartDays)]
    .map(({ name }) => name)
    .filter((name) => /^sweep-/.test(name));
  expect(Object.keys(kept).sort()).toEqual(sweeps.sort());
  for (const [job, terms] of Object.entries(kept)) {
    for (const days of Object.values(terms)) {
      for (const page of ["mail-and-jobs.md", "personal-data.md"])
        expect(rowOf(page, job), `${job} in ${page}`).toMatch(inWords(days));
    }
  }
});

test("[API-1] the proxies of the examples pass what the shop takes, and the times are those of the code", () => {
  const megabytes = Math.max(...UPLOADS.map(([, most]) => most)) / 1024 / 1024;
  expect(docs).toContain(`but takes ${megabytes} MB`);
  for (const [, size] of docs.matchAll(/(?:client_max_body_size|max_size) (\d+)/g)) {
    expect(Number(size)).toBeGreaterThanOrEqual(megabytes);
  }
  const { requestSeconds } = parseSettings({ NODE_ENV: "test", SESSION_SECRET: "x".repeat(32) });
  expect(docs).toContain(`within ${requestSeconds} seconds (\`REQUEST_SECONDS\`)`);
});
