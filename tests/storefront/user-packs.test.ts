import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { choose } from "../support/shopping";
import { testStorefront, type Storefront } from "../support/storefront";

const ADMIN = "admin@korraline.example";
const WEARER = "casual@korraline.example";
const SUN = "PK-KC-SUN";

let shop: Storefront;
let cookie: string;
let own: string;
let page: string;
beforeAll(async () => {
  shop = await testStorefront();
  cookie = await shop.signIn(ADMIN);
  const pathOf = async (email: string) =>
    `/manage-users/${(await shop.api.db.select().from(users).where(eq(users.uid, email)))[0]!.customerId}`;
  [own, page] = [await pathOf(ADMIN), await pathOf(WEARER)];
});
afterAll(() => shop.api.close());

const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const see = async (path = page) => html(await shop.request(path, { cookie }));
const send = (body: Record<string, string>, path = page) =>
  shop.request(path, { cookie, body: new URLSearchParams({ idempotencyKey: randomUUID(), ...body }) });

/** The number of a row of the form, by what it is of. */
async function rowOf(of: string): Promise<string> {
  const found = new RegExp(`name="of-(\\d+)" value="${of.replaceAll("|", "\\|")}"`).exec(await see());
  expect([of, found !== null]).toEqual([of, true]);
  return found![1]!;
}
const socks = async (changeBy: string, more: Record<string, string> = {}) => {
  const of = `${SUN}|quantity|SOCKS`;
  const row = await rowOf(of);
  return send({ section: "packs", [`of-${row}`]: of, [`row-${row}`]: changeBy, ...more });
};

describe("packs and allocations of a person", () => {
  test("[US-03] show what was had and is left; more is given with a reason, and the change log has it", async () => {
    expect(await see()).toMatch(/\d of \d items? used/);
    const saved = await socks("+2", { reason: "Works in the wet" });
    expect([saved.status, saved.headers.get("location")]).toEqual([303, `${page}#packs`]);
    const after = await see();
    expect(after).toContain("2 items more in Socks");
    expect(after).toContain("Works in the wet");
    expect(await see("/change-log?search=socks")).toContain("Works in the wet");
  });

  test("[US-03] a day that does not exist is refused beside its field, with what was typed", async () => {
    const [closed] = await shop.api.db
      .select()
      .from(users)
      .where(eq(users.uid, "indentclosed@kestrel.example"));
    const path = `/manage-users/${closed!.customerId}`;
    const admin = await shop.signIn("admin@kestrel.example");
    const before = await html(await shop.request(path, { cookie: admin }));
    const [, number, of] = /name="of-(\d+)" value="([^"|]+\|until[^"]*)"/.exec(before)!;
    const body = new URLSearchParams({
      ...{ idempotencyKey: randomUUID(), section: "packs", reason: "Late starter" },
      ...{ [`of-${number!}`]: of!, [`row-${number!}`]: "2027-02-30" },
    });
    const answer = await shop.request(path, { cookie: admin, body });
    expect(answer.status).toBe(400);
    const after = await html(answer);
    expect(after).toContain('value="2027-02-30"');
    expect(after).not.toContain("Invalid ISO date");
    expect(after).toMatch(/aria-invalid="true"/);
  });

  test("[US-03] another pack is given, and stands among the others then", async () => {
    const [, packId, name] = /<option value="(PK-[\w-]+)">([^<]+)</.exec(await see())!;
    await send({ section: "packs", give: packId!, reason: "New crew" });
    const after = await see();
    expect(after).not.toContain(`<option value="${packId}"`);
    expect(after).toContain(`${name}, Pack given`);
  });

  test("[US-03] a refusal stands at its field and keeps what was typed; nothing is saved", async () => {
    const words = await socks("many", { reason: "O'Brien-Ngāti <b>&" });
    expect(words.status).toBe(400);
    const refused = await html(words);
    expect(refused).toContain("Enter a whole number such as 2 or -1.");
    expect(refused).toMatch(/value="many"/);
    expect(refused).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp;");
    expect(await html(await socks("1"))).toContain("Reason for the change: This information is required.");
    expect(await html(await send({ section: "packs", reason: "Nothing" }))).toContain(
      "This changes nothing.",
    );
    expect(await html(await send({ section: "packs", give: "PK-LB-BADGE", reason: "Foreign" }))).toContain(
      "Choose another one.",
    );
  });

  test("[US-03] taking away more than is left is asked back, and done when it is confirmed", async () => {
    await choose(shop.api, WEARER, SUN, "SOCKS", { setId: "SOCKS", styleCode: "KC-5403" });
    await shop.api.call("POST", "/users/current/carts", { as: WEARER, query: { reuse: "true" } });
    await shop.api.call("POST", `/orgUsers/current/packs/${SUN}/cart`, {
      as: WEARER,
      query: { cartId: "current" },
    });
    const given = /(\d+) in a cart/.exec(await see());
    expect(given?.[1]).toBe("1");
    const asked = await socks("-4", { reason: "Left the field" });
    expect(asked.status).toBe(400);
    const confirm = await html(asked);
    expect(confirm).toContain("Confirm that more is taken away than is left.");
    expect(confirm).toContain('name="belowUse"');
    expect((await socks("-4", { reason: "Left the field", belowUse: "yes" })).status).toBe(303);
    expect(await html(await socks("-99", { reason: "Too much", belowUse: "yes" }))).toContain(
      "no more than this can be taken away",
    );
  });

  test("[US-03] one's own cannot be changed by oneself", async () => {
    const mine = await see(own);
    expect(mine).toContain("Somebody else must change your own packs.");
    expect(mine).not.toContain("Save packs and allocations");
    expect((await send({ section: "packs", give: SUN, reason: "For me" }, own)).status).toBe(403);
  });
});

describe("sizes of a person", () => {
  test("[US-03] are shown when they are asked for, changed by a form, and each look is in the change log", async () => {
    expect(await see()).toContain("?do=sizes");
    const sizes = await see(`${page}?do=sizes`);
    const [, field] = /name="(size\.[\w-]+)"/.exec(sizes)!;
    const [, value] = new RegExp(`name="${field!.replace(".", "\\.")}"[^>]*value="([^"]+)"`).exec(sizes)!;
    const saved = await send({ section: "sizes", [field!]: value! }, `${page}?do=sizes`);
    expect([saved.status, saved.headers.get("location")]).toEqual([303, page]);
    const chosen = new RegExp(
      `value="${value!.replaceAll("|", "\\|")}"[^>]*checked=""|checked=""[^>]*value="${value!.replaceAll("|", "\\|")}"`,
    );
    expect(await see(`${page}?do=sizes`)).toMatch(chosen);
    expect(await see("/change-log?search=sizes")).toContain("Looked at");
    expect((await send({ section: "sizes", "size.nonsense": "9" })).status).toBe(303);
    expect(await see(`${page}?do=sizes`)).toMatch(chosen);
  });
});

describe("user groups of a person", () => {
  test("[US-01] are found, joined and left by forms", async () => {
    const uid = "WET-CREW";
    await shop.api.call("POST", "/users/current/orgUnitUserGroups", {
      as: ADMIN,
      body: { uid, name: "Wet <b>crew</b> & O'Brien", orgUnit: { uid: "korraline" } },
    });
    const found = await see(`${page}?findGroup=wet`);
    expect(found).toContain("Wet &lt;b&gt;crew&lt;/b&gt; &amp; O&#x27;Brien (WET-CREW)");
    const none = await html(await send({ section: "group-add" }));
    expect(none).toContain("Tick at least one user group.");
    expect((await send({ section: "group-add", group: uid })).status).toBe(303);
    expect((await send({ section: "group-add", group: uid })).status).toBe(303);
    expect(await see()).toContain(`href="/user-groups/${uid}"`);
    expect((await send({ section: "group-remove", group: uid })).status).toBe(303);
    expect(await see()).not.toContain(`href="/user-groups/${uid}"`);
    expect((await send({ section: "group-add", group: "nonsense" })).status).toBe(404);
  });
});
