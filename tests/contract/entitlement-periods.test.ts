import { and, eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { createJobs } from "../../commerce/jobs";
import { jobRuns } from "../../commerce/jobs/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { givePacks } from "../../commerce/modules/entitlement";
import { allocations, entitlementMovements } from "../../commerce/modules/entitlement/tables";
import { packs } from "../../commerce/modules/packs/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { TEST_NOW } from "../support/settings";
import { choose, emptyCarts, makeReady } from "../support/shopping";

const wearer = "wearer@kestrel.example";
const POINTS = "PK-KM-PTS-CABIN";
/** The first minute of 2027 in Melbourne, which keeps Kestrel's time. */
const NEW_YEAR = new Date("2026-12-31T13:01:00Z");
const THE_LAST_MINUTE = new Date("2026-12-31T12:59:00Z");
const api = await apiOfFile();
const [user] = await api.db.select().from(users).where(eq(users.uid, wearer));
const { customerId } = user!;
beforeEach(() => emptyCarts(api));
afterEach(async () => {
  api.setNow(TEST_NOW);
  await api.db.execute(sql`delete from entitlement_movements where allocation_id in
    (select id from allocations where period_start > '2026-12-31' or period_start = '2026-07-01')`);
  await api.db.execute(
    sql`delete from allocations where period_start > '2026-12-31' or period_start = '2026-07-01'`,
  );
  await api.db.update(jobRuns).set({ dueAt: TEST_NOW });
});

const readPack = async (packId = POINTS) => {
  const token = await api.signIn(wearer, true);
  return (await api.call("GET", `/orgUsers/current/packs/${packId}`, { token })).body;
};
const periodsOf = (packId = POINTS) =>
  api.db
    .select({ start: allocations.periodStart, end: allocations.periodEnd })
    .from(allocations)
    .where(and(eq(allocations.customerId, customerId), eq(allocations.packId, packId)))
    .orderBy(allocations.periodStart);
const doubled = () =>
  rowsOf<{ customer_id: string }>(
    api.db,
    sql`select a.customer_id from allocations a join allocations b on b.customer_id = a.customer_id
      and b.pack_id = a.pack_id and b.id > a.id
      and a.period_start <= b.period_end and b.period_start <= a.period_end`,
  );

describe("reading a pack after its period", () => {
  test("[PK-05] nothing changes until the organisation's midnight", async () => {
    const before = (await readPack()).balance;
    api.setNow(THE_LAST_MINUTE);
    expect((await readPack()).balance).toEqual(before);
    expect(await periodsOf()).toEqual([{ start: "2026-01-01", end: "2026-12-31" }]);
  });

  test("[PK-05] gives the new period at once: the full amount, nothing carried over, nobody waits for a job", async () => {
    api.setNow(NEW_YEAR);
    const { balance } = await readPack();
    expect(balance).toMatchObject({ granted: 75, used: 0, held: 0, left: 75, until: "31 Dec 2027" });
    expect(await periodsOf()).toEqual([
      { start: "2026-01-01", end: "2026-12-31" },
      { start: "2027-01-01", end: "2027-12-31" },
    ]);
  });

  test("[PK-05] asked for many times at once it is granted once", async () => {
    api.setNow(NEW_YEAR);
    const token = await api.signIn(wearer, true);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        api.call("GET", n % 2 ? "/orgUsers/current/packs" : `/orgUsers/current/packs/${POINTS}`, { token }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await periodsOf()).toHaveLength(2);
    expect((await readPack()).balance).toMatchObject({ granted: 75, left: 75 });
  });

  test("[PK-05] a cart from the old period is ordered from the new one", async () => {
    // A token lives half an hour, and this person comes back after months.
    const call = async (method: string, path: string) =>
      api.call(method, path, { token: await api.signIn(wearer, true) });
    const { body: cart } = await call("POST", "/users/current/carts");
    await choose(api, wearer, POINTS, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" });
    await call("POST", `/orgUsers/current/packs/${POINTS}/cart`);
    await makeReady(api, wearer, cart.code);
    api.setNow(NEW_YEAR);
    const order = () =>
      api.signIn(wearer, true).then((token) =>
        api.call("POST", "/orgUsers/current/orders", {
          token,
          query: { cartId: cart.code, termsChecked: "true" },
        }),
      );
    expect((await order()).body).toMatchObject({ updateAllocationError: false });
    // The old hold must not stay behind.
    expect((await readPack()).balance).toMatchObject({ held: 0, used: 16, left: 59 });
    const [held] = await rowsOf<{ held: number }>(
      api.db,
      sql`select coalesce(sum(case kind when 'hold' then amount else -amount end), 0)::int as held
        from entitlement_movements where cart_code = ${cart.code}`,
    );
    expect(held!.held).toBe(0);
  });

  test("[PK-05] a pack taken out of the cart after its period gives back its own hold and no other pack's", async () => {
    const { body: cart } = await api.call("POST", "/users/current/carts", { as: wearer });
    await choose(api, wearer, POINTS, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" });
    await api.call("POST", `/orgUsers/current/packs/${POINTS}/cart`, { as: wearer });
    const [other] = await api.db
      .insert(allocations)
      .values({ customerId, packId: "PK-KM-COAT", periodStart: "2020-01-01", periodEnd: "2020-12-31" })
      .returning();
    await api.db.insert(entitlementMovements).values({
      allocationId: other!.id,
      measure: "quantity",
      bundleId: "COAT",
      kind: "hold",
      amount: 1,
      cartCode: cart.code,
    });
    await api.db.update(packs).set({ reset: "once" }).where(eq(packs.id, POINTS));
    api.setNow(NEW_YEAR);
    const token = await api.signIn(wearer, true);
    const removed = await api.call("DELETE", `/orgUsers/current/carts/${cart.code}/packs/${POINTS}`, {
      token,
    });
    expect(removed.status).toBe(200);
    const held = await rowsOf<{ pack: string; held: number }>(
      api.db,
      sql`select a.pack_id as pack, sum(case kind when 'hold' then amount else -amount end)::int as held
        from entitlement_movements m join allocations a on a.id = m.allocation_id
        where cart_code = ${cart.code} group by a.pack_id order by 1`,
    );
    expect(held).toEqual([
      { pack: "PK-KM-COAT", held: 1 },
      { pack: POINTS, held: 0 },
    ]);
    await api.db.update(packs).set({ reset: "calendar-year" }).where(eq(packs.id, POINTS));
    await api.db.delete(entitlementMovements).where(eq(entitlementMovements.allocationId, other!.id));
    await api.db.delete(allocations).where(eq(allocations.id, other!.id));
  });
});

test("[PK-05] who starts within a period is given a share of a pack that goes by months, its page says so, and the next period is whole", async () => {
  const pilot = "PK-KM-PTS-PILOT";
  await api.db
    .update(users)
    .set({ hiredAt: new Date("2026-03-10T00:00:00Z") })
    .where(eq(users.customerId, customerId));
  await givePacks(api.db, customerId, [pilot], TEST_NOW);
  const allocation = async () => {
    const token = await api.signIn(wearer, true);
    const { body } = await api.call("GET", "/orgUsers/current/allocations", { token });
    return body.allocations.find((one: { packId: string }) => one.packId === pilot);
  };
  expect(await allocation()).toMatchObject({
    balance: { granted: 50, left: 50 },
    periodText: "Given for 10 of 12 months. Given again on 1 Jan 2027. What is left on 31 Dec 2026 lapses.",
  });
  api.setNow(NEW_YEAR);
  expect(await allocation()).toMatchObject({
    balance: { granted: 60, left: 60 },
    periodText: "Given again on 1 Jan 2028. What is left on 31 Dec 2027 lapses.",
  });
});

describe("the job", () => {
  test("[PK-05] grants everybody's next period, each organisation's in its own time, and only once", async () => {
    const count = () =>
      rowsOf<{ organisation: string; n: number }>(
        api.db,
        sql`select p.organisation_uid as organisation, count(*)::int as n
          from allocations a join packs p on p.id = a.pack_id
          where a.period_start = '2027-01-01' group by 1 order by 1`,
      );
    const perth = "Australia/Perth";
    const zoneOf = (timeZone: string) =>
      api.db.update(organisations).set({ timeZone }).where(eq(organisations.uid, "saltbush"));
    await zoneOf(perth);
    api.setNow(THE_LAST_MINUTE);
    await api.jobs.runDue();
    expect(await count()).toEqual([]);
    api.setNow(new Date(NEW_YEAR.getTime() + 15 * 60_000));
    await api.jobs.runDue();
    const first = await count();
    expect(first.map(({ organisation }) => organisation)).toEqual(
      expect.arrayContaining(["kestrel", "lanternbridge"]),
    );
    expect(first.map(({ organisation }) => organisation)).not.toContain("saltbush");
    expect(first.find(({ organisation }) => organisation === "kestrel")!.n).toBeGreaterThan(50);
    api.advance(3 * 3600);
    await api.jobs.runDue();
    const later = await count();
    expect(later).toEqual(expect.arrayContaining(first));
    expect(later.map(({ organisation }) => organisation)).toContain("saltbush");
    expect(await doubled()).toEqual([]);
    await zoneOf("Australia/Melbourne");
  });

  test("[PK-05] two processes and a reader at the same moment grant each period once", async () => {
    api.setNow(NEW_YEAR);
    const settings = { db: api.db, now: () => api.now(), logger: pino({ level: "silent" }) };
    const [one, two] = [createJobs(settings), createJobs(settings)];
    await api.db.update(jobRuns).set({ dueAt: TEST_NOW });
    const token = await api.signIn(wearer, true);
    await Promise.all([
      one.runDue(),
      two.runDue(),
      ...Array.from({ length: 4 }, () => api.call("GET", "/orgUsers/current/packs", { token })),
    ]);
    await Promise.all([one.close(), two.close()]);
    expect(await doubled()).toEqual([]);
    const twice = await rowsOf(
      api.db,
      sql`select allocation_id from entitlement_movements where kind = 'grant' and change_id is null
        group by allocation_id, measure, bundle_id having count(*) > 1`,
    );
    expect(twice).toEqual([]);
    const [run] = await api.db.select().from(jobRuns).where(eq(jobRuns.name, "entitlement-periods"));
    expect(run).toMatchObject({ failures: 0, claimedBy: null });
  });

  test("[PK-05] gives dollars by the load somebody has now, and nothing to people who left", async () => {
    const mail = "wearer@lanternbridge.example";
    const other = "approver@lanternbridge.example";
    await api.db.update(users).set({ fte: 50 }).where(eq(users.uid, mail));
    await api.db.update(users).set({ active: false }).where(eq(users.uid, other));
    api.setNow(new Date("2027-01-02T00:00:00Z"));
    await api.jobs.runDue();
    const granted = (uid: string) =>
      rowsOf<{ measure: string; amount: number }>(
        api.db,
        sql`select m.measure, m.amount from entitlement_movements m
          join allocations a on a.id = m.allocation_id join users u on u.customer_id = a.customer_id
          where u.uid = ${uid} and a.pack_id = 'PK-LB-WARDROBE' and a.period_start = '2027-01-01'
          order by m.measure`,
      );
    expect(await granted(mail)).toEqual([
      { measure: "dollar", amount: 21_000 },
      { measure: "subsidy", amount: 30_000 },
    ]);
    expect(await granted(other)).toEqual([]);
    await api.db.update(users).set({ fte: 100, active: true });
  });

  test("[PK-05] what is given once is not given again", async () => {
    const [before] = await rowsOf<{ n: number }>(
      api.db,
      sql`select count(*)::int as n from allocations a join packs p on p.id = a.pack_id where p.reset = 'once'`,
    );
    api.setNow(new Date("2031-06-01T00:00:00Z"));
    await api.jobs.runDue();
    const [after] = await rowsOf<{ n: number }>(
      api.db,
      sql`select count(*)::int as n from allocations a join packs p on p.id = a.pack_id where p.reset = 'once'`,
    );
    expect(after).toEqual(before);
    expect(await doubled()).toEqual([]);
  });
});
