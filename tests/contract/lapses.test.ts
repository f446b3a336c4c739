import { and, eq, inArray, like, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { releaseUses } from "../../commerce/modules/entitlement";
import { allocations, entitlementMovements } from "../../commerce/modules/entitlement/tables";
import { statementCount } from "../../commerce/database/trace";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { notifyOfLapses } from "../../commerce/modules/notices";
import { notices } from "../../commerce/modules/notices/tables";
import { packs } from "../../commerce/modules/packs/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";

const api = await apiOfFile();
const wearer = "wearer@kestrel.example";
const PACK = "PK-KM-PTS-CABIN";
const [person] = await api.db.select().from(users).where(eq(users.uid, wearer));
const [allocation] = await api.db
  .select()
  .from(allocations)
  .where(and(eq(allocations.customerId, person!.customerId), eq(allocations.packId, PACK)));
const LEFT = await leftNow();
const about = `lapse ${allocation!.id}`;

/** As the person's own page says it. */
async function leftNow(): Promise<number> {
  const { body } = await api.call("GET", "/orgUsers/current/allocations", {
    as: wearer,
    query: { fields: "FULL" },
  });
  const pack = body.allocations.find(({ packId }: { packId: string }) => packId === PACK);
  return pack.counters[0].left;
}

/** The morning of a day in Melbourne. The jobs look at the clock, so that days only follow each other. */
function on(day: string): void {
  api.forgetTokens();
  api.setNow(new Date(`${day}T00:00:00Z`));
}
const mails = () => api.db.select().from(mailOutbox).where(eq(mailOutbox.about, about));
const told = async (as = wearer) =>
  (await api.call("GET", "/users/current/notifications", { as, query: { group: "points" } })).body;
const oneOf = async () =>
  (await told()).notifications.filter(({ url }: { url: string }) => url.includes(PACK));
/** As if nobody had been told of anything. */
const untell = async () => {
  await api.db.delete(notices);
  await api.db.delete(mailOutbox);
};

test("[SH-11] what is left of a pack is told once, 30 days before it lapses", async () => {
  await untell();
  on("2026-11-30");
  await api.jobs.runDue();
  expect([await oneOf(), await mails()]).toEqual([[], []]);
  for (const day of ["2026-12-01", "2026-12-02"]) {
    on(day);
    await api.jobs.runDue();
    expect([day, (await oneOf()).length, (await mails()).length]).toEqual([day, 1, 1]);
  }
  const [notice] = await oneOf();
  expect(notice).toMatchObject({
    kind: "points",
    title: `${LEFT} points lapse on 31 Dec 2026`,
    more: "It is what is left of Yearly points, cabin crew. Order by then to use it.",
    url: `/packDetailsPage?packId=${PACK}`,
  });
  const [mail] = await mails();
  expect(mail).toMatchObject({ toAddress: wearer, subject: notice.title });
  expect(mail!.text).toContain(`https://uniforms.shop.example/packDetailsPage?packId=${PACK}`);
});

test("[SH-11] what is used up is not told, until an order gives it back", async () => {
  await untell();
  on("2026-12-03");
  const use = { allocationId: allocation!.id, measure: "points" as const, bundleId: null, amount: LEFT };
  await api.db.insert(entitlementMovements).values({ ...use, kind: "use", orderCode: "KR-LAPSE" });
  await api.jobs.runDue();
  expect(await oneOf()).toEqual([]);
  await releaseUses(api.db, "KR-LAPSE", api.now());
  api.advance(6 * 3600);
  api.forgetTokens();
  await api.jobs.runDue();
  expect((await oneOf())[0].title).toBe(`${LEFT} points lapse on 31 Dec 2026`);
});

test("[SH-11] a pack whose window has closed, somebody who left, and no wish for mail", async () => {
  await untell();
  on("2026-12-04");
  const close = (closesAt: Date | null) => api.db.update(packs).set({ closesAt }).where(eq(packs.id, PACK));
  const change = (values: Partial<typeof users.$inferInsert>) =>
    api.db.update(users).set(values).where(eq(users.uid, wearer));
  await close(new Date("2026-12-01T00:00:00Z"));
  await api.jobs.runDue();
  expect(await oneOf()).toEqual([]);
  await close(null);
  await change({ active: false });
  on("2026-12-05");
  await api.jobs.runDue();
  expect(await mails()).toEqual([]);
  await change({ active: true, toldBy: { lapse: { email: false, text: false } } });
  on("2026-12-06");
  await api.jobs.runDue();
  expect([(await oneOf()).length, await mails()]).toEqual([1, []]);
  await change({ toldBy: {} });
});

test("[SH-11] dollars and items are told in their words, and each has only their own", async () => {
  await untell();
  on("2026-12-07");
  await api.jobs.runDue();
  const titles = async (as: string) =>
    (await told(as)).notifications.map(({ title }: { title: string }) => title);
  expect(await titles("wearer@lanternbridge.example")).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\$[\d.]+ lapses on 31 Dec 2026$/),
      "1 item lapses on 31 Dec 2026",
    ]),
  );
  const all = await api.db.select().from(notices).where(eq(notices.customerId, person!.customerId));
  expect((await told()).counts.points).toBe(all.length);
  // Packs that are given once never lapse.
  const ever = await api.db.select().from(notices).where(like(notices.about, "lapse %"));
  expect(ever.filter(({ details }) => JSON.stringify(details).includes("9999"))).toEqual([]);
});

test("[SH-11] lists tell how many notices there are of each group, and show one group", async () => {
  const { body } = await api.call("GET", "/users/current/notifications", { as: wearer });
  const { counts, pagination } = body;
  expect(counts.orders + counts.stock + counts.points).toBe(counts.all);
  expect(pagination.totalResults).toBe(counts.all);
  for (const group of ["orders", "stock", "points"] as const) {
    const part = (await api.call("GET", "/users/current/notifications", { as: wearer, query: { group } }))
      .body;
    expect([group, part.pagination.totalResults]).toEqual([group, counts[group]]);
  }
  const unread = { unread: "true" };
  const news = (await api.call("GET", "/users/current/notifications", { as: wearer, query: unread })).body;
  expect(news.pagination.totalResults).toBe(counts.unread);
});

test("[B-10] what is still left is told again 7 days before, once each, also by a process that starts anew", async () => {
  await untell();
  const second = `${about} 7`;
  const abouts = async () => {
    const all = await api.db
      .select({ about: notices.about })
      .from(notices)
      .where(inArray(notices.about, [about, second]));
    const sent = await api.db
      .select()
      .from(mailOutbox)
      .where(inArray(mailOutbox.about, [about, second]));
    return [all.map((one) => one.about).toSorted(), sent.map((one) => one.about).toSorted()];
  };
  for (const [day, told] of [
    ["2026-12-08", [about]],
    ["2026-12-23", [about]],
    ["2026-12-24", [about, second]],
    ["2026-12-27", [about, second]],
  ] as const) {
    on(day);
    await api.jobs.runDue();
    // As a process that knows nothing of the runs before it.
    await notifyOfLapses(api.db, api.now(), () => "https://uniforms.shop.example");
    expect([day, await abouts()]).toEqual([day, [told, told]]);
  }
  expect((await oneOf()).map(({ title }: { title: string }) => title)).toEqual([
    `${LEFT} points lapse on 31 Dec 2026`,
    `${LEFT} points lapse on 31 Dec 2026`,
  ]);
  // Who hears of it first in the last days hears of it once.
  await untell();
  on("2026-12-28");
  await api.jobs.runDue();
  expect(await abouts()).toEqual([[second], [second]]);
});

test("[B-10] nobody is told who leaves before it lapses, and whoever works to that day is", async () => {
  const leaves = (endsOn: string | null) => api.db.update(users).set({ endsOn }).where(eq(users.uid, wearer));
  await untell();
  await leaves("2026-12-30");
  on("2026-12-29");
  await api.jobs.runDue();
  expect([await oneOf(), await mails()]).toEqual([[], []]);
  await leaves("2026-12-31");
  on("2026-12-30");
  await api.jobs.runDue();
  expect(await oneOf()).toHaveLength(1);
  await leaves(null);
});

test("[B-10] any number of people is told in the same statements", async () => {
  const run = async () => {
    await untell();
    const counted = { statements: 0 };
    await statementCount.run(counted, () => notifyOfLapses(api.db, api.now(), () => "https://shop.example"));
    return { statements: counted.statements, told: await api.db.$count(notices) };
  };
  on("2026-12-29");
  await api.db.update(users).set({ active: false }).where(ne(users.uid, wearer));
  const one = await run();
  await api.db.update(users).set({ active: true });
  const all = await run();
  expect(one.told).toBeGreaterThan(0);
  expect(all.told).toBeGreaterThan(one.told * 20);
  // Five more organisations have somebody to tell, each with its mails in one statement.
  expect(all.statements - one.statements).toBeLessThanOrEqual(10);
});
