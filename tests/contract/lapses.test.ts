import { and, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { releaseUses } from "../../commerce/modules/entitlement";
import { allocations, entitlementMovements } from "../../commerce/modules/entitlement/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
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

test("[SH-11] what is left of a pack is told once, 42 days before it lapses", async () => {
  await untell();
  on("2026-11-18");
  await api.jobs.runDue();
  expect([await oneOf(), await mails()]).toEqual([[], []]);
  for (const day of ["2026-11-19", "2026-11-20", "2026-11-28"]) {
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
  on("2026-12-01");
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
  on("2026-12-02");
  const close = (closesAt: Date | null) => api.db.update(packs).set({ closesAt }).where(eq(packs.id, PACK));
  const change = (values: Partial<typeof users.$inferInsert>) =>
    api.db.update(users).set(values).where(eq(users.uid, wearer));
  await close(new Date("2026-12-01T00:00:00Z"));
  await api.jobs.runDue();
  expect(await oneOf()).toEqual([]);
  await close(null);
  await change({ active: false });
  on("2026-12-03");
  await api.jobs.runDue();
  expect(await mails()).toEqual([]);
  await change({ active: true, toldBy: { lapse: { email: false, text: false } } });
  on("2026-12-04");
  await api.jobs.runDue();
  expect([(await oneOf()).length, await mails()]).toEqual([1, []]);
  await change({ toldBy: {} });
});

test("[SH-11] dollars and items are told in their words, and each has only their own", async () => {
  await untell();
  on("2026-12-05");
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
