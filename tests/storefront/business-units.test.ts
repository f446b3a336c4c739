import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { budgets } from "../../commerce/modules/limits/tables";
import { units } from "../../commerce/modules/organisation/tables";
import { testStorefront, type Storefront } from "../support/storefront";

const ADMIN = "admin@saltbush.example";
const NURSE = "wearer@saltbush.example";
const FOREIGN = "admin@kestrel.example";
const STORES = "admin@harrowstreet.example";
const LIST = "/business-units";
const CHILD = "saltbush-emergency";

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [ADMIN, NURSE, FOREIGN]) cookies.set(email, await shop.signIn(email));
  cookies.set(STORES, await shop.signIn(STORES, "wholesale.localhost"));
});
afterAll(() => shop.api.close());

const ask = (path: string, as = ADMIN, post = false, host?: string) =>
  shop.request(path, {
    cookie: cookies.get(as),
    host,
    ...(post ? { body: new URLSearchParams({ idempotencyKey: randomUUID() }) } : {}),
  });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const isActive = async (uid: string) =>
  (await shop.api.db.select().from(units).where(eq(units.uid, uid)))[0]!.active;

describe("the list", () => {
  test("[BU-01] shows the tree with status, leads to each unit, and is a file too", async () => {
    const list = await html(await ask(LIST));
    expect(list).toContain(`href="${LIST}/${CHILD}"`);
    expect(list.indexOf("Saltbush Base Hospital")).toBeLessThan(list.indexOf(`href="${LIST}/${CHILD}"`));
    expect(await html(await ask(`${LIST}?search=emergency&status=active`))).toContain("Showing 1 to 1 of 1");
    for (const query of ["status=x", "search=%00", "currentPage=99", "sort=x"]) {
      expect([query, (await ask(`${LIST}?${query}`)).status]).toEqual([query, 200]);
    }
    const file = await (await ask(`${LIST}.csv?search=emergency`)).text();
    expect(file.trim().split("\r\n")[1]).toContain(`Emergency,${CHILD},saltbush-base,`);
    expect(await html(await ask("/manage-organisation"))).toContain(`href="${LIST}"`);
  });

  test("[BU-01] the wholesale site says store", async () => {
    const list = await html(await ask(LIST, STORES, false, "wholesale.localhost"));
    expect(list).toMatch(/<h1>Stores<\/h1>/);
    expect(list).toMatch(/<title>Stores/);
    const tiles = await html(await ask("/manage-organisation", STORES, false, "wholesale.localhost"));
    expect(tiles).toContain(">Stores</a>");
  });
});

describe("one unit", () => {
  test("[BU-01] has its name with the uid, addresses and people; it is not there for others", async () => {
    const page = await html(await ask(`${LIST}/${CHILD}`));
    expect(page).toMatch(/Approval process<[^]*?Every order</);
    for (const words of [`Emergency (${CHILD})`, "Delivery and shipping", "Makareta Dunleavy ("]) {
      const all = words.startsWith("Makareta") ? await html(await ask(`/manage-users?unit=${CHILD}`)) : page;
      expect(all).toContain(words);
    }
    for (const path of [`${LIST}/${CHILD}`, `${LIST}/${CHILD}/disable`]) {
      expect([path, (await ask(path, FOREIGN)).status]).toEqual([path, 404]);
      expect([path, (await ask(path, FOREIGN, true)).status]).toEqual([path, 404]);
      expect([path, (await ask(path, NURSE)).status]).toEqual([path, 403]);
    }
    expect(await isActive(CHILD)).toBe(true);
  });

  test("[BU-01] shows what the unit has itself: units below, cost centres, budgets and purchase limits", async () => {
    const page = await html(await ask(`${LIST}/saltbush-base`));
    expect(page).toContain("Business units below (5)");
    expect(page).toContain(`href="${LIST}/${CHILD}"`);
    expect(page).toContain("Cost centres (1)");
    expect(page).toContain('href="/cost-centres/SV-BASE"');
    // A budget of no cost centre has no other page.
    await shop.api.db.insert(budgets).values({
      code: "SV-WHOLE",
      name: "Whole <b>unit</b>",
      organisationUid: "saltbush",
      unitUid: "saltbush-base",
      currency: "AUD",
      amountCents: 120_000,
      startsOn: "2026-01-01",
      endsOn: "2026-12-31",
    });
    const after = await html(await ask(`${LIST}/saltbush-base`));
    expect(after).toContain("Budgets (1)");
    expect(after).toContain("Whole &lt;b&gt;unit&lt;/b&gt;");
    expect(after).toContain("left of $1,200.00, 1 Jan 2026 to 31 Dec 2026, of the whole unit");
    expect(await html(await ask(`${LIST}/${CHILD}`))).toContain("Budgets (0)");
    const { body } = await shop.api.call("GET", "/users/current/budgets", {
      as: FOREIGN,
      query: { unit: "saltbush-base" },
    });
    expect(body.budgets).toEqual([]);
    const store = await html(await ask(`${LIST}/harrowstreet`, STORES, false, "wholesale.localhost"));
    expect(store).toContain("Stores below (");
  });

  test("[BU-01] the page before disabling tells what goes along; enabling asks for the parent first", async () => {
    const top = await html(await ask(`${LIST}/saltbush/disable`));
    expect(top).toContain("is the top of the organisation and cannot be disabled.");
    const before = await html(await ask(`${LIST}/saltbush-base/disable`));
    for (const words of [
      "Nothing has changed yet.",
      "Emergency",
      "cost centre",
      "budget",
      "Keep it as it is",
    ]) {
      expect(before).toContain(words);
    }
    expect(await isActive("saltbush-base")).toBe(true);
    expect((await ask(`${LIST}/saltbush-base/disable`, ADMIN, true)).status).toBe(303);
    expect([await isActive("saltbush-base"), await isActive(CHILD)]).toEqual([false, false]);
    expect(await html(await ask(`${LIST}/${CHILD}`))).toContain("Enable it first.");
    await ask(`${LIST}/${CHILD}`, ADMIN, true);
    expect(await isActive(CHILD)).toBe(false);
    await ask(`${LIST}/saltbush-base`, ADMIN, true);
    await ask(`${LIST}/${CHILD}`, ADMIN, true);
    expect([await isActive("saltbush-base"), await isActive(CHILD)]).toEqual([true, true]);
    const nurse = await ask("/my-account/profile", NURSE);
    expect([nurse.status, nurse.headers.get("Location")?.split("?")[0]]).toEqual([303, "/login"]);
  });
});

describe("adding and changing", () => {
  const send = (path: string, fields: Record<string, string>, as = ADMIN) =>
    shop.request(path, {
      cookie: cookies.get(as),
      body: new URLSearchParams({ idempotencyKey: randomUUID(), ...fields }),
    });

  test("[BU-01] a unit is added with its address, and its name is changed; refusals keep what was typed", async () => {
    const add = `${LIST}?do=add`;
    expect(await html(await ask(add))).toContain("Add business unit");
    const taken = await send(add, { uid: CHILD, name: "Day <b>surgery", parentUid: "saltbush-base" });
    expect(taken.status).toBe(409);
    const again = await html(taken);
    expect(again).toContain(`${CHILD} is already taken. Enter another code.`);
    expect(again).toContain('value="Day &lt;b&gt;surgery"');
    const made = await send(add, { uid: "sf-day", name: "Day surgery", parentUid: "saltbush-base" });
    expect(made.headers.get("Location")).toBe(`${LIST}/sf-day`);

    const address = `${LIST}?do=address&unit=sf-day`;
    const bad = await send(address, {
      companyName: "Dock",
      line1: "4 Saleyards Lane",
      postalCode: "35",
      country: "AU",
    });
    expect(bad.status).toBe(400);
    expect(await html(bad)).toContain('value="4 Saleyards Lane"');
    const good = {
      companyName: "Dock",
      line1: "4 Saleyards Lane",
      town: "Mildura",
      region: "VIC",
      postalCode: "3500",
      country: "AU",
    };
    for (const companyName of ["Dock", "Level B1"]) {
      expect((await send(address, { ...good, companyName })).status).toBe(303);
    }
    const page = await html(await ask(`${LIST}/sf-day`));
    expect(page).toContain("Level B1");
    const second =
      /do=address&amp;unit=sf-day&amp;address=([\w-]+)"[^>]*>Change<span class="vh"> Level B1/.exec(
        page,
      )![1]!;
    expect((await send(`${address}&address=${second}`, { section: "default" })).status).toBe(303);
    expect((await send(`${address}&address=${second}`, { section: "remove" })).status).toBe(303);
    // The default one stays: another must be made the default first.
    expect(await html(await ask(`${address}&address=${second}`))).toContain('value="Level B1"');

    const rename = `${LIST}?do=edit&unit=sf-day`;
    const form = await html(await ask(rename));
    // Neither the unit itself nor what is below it can be above it.
    expect(form).toContain('<option value="saltbush"');
    expect(form).not.toContain('<option value="sf-day"');
    const circle = await send(rename, { name: "Day", parentUid: "sf-day", version: "1" });
    expect(circle.status).toBe(400);
    expect(await html(circle)).toContain("Choose a unit outside of it.");
    expect((await send(rename, { name: "Day theatre", version: "1" })).headers.get("Location")).toBe(
      `${LIST}/sf-day`,
    );
    const move = await send(rename, { name: "Day theatre", parentUid: CHILD, version: "2" });
    expect([move.status, move.headers.get("Location")]).toEqual([303, `${LIST}/sf-day`]);
    const [moved] = await shop.api.db.select().from(units).where(eq(units.uid, "sf-day"));
    expect(moved!.parentUid).toBe(CHILD);
    expect(await html(await ask(`${LIST}/sf-day`))).toMatch(
      new RegExp(`Parent unit<[^]*?href="${LIST}/${CHILD}"[^>]*>Emergency<`),
    );
    const late = await send(rename, { name: "Day ward", version: "1" });
    expect(late.status).toBe(409);
    const both = await html(late);
    expect(both).toContain("Day ward");
    expect(both).toContain("Day theatre");
    const approver = await shop.signIn("approver@kestrel.example");
    for (const path of [rename, address, `${address}&address=${second}`]) {
      expect([path, (await ask(path, FOREIGN)).status]).toEqual([path, 404]);
      expect([path, (await send(path, { name: "Mine", ...good }, FOREIGN)).status]).toEqual([path, 404]);
      const refused = await shop.request(path, { cookie: approver });
      expect([path, refused.status]).toEqual([path, 403]);
    }
    expect((await send(LIST, { name: "x" })).status).toBe(405);
  });
});
