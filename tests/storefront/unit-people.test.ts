import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unitMembers, users } from "../../commerce/modules/users/tables";
import { testStorefront, type Storefront } from "../support/storefront";

const ADMIN = "admin@saltbush.example";
/** Made the administrator of one hospital here. */
const LOCAL = "approver@saltbush.example";
const UNIT = "/business-units/saltbush-emergency";

let shop: Storefront;
let pk: string;
const cookies = new Map<string, string>();
const idOf = async (email: string) =>
  (await shop.api.db.select().from(users).where(eq(users.uid, email)))[0]!.customerId;

beforeAll(async () => {
  shop = await testStorefront();
  await shop.api.db
    .update(users)
    .set({ groups: ["b2bapprovergroup", "b2badmingroup"] })
    .where(eq(users.uid, LOCAL));
  pk = await idOf("registrar@saltbush.example");
  // Names can hold anything.
  await shop.api.db
    .update(users)
    .set({ firstName: "O'Brien-Ngāti", lastName: "<b>&" })
    .where(eq(users.customerId, pk));
  for (const email of [ADMIN, LOCAL]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const ask = (path: string, as = ADMIN) => shop.request(path, { cookie: cookies.get(as) });
const send = (path: string, fields: [string, string][], as = ADMIN) =>
  shop.request(path, {
    cookie: cookies.get(as),
    body: new URLSearchParams([["idempotencyKey", randomUUID()], ...fields]),
  });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const members = async () =>
  (await shop.api.db.select().from(unitMembers).where(eq(unitMembers.unitUid, "saltbush-emergency"))).map(
    ({ customerId }) => customerId,
  );

test("[BU-01] people are found and ticked, kept while the search goes on, and added together", async () => {
  const other = await idOf("parttime@saltbush.example");
  const found = await send(UNIT, [
    ["find", "ngāti"],
    ["section", "find"],
    ["person", other],
  ]);
  const address = found.headers.get("Location")!;
  expect([found.status, address]).toEqual([303, `${UNIT}?person=${other}&find=ng%C4%81ti#add-people`]);
  const page = await html(await ask(address.split("#")[0]!));
  expect(page).toContain("1 person is found for ‘ngāti’.");
  expect(page).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp; (");
  expect(page).toMatch(new RegExp(`type="hidden" name="person" value="${other}"`));
  const dropped = await send(UNIT, [
    ["find", ""],
    ["person", other],
    ["person", pk],
    ["drop", other],
  ]);
  expect(dropped.headers.get("Location")).toBe(`${UNIT}?person=${pk}&find=#add-people`);
  const fields: [string, string][] = [
    ["idempotencyKey", randomUUID()],
    ["person", other],
    ["person", pk],
    ["section", "add"],
  ];
  for (const time of ["first", "pressed twice"]) {
    const { status } = await shop.request(UNIT, {
      cookie: cookies.get(ADMIN),
      body: new URLSearchParams(fields),
    });
    expect([time, status, (await members()).sort()]).toEqual([time, 303, [other, pk].sort()]);
  }
  const after = await html(await ask(`${UNIT}?search=ng%C4%81ti`));
  expect(after).toContain("Showing 1 to 1 of 1");
  expect(after).toContain("Surgical ward");
  expect(await html(await ask(`${UNIT}?find=ng%C4%81ti`))).toContain("Here already");
});

test("[BU-01] without a person, with somebody inactive or a stranger nothing is added, and the form is kept", async () => {
  const before = await members();
  const none = await send(`${UNIT}?find=ng%C4%81ti`, [["section", "add"]]);
  expect(none.status).toBe(400);
  const again = await html(none);
  expect(again).toContain("Choose at least one person.");
  expect(again).toContain('value="ngāti"');
  const inactive = await idOf("approver.leave@saltbush.example");
  await shop.api.db.update(users).set({ active: false }).where(eq(users.customerId, inactive));
  const refused = await send(`${UNIT}?find=carrick`, [
    ["section", "add"],
    ["person", inactive],
  ]);
  expect([refused.status, (await html(refused)).includes("Activate the account first.")]).toEqual([
    400,
    true,
  ]);
  const stranger = await idOf("wearer@kestrel.example");
  const foreign: [string, string][] = [
    ["section", "add"],
    ["person", stranger],
  ];
  expect((await send(UNIT, foreign)).status).toBe(404);
  expect((await ask(`${UNIT}?do=remove&person=${stranger}`)).status).toBe(404);
  expect(await html(await ask(`${UNIT}?person=${stranger}`))).not.toContain(stranger);
  expect(await members()).toEqual(before);
});

test("[BU-01] an administrator of the unit sees a member without forms; the home unit's has them", async () => {
  const seen = await html(await ask(`/manage-users/${pk}`, LOCAL));
  expect(seen).toContain("is at home in Surgical ward.");
  expect(seen).not.toContain("Save personal details");
  expect((await ask(`/manage-users/${pk}?do=delete`, LOCAL)).status).toBe(200);
  const sent: [string, string][] = [["section", "deactivate"]];
  expect((await send(`/manage-users/${pk}`, sent, LOCAL)).status).toBe(403);
  const managed = await html(await ask(`/manage-users/${pk}`));
  expect(managed).toContain("Further units");
  expect(managed).toContain("Save personal details");
  const own = await idOf("approver.river@saltbush.example");
  expect((await ask(`/manage-users/${own}`, LOCAL)).status).toBe(404);
});

test("[BU-01] the page before removing tells what stands in the way, with links, or removes", async () => {
  const nurse = await idOf("wearer@saltbush.example");
  const home = await html(await ask(`${UNIT}?do=remove&person=${nurse}`));
  expect(home).toContain("Emergency is the home unit of Makareta Dunleavy.");
  expect(home).toContain(`href="/manage-users/${nurse}#employee"`);
  const remove = (person: string): [string, string][] => [
    ["section", "remove"],
    ["person", person],
  ];
  const refused = await send(`${UNIT}?do=remove&person=${nurse}`, remove(nurse));
  expect([refused.status, (await html(refused)).includes("was not removed")]).toEqual([400, true]);
  expect(await html(await ask(`${UNIT}?do=remove&person=${pk}`))).toContain(
    "can no longer use the cost centres",
  );
  expect(await members()).toContain(pk);
  const removed = await send(`${UNIT}?do=remove&person=${pk}`, remove(pk));
  expect([removed.status, removed.headers.get("Location")]).toEqual([303, UNIT]);
  expect(await members()).not.toContain(pk);
  expect(await html(await ask(`${UNIT}?do=remove&person=${pk}`))).toContain("is not in Emergency");
  expect((await ask(`/manage-users/${pk}`, LOCAL)).status).toBe(404);
});
