import { eq, isNotNull, sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { createJobs } from "../../commerce/jobs";
import { runScheduled } from "../../commerce/jobs/scheduled";
import { SCHEDULE } from "../../commerce/jobs/schedule";
import { jobRuns } from "../../commerce/jobs/tables";
import { carts } from "../../commerce/modules/carts/tables";
import { approvalLinks } from "../../commerce/modules/approvals/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { oauthTokens } from "../../commerce/modules/oauth/tables";
import { entitlementMovements } from "../../commerce/modules/entitlement/tables";
import { punchoutSessions } from "../../commerce/modules/punchout/tables";
import { idempotencyKeys } from "../../commerce/modules/sites/tables";
import { apiOfFile } from "../support/api";
import { TEST_NOW } from "../support/settings";
import { choose } from "../support/shopping";

const wearer = "wearer@kestrel.example";
const POINTS = "PK-KM-PTS-CABIN";
const logger = pino({ level: "silent" });
const api = await apiOfFile();
await api.jobs.runDue();
beforeEach(async () => {
  api.setNow(TEST_NOW);
  await api.db
    .update(jobRuns)
    .set({ dueAt: TEST_NOW, claimedBy: null, claimedUntil: null, runs: 0, failures: 0, lastError: null });
});

const runs = () => api.db.select().from(jobRuns).orderBy(jobRuns.name);
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * 86_400_000);

describe("scheduled jobs", () => {
  test("[API-1] each runs once when it is due, however many processes look", async () => {
    const settings = { db: api.db, now: () => api.now(), logger };
    const processes = [1, 2, 3].map(() => createJobs(settings));
    await Promise.all(processes.map((jobs) => jobs.runDue()));
    expect((await runs()).map(({ name, runs }) => [name, runs])).toEqual(
      SCHEDULE.map(({ name }) => [name, 1]).sort(),
    );
    await Promise.all(processes.map((jobs) => jobs.runDue()));
    expect((await runs()).every((run) => run.runs === 1)).toBe(true);
    await Promise.all(processes.map((jobs) => jobs.close()));
  });

  test("[API-1] come again at their own pace", async () => {
    await api.jobs.runDue();
    for (const { name, dueAt } of await runs()) {
      const { everySeconds } = SCHEDULE.find((job) => job.name === name)!;
      expect(dueAt.getTime() - TEST_NOW.getTime()).toBe(everySeconds * 1000);
    }
  });

  test("[API-1] one whose process ended is taken over when its claim runs out", async () => {
    const claimedUntil = new Date(TEST_NOW.getTime() + 60_000);
    await api.db.update(jobRuns).set({ claimedBy: "gone", claimedUntil });
    await api.jobs.runDue();
    expect((await runs()).every((run) => run.runs === 0)).toBe(true);
    expect((await api.jobs.lag()).find(({ job }) => job === "sweep-tokens")).toMatchObject({ waiting: 1 });
    api.advance(61);
    expect((await api.jobs.lag()).find(({ job }) => job === "sweep-tokens")).toMatchObject({
      waiting: 1,
      oldestSeconds: 61,
    });
    await api.jobs.runDue();
    expect((await runs()).every((run) => run.runs === 1 && run.claimedBy === null)).toBe(true);
    expect((await api.jobs.lag()).every(({ waiting }) => waiting === 0)).toBe(true);
  });

  test("[API-1] the claim of one that works lasts a minute and is renewed, and is let go when it ends", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let end: () => void = () => {};
    let begun: () => void = () => {};
    const started = new Promise<void>((done) => (begun = done));
    const work = () => {
      begun();
      return new Promise<void>((done) => (end = done));
    };
    const job = { ...SCHEDULE[0]!, work };
    const until = async () =>
      (await api.db.select().from(jobRuns).where(eq(jobRuns.name, job.name)))[0]!.claimedUntil?.getTime();
    try {
      const running = runScheduled({ db: api.db, now: () => api.now(), logger, schedule: [job] });
      await started;
      expect(await until()).toBe(TEST_NOW.getTime() + 60_000);
      api.advance(20);
      vi.advanceTimersByTime(20_000);
      await expect.poll(until).toBe(TEST_NOW.getTime() + 80_000);
      end();
      await running;
      expect(await until()).toBeUndefined();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    [true, 1],
    [false, 0],
  ])(
    "[API-1] what a process that ended had claimed runs at the start of one that is alone (%s)",
    async (alone, count) => {
      const claimedUntil = new Date(TEST_NOW.getTime() + 30_000);
      await api.db.update(jobRuns).set({ claimedBy: "gone", claimedUntil });
      const jobs = createJobs({ db: api.db, now: () => api.now(), logger, alone });
      await jobs.runDue();
      expect((await runs()).every((run) => run.runs === count)).toBe(true);
      await jobs.close();
    },
  );

  test("[API-1] one that fails is noted, tried again later each time, and holds up no other", async () => {
    await api.db.execute(sql`alter table punchout_sessions rename to punchout_sessions_away`);
    const waits: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      await api.jobs.runDue();
      const [run] = await api.db.select().from(jobRuns).where(eq(jobRuns.name, "sweep-visits"));
      expect(run).toMatchObject({ failures: n + 1, runs: 0, claimedBy: null });
      expect(run!.lastError).toMatch(/punchout_sessions/);
      waits.push((run!.dueAt.getTime() - api.now().getTime()) / 60_000);
      api.setNow(run!.dueAt);
    }
    expect(waits).toEqual([1, 2, 4, 8]);
    const others = (await runs()).filter(({ name }) => !["sweep-visits", "times-ahead"].includes(name));
    expect(others.every(({ failures, runs }) => failures === 0 && runs > 0)).toBe(true);
    expect((await api.jobs.lag()).find(({ job }) => job === "sweep-visits")).toMatchObject({ failed: 4 });
    await api.db.execute(sql`alter table punchout_sessions_away rename to punchout_sessions`);
    await api.jobs.runDue();
    const [run] = await api.db.select().from(jobRuns).where(eq(jobRuns.name, "sweep-visits"));
    expect(run).toMatchObject({ failures: 0, lastError: null });
  });

  test("[API-1] a closing shop begins no further job", async () => {
    await runScheduled({ db: api.db, now: () => api.now(), logger }, () => true);
    expect((await runs()).every((run) => run.runs === 0)).toBe(true);
    const jobs = createJobs({ db: api.db, now: () => api.now(), logger });
    jobs.start();
    await jobs.close();
    await jobs.close();
    const before = (await runs()).map((run) => run.runs);
    await jobs.runDue();
    expect((await runs()).map((run) => run.runs)).toEqual(before);
  });
});

describe("sweeps", () => {
  test("[SI-08] tokens that ended a day ago", async () => {
    const token = (tokenHash: string, expiresAt: Date) => ({
      tokenHash,
      kind: "access" as const,
      family: "sweep",
      clientId: "x",
      issuedAt: ago(40),
      expiresAt,
    });
    await api.db.insert(oauthTokens).values([token("long", ago(2)), token("lately", ago(0.5))]);
    await api.jobs.runDue();
    const left = await api.db.select().from(oauthTokens).where(eq(oauthTokens.family, "sweep"));
    expect(left.map(({ tokenHash }) => tokenHash)).toEqual(["lately"]);
  });

  test("[CK-03] answers that no form can ask for any more", async () => {
    await api.db.insert(idempotencyKeys).values([
      { scope: "sweep", key: "old-key-1", createdAt: ago(31) },
      { scope: "sweep", key: "new-key-1", createdAt: ago(29) },
    ]);
    await api.jobs.runDue();
    const left = await api.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.scope, "sweep"));
    expect(left.map(({ key }) => key)).toEqual(["new-key-1"]);
  });

  test("[AP-01] links to orders that ended long ago; lately ended ones still say so", async () => {
    const [order] = await api.db.select({ code: orders.code }).from(orders).limit(1);
    const link = (keyHash: string, expiresAt: Date) => ({
      keyHash,
      orderCode: order!.code,
      sentTo: "sweep",
      expiresAt,
    });
    await api.db.insert(approvalLinks).values([link("link-old", ago(61)), link("link-new", ago(59))]);
    await api.jobs.runDue();
    const left = await api.db.select().from(approvalLinks).where(eq(approvalLinks.sentTo, "sweep"));
    expect(left.map(({ keyHash }) => keyHash)).toEqual(["link-new"]);
  });

  test("[PO-02] punch-out visits, with what their carts still held of an entitlement", async () => {
    const started = await api.call("POST", "/orgUsers/current/punchout/sessions", {
      as: wearer,
      body: { browserFormPostUrl: "https://buyer.example/return", buyerCookie: "1" },
    });
    const headers = { punchoutsid: started.body.sid as string };
    await choose(api, wearer, POINTS, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" }, headers);
    await api.call("POST", `/orgUsers/current/packs/${POINTS}/cart`, { as: wearer, headers });
    const held = async () =>
      (
        await rowsOf<{ held: number }>(
          api.db,
          sql`select coalesce(sum(case kind when 'hold' then amount when 'release' then -amount end), 0)::int
            as held from ${entitlementMovements} where cart_code is not null`,
        )
      )[0]!.held;
    const visits = () => api.db.select().from(punchoutSessions);
    expect([await held(), (await visits()).length]).toEqual([16, 1]);
    const [visit] = await visits();
    api.setNow(new Date(visit!.expiresAt.getTime() + 86_000_000));
    await api.jobs.runDue();
    expect([await held(), (await visits()).length]).toEqual([16, 1]);
    api.advance(3600);
    await api.jobs.runDue();
    expect([await held(), (await visits()).length]).toEqual([0, 0]);
    expect(await api.db.$count(carts, isNotNull(carts.punchoutSid))).toBe(1);
  });
});
