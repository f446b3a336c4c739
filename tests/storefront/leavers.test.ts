import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { issuedOutcomes } from "../../commerce/modules/leavers/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { testStorefront, type Storefront } from "../support/storefront";
import { APPROVER, NURSE, waitingOrder } from "../support/waiting-order";

const ADMIN = "admin@kestrel.example";
const FOREIGN = "admin@saltbush.example";
const WEARER = "wearer@kestrel.example";
const YESTERDAY = "2026-03-17";

let shop: Storefront;
let wearer: typeof users.$inferSelect;
let page: string;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [ADMIN, FOREIGN, WEARER, NURSE, APPROVER]) cookies.set(email, await shop.signIn(email));
  [wearer] = (await shop.api.db.select().from(users).where(eq(users.uid, WEARER))) as [typeof wearer];
  page = `/manage-users/leavers/${wearer.customerId}`;
});
afterAll(() => shop.api.close());
const ends = (uid: string, endsOn: string | null) =>
  shop.api.db
    .update(users)
    .set({ endsOn, ...(uid === WEARER ? { firstName: "Tāne", lastName: "O'Brien-Ngāti <b>&" } : {}) })
    .where(eq(users.uid, uid));
beforeEach(async () => {
  await ends(WEARER, YESTERDAY);
  await ends(NURSE, null);
  await shop.api.db.delete(issuedOutcomes);
  await shop.api.db
    .update(organisations)
    .set({ costShare: null })
    .where(eq(organisations.uid, wearer.organisationUid));
});

const ask = (path: string, as = ADMIN, body?: Record<string, string>) =>
  shop.request(path, {
    cookie: cookies.get(as),
    ...(body ? { body: new URLSearchParams({ idempotencyKey: randomUUID(), ...body }) } : {}),
  });
const html = async (path: string, as = ADMIN) =>
  (await (await ask(path, as)).text()).replaceAll("<!-- -->", "");
const NAME = "Tāne O&#x27;Brien-Ngāti &lt;b&gt;&amp;";
/** The fields of the form, as a browser would send them. */
const fieldsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<input[^>]*name="((?:id|was|returned|wornOut|missing)-\d+|fingerprint)"[^>]*>/g)].map(
      ([tag, name]) => [name!, /value="([^"]*)"/.exec(tag)?.[1] ?? ""],
    ),
  );

test("[B-18] leavers are listed with unit, last day, pieces and value, and as files", async () => {
  const list = await html("/manage-users/leavers");
  expect(list).toContain(NAME);
  expect(list).toContain("17 Mar 2026");
  expect(list).toContain(`href="${page}"`);
  expect(list).toMatch(/Showing 1 to \d+ of \d+, last day, latest first/);
  const csv = await (await ask("/manage-users/leavers.csv")).text();
  expect(csv).toMatch(
    /^\uFEFF?Name,Employee id,.*,Last day,Orders that wait,Issued,Returned,Worn out,Missing,Still out,Value out or missing,Currency\r\n/,
  );
  expect(csv).toMatch(/Tāne O'Brien-Ngāti <b>&,.*,2026-03-17,0,\d+,0,0,0,\d+,\d+\.\d\d,AUD\r\n/);
  const report = await html("/manage-users/leavers/units");
  expect(report).toMatch(/<h1[^>]*>Leavers by [a-z ]+<\/h1>/);
  expect(report).toContain(`unit=${wearer.unitUid}`);
  const units = await (await ask("/manage-users/leavers/units.csv")).text();
  expect(units.split("\r\n")[0]).toMatch(/,People,Issued,Returned,Worn out,Missing,Still out/);
  expect(units.split("\r\n").length).toBeGreaterThan(2);
  expect(await html(`/manage-users/leavers?state=out&unit=${wearer.unitUid}`)).toContain(NAME);
  expect(await html("/manage-users/leavers?search=nobody-is-called-so")).toContain("Nobody is like that.");
  expect((await ask("/manage-users/leavers.csv?state=odd")).status).toBe(400);
});

test("[B-18] another organisation sees no leavers and opens none, and wearers none at all", async () => {
  await ends(WEARER, YESTERDAY);
  expect(await html("/manage-users/leavers", FOREIGN)).not.toContain(NAME);
  expect((await ask(page, FOREIGN)).status).toBe(403);
  expect((await ask(page, FOREIGN, { "id-0": "KR-1.0", "returned-0": "1" })).status).toBe(403);
  const pages = [
    "/manage-users/leavers",
    "/manage-users/leavers/units",
    "/manage-users/leavers/units.csv",
    page,
  ];
  for (const path of pages) expect([path, (await ask(path, WEARER)).status]).toEqual([path, 403]);
  expect((await ask(page, WEARER, { "id-0": "KR-1.0" })).status).toBe(403);
});

test("[B-18] one form records all pieces, twice pressed once, and keeps what was typed when it is refused", async () => {
  const first = await html(page);
  expect(first).toContain("Left. The last day was 17 Mar 2026.");
  const fields = fieldsOf(first);
  expect(Object.keys(fields).length).toBeGreaterThan(8);
  const wrong = await ask(page, ADMIN, { ...fields, "returned-0": "a few", "missing-1": "1" });
  expect(wrong.status).toBe(400);
  const shown = (await wrong.text()).replaceAll("<!-- -->", "");
  expect(shown).toContain("Enter a whole number such as 2.");
  expect(shown).toContain('value="a few"');
  expect(fieldsOf(shown)["missing-1"]).toBe("1");
  const many = await ask(page, ADMIN, { ...fields, "returned-0": "99" });
  expect([many.status, await many.text()]).toEqual([
    400,
    expect.stringMatching(/There (is|are) only \d+ piece/),
  ]);
  const sent = { ...fields, "returned-0": "1", "missing-1": "1", idempotencyKey: randomUUID() };
  for (const press of ["first", "second"]) {
    const saved = await ask(page, ADMIN, sent);
    expect([press, saved.status, saved.headers.get("Location")]).toEqual([press, 303, page]);
  }
  const after = await html(page);
  expect(after).toMatch(/: 1 returned, 1 missing, \d+ still out, worth \$/);
  expect(after).toContain("on 18 Mar 2026.");
  expect([fieldsOf(after)["returned-0"], fieldsOf(after)["missing-1"]]).toEqual(["1", "1"]);
  // A page from before that.
  const stale = await ask(page, ADMIN, { ...fields, "wornOut-0": "1" });
  const again = (await stale.text()).replaceAll("<!-- -->", "");
  expect([stale.status, again]).toEqual([409, expect.stringContaining("meanwhile")]);
  // What was typed stands beside what was recorded.
  expect([fieldsOf(again)["wornOut-0"], fieldsOf(again)["missing-1"]]).toEqual(["1", "1"]);
  const all = await ask(page, ADMIN, { fingerprint: fieldsOf(after)["fingerprint"]!, all: "returned" });
  expect(all.status).toBe(303);
  const done = await html(page);
  expect(done).toMatch(/: \d+ returned, 1 missing, worth \$/);
  expect(done).not.toContain("still out are returned");
});

test("[B-18] a share is shown with its working, before anything is recorded, and never charged", async () => {
  expect(await html(page)).not.toContain("may be asked");
  await shop.api.db
    .update(organisations)
    .set({ costShare: { fullMonths: 3, endsAfterMonths: 36 } })
    .where(eq(organisations.uid, wearer.organisationUid));
  const admin = await html(page);
  expect(admin).toContain("What may be asked for a missing piece");
  expect(admin).toMatch(/before 17 Mar 2026: \d+% of (the \d+% that .* paid of )?(\$|its value)/);
  expect(admin).toContain("nothing is charged by itself");
  expect(await html("/my-account/issued", WEARER)).toMatch(/before 17 Mar 2026: \d+% of /);
});

test("[B-18] a wearer sees what was issued to them, with a slip to hand in", async () => {
  const own = await html("/my-account/issued", WEARER);
  expect(own).toContain("Your last day was 17 Mar 2026. Packs take no orders after it.");
  expect(own).toContain("Hand-in slip");
  expect(own).toContain(NAME);
  expect(await html("/my-account/allocations", WEARER)).toContain('href="/my-account/issued"');
  await ends(WEARER, null);
  const still = await html("/my-account/issued", WEARER);
  expect(still).not.toContain("Your last day");
  expect(still).toContain("Hand-in slip");
  const fresh = await html("/my-account/issued", FOREIGN);
  expect(fresh).toContain("Nothing was issued yet");
  expect(fresh).not.toContain("Hand-in slip");
});

test("[B-18] pages of packs say that they are closed since the last day, and approvers that an order is held", async () => {
  const { code } = await waitingOrder(shop.api);
  await ends(NURSE, "2026-03-20");
  const path = `/my-account/approval/${code}`;
  expect(await html(path, APPROVER)).toContain("’s last day is 20 Mar 2026.");
  await ends(NURSE, YESTERDAY);
  const held = await html(path, APPROVER);
  expect(held).toContain("left on 17 Mar 2026. The order is held: nothing is sent unless you approve it.");
  const list = await html(`/my-account/approval-dashboard?search=${code}`, APPROVER);
  expect(list).toContain("left on 17 Mar 2026.");
  const several = await ask("/my-account/approval-dashboard?do=approve", APPROVER, { order: code });
  expect(several.status).toBe(303);
  expect(await html(path, APPROVER)).toContain("The order is held");
  expect(await html("/orderUniform", NURSE)).toContain("The last day of work was 17 Mar 2026, so");
  const fingerprint = /name="fingerprint" value="([^"]+)"/.exec(held)![1]!;
  expect((await ask(path, APPROVER, { fingerprint })).status).toBe(303);
  expect(await html(path, APPROVER)).not.toContain("The order is held");
});
