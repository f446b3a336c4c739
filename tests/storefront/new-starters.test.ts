import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jobRuns } from "../../commerce/jobs/tables";
import { packs } from "../../commerce/modules/packs/tables";
import { users } from "../../commerce/modules/users/tables";
import { testStorefront, type Storefront } from "../support/storefront";

const ADMIN = "admin@emberbun.example";
const FOREIGN = "admin@saltbush.example";
const STARTER = "newstarter@emberbun.example";
const PACK = "PK-EB-NS-CREW";

let shop: Storefront;
let starter: typeof users.$inferSelect;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [ADMIN, FOREIGN, STARTER]) cookies.set(email, await shop.signIn(email));
  [starter] = (await shop.api.db.select().from(users).where(eq(users.uid, STARTER))) as [typeof starter];
});
afterAll(() => shop.api.close());
const starts = (startsOn: string | null) =>
  shop.api.db
    .update(users)
    .set({ startsOn, firstName: "Tāne", lastName: "O'Brien-Ngāti <b>&" })
    .where(eq(users.uid, STARTER));
beforeEach(async () => {
  await starts("2026-03-20");
  await shop.api.db.update(packs).set({ opensBeforeStart: null }).where(eq(packs.id, PACK));
});

const ask = (path: string, as = ADMIN, body?: Record<string, string>) =>
  shop.request(path, {
    cookie: cookies.get(as),
    ...(body ? { body: new URLSearchParams({ idempotencyKey: randomUUID(), ...body }) } : {}),
  });
const html = async (path: string, as = ADMIN) =>
  (await (await ask(path, as)).text()).replaceAll("<!-- -->", "");
const NAME = "Tāne O&#x27;Brien-Ngāti &lt;b&gt;&amp;";

test("[B-16] the home page of an administrator names who is late, and one press begins to order the pack for them", async () => {
  const home = await html("/home");
  expect(home).toContain("Nothing is ordered for 1 new starter, and it may arrive after the first day.");
  expect(home).toContain(NAME);
  expect(home).toContain("Fri 20 Mar");
  expect(home).toMatch(/Late/);
  expect(home).toContain('href="/manage-users/new-starters"');
  expect(home).toContain("Order for Tāne");
  const begun = await ask("/proxy-order", ADMIN, { uid: starter.customerId, pack: PACK });
  expect([begun.status, begun.headers.get("Location")]).toEqual([
    303,
    `/packDetailsPage?packId=${PACK}&step=1`,
  ]);
  // Pressed twice, it is the same order.
  expect((await ask("/proxy-order", ADMIN, { uid: starter.customerId, pack: PACK })).status).toBe(303);
  const refused = await ask("/proxy-order", FOREIGN, { uid: starter.customerId, pack: PACK });
  expect(refused.headers.get("Location")).toContain("/proxy-order");
  expect(await html("/home", FOREIGN)).not.toContain(NAME);
});

test("[B-16] the list has the last day of each with its working, and says how people come there", async () => {
  await starts("2026-04-14");
  const list = await html("/manage-users/new-starters");
  expect(list).toMatch(/Order by \d+ Mar</);
  expect(list).toContain("How these days are worked out");
  expect(list).toContain("3 Apr 2026, 6 Apr 2026");
  expect(await html("/manage-users/new-starters", FOREIGN)).toContain("Nobody starts soon");
  expect((await ask("/manage-users/new-starters", STARTER)).status).toBe(403);
  expect(await html(`/manage-users/${starter.customerId}`)).toContain("How this day is worked out");
});

test("[B-16] the wearer reads the last day at home and in the pack, and that it may be late", async () => {
  await starts("2026-04-30");
  for (const path of ["/home", `/packDetailsPage?packId=${PACK}&step=1`]) {
    const page = await html(path, STARTER);
    expect(page).toMatch(
      /Order by noon on \w{3} \d+ Apr 2026, and it arrives by the first day of work, Thu 30 Apr 2026\./,
    );
    expect(page).toContain("<summary>How this day is worked out</summary>");
  }
  await starts("2026-03-20");
  expect(await html("/home", STARTER)).toContain(
    "It may arrive after the first day of work, Fri 20 Mar 2026",
  );
  await starts(null);
  expect(await html("/home", STARTER)).not.toContain("first day of work");
});

test("[B-16] before its day a pack is shown locked with that day, and takes nothing that is sent all the same", async () => {
  await starts("2026-04-30");
  await shop.api.db.update(packs).set({ opensBeforeStart: 28 }).where(eq(packs.id, PACK));
  const words = "New crew pack opens on 2 Apr 2026, 28 days before the first day of work.";
  for (const path of ["/home", "/orderUniform", `/packDetailsPage?packId=${PACK}&step=1`]) {
    expect([path, await html(path, STARTER)]).toEqual([path, expect.stringContaining(words)]);
  }
  const sent = await ask(`/packDetailsPage?packId=${PACK}&step=review`, STARTER, { intent: "add-to-cart" });
  expect(sent.status).toBe(400);
  expect(await html("/manage-users/new-starters")).toContain("opens 2 Apr 2026");
});

test("[B-16] a notice leads to the person to order for", async () => {
  await starts("2026-03-30");
  await shop.api.db
    .update(users)
    .set({ addedAt: new Date("2026-03-01T00:00:00Z") })
    .where(eq(users.uid, STARTER));
  await shop.api.db.update(jobRuns).set({ dueAt: shop.api.now() }).where(eq(jobRuns.name, "unclaimed-packs"));
  await shop.api.jobs.runDue();
  const page = await html("/my-account/notices");
  expect(page).toContain(`${NAME} has not ordered New crew pack`);
  const link = /href="(\/proxy-order\?search=[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
  // An earlier test has begun to order for them.
  expect(await html(link!)).toMatch(/(Order|Carry on) for Tāne/);
});
