import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { testStorefront, type Storefront } from "../support/storefront";

const ADMIN = "admin@saltbush.example";
const NURSE = "wearer@saltbush.example";
const FOREIGN = "admin@kestrel.example";
const STORES = "admin@harrowstreet.example";

let shop: Storefront;
let nurse: typeof users.$inferSelect;
const cookies = new Map<string, string>();
const rowOf = async (email: string) =>
  (await shop.api.db.select().from(users).where(eq(users.uid, email)))[0]!;
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [ADMIN, NURSE, FOREIGN]) cookies.set(email, await shop.signIn(email));
  cookies.set(STORES, await shop.signIn(STORES, "wholesale.localhost"));
  nurse = await rowOf(NURSE);
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  await shop.api.db.update(users).set(nurse).where(eq(users.customerId, nurse.customerId));
});

const ask = (path: string, as = ADMIN, body?: Record<string, string>, host?: string) =>
  shop.request(path, {
    cookie: cookies.get(as),
    host,
    ...(body ? { body: new URLSearchParams({ idempotencyKey: randomUUID(), ...body }) } : {}),
  });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const page = () => `/manage-users/${nurse.customerId}`;

describe("manage organisation", () => {
  test("[OG-01] an administrator finds it in the menu, and it leads to what is managed; others get neither", async () => {
    const home = await html(await ask("/manage-organisation"));
    for (const path of ["/manage-users", "/my-account/approval-dashboard", "/purchase-order"]) {
      expect(home).toContain(`href="${path}"`);
    }
    expect(await html(await ask("/home"))).toContain('href="/manage-organisation"');
    expect(await html(await ask("/home", NURSE))).not.toContain('href="/manage-organisation"');
    for (const path of ["/manage-organisation", "/manage-users", "/manage-users.csv", page()]) {
      expect([path, (await ask(path, NURSE)).status]).toEqual([path, 403]);
    }
  });
});

describe("the manager", () => {
  test("[US-01] is read on the page of a person, by the name, while they are there", async () => {
    const manager = await rowOf("approver@saltbush.example");
    const names = (managerId: string | null, active = true) =>
      Promise.all([
        shop.api.db.update(users).set({ managerId }).where(eq(users.customerId, nurse.customerId)),
        shop.api.db
          .update(users)
          .set({ firstName: "Ada <b>&", active })
          .where(eq(users.customerId, manager.customerId)),
      ]);
    await names(manager.customerId);
    const shown = await html(await ask(page()));
    expect(shown).toContain(`Ada &lt;b&gt;&amp; ${manager.lastName}`);
    expect(shown).toContain("Manager");
    await names(manager.customerId, false);
    expect(await html(await ask(page()))).not.toContain("Ada &lt;b&gt;&amp;");
    await shop.api.db.update(users).set(manager).where(eq(users.customerId, manager.customerId));
  });
});

describe("the list", () => {
  test("[US-01] shows people with employee id or NA, and leads to each", async () => {
    const list = await html(await ask("/manage-users?search=dunleavy"));
    expect(list).toContain(`Makareta Dunleavy (${nurse.wearerId})`);
    expect(list).toContain(`href="${page()}"`);
    await shop.api.db.update(users).set({ wearerId: "" }).where(eq(users.customerId, nurse.customerId));
    expect(await html(await ask("/manage-users?search=dunleavy"))).toContain("Makareta Dunleavy (NA)");
    expect(await html(await ask("/manage-users?search=dunleavy", FOREIGN))).toContain("Nothing found");
  });

  test("[US-01] on the wholesale site it says store, and a name stands alone", async () => {
    const list = await html(await ask("/manage-users", STORES, undefined, "wholesale.localhost"));
    expect(list).toContain("All stores");
    expect(list).toContain(">Callan Sidhu<");
  });

  test("[US-01] nonsense in the address is left out, and the list is a file too", async () => {
    for (const query of ["role=x", "status=x", "unit=%00", "sort=--", "currentPage=-1", "currentPage=99"]) {
      expect([query, (await ask(`/manage-users?${query}`)).status]).toEqual([query, 200]);
    }
    const answer = await ask("/manage-users.csv?search=dunleavy");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="users.csv"');
    const lines = (await answer.text()).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`Makareta Dunleavy,${nurse.wearerId},${NURSE}`);
    expect((await ask("/manage-users.csv?search=dunleavy", FOREIGN)).status).toBe(200);
    expect(await (await ask("/manage-users.csv?search=dunleavy", FOREIGN)).text()).not.toContain("Makareta");
  });
});

describe("one person", () => {
  const version = () => String(nurse.version);

  test("[US-01] a person of another organisation is not there", async () => {
    expect((await ask(page(), FOREIGN)).status).toBe(404);
    const names = { section: "personal", firstName: "A", lastName: "B" };
    expect((await ask(page(), FOREIGN, names)).status).toBe(404);
    expect(await rowOf(NURSE)).toEqual(nurse);
  });

  test("[US-01] each form saves its own part", async () => {
    const personal = { section: "personal", version: version(), firstName: "Mak", lastName: "Dunleavy" };
    expect((await ask(page(), ADMIN, personal)).status).toBe(303);
    const employee = { section: "employee", employeeCode: "SV-7", unitUid: "saltbush", workingTime: "50" };
    expect((await ask(page(), ADMIN, employee)).status).toBe(303);
    const roles = { section: "roles", roles: "customergroup" };
    expect((await ask(page(), ADMIN, roles)).status).toBe(303);
    expect(await rowOf(NURSE)).toMatchObject({
      firstName: "Mak",
      wearerId: "SV-7",
      unitUid: "saltbush",
      fte: 50,
      groups: ["customergroup"],
    });
    expect(await html(await ask(page()))).toContain("Mak Dunleavy (SV-7)");
  });

  test("[US-01] a refusal stands at its field, keeps what was typed and touches no other form", async () => {
    const sent = { section: "contact", email: "no address", mobile: "0491 570" };
    const answer = await ask(page(), ADMIN, sent);
    expect(answer.status).toBe(400);
    const text = await html(answer);
    expect(text).toContain('href="#contact-email"');
    expect(text).toContain("Invalid email format");
    expect(text).toContain('value="no address"');
    expect(text).toContain('value="Makareta"');
    expect((await ask(page(), ADMIN, { section: "personal", firstName: "", lastName: "" })).status).toBe(400);
    expect((await ask(page(), ADMIN, { section: "other" })).status).toBe(400);
    expect(await rowOf(NURSE)).toEqual(nurse);
  });

  test("[US-01] beside somebody else's change both sides are shown, and mine can be saved", async () => {
    const mine = { section: "personal", version: version(), firstName: "Reta", lastName: "Dunleavy" };
    await ask(page(), ADMIN, { ...mine, firstName: "Mak" });
    const answer = await ask(page(), ADMIN, mine);
    expect(answer.status).toBe(409);
    const text = await html(answer);
    for (const words of ["Choose what to keep", "Bronwyn Taulanga changed Mak Dunleavy", "Reta", ">Mak<"]) {
      expect(text).toContain(words);
    }
    const next = String(nurse.version + 1);
    expect(text).toContain(`name="version" value="${next}"`);
    expect((await ask(page(), ADMIN, { ...mine, version: next })).status).toBe(303);
    expect((await rowOf(NURSE)).firstName).toBe("Reta");
  });

  test("[US-01] a new employee id is offered in the form and saved only with it", async () => {
    const text = await html(await ask(`${page()}?code=new`));
    const code = /name="employeeCode"[^>]*value="(\d+)"|value="(\d+)"[^>]*name="employeeCode"/.exec(text);
    expect(code?.[1] ?? code?.[2]).toMatch(/^\d+$/);
    expect(code?.[1] ?? code?.[2]).not.toBe(nurse.wearerId);
    expect(await rowOf(NURSE)).toEqual(nurse);
  });

  test("[US-01] a deactivated person's open visit ends at the next page", async () => {
    const cookie = await shop.signIn(NURSE);
    const open = () => shop.request("/my-account/profile", { cookie });
    expect((await open()).status).toBe(200);
    expect((await ask(page(), ADMIN, { section: "deactivate" })).status).toBe(303);
    const after = await open();
    expect([after.status, after.headers.get("Location")?.split("?")[0]]).toEqual([303, "/login"]);
    const text = await html(await ask(page()));
    expect(text).toContain("Activate Makareta");
    expect(text).not.toContain("Save personal details");
    expect((await ask(page(), ADMIN, { section: "activate" })).status).toBe(303);
    expect((await rowOf(NURSE)).active).toBe(true);
  });

  test("[US-01] the own page has no button to deactivate, and a post of it is refused", async () => {
    const own = `/manage-users/${(await rowOf(ADMIN)).customerId}`;
    expect(await html(await ask(own))).toContain(
      "You cannot deactivate yourself. Another administrator can.",
    );
    const answer = await ask(own, ADMIN, { section: "deactivate" });
    expect(answer.status).toBe(400);
    expect(await html(answer)).toContain("You cannot deactivate yourself.");
  });
});

describe("adding", () => {
  const ADD = "/manage-users/add";
  const NEW = { firstName: "Ngaio", lastName: "Ghosh", email: "ngaio@saltbush.example", workingTime: "80" };

  test("[US-01] the form offers a free employee id, and leads to the new person's page", async () => {
    const text = await html(await ask(ADD));
    const code =
      /id="add-user-employeeCode"[^>]*value="(\d+)"|value="(\d+)"[^>]*id="add-user-employeeCode"/.exec(text);
    const employeeCode = code?.[1] ?? code?.[2] ?? "";
    const answer = await ask(ADD, ADMIN, {
      ...NEW,
      employeeCode,
      unitUid: "saltbush-emergency",
      roles: "customergroup",
    });
    expect(answer.status).toBe(303);
    const row = await rowOf(NEW.email);
    expect(row).toMatchObject({ wearerId: employeeCode, fte: 80, unitUid: "saltbush-emergency" });
    expect(answer.headers.get("Location")).toBe(`/manage-users/${row.customerId}`);
    expect(await html(await ask(`/manage-users/${row.customerId}`))).toContain(
      `Ngaio Ghosh (${employeeCode})`,
    );
  });

  test("[US-01] an employee id that was cleared stays empty, and so does a last name", async () => {
    const sent = { ...NEW, employeeCode: "", lastName: "", unitUid: "saltbush-emergency" };
    const again = await html(await ask(ADD, ADMIN, sent));
    const field = /<input[^>]*id="add-user-employeeCode"[^>]*>/.exec(again)![0];
    expect(field).not.toMatch(/value="\d/);
    const email = "ngaio.na@saltbush.example";
    const added = await ask(ADD, ADMIN, { ...sent, email, roles: "customergroup" });
    expect(added.status).toBe(303);
    const row = await rowOf(email);
    expect(row).toMatchObject({ wearerId: "", lastName: "" });
    expect(await html(await ask(`/manage-users/${row.customerId}`))).toContain("Ngaio (NA)");

    // Their own profile needs no last name either; whoever has one keeps it.
    const cookie = await shop.signIn(NURSE);
    const profile = { titleCode: "ms", firstName: "Makareta", lastName: "", preferredName: "" };
    const send = () => shop.request("/my-account/profile", { cookie, body: new URLSearchParams(profile) });
    const kept = await send();
    expect([kept.status, await html(kept)]).toEqual([400, expect.stringContaining("Enter your last name.")]);
    const saved = await shop.api.call("PATCH", "/manage-users/updatePersonalDetails", {
      as: ADMIN,
      body: { customerPK: nurse.customerId, firstName: "Makareta", lastName: "" },
    });
    expect(saved.status).toBe(200);
    const done = await send();
    expect([done.status, done.headers.get("Location")]).toEqual([303, "/my-account/profile"]);
  });

  test("[US-01] a refusal keeps what was typed, and stands at its field", async () => {
    const answer = await ask(ADD, ADMIN, {
      ...NEW,
      email: NURSE,
      unitUid: "saltbush",
      roles: "customergroup",
    });
    expect(answer.status).toBe(400);
    const text = await html(answer);
    expect(text).toContain(`This email belongs to Makareta Dunleavy (${nurse.wearerId}).`);
    expect(text).toContain('href="#add-user-email"');
    expect(text).toContain('value="Ngaio"');
    expect((await ask(ADD, ADMIN, {})).status).toBe(400);
    const wearer = await shop.signIn(NURSE);
    expect((await shop.request(ADD, { cookie: wearer })).status).toBe(403);
  });
});

describe("cost centres of a person", () => {
  test("[US-02] are searched, given, made the default and taken away by forms", async () => {
    const none = await html(await ask(page()));
    expect(none).toMatch(/Comes with /);
    const found = await html(await ask(`${page()}?find=`));
    const code = /id="centre-([^"]+)"/.exec(found)![1]!;
    const nothing = await ask(page(), ADMIN, { section: "centre-add" });
    expect([nothing.status, await html(nothing)]).toEqual([
      400,
      expect.stringContaining("Choose at least one cost centre."),
    ]);
    const post = async (section: string) => {
      const answer = await ask(page(), ADMIN, { section, centre: code });
      expect([section, answer.status]).toEqual([section, 303]);
      return html(await ask(page()));
    };
    expect(await post("centre-add")).toMatch(new RegExp(`${code}[^]*Given to Makareta`));
    expect(await post("centre-default")).toContain("Default");
    expect(await post("centre-remove")).not.toContain("Given to Makareta");
    expect(await html(await ask(`${page()}?find=%3Cb%3E%26`))).toContain(
      "Nothing found for “&lt;b&gt;&amp;”",
    );
  });
});
