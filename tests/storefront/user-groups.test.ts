import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { userGroupLimits, userGroupMembers, userGroups } from "../../commerce/modules/user-groups/tables";
import { users } from "../../commerce/modules/users/tables";
import { testStorefront, type Storefront } from "../support/storefront";

const ADMIN = "admin@saltbush.example";
const NURSE = "wearer@saltbush.example";
const FOREIGN = "admin@kestrel.example";
const LIST = "/user-groups";
const CREW = `${LIST}/CREW`;

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [ADMIN, NURSE, FOREIGN]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const ask = (path: string, as = ADMIN) => shop.request(path, { cookie: cookies.get(as) });
const send = (path: string, fields: [string, string][], as = ADMIN) =>
  shop.request(path, {
    cookie: cookies.get(as),
    body: new URLSearchParams([["idempotencyKey", randomUUID()], ...fields]),
  });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const idOf = async (email: string) =>
  (await shop.api.db.select().from(users).where(eq(users.uid, email)))[0]!.customerId;
const members = async () =>
  (await shop.api.db.select().from(userGroupMembers).where(eq(userGroupMembers.groupUid, "CREW"))).length;
const limits = async () =>
  (await shop.api.db.select().from(userGroupLimits).where(eq(userGroupLimits.groupUid, "CREW"))).length;

test("[OG-01] a user group is added; bad input keeps what was typed; nobody else sees it", async () => {
  expect(await html(await ask("/manage-organisation"))).toContain(`href="${LIST}"`);
  const fields: [string, string][] = [
    ["uid", "CREW"],
    ["name", "O'Brien-Ngāti <b>&"],
    ["unitUid", "saltbush-base"],
  ];
  const bad = await send(`${LIST}?do=add`, [["uid", "no spaces"], ...fields.slice(1)]);
  const again = await html(bad);
  expect([bad.status, again.includes("O&#x27;Brien-Ngāti &lt;b&gt;&amp;")]).toEqual([400, true]);
  const made = await send(`${LIST}?do=add`, fields);
  expect([made.status, made.headers.get("Location")]).toEqual([303, CREW]);
  const twice = await send(`${LIST}?do=add`, fields);
  expect([
    twice.status,
    (await html(twice)).includes("A user group with the id CREW already exists."),
  ]).toEqual([409, true]);
  expect(await html(await ask(`${LIST}?search=crew`))).toContain("Showing 1 to 1 of 1");
  expect(await html(await ask(LIST))).toContain("Casual pool");
  expect(await html(await ask(`${LIST}?search=nothing-like-this`))).toContain("No user group is like that.");
  expect(await html(await ask(LIST, FOREIGN))).toContain("No user groups yet");
  for (const path of [LIST, `${LIST}?do=add`, CREW]) {
    expect([path, (await ask(path, NURSE)).status]).toEqual([path, 403]);
  }
  for (const path of [CREW, `${CREW}?do=delete`]) {
    expect([path, (await ask(path, FOREIGN)).status]).toEqual([path, 404]);
    expect([path, (await send(path, [["section", "delete"]], FOREIGN)).status]).toEqual([path, 404]);
  }
});

test("[OG-01] members are found, ticked and added together, and removed; limits are given and taken", async () => {
  const [one, other] = [await idOf(NURSE), await idOf("parttime@saltbush.example")];
  expect(await html(await ask(`${CREW}?find=dunleavy`))).toContain(`value="${one}"`);
  const none = await send(`${CREW}?find=dunleavy`, [["section", "join"]]);
  expect([none.status, (await html(none)).includes("Choose at least one person.")]).toEqual([400, true]);
  const join: [string, string][] = [
    ["section", "join"],
    ["person", one],
    ["person", other],
  ];
  expect([(await send(CREW, join)).status, await members()]).toEqual([303, 2]);
  expect([(await send(CREW, join)).status, await members()]).toEqual([303, 2]);
  const page = await html(await ask(`${CREW}?search=dunleavy`));
  expect(page).toContain("Showing 1 to 1 of 1<");
  expect(page).toContain("Remove Makareta Dunleavy (");
  expect(await html(await ask(`${CREW}?find=dunleavy`))).toContain("Nobody else is found");
  const act = (section: string, subject: string): [string, string][] => [
    ["section", section],
    ["subject", subject],
  ];
  expect([(await send(CREW, act("leave", one))).status, await members()]).toEqual([303, 1]);
  expect([(await send(CREW, act("give", "SV-ORDER-LIMIT"))).status, await limits()]).toEqual([303, 1]);
  expect(await html(await ask(CREW))).toContain("/purchase-limits/SV-ORDER-LIMIT");
  expect([(await send(CREW, act("take", "SV-ORDER-LIMIT"))).status, await limits()]).toEqual([303, 0]);
  expect((await send(CREW, act("give", "UNKNOWN"))).status).toBe(404);
  expect((await send(CREW, act("fly", one))).status).toBe(400);
});

test("[OG-01] the second of two editors sees both sides; deleting asks first", async () => {
  const change = (name: string): [string, string][] => [
    ["section", "update"],
    ["version", "1"],
    ["name", name],
    ["unitUid", "saltbush-base"],
  ];
  expect((await send(`${CREW}?do=update`, change("Day crew"))).status).toBe(303);
  const late = await send(`${CREW}?do=update`, change("Night crew"));
  const both = await html(late);
  expect([late.status, both.includes("Day crew"), both.includes("Night crew")]).toEqual([409, true, true]);
  expect(await html(await ask(`${CREW}?do=delete`))).toContain("1 person is in it.");
  expect((await send(`${CREW}?do=delete`, [["section", "delete"]])).headers.get("Location")).toBe(LIST);
  expect(await shop.api.db.select().from(userGroups).where(eq(userGroups.uid, "CREW"))).toEqual([]);
  expect((await ask(CREW)).status).toBe(404);
});

test("[OG-01] the pages of a group and a limit of a disabled unit say so, and offer no change", async () => {
  const orgUnit = { uid: "saltbush-renal" };
  const call = (path: string, body?: unknown) => shop.api.call("POST", path, { as: ADMIN, body });
  await call("/users/current/orgUnitUserGroups", { uid: "RENAL", name: "Renal crew", orgUnit });
  const type = { code: "B2BOrderThresholdPermission" };
  const limit = {
    code: "RENAL-50",
    name: "Fifty",
    threshold: 50,
    orderApprovalPermissionType: type,
    orgUnit,
  };
  await call("/users/current/orderApprovalPermissions", limit);
  const pages = [`${LIST}/RENAL`, "/purchase-limits/RENAL-50"];
  for (const page of pages) expect(await html(await ask(page))).toContain("do=update");
  await call("/business-units/saltbush-renal/disable");
  const words = "Renal is disabled. Enable it first.";
  for (const page of pages) {
    const text = await html(await ask(page));
    expect([page, text.includes(words), text.includes("do=update")]).toEqual([page, true, false]);
    expect(text).not.toMatch(/value="(?:join|give)"/);
  }
  // A page that was open before.
  const late = await send(`${LIST}/RENAL?do=update`, [
    ["section", "update"],
    ["name", "Another"],
    ["unitUid", "saltbush-renal"],
  ]);
  expect([late.status, (await html(late)).includes(words)]).toEqual([400, true]);
  const later = await send("/purchase-limits/RENAL-50?do=update", [
    ["section", "update"],
    ["name", "Sixty"],
    ["threshold", "60"],
    ["active", "yes"],
  ]);
  expect([later.status, (await html(later)).includes(words)]).toEqual([400, true]);
  expect(await html(await ask(CREW))).not.toContain(">Fifty (RENAL-50)<");
});
