import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { erase } from "../../commerce/modules/account/erase";
import { carts } from "../../commerce/modules/carts/tables";
import { notices } from "../../commerce/modules/notices/tables";
import { replenishments } from "../../commerce/modules/replenishments/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { inTurn, repeated } from "../support/replenishing";
import { TEST_NOW } from "../support/settings";
import { emptyCarts, readyCart, skuOf } from "../support/shopping";

const api = await apiOfFile();
const BUYER = "buyer@harrowstreet.example";
const OTHER = "admin@harrowstreet.example";
const polo = await skuOf(api, "KC-5002");
const pant = await skuOf(api, "KC-5101");
const PATH = "/users/current/replenishmentOrders";
const { call, create, show } = repeated(api, BUYER);

beforeEach(async () => {
  api.setNow(TEST_NOW);
  await emptyCarts(api);
  await api.db.delete(replenishments);
  await api.db.delete(notices).where(eq(notices.kind, "replenishment"));
});

describe("setting up", () => {
  test("[CK-05] a cart becomes a replenishment order, to the letter of the contract", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 2, [pant]: 1 }, { poNumber: "HSREP1" });
    const answer = await create(cart, {
      recurrencePeriod: "WEEKLY",
      numberOfWeeks: "2",
      daysOfWeek: ["MONDAY"],
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    expect(answer.body).toMatchObject({
      replenishmentOrderCode: expect.stringMatching(/^RP-\d+$/),
      active: true,
      firstDate: "2026-03-22T19:00:00+0000",
      trigger: { activationTime: "2026-03-22T19:00:00+0000", displayTimeTable: "Every 2 weeks on Monday" },
      dates: { start: "2026-03-18", first: "2026-03-23", next: "2026-03-23" },
      paymentStatus: "NOTPAID",
      purchaseOrderNumber: "HSREP1",
      paymentType: { code: "ACCOUNT" },
      totalItems: 2,
      totalUnitCount: 3,
      entries: [
        { quantity: 2, product: { code: polo }, basePrice: { formattedValue: expect.stringMatching(/^\$/) } },
        { quantity: 1, product: { code: pant } },
      ],
      deliveryAddress: { line1: expect.any(String) },
      deliveryMode: { code: "standard" },
    });
    expect(answer.headers.get("location")).toMatch(/\/replenishmentOrders\/RP-\d+$/);
    const [mail] = await rowsOf<{ subject: string; text: string }>(
      api.db,
      sql`select subject, text from mail_outbox where about = ${`replenishment ${answer.body.replenishmentOrderCode}`}`,
    );
    expect(mail!.subject).toMatch(/^Replenishment order RP-\d+ is set up$/);
    expect(mail!.text).toContain("every 2 weeks on Monday, first on 23 Mar 2026.");
    // The cart is used up, and a second press finds what became of it.
    expect(await api.db.$count(carts)).toBe(0);
    const again = await create(answer.body.guid, { recurrencePeriod: "DAILY", numberOfDays: "3" });
    expect([again.status, again.body.replenishmentOrderCode]).toEqual([
      201,
      answer.body.replenishmentOrderCode,
    ]);
    expect(await api.db.$count(replenishments)).toBe(1);
  });

  test("[CK-05] a client's own selection of properties is known", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 1 });
    const { status, body } = await create(
      cart,
      { recurrencePeriod: "DAILY", numberOfDays: "14" },
      { fields: "FULL,costCenter(FULL),purchaseOrderNumber,paymentType,user" },
    );
    expect([status, body.trigger?.displayTimeTable]).toEqual([201, "Every 14 days"]);
    const list = await call("GET", PATH, {
      query: { fields: "FULL,replenishmentOrders(FULL,purchaseOrderNumber),pagination,sorts" },
    });
    expect(list.status).toBe(200);
    for (const path of [
      `${PATH}/${body.replenishmentOrderCode}`,
      `${PATH}/${body.replenishmentOrderCode}/orders`,
    ]) {
      expect((await call("GET", path, { query: { fields: "FULL" } })).status).toBe(200);
      expectRefusal(await call("GET", path, { query: { fields: "FULL,nonsense" } }), 400, "ConversionError");
    }
  });

  test.each([
    [{ recurrencePeriod: "DAILY", numberOfDays: "0" }, "numberOfDays", /from 1 to 30/],
    [{ recurrencePeriod: "DAILY", numberOfDays: "2.5" }, "numberOfDays", /from 1 to 30/],
    [{ recurrencePeriod: "DAILY" }, "numberOfDays", /from 1 to 30/],
    [
      { recurrencePeriod: "WEEKLY", numberOfWeeks: "13", daysOfWeek: ["MONDAY"] },
      "numberOfWeeks",
      /from 1 to 12/,
    ],
    [{ recurrencePeriod: "WEEKLY", numberOfWeeks: "1", daysOfWeek: [] }, "daysOfWeek", /at least one/],
    [{ recurrencePeriod: "MONTHLY", nthDayOfMonth: "32" }, "nthDayOfMonth", /from 1 to 31/],
    [
      { ...inTurn, replenishmentStartDate: "2026-03-17T09:00:00+11:00" },
      "replenishmentStartDate",
      /today or a later/,
    ],
    [{ ...inTurn, replenishmentStartDate: "2027-06-01" }, "replenishmentStartDate", /until 19 Mar 2027/],
    [{ ...inTurn, replenishmentStartDate: "2026-02-30" }, "replenishmentStartDate", /Enter a date/],
    [{ ...inTurn, replenishmentStartDate: "soon" }, "replenishmentStartDate", /Enter a date/],
  ])("[CK-05] %j is refused at its field", async (body, subject, message) => {
    const cart = await readyCart(api, BUYER, { [polo]: 1 });
    const answer = await create(cart, body);
    expectRefusal(answer, 400, "ValidationError", { subject, message: expect.stringMatching(message) });
    expect(await api.db.$count(carts)).toBe(1);
  });

  test("[CK-05] all that is wrong is told at once; the terms come first", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 1 });
    const body = { recurrencePeriod: "DAILY", numberOfDays: "x", replenishmentStartDate: "2020-01-01" };
    expect((await create(cart, body)).body.errors.map((one: { subject: string }) => one.subject)).toEqual([
      "numberOfDays",
      "replenishmentStartDate",
    ]);
    const without = await create(cart, body, { termsChecked: "false" });
    expectRefusal(without, 400, "RequestParameterError");
    expect(without.body.errors.map((one: { subject: string }) => one.subject)).toEqual([
      "termsChecked",
      "numberOfDays",
      "replenishmentStartDate",
    ]);
    const weekly = { recurrencePeriod: "WEEKLY", numberOfWeeks: "13", replenishmentStartDate: "2026-04-01" };
    expect((await create(cart, weekly)).body.errors.map((one: { subject: string }) => one.subject)).toEqual([
      "numberOfWeeks",
      "daysOfWeek",
    ]);
    expectRefusal(
      await create(cart, body, { termsChecked: undefined }),
      400,
      "MissingServletRequestParameterError",
    );
    expectRefusal(await create(cart, inTurn, { fingerprint: "old" }), 409, "ConflictError");
    expectRefusal(await create(cart, { ...inTurn, recurrencePeriod: "YEARLY" }), 400, "ValidationError");
  });

  test("[CK-05] packs are not repeated, nor a cart that cannot be ordered, nor a saved one", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 1 });
    await api.db.execute(
      sql`update cart_entries set pack_id = 'PK-X', pack_type = 'issue' where cart_code = ${cart}`,
    );
    expectRefusal(await create(cart, inTurn), 400, "ValidationError", {
      reason: "packs",
      message: expect.stringMatching(/one person and one period/),
    });
    await api.db.execute(sql`update cart_entries set pack_id = null, taken = true where cart_code = ${cart}`);
    expectRefusal(await create(cart, inTurn), 400, "ValidationError", { reason: "taken" });
    await api.db.execute(sql`update cart_entries set taken = false where cart_code = ${cart}`);
    await api.db.update(carts).set({ deliveryMode: null });
    expectRefusal(await create(cart, inTurn), 400, "ValidationError", { subject: "deliveryMode" });
    await api.db.update(carts).set({ deliveryMode: "standard", savedAt: TEST_NOW });
    expectRefusal(await create(cart, inTurn), 400, "ValidationError", { reason: "saved" });
    expectRefusal(await create("99999999", inTurn), 400, "CartError");
    expect(await api.db.$count(replenishments)).toBe(0);
  });

  test("[CK-05] nobody has more than 200 active ones", async () => {
    const { body } = await create(await readyCart(api, BUYER, { [polo]: 1 }), inTurn);
    await api.db.execute(sql`insert into replenishments
      select 'RP-1' || n, 'many-' || n, site, customer_id, organisation_uid, currency, recurrence, start_date, first_date,
        next_date, due_at, true, null, delivery_address, delivery_mode, payment_type, purchase_order_number, cost_centre,
        total_cents, created_at
      from replenishments, generate_series(1, 199) n where code = ${body.replenishmentOrderCode}`);
    const cart = await readyCart(api, BUYER, { [polo]: 1 });
    expectRefusal(await create(cart, inTurn), 400, "ValidationError", { reason: "full" });
    await call("PATCH", `${PATH}/RP-17`, { body: {} });
    expect((await create(cart, inTurn)).status).toBe(201);
  });

  test("[CK-05] is for people whose orders are charged to account", async () => {
    for (const as of ["wearer@korraline.example", "wearer@lanternbridge.example", "agent@kitroom.example"]) {
      expectRefusal(await api.call("GET", PATH, { as }), 403, "ForbiddenError");
      expectRefusal(
        await api.call("POST", PATH, { as, body: inTurn, query: { termsChecked: "true" } }),
        403,
        "ForbiddenError",
      );
    }
    for (const as of ["finance@korraline.example", "admin@korraline.example", "approver@korraline.example"]) {
      expect((await api.call("GET", PATH, { as })).status).toBe(200);
    }
    const { body } = await api.call("GET", "/users/current", { as: BUYER, site: "wholesale" });
    expect(body.capabilities).toContain("schedule-orders");
    expect((await api.call("GET", PATH)).status).toBe(401);
  });

  test("[CK-05] the day is the one that was chosen, wherever the browser is", async () => {
    const firstOf = async (replenishmentStartDate: string) => {
      const cart = await readyCart(api, BUYER, { [polo]: 1 });
      const { body } = await create(cart, { ...inTurn, replenishmentStartDate });
      return body.dates?.first ?? body;
    };
    expect(await firstOf("2026-04-01T23:30:00-08:00")).toBe("2026-04-01");
    expect(await firstOf("2026-04-01T00:15:00+13:00")).toBe("2026-04-01");
    expect(await firstOf("2026-04-01")).toBe("2026-04-01");
    // An instant is read by the organisation's calendar.
    expect(await firstOf("2026-04-01T14:00:00Z")).toBe("2026-04-02");
    // Today, by that calendar, though it is yesterday in London.
    api.setNow(new Date("2026-03-17T20:00:00Z"));
    expect(await firstOf("2026-03-18T07:00:00+11:00")).toBe("2026-03-18");
  });
});

describe("what is whose", () => {
  test("[CK-05] nobody else reads or cancels one, or sets one up of another person's cart", async () => {
    const cart = await readyCart(api, BUYER, { [polo]: 1 });
    const others = [repeated(api, OTHER), repeated(api, "admin@korraline.example", "uniforms")];
    for (const other of others) expectRefusal(await other.create(cart, inTurn), 400, "CartError");
    const { body } = await create(cart, inTurn);
    const code = body.replenishmentOrderCode;
    for (const other of others) {
      for (const path of [`${PATH}/${code}`, `${PATH}/${code}/orders`, `${PATH}/${code}/runs`]) {
        expectRefusal(await other.call("GET", path), 404, "NotFoundError", { subject: code });
      }
      expectRefusal(await other.call("PATCH", `${PATH}/${code}`, { body: {} }), 404, "NotFoundError");
      expect((await other.call("GET", PATH)).body.replenishmentOrders).toEqual([]);
      expectRefusal(await other.call("GET", `/users/${BUYER}/replenishmentOrders`), 403, "ForbiddenError");
    }
    expect((await show(code)).active).toBe(true);
  });
});

describe("the list", () => {
  test("[CK-05] is paged, sorted, searched, and the same each time", async () => {
    expect((await call("GET", PATH)).body).toMatchObject({
      replenishmentOrders: [],
      pagination: { totalResults: 0 },
    });
    const [{ customerId, organisationUid } = { customerId: "", organisationUid: "" }] = await api.db
      .select()
      .from(users)
      .where(eq(users.uid, BUYER));
    await api.db.execute(sql`
      insert into replenishments (code, guid, site, customer_id, organisation_uid, currency, recurrence, start_date,
        first_date, next_date, due_at, active, delivery_address, delivery_mode, payment_type, purchase_order_number,
        total_cents, created_at)
      select 'RP-' || n, 'many-' || n, 'wholesale', ${customerId}, ${organisationUid}, 'AUD',
        '{"period":"DAILY","every":7}', '2026-04-01', '2026-04-01', '2026-04-01', '2026-03-31T19:00:00Z', n % 3 > 0, '{}',
        'standard', 'ACCOUNT', case when n % 1000 = 7 then 'FIND' || n end, n, '2026-03-01T00:00:00Z'
      from generate_series(1, 10000) n`);
    const page = (query: object) => call("GET", PATH, { query: { pageSize: "20", ...query } });
    const codes = ({ body }: { body: { replenishmentOrders: { replenishmentOrderCode: string }[] } }) =>
      body.replenishmentOrders.map((one) => one.replenishmentOrderCode);
    const { body } = await page({});
    expect(body.pagination).toMatchObject({ totalResults: 10000, totalPages: 500, sort: "byDate" });
    expect(body.sorts.map((one: { code: string }) => one.code)).toEqual([
      "byDate",
      "byReplenishmentNumber",
      "byNextOrderDate",
    ]);
    expect(codes(await page({}))[0]).toBe("RP-10000");
    expect(codes(await page({ sort: "byReplenishmentNumber", currentPage: "1" }))[0]).toBe("RP-21");
    expect(codes(await page({ sort: "byNextOrderDate" })).slice(0, 3)).toEqual(["RP-1", "RP-2", "RP-4"]);
    expect(codes(await page({ sort: "'; drop table users" }))[0]).toBe("RP-10000");
    expect((await page({ search: "find" })).body.pagination.totalResults).toBe(10);
    expect(codes(await page({ search: "%" }))).toEqual([]);
    expect(codes(await page({ currentPage: "999" }))).toEqual([]);
    const some = (await page({ sort: "byNextOrderDate", currentPage: "499" })).body.replenishmentOrders.at(
      -1,
    );
    expect(some).toMatchObject({
      active: false,
      trigger: { displayTimeTable: "Every 7 days" },
      totalItems: 0,
    });
    expect(some.trigger.activationTime).toBeUndefined();
  });
});

test("[CK-05] who closes their account takes their replenishment orders along", async () => {
  const { body } = await create(await readyCart(api, BUYER, { [polo]: 1 }), inTurn);
  expect(body.active).toBe(true);
  const [user] = await api.db.select().from(users).where(eq(users.uid, BUYER));
  await api.db
    .transaction(async (tx) => {
      await erase({ db: tx }, user!.customerId, "x", "closing");
      expect(await tx.$count(replenishments)).toBe(0);
      throw new Error("taken back");
    })
    .catch((error: Error) => expect(error.message).toBe("taken back"));
});
