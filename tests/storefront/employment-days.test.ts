import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { testStorefront, type Storefront } from "../support/storefront";

const ADMIN = "admin@saltbush.example";
const NURSE = "wearer@saltbush.example";

let shop: Storefront;
let cookie: string;
let page: string;
const rowOf = async (email: string) =>
  (await shop.api.db.select().from(users).where(eq(users.uid, email)))[0]!;
beforeAll(async () => {
  shop = await testStorefront();
  cookie = await shop.signIn(ADMIN);
  page = `/manage-users/${(await rowOf(NURSE)).customerId}`;
});
afterAll(() => shop.api.close());

const ask = (path: string, body?: Record<string, string>) =>
  shop.request(path, {
    cookie,
    ...(body ? { body: new URLSearchParams({ idempotencyKey: randomUUID(), ...body }) } : {}),
  });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

test("[B-16] the person's page takes the days however they are typed, shows them, and says what is wrong at the field", async () => {
  const sent = { section: "employee", unitUid: (await rowOf(NURSE)).unitUid, workingTime: "80" };
  const late = await ask(page, { ...sent, startsOn: "4/5/2026", endsOn: "2026-05-03" });
  expect(late.status).toBe(400);
  const refused = await html(late);
  expect(refused).toContain("The last day cannot be before the first day.");
  expect(refused).toContain('href="#employee-endsOn"');
  expect(refused).toContain('value="2026-05-03"');
  const years = await html(await ask(page, { ...sent, startsOn: "1949-05-04" }));
  expect(years).toContain("Enter a year from 1950 to 2099.");
  expect((await ask(page, { ...sent, startsOn: "4/5/2026" })).status).toBe(303);
  expect(await rowOf(NURSE)).toMatchObject({ startsOn: "2026-05-04", endsOn: null });
  const shown = await html(await ask(page));
  expect(shown).toMatch(
    /<input[^>]*name="startsOn"[^>]*value="2026-05-04"|value="2026-05-04"[^>]*name="startsOn"/,
  );
  const file = await (await ask("/manage-users.csv?search=dunleavy")).text();
  expect(file).toContain("First day");
  expect(file).toContain("2026-05-04");
});

test("[B-16] somebody new is added with a first day, and the template of an upload has the columns", async () => {
  const added = await ask("/manage-users/add", {
    ...{ firstName: "Ngaio", lastName: "O'Brien-Ngāti <b>&", email: "ngaio.days@saltbush.example" },
    ...{ workingTime: "100", unitUid: "saltbush-emergency", roles: "customergroup", startsOn: "2026-05-04" },
  });
  expect(added.status).toBe(303);
  expect((await rowOf("ngaio.days@saltbush.example")).startsOn).toBe("2026-05-04");
  expect(await (await ask("/manage-users.csv?do=template")).text()).toContain(
    "Working time,First day,Last day",
  );
});
