import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { cartEntries, carts } from "../../commerce/modules/carts/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { draftItems } from "../../commerce/modules/packs/tables";
import { users } from "../../commerce/modules/users/tables";
import { testStorefront, type Storefront } from "../support/storefront";

const PLANT = "hotwork@korraline.example";
const ADMIN = "admin@korraline.example";
const FOREIGN = "admin@kestrel.example";
const UNMET =
  "The role PLANT needs AS/NZS 4602.1 class D/N for night work. Hi-vis polo, long sleeve has AS/NZS 4602.1 class D.";
const WHY = "Day shift of O'Brien-Ngāti <b>&";
const WHY_HTML = "Day shift of O&#x27;Brien-Ngāti &lt;b&gt;&amp;";
const ITEM = "/product/KC-5002/hi-vis-polo";
const PACK_ITEM = "/packItem?packId=PK-KC-PPE-FIELD&step=1&style=KC-5002";

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [PLANT, ADMIN, FOREIGN]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());
const guard = (ppeGuard: "refuse" | "reason" | "warn" | null) =>
  shop.api.db.update(organisations).set({ ppeGuard }).where(eq(organisations.uid, "korraline"));
beforeEach(async () => {
  await shop.api.db.delete(carts);
  await shop.api.db.delete(draftItems);
});
afterEach(() => guard("reason"));

const ask = (path: string, as = PLANT, body?: Record<string, string>) =>
  shop.request(path, {
    cookie: cookies.get(as),
    ...(body ? { body: new URLSearchParams({ idempotencyKey: randomUUID(), ...body }) } : {}),
  });
const html = async (path: string, as = PLANT) =>
  (await (await ask(path, as)).text()).replaceAll("<!-- -->", "");
const choice = { colour: "YEL", fit: "M", quantity: "1", intent: "add" };
/** The first colour that the form offers. */
const colourOf = (text: string) => /name="colour"[^>]*value="([^"]+)"/.exec(text)?.[1] ?? choice.colour;
const entries = () => shop.api.db.select().from(cartEntries);

test("[B-20] the item page warns by the standard's name before it is added, and asks for a reason", async () => {
  const page = await html(ITEM);
  expect(page).toContain(UNMET);
  expect(page).toContain('name="ppeReason"');
  expect(page).toContain("Certificate KC-5002-C, version 2.");
  const body = { ...choice, colour: colourOf(page) };
  const refused = await ask(ITEM, PLANT, body);
  expect(refused.status).toBe(400);
  const text = (await refused.text()).replaceAll("<!-- -->", "");
  expect(text).toContain(`${UNMET} Say why it is needed.`);
  expect(text).toMatch(/href="#[^"]*ppeReason"/);
  expect(await entries()).toEqual([]);
  const long = await ask(ITEM, PLANT, { ...body, ppeReason: `${WHY} ${"x".repeat(255)}` });
  expect(long.status).toBe(400);
  // What was typed stays.
  expect(await long.text()).toContain(WHY_HTML);
  expect((await ask(ITEM, PLANT, { ...body, ppeReason: WHY })).status).toBe(303);
  expect((await entries()).map(({ ppeReason }) => ppeReason)).toEqual([WHY]);
  const cart = await html("/cart");
  expect(cart).toContain(UNMET);
  expect(cart).toContain(WHY_HTML);
});

test("[B-20] without scripts + and − keep the reason", async () => {
  const stepped = await ask(ITEM, PLANT, { ...choice, step: "1", ppeReason: WHY });
  expect(stepped.status).toBe(303);
  expect(await html(stepped.headers.get("location")!)).toContain(WHY_HTML);
});

test("[B-20] where it is refused, nothing can be pressed, and a forged post gets the same sentence", async () => {
  await guard("refuse");
  const page = await html(ITEM);
  expect(page).toContain(`${UNMET} You cannot order it.`);
  expect(page).not.toContain("ADD TO CART");
  const forged = await ask(ITEM, PLANT, { ...choice, colour: colourOf(page), ppeReason: WHY });
  expect(forged.status).toBe(400);
  expect((await forged.text()).replaceAll("<!-- -->", "")).toContain(`${UNMET} Choose another item.`);
  expect(await entries()).toEqual([]);
  await guard("warn");
  expect(await html(ITEM)).not.toContain('name="ppeReason"');
  expect((await ask(ITEM, PLANT, { ...choice, colour: colourOf(page) })).status).toBe(303);
});

test("[B-20] a pack's step and item page say the same, and keep the reason", async () => {
  const step = await html("/packDetailsPage?packId=PK-KC-PPE-FIELD");
  expect(step).toContain(UNMET);
  // The card leads to the page that asks.
  expect(step).not.toContain('name="style" value="KC-5002"');
  const page = await html(PACK_ITEM);
  // Once on the page, and once in what its scripts read.
  expect(page.split(UNMET).length).toBe(3);
  const body = {
    ...{ setId: "POLOS", fit: "M", quantity: "1", colour: colourOf(page) },
    ...{ intent: "add", reasonOfReplacement: "Worn out" },
  };
  const refused = await ask(PACK_ITEM, PLANT, body);
  expect(refused.status).toBe(400);
  expect((await refused.text()).replaceAll("<!-- -->", "")).toContain(`${UNMET} Say why it is needed.`);
  expect((await ask(PACK_ITEM, PLANT, { ...body, ppeReason: WHY })).status).toBe(303);
  const [item] = await shop.api.db.select().from(draftItems);
  expect(item).toMatchObject({ ppeReason: WHY });
  const summary = await html("/packDetailsPage?packId=PK-KC-PPE-FIELD");
  expect(summary).toContain(WHY_HTML);
  // The form that changes it has the reason.
  expect(await html(`${PACK_ITEM}&item=${item!.id}`)).toContain(WHY_HTML);
});

test("[B-20] the item page of anybody else has no word of it", async () => {
  const page = await html(ITEM, ADMIN);
  expect(page).not.toContain("The role");
  expect(page).not.toContain("ppeReason");
});

test("[B-20] who does not have it is a list for administrators, with files for an audit", async () => {
  const list = await html("/manage-users/ppe", ADMIN);
  expect(list).toContain("Never issued");
  expect(list).toContain("AS/NZS 4602.1 class");
  const file = await (await ask("/manage-users/ppe.csv", ADMIN)).text();
  const [head, ...rows] = file.trim().split("\r\n");
  expect(head).toContain("Name,Employee id,Unit,Role,Garment,Standard,Work,State,Issued,Since");
  const total = Number(/of (\d+)/.exec(list)![1]);
  expect(rows.length).toBe(total);
  const units = await html("/manage-users/ppe?do=units", ADMIN);
  expect(units).toContain("Karratha haul road");
  expect(await (await ask("/manage-users/ppe.csv?do=units", ADMIN)).text()).toContain(
    "People with something unmet",
  );
  expect(await html("/manage-users", ADMIN)).toContain('href="/manage-users/ppe"');
});

test("[B-20] other organisations see none of it, and an organisation without requirements no link", async () => {
  const [one] = await shop.api.db.select().from(users).where(eq(users.uid, PLANT));
  const list = await html("/manage-users/ppe", FOREIGN);
  expect(list).toContain("Nothing is missing");
  expect(list).not.toContain(one!.lastName);
  expect(await html("/manage-users", FOREIGN)).not.toContain("/manage-users/ppe");
  expect((await ask("/manage-users/ppe", PLANT)).status).toBe(403);
  expect((await ask("/manage-users/ppe.csv", PLANT)).status).toBe(403);
});
