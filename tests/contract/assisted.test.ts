import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { assists } from "../../commerce/modules/assisted/tables";
import { accessRequests } from "../../commerce/modules/access/tables";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { emptyCarts, place, readyCart, skuOf } from "../support/shopping";

const AGENT = "agent@kitroom.example";
const WEARER = "wearer@saltbush.example";
const ADMIN = "admin@saltbush.example";
const BUYER = "buyer@harrowstreet.example";
const api = await apiOfFile();
const asm = "/assistedservicewebservices";
const polo = await skuOf(api, "KC-5002");
const idOf = async (as: string): Promise<string> =>
  (await api.call("GET", "/orgUsers/current", { as })).body.customerId;
const wearer = await idOf(WEARER);
const buyer = await idOf(BUYER);
const inName = (customerId: string) => ({
  as: AGENT,
  headers: { "sap-commerce-cloud-user-id": customerId },
});
const search = async (query: Record<string, string | number>, site = "uniforms") =>
  (await api.call("GET", `${asm}/customers/search`, { as: AGENT, query, site })).body;
const found = async (query: string, site = "uniforms") =>
  (await search({ query, pageSize: 100 }, site)).entries.map(({ uid }: { uid: string }) => uid);
const allow = (assisted: boolean) =>
  api.db.update(organisations).set({ assisted }).where(eq(organisations.uid, "saltbush"));

beforeEach(async () => {
  await emptyCarts(api);
  await api.db.delete(assists);
});

describe("finding customers", () => {
  test("[AS-01] by name, email, wearer id, order and cart, as published clients do beside /occ/v2", async () => {
    const { body: person } = await api.call("GET", "/orgUsers/current", { as: WEARER });
    for (const query of [person.name.split(" ").reverse().join(" "), WEARER, person.wearerId, wearer]) {
      expect(await found(query)).toContain(WEARER);
    }
    expect(await found("nobody-is-called-this")).toEqual([]);
    expect(await found("%")).toEqual([]);
    const Authorization = `Bearer ${await api.signIn(AGENT)}`;
    const beside = (query: string) =>
      api.fetch(
        new Request(`http://commerce.test${asm}/customers/search?${query}`, { headers: { Authorization } }),
      );
    const { entries } = (await (await beside(`baseSite=uniforms&query=${WEARER}`)).json()) as {
      entries: unknown;
    };
    expect(entries).toMatchObject([{ customerId: wearer, organisation: { uid: "saltbush" } }]);
    expect((await beside("query=a")).status).toBe(404);
  });

  test("[AS-01] lists tell who was helped, who has a cart and who waits, and people of one organisation", async () => {
    const lists = (await api.call("GET", `${asm}/customerlists`, { as: AGENT })).body.userGroups;
    expect(lists.map(({ uid }: { uid: string }) => uid)).toEqual(
      expect.arrayContaining(["recent", "carts", "approval", "organisation-saltbush"]),
    );
    for (const { uid, membersCount } of lists) {
      const { pagination } = await search({ customerListId: uid, pageSize: 1 });
      expect(pagination.totalResults, uid).toBe(membersCount);
    }
    expect((await search({ customerListId: "recent" })).entries).toEqual([]);
    await api.call("GET", "/orgUsers/current", inName(wearer));
    expect((await search({ customerListId: "recent" })).entries).toMatchObject([
      { customerId: wearer, assistedAt: expect.any(String) },
    ]);
    expect((await search({ customerListId: "organisation-none" })).entries).toEqual([]);
  });

  test("[AS-01] an unknown sort is by name, and the last page is short", async () => {
    const all = await search({ customerListId: "organisation-saltbush", sort: "nosuch", pageSize: 7 });
    const { totalPages, totalResults } = all.pagination;
    const last = await search({
      customerListId: "organisation-saltbush",
      currentPage: totalPages - 1,
      pageSize: 7,
    });
    expect(last.entries).toHaveLength(totalResults - 7 * (totalPages - 1));
    expect(all.sorts.find(({ selected }: { selected: boolean }) => selected).code).toBe("byNameAsc");
  });

  test("[AS-01] nobody but an agent finds anybody", async () => {
    for (const as of [WEARER, ADMIN, "approver@saltbush.example", "finance@saltbush.example"]) {
      expectRefusal(await api.call("GET", `${asm}/customers/search`, { as }), 403, "ForbiddenError");
      expectRefusal(await api.call("GET", `${asm}/customerlists`, { as }), 403, "ForbiddenError");
      const body = { firstName: "A", lastName: "B", emailAddress: "a.b@saltbush.example" };
      expectRefusal(await api.call("POST", `${asm}/customers`, { as, body }), 403, "ForbiddenError");
      const query = { cartId: "1", customerId: wearer };
      expectRefusal(await api.call("POST", `${asm}/bind-cart`, { as, query }), 403, "ForbiddenError");
    }
  });
});

describe("acting for a customer", () => {
  test("[AS-01] the header makes `current` the customer, and what is done has both names", async () => {
    const seen = (await api.call("GET", "/orgUsers/current", inName(buyer))).body;
    expect(seen).toMatchObject({ customerId: buyer, uid: BUYER });
    const cart = await readyCart(api, BUYER, { [polo]: 2 });
    const { body } = await api.call("POST", "/orgUsers/current/orders", {
      ...inName(buyer),
      query: { cartId: cart, termsChecked: "true" },
    });
    expect(body.code).toMatch(/^KR-/);
    const { historyEntries } = (
      await api.call("GET", `/users/current/orders/${body.code}`, {
        as: BUYER,
        query: { fields: "historyEntries(FULL)" },
      })
    ).body;
    expect(historyEntries[0]).toMatchObject({
      channel: "assisted",
      onBehalfOf: { customerId: buyer },
      user: { customerId: await idOf(AGENT) },
    });
  });

  test("[AS-01] an agent may what the customer may, and no more", async () => {
    const admin = await idOf(ADMIN);
    expect((await api.call("GET", "/manage-users/list", inName(admin))).status).not.toBe(403);
    expectRefusal(await api.call("GET", "/cms/drafts", inName(admin)), 403, "ForbiddenError");
    expectRefusal(
      await api.call("GET", "/orgUsers/current/proxy/people", inName(wearer)),
      403,
      "ForbiddenError",
    );
    expectRefusal(await api.call("GET", `/orgUsers/${buyer}/sizes`, inName(admin)), 403, "ForbiddenError");
  });

  test("[AS-01] the header is nothing to anybody else", async () => {
    const { body } = await api.call("GET", "/orgUsers/current", {
      as: WEARER,
      headers: { "sap-commerce-cloud-user-id": buyer },
    });
    expect(body.customerId).toBe(wearer);
    const { status } = await api.call("GET", "/titles", { headers: { "sap-commerce-cloud-user-id": buyer } });
    expect(status).toBe(200);
  });

  test.each([
    ["GET", "/users/current/sessions"],
    ["GET", "/users/current/passkeys"],
    ["GET", "/users/current/consenttemplates"],
    ["GET", "/users/current/assists"],
    ["GET", "/users/current/closing"],
    ["POST", "/orgUsers/current/onboarding"],
    ["PUT", "/orgUsers/current/mobile"],
    ["PUT", "/users/current/login"],
    ["PUT", "/users/current/password"],
  ])("[AS-01] %s %s is the customer's alone", async (method, path) => {
    expectRefusal(await api.call(method, path, inName(wearer)), 403, "ForbiddenError");
  });

  test("[AS-01] in an administrator's name an agent changes a name, and not how somebody signs in", async () => {
    const admin = inName(await idOf(ADMIN));
    const patch = (path: string, body: object) =>
      api.call("PATCH", `/manage-users/${path}`, { ...admin, body });
    const names = { customerPK: wearer, firstName: "Sam", lastName: "Tuilagi" };
    expect((await patch("updatePersonalDetails", names)).status).toBe(200);
    for (const contact of [{ email: "agent@evil.example" }, { email: WEARER, mobile: "0491 570 159" }]) {
      const refused = await patch("updateContactDetails", { customerPK: wearer, ...contact });
      expectRefusal(refused, 403, "ForbiddenError");
    }
    const byClient = await api.call("PATCH", `/users/current/orgCustomers/${wearer}`, {
      ...admin,
      body: { email: "agent@evil.example" },
    });
    expectRefusal(byClient, 403, "ForbiddenError");
  });

  test("[AS-01] a finance user's cards pay nothing for an agent", async () => {
    const finance = inName(await idOf("finance@kestrel.example"));
    expect((await api.call("GET", "/payment/modes", finance)).status).toBe(200);
    expectRefusal(await api.call("GET", "/payment/saved-cards", finance), 403, "ForbiddenError");
    const body = { invoiceIds: ["INV-1"], paymentDetailsId: "none" };
    expectRefusal(
      await api.call("POST", "/payment/makePayment", { ...finance, body }),
      403,
      "ForbiddenError",
    );
  });

  test("[AS-01] not for agents, nobody, closed accounts, and where the organisation forbids it", async () => {
    const colleague = await idOf(AGENT);
    expect((await api.call("GET", "/orgUsers/current", inName(colleague))).status).toBe(200);
    for (const id of ["none", "' or 1=1 --"]) {
      expectRefusal(await api.call("GET", "/orgUsers/current", inName(id)), 403, "ForbiddenError");
    }
    await api.db.update(users).set({ active: false }).where(eq(users.customerId, wearer));
    const closed = await api.call("GET", "/orgUsers/current", inName(wearer));
    await api.db.update(users).set({ active: true }).where(eq(users.customerId, wearer));
    expectRefusal(closed, 403, "ForbiddenError");
    await allow(false);
    const forbidden = await api.call("GET", "/orgUsers/current", inName(wearer));
    const byPath = await api.call("GET", `/orgUsers/${wearer}`, { as: AGENT });
    const [listed] = (await search({ query: WEARER })).entries;
    await allow(true);
    expectRefusal(forbidden, 403, "ForbiddenError");
    expectRefusal(byPath, 403, "ForbiddenError");
    expect(listed.barred).toBe("forbidden");
  });

  test("[AS-01] the customer reads who acted for them, once for each time", async () => {
    const read = async () => (await api.call("GET", "/users/current/assists", { as: WEARER })).body.assists;
    expect(await read()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => api.call("GET", "/orgUsers/current", inName(wearer))));
    api.advance(300);
    await api.call("GET", `/orgUsers/${wearer}`, { as: AGENT });
    const [first] = await read();
    expect(first.agent).toMatch(/\w+ \w+/);
    expect(Date.parse(first.lastAt) - Date.parse(first.startedAt)).toBe(300_000);
    const ended = await api.call("DELETE", `${asm}/emulation`, { as: AGENT, query: { customerId: wearer } });
    expect(ended.status).toBe(200);
    const times = (await read()).length;
    // What the last page still asked for is no new time.
    await api.call("GET", "/orgUsers/current", inName(wearer));
    expect(await read()).toHaveLength(times);
    api.advance(61);
    await api.call("GET", "/orgUsers/current", inName(wearer));
    expect(await read()).toHaveLength(times + 1);
    api.advance(1801);
    api.forgetTokens();
    await api.call("GET", "/orgUsers/current", inName(wearer));
    expect(await read()).toHaveLength(times + 2);
  });
});

describe("adding a customer", () => {
  const add = (body: Record<string, unknown>) => api.call("POST", `${asm}/customers`, { as: AGENT, body });

  test("[AS-01] is of the unit that is named, and is mailed a link", async () => {
    const { body: admin } = await api.call("GET", "/orgUsers/current", { as: ADMIN });
    const emailAddress = "new.customer@saltbush.example";
    const made = await add({
      firstName: "O'Brien-Ngāti",
      lastName: "<b>&",
      emailAddress: " New.Customer@saltbush.example ",
      orgUnit: admin.orgUnit.uid,
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ uid: emailAddress, name: "O'Brien-Ngāti <b>&" });
    const [row] = await api.db.select().from(users).where(eq(users.uid, emailAddress));
    expect(row).toMatchObject({ unitUid: admin.orgUnit.uid, isFirstLogin: true });
    expect(await api.db.$count(accessRequests, eq(accessRequests.customerId, made.body.customerId))).toBe(1);
    const again = await add({ firstName: "A", lastName: "B", emailAddress });
    expectRefusal(again, 400, "AssistedServiceDuplicatedUidError");
  });

  test("[AS-01] names every field that is wrong", async () => {
    const { body, status } = await add({ firstName: " ", emailAddress: "no email" });
    expect(status).toBe(400);
    expect(body.errors.map(({ subject }: { subject: string }) => subject)).toEqual([
      "firstName",
      "lastName",
      "emailAddress",
    ]);
    const person = { firstName: "A", lastName: "B", emailAddress: "ab@saltbush.example" };
    for (const orgUnit of ["none", "' or 1=1"]) {
      expectRefusal(await add({ ...person, orgUnit }), 400, "ValidationError");
    }
  });
});

describe("giving a cart to a customer", () => {
  const bind = (cartId: string, customerId = buyer) =>
    api.call("POST", `${asm}/bind-cart`, {
      as: AGENT,
      query: { cartId, customerId },
      site: "wholesale",
    });
  const openOf = async (as: string) =>
    (await api.call("GET", "/users/current/carts/current", { as, query: { fields: "FULL" } })).body;

  test("[AS-01] what a colleague saved is the customer's open cart, and their own goods are saved", async () => {
    const admin = "admin@harrowstreet.example";
    const given = await readyCart(api, admin, { [polo]: 3 });
    await api.call("PATCH", `/users/current/carts/${given}/save`, {
      as: admin,
      query: { saveCartName: "Shirts" },
    });
    const before = await readyCart(api, BUYER, { [polo]: 1 });
    expect((await bind(given)).status).toBe(200);
    expect((await bind(given)).status).toBe(200);
    expect(await openOf(BUYER)).toMatchObject({ code: given, totalUnitCount: 3 });
    const { carts: kept } = (
      await api.call("GET", "/users/current/carts", { as: BUYER, query: { savedCartsOnly: "true" } })
    ).body;
    expect(kept.map(({ code }: { code: string }) => code)).toEqual([before]);
  });

  test("[AS-01] nobody's open cart, none of another organisation, none that is unknown", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 1 });
    expectRefusal(await bind(cart, await idOf("admin@harrowstreet.example")), 400, "CartError");
    expectRefusal(await bind(cart, wearer), 403, "ForbiddenError");
    expectRefusal(await bind("none"), 400, "CartError");
    expectRefusal(await bind(cart, "none"), 403, "ForbiddenError");
    expect((await openOf(BUYER)).code).toBe(cart);
  });
});

test("[AS-01] the number of an order or a cart finds whose it is, on their site alone", async () => {
  const placed = await place(api, BUYER, await readyCart(api, BUYER, { [polo]: 1 }));
  expect(placed.status).toBe(201);
  expect(await found(placed.body.code.toLowerCase(), "wholesale")).toEqual([BUYER]);
  expect(await found(placed.body.code)).toEqual([]);
  const cart = await readyCart(api, BUYER, { [polo]: 1 });
  expect(await found(cart, "wholesale")).toEqual([BUYER]);
  const { entries } = await search({ orderId: placed.body.code }, "wholesale");
  expect(entries).toMatchObject([{ uid: BUYER, cartId: cart, inCart: 1 }]);
});

describe("an organisation that wants no agents", () => {
  const decide = (allowed: boolean, as = ADMIN) =>
    api.call("PUT", "/manage-organisation/assists", { as, body: { allowed } });

  test("[AS-01] forbids it, which is in its change log once, and allows it again", async () => {
    const logged = () => api.db.$count(changeEvents, eq(changeEvents.organisationUid, "saltbush"));
    const before = await logged();
    expect((await decide(false)).body).toEqual({ allowed: false });
    expect((await decide(false)).body).toEqual({ allowed: false });
    const read = await api.call("GET", "/manage-organisation/assists", { as: ADMIN });
    expect(read.body).toEqual({ allowed: false, decides: true });
    expectRefusal(await api.call("GET", "/orgUsers/current", inName(wearer)), 403, "ForbiddenError");
    expect((await decide(true)).body).toEqual({ allowed: true });
    expect(await logged()).toBe(before + 2);
    expect((await api.call("GET", "/orgUsers/current", inName(wearer))).status).toBe(200);
  });

  test("[AS-01] only its administrators decide, and no agent in their name", async () => {
    for (const as of [WEARER, "approver@saltbush.example", AGENT]) {
      expectRefusal(await decide(false, as), 403, "ForbiddenError");
    }
    const asAgent = await api.call("PUT", "/manage-organisation/assists", {
      ...inName(await idOf(ADMIN)),
      body: { allowed: false },
    });
    expectRefusal(asAgent, 403, "ForbiddenError");
  });
});
