import { eq, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import * as schema from "../../commerce/database/schema";
import { SCHEDULE } from "../../commerce/jobs/schedule";
import { freeClaims } from "../../commerce/jobs/scheduled";
import { jobRuns } from "../../commerce/jobs/tables";
import { MADE, MOST_AHEAD } from "../../commerce/jobs/times-ahead";
import { allocations } from "../../commerce/modules/entitlement/tables";
import { oauthTokens, signInAttempts } from "../../commerce/modules/oauth/tables";
import { replenishments } from "../../commerce/modules/replenishments/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { inTurn, repeated } from "../support/replenishing";
import { CLIENT, PASSWORD, TEST_NOW } from "../support/settings";
import { emptyCarts, skuOf } from "../support/shopping";

const api = await apiOfFile();
const wearer = "wearer@kestrel.example";
const DAY = 86_400;

beforeEach(async () => {
  api.setNow(TEST_NOW);
  await api.jobs.runDue();
});

/** The clock is ahead for a moment, in which the jobs run and something more happens; then it is right again. */
async function ahead(seconds: number, meanwhile: () => Promise<unknown> = async () => {}): Promise<void> {
  api.setNow(new Date(TEST_NOW.getTime() + seconds * 1000));
  await meanwhile();
  await api.jobs.runDue();
  api.setNow(TEST_NOW);
}

const runs = () => api.db.select().from(jobRuns);

describe("a clock that was ahead and is right again", () => {
  test.each([7 * 3600, DAY, 366 * DAY])(
    "[API-1] %i s: every job runs at once, and the metrics say that it waits",
    async (seconds) => {
      await ahead(seconds);
      api.advance(1);
      const waiting = (await api.jobs.lag()).filter((job) => job.waiting > 0).map(({ job }) => job);
      const stood = SCHEDULE.filter(({ everySeconds }) => seconds > everySeconds + 60).map(
        ({ name }) => name,
      );
      expect(waiting).toEqual(expect.arrayContaining(stood));
      await api.jobs.runDue();
      for (const { name, finishedAt } of await runs()) {
        if (stood.includes(name)) expect(finishedAt, name).toEqual(api.now());
      }
    },
  );

  test("[API-1] a claim of then holds nothing up", async () => {
    await api.db
      .update(jobRuns)
      .set({ dueAt: TEST_NOW, claimedBy: "gone", claimedUntil: new Date(TEST_NOW.getTime() + DAY * 1000) });
    await api.jobs.runDue();
    expect((await runs()).every(({ claimedBy }) => claimedBy === null)).toBe(true);
  });

  test("[API-1] a job that has not ended for twice its pace is shown, whenever it is due", async () => {
    const finishedAt = new Date(TEST_NOW.getTime() - 3 * DAY * 1000);
    const dueAt = new Date(TEST_NOW.getTime() + 1000);
    await api.db.update(jobRuns).set({ finishedAt, dueAt }).where(eq(jobRuns.name, "sweep-mails"));
    const lag = await api.jobs.lag();
    expect(lag.find(({ job }) => job === "sweep-mails")).toMatchObject({
      waiting: 1,
      oldestSeconds: 2 * DAY,
    });
  });

  test("[SI-01] who guessed then does not wait any longer", async () => {
    const name = "finance@saltbush.example";
    const signIn = (password: string) =>
      api.oauth("token", {
        grant_type: "password",
        username: name,
        password,
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
      });
    await ahead(3600, async () => {
      for (let n = 0; n < 11; n += 1) await signIn("wrong");
      expect((await signIn(PASSWORD)).status).toBe(429);
    });
    expect((await signIn(PASSWORD)).status).toBe(200);
    await api.db.delete(signInAttempts);
  });

  test("[PK-05] what was granted for a later year leaves no year out", async () => {
    const [user] = await api.db.select().from(users).where(eq(users.uid, wearer));
    const periods = async (at: string) => {
      api.setNow(new Date(at));
      const { body } = await api.call("GET", "/orgUsers/current/packs", {
        token: await api.signIn(wearer, true),
      });
      expect(body.packs.length).toBeGreaterThan(1);
      const rows = await api.db
        .select({ start: allocations.periodStart })
        .from(allocations)
        .where(eq(allocations.customerId, user!.customerId))
        .orderBy(allocations.periodStart);
      return [...new Set(rows.map(({ start }) => start.slice(0, 4)))];
    };
    await ahead(4 * 366 * DAY);
    expect(await periods("2027-02-01T00:00:00Z")).toEqual(expect.arrayContaining(["2027"]));
    expect(await periods("2028-02-01T00:00:00Z")).toEqual(expect.arrayContaining(["2027", "2028"]));
  });

  test("[SI-08] tokens of then end when they would have ended, and what was read then is read now", async () => {
    await ahead(366 * DAY, async () => {
      await api.signIn(wearer, true);
      await api.db.update(users).set({ noticesReadAt: api.now() }).where(eq(users.uid, wearer));
    });
    await api.jobs.runDue();
    const [late] = await rowsOf<{ n: number }>(
      api.db,
      sql`select count(*)::int as n from ${oauthTokens} where issued_at > ${TEST_NOW.toISOString()}::timestamptz
        or expires_at > ${TEST_NOW.toISOString()}::timestamptz + interval '30 days'`,
    );
    expect(late!.n).toBe(0);
    const [user] = await api.db.select().from(users).where(eq(users.uid, wearer));
    expect(user!.noticesReadAt).toEqual(TEST_NOW);
  });

  test("[CK-05] the orders of a day to come were placed; those of the days before it are placed in their time", async () => {
    await emptyCarts(api);
    await api.db.delete(replenishments);
    const { start } = repeated(api, "buyer@harrowstreet.example");
    await start({ [await skuOf(api, "KC-5002")]: 1 }, inTurn);
    const dates = async () => (await api.db.select().from(replenishments))[0]!;
    const { firstDate } = await dates();
    await ahead(60 * DAY);
    expect((await dates()).nextDate > "2026-05-01").toBe(true);
    await api.jobs.runDue();
    const weekOn = new Date(Date.parse(`${firstDate}T00:00:00Z`) + 7 * DAY * 1000).toISOString().slice(0, 10);
    expect(await dates()).toMatchObject({ nextDate: weekOn, active: true });
  });
});

test("[API-1] with nobody else at the database every claim is free", async () => {
  const claimedUntil = new Date(TEST_NOW.getTime() + 30_000);
  await api.db.update(jobRuns).set({ claimedBy: "gone", claimedUntil });
  await freeClaims(api.db);
  expect((await runs()).every((run) => run.claimedBy === null && run.claimedUntil === null)).toBe(true);
});

test("[API-1] every table of things that end is among those that are corrected", () => {
  const corrected = [...MADE.map(({ ends }) => ends), ...MOST_AHEAD.map(({ time }) => time)].map(
    (column) => `${getTableName(column.table)}.${column.name}`,
  );
  const ends = Object.values(schema)
    .filter((item) => is(item, PgTable))
    .flatMap((table) =>
      getTableConfig(table).columns.map((column) => `${getTableName(table)}.${column.name}`),
    )
    .filter((name) => name.endsWith(".expires_at"))
    // An operator chooses the last day of a registration code.
    .filter((name) => name !== "registration_codes.expires_at");
  expect(ends.filter((name) => !corrected.includes(name))).toEqual([]);
});
