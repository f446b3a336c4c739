import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const ADMIN = "admin@saltbush.example";
/** At home in a hospital, with prices; and in a ward of it, without. */
const HEAD = "approver@saltbush.example";
const NURSE = "parttime@saltbush.example";
const PATH = "/orgUsers/current/orgUnits/orders";
const WEARER = ["customergroup", "b2bcustomergroup"];

const rowOf = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!;
/** Sets somebody's roles, which ends the tokens that they have. */
async function giveRoles(uid: string, roles: string[]) {
  const body = { customerPK: (await rowOf(uid)).customerId, roles };
  const answer = await api.call("POST", "/manage-users/updateRole", { as: ADMIN, body });
  api.forgetTokens();
  return answer;
}
const list = (as: string, query: Record<string, string> = {}) =>
  api.call("GET", PATH, { as, query: { pageSize: "100", ...query } });
const show = (as: string, code: string, query: Record<string, string> = { fields: "FULL" }) =>
  api.call("GET", `${PATH}/${code}`, { as, query });
const codesOf = ({ body }: { body: { orders: { code: string }[] } }) => body.orders.map(({ code }) => code);

/** The codes of the orders of units, newest first. */
const ordersOf = async (units: readonly string[]) =>
  (
    await rowsOf<{ code: string }>(
      api.db,
      sql`select code from orders where unit_uid = any(${sql.param(units)}::text[]) order by placed_at desc, code desc`,
    )
  ).map(({ code }) => code);
const wards = async (of: string) =>
  (await rowsOf<{ uid: string }>(api.db, sql`select uid from units where parent_uid = ${of}`)).map(
    ({ uid }) => uid,
  );
/** The newest of a unit that is not of whoever looks. */
async function anOrderOf(unit: string): Promise<string> {
  const [found] = await rowsOf<{ code: string }>(
    api.db,
    sql`select o.code from orders o join users u using (customer_id)
      where o.unit_uid = ${unit} and u.uid <> ${NURSE} order by o.placed_at desc, o.code desc limit 1`,
  );
  return found!.code;
}

beforeAll(async () => {
  expect((await giveRoles(HEAD, [...WEARER, "b2bapprovergroup", "b2bmanagergroup"])).status).toBe(200);
  expect((await giveRoles(NURSE, [...WEARER, "unitorderviewergroup"])).status).toBe(200);
});

describe("who sees the orders of a unit", () => {
  test("[OR-01] a manager sees those of everybody in their unit and below, each with its person and unit", async () => {
    const answer = await list(HEAD);
    expect(answer.status).toBe(200);
    const all = await ordersOf(["saltbush-base", ...(await wards("saltbush-base"))]);
    expect(answer.body.pagination.totalResults).toBe(all.length);
    expect(codesOf(answer)).toEqual(all.slice(0, 100));
    for (const order of answer.body.orders) {
      expect(order).toMatchObject({
        orgCustomer: { uid: expect.stringContaining("@saltbush.example"), name: expect.stringMatching(/\S/) },
        orgUnit: { uid: expect.stringMatching(/^saltbush-/), name: expect.stringMatching(/\S/) },
        total: { formattedValue: expect.stringContaining("$") },
      });
    }
  });

  test("[US-01] the right beside the role of a wearer shows those of their ward, and an administrator has it", async () => {
    const ward = await ordersOf(["saltbush-maternity"]);
    expect(ward.length).toBeGreaterThan(0);
    expect(codesOf(await list(NURSE))).toEqual(ward.slice(0, 100));
    const { body } = await list(ADMIN, { pageSize: "1" });
    const [every] = await rowsOf<{ count: number }>(
      api.db,
      sql`select count(*)::int from orders where organisation_uid = 'saltbush'`,
    );
    expect(body.pagination.totalResults).toBe(every!.count);
  });

  test("[OR-01] nobody sees an order of a unit above or beside, or of another organisation", async () => {
    for (const unit of ["saltbush-emergency", "saltbush-theatre"]) {
      const code = await anOrderOf(unit);
      expectRefusal(await show(NURSE, code), 404, "NotFoundError");
      expect((await show(HEAD, code)).status, unit).toBe(200);
    }
    // An order of the hospital itself, which is above the ward.
    const above = await anOrderOf("saltbush-maternity");
    await api.db.execute(sql`update orders set unit_uid = 'saltbush-base' where code = ${above}`);
    expectRefusal(await show(NURSE, above), 404, "NotFoundError");
    expect(codesOf(await list(NURSE))).not.toContain(above);
    expect((await show(HEAD, above)).status).toBe(200);
    await api.db.execute(sql`update orders set unit_uid = 'saltbush-maternity' where code = ${above}`);
    const [foreign] = await rowsOf<{ code: string }>(
      api.db,
      sql`select code from orders where organisation_uid = 'kestrel' limit 1`,
    );
    for (const as of [HEAD, NURSE, ADMIN]) {
      expectRefusal(await show(as, foreign!.code), 404, "NotFoundError");
    }
    expectRefusal(await show(HEAD, await anOrderOf("saltbush-aged-care")), 404, "NotFoundError");
  });

  test("[US-01] whoever has neither is refused, and one from whom it is taken at their next call", async () => {
    const code = await anOrderOf("saltbush-maternity");
    for (const as of [
      "wearer@saltbush.example",
      "finance@saltbush.example",
      "approver.river@saltbush.example",
    ]) {
      expectRefusal(await list(as), 403, "ForbiddenError");
      expectRefusal(await show(as, code), 403, "ForbiddenError");
    }
    const token = await api.signIn(NURSE);
    const ask = () => api.call("GET", `${PATH}/${code}`, { token });
    expect((await ask()).status).toBe(200);
    const { customerId } = await rowOf(NURSE);
    const body = { customerPK: customerId, roleCode: "unitorderviewergroup" };
    expect((await api.call("PATCH", "/manage-users/removeRole", { as: ADMIN, body })).status).toBe(200);
    // Who had it is signed out of what they had open, and refused where they sign in again.
    expectRefusal(await ask(), 401, "InvalidTokenError");
    api.forgetTokens();
    expectRefusal(await show(NURSE, code), 403, "ForbiddenError");
    expect((await giveRoles(NURSE, [...WEARER, "b2bmanagergroup"])).status).toBe(200);
    expect((await show(NURSE, code)).status).toBe(200);
    // A right that goes by another way than the forms of administrators goes at once, too.
    await api.db.update(users).set({ groups: WEARER }).where(eq(users.uid, NURSE));
    expectRefusal(await show(NURSE, code), 403, "ForbiddenError");
    expect((await giveRoles(NURSE, [...WEARER, "unitorderviewergroup"])).status).toBe(200);
  });
});

describe("the role and the right", () => {
  test("[US-01] an administrator is offered both, and nobody has the right without a role", async () => {
    const { body } = await api.call("GET", "/roleDetails", { as: ADMIN });
    const names = body.roles.map(({ name }: { name: string }) => name);
    expect(names).toContain("Manager");
    expect(names.at(-1)).toBe("View unit-level orders");
    expectRefusal(await giveRoles(NURSE, ["unitorderviewergroup"]), 400, "ValidationError", {
      subject: "roles",
    });
    const person = { firstName: "Vi", lastName: "Ewer", email: "vi@saltbush.example", unitUid: "saltbush" };
    const added = (roles: string[]) =>
      api.call("POST", "/manage-users/create-wwg-user", { as: ADMIN, body: { ...person, roles } });
    expectRefusal(await added(["unitorderviewergroup"]), 400, "ValidationError", { subject: "roles" });
    expect((await added(["b2bmanagergroup"])).status).toBe(201);
    expect(await rowOf(person.email)).toMatchObject({ groups: ["b2bmanagergroup"], priceEnabled: true });
  });

  test("[US-01] neither shows a wearer prices, nor changes who pays for what they order", async () => {
    for (const more of ["unitorderviewergroup", "b2bmanagergroup"]) {
      expect((await giveRoles(NURSE, [...WEARER, more])).status).toBe(200);
      const { body } = await api.call("GET", "/orgUsers/current", { as: NURSE, query: { fields: "FULL" } });
      expect(body).toMatchObject({ priceEnabled: false });
      expect(body.capabilities).toEqual(["view-unit-orders"]);
    }
  });
});

describe("one of those orders", () => {
  test("[OR-01] is its person's, without what only they may do", async () => {
    const code = await anOrderOf("saltbush-emergency");
    const [owner] = await rowsOf<{ uid: string }>(
      api.db,
      sql`select u.uid from orders o join users u using (customer_id) where o.code = ${code}`,
    );
    const theirs = (
      await api.call("GET", `/users/current/orders/${code}`, { as: owner!.uid, query: { fields: "FULL" } })
    ).body;
    const { body } = await show(HEAD, code);
    const facts = [
      "code",
      "placed",
      "stage",
      "journey",
      "historyEntries",
      "deliveryAddress",
      "orgUnit",
      "user",
    ];
    for (const fact of facts) expect(body[fact], fact).toEqual(theirs[fact]);
    expect(body).toMatchObject({ readOnly: true, cancellable: false });
    expect(body).not.toHaveProperty("returnable");
    expect(body).not.toHaveProperty("refunds");
    expect(body.entries.map((entry: { cancellableQuantity: number }) => entry.cancellableQuantity)).toEqual(
      body.entries.map(() => 0),
    );
    for (const [method, path] of [
      ["POST", `/users/current/orders/${code}/cancellation`],
      ["POST", `/orgUsers/current/cartFromOrder?orderCode=${code}`],
      ["GET", `/users/current/orders/${code}/pdf`],
      ["GET", `/orders/${code}/returnExchange`],
    ] as const) {
      const sent = {
        cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }],
        orderEntries: [],
      };
      const answer = await api.call(method, path, { as: HEAD, body: method === "POST" ? sent : undefined });
      expect(answer.status, path).toBe(404);
    }
  });

  test("[OR-01] one's own is only read there too", async () => {
    await api.db
      .update(users)
      .set({ groups: [...WEARER, "unitorderviewergroup"] })
      .where(eq(users.uid, "maternity@saltbush.example"));
    const as = "maternity@saltbush.example";
    const [own] = await rowsOf<{ code: string }>(
      api.db,
      sql`select o.code from orders o join users u using (customer_id) where u.uid = ${as} order by o.code limit 1`,
    );
    await api.db.execute(sql`update orders set status = 'CREATED' where code = ${own!.code}`);
    const { body } = await show(as, own!.code);
    expect(body).toMatchObject({ readOnly: true, cancellable: false });
  });

  test("[OR-01] it has no amounts for somebody who may not see prices, and all for somebody who may", async () => {
    const code = await anOrderOf("saltbush-maternity");
    await api.db.execute(sql`update orders set prices_shown = true, own_share_cents = 1234,
      account_cents = 0, credit_cents = total_cents - 1234, subsidy_cents = 0, points = 0, status = 'OPEN'
      where code = ${code}`);
    const others = (await list(NURSE)).body.orders.filter((one: Row) => one.orgCustomer.uid !== NURSE);
    const hidden = [JSON.stringify((await show(NURSE, code)).body), JSON.stringify(others)];
    for (const text of hidden) expect(text.match(/\$[1-9][\d,.]*|12\.34/)?.[0]).toBeUndefined();
    const { body } = await show(NURSE, code);
    expect(body.pricesShown).toBe(false);
    expect(body.charges.total).toEqual({ label: "Amounts", amount: "Not shown" });
    expect(body.charges.brief).toMatch(/^Part paid by \S/);
    const row = others.find((one: Row) => one.code === code);
    expect(row.charged).toBe(body.charges.brief);
    const shown = (await show(HEAD, code)).body;
    expect(shown.ownShare.formattedValue).toBe("$12.34");
    expect(shown.charges.total.label).toMatch(/ pays$/);
  });
});

describe("the list", () => {
  test("[OR-01] finds people and units, whatever letters their names have", async () => {
    const name = "O'Brien-Ngāti <b>& 100%";
    const code = await anOrderOf("saltbush-maternity");
    await api.db.execute(sql`update orders set ordered_by = ${name} where code = ${code}`);
    expect(codesOf(await list(HEAD, { filters: `::user:ngāti <b>& 100%` }))).toEqual([code]);
    const ward = await ordersOf(["saltbush-maternity"]);
    expect(codesOf(await list(HEAD, { filters: "::unit:maternity" }))).toEqual(ward);
    expect(codesOf(await list(HEAD, { filters: "::user:o'brien:unit:emergency" }))).toEqual([]);
    expect(codesOf(await list(HEAD, { filters: "::user:%" }))).toEqual([code]);
    const { wearerId } = await rowOf("maternity@saltbush.example");
    expect(
      (await list(HEAD, { filters: `::user:${wearerId}` })).body.pagination.totalResults,
    ).toBeGreaterThan(0);
    expectRefusal(await list(HEAD, { filters: "maternity" }), 400, "ValidationError", { subject: "filters" });
  });

  test("[OR-01] is sorted by person, unit or number, and beyond the last page it is empty with the true totals", async () => {
    for (const [sort, of] of [
      ["byOrgCustomer", (one: Row) => one.orgCustomer.name.toLowerCase()],
      ["byOrgUnit", (one: Row) => one.orgUnit.name.toLowerCase()],
    ] as const) {
      const { body } = await list(HEAD, { sort });
      const names = body.orders.map(of);
      expect(names, sort).toEqual([...names].sort());
      expect(body.sorts.find(({ selected }: { selected: boolean }) => selected).code).toBe(sort);
    }
    const codes = codesOf(await list(HEAD, { sort: "byOrderNumber" }));
    expect(codes).toEqual([...codes].sort().reverse());
    const { body } = await list(HEAD, { currentPage: "900", pageSize: "10" });
    expect(body.orders).toEqual([]);
    expect(body.pagination.totalResults).toBe((await list(HEAD)).body.pagination.totalResults);
  });
});

interface Row {
  code: string;
  orgCustomer: { uid: string; name: string };
  orgUnit: { name: string };
}
