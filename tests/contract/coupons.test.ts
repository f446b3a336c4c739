import { eq, like, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { customerCoupons } from "../../commerce/modules/coupons/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { notices } from "../../commerce/modules/notices/tables";
import { promotions, voucherRedemptions } from "../../commerce/modules/promotions/tables";
import { users } from "../../commerce/modules/users/tables";
import { localClock } from "../../commerce/calendar";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { emptyCarts, fillCart, makeReady, place, skuOf } from "../support/shopping";

const api = await apiOfFile();
const wearer = "wearer@lanternbridge.example";
const colleague = "parttime@lanternbridge.example";
const other = "wearer@korraline.example";
const path = "/users/current/customercoupons";
const vest = await skuOf(api, "LB-2401");
const DAY = 86_400_000;

const list = async (query: Record<string, string | number> = {}, as = wearer) =>
  (await api.call("GET", path, { as, query: { fields: "FULL", ...query } })).body;
const codes = async (query: Record<string, string | number> = {}, as = wearer) =>
  (await list(query, as)).coupons.map(({ couponId }: { couponId: string }) => couponId);
const show = (code: string, as = wearer) => api.call("GET", `${path}/${encodeURIComponent(code)}`, { as });
const claim = (code: string, as = wearer) =>
  api.call("POST", `${path}/${encodeURIComponent(code)}/claim`, { as });
const drop = (code: string, as = wearer) => api.call("DELETE", `${path}/${code}/claim`, { as });
const notify = (code: string, method = "POST", as = wearer) =>
  api.call(method, `${path}/${code}/notification`, { as });
const enter = (voucherId: string) =>
  api.call("POST", "/users/current/carts/current/vouchers", { as: wearer, query: { voucherId } });
const set = (code: string, values: Partial<typeof promotions.$inferInsert>) =>
  api.db.update(promotions).set(values).where(eq(promotions.code, code));
const after = (days: number) => new Date(api.now().getTime() + days * DAY);

const before = await api.db.select().from(promotions);

beforeEach(async () => {
  api.forgetTokens();
  await emptyCarts(api);
  await api.db.delete(customerCoupons);
  await api.db.delete(voucherRedemptions);
  await api.db.delete(notices).where(eq(notices.kind, "coupon"));
  await api.db.delete(mailOutbox);
  for (const { code, startsAt, endsAt } of before) await set(code, { startsAt, endsAt });
});

test("[AC-03] a coupon is claimed, listed with its state, used at the cart by its code, and taken off the list", async () => {
  for (const press of [1, 2]) {
    const { status, body } = await claim(" style10 ");
    expect([press, status]).toEqual([press, 201]);
    expect(body).toMatchObject({
      coupon: { couponId: "STYLE10", status: "Effective", claimed: true, allProductsApplicable: true },
      customer: { uid: wearer },
    });
  }
  const { coupons, pagination, sorts, counts } = await list();
  expect(coupons).toMatchObject([
    {
      couponId: "STYLE10",
      name: "10% off for style week",
      description: "For goods of the catalogue. One order a person.",
      status: "Effective",
      notificationOn: false,
    },
  ]);
  expect(coupons[0].startDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00\+0000$/);
  // Coupons of the demo begin and end with a day of their organisation.
  const inSydney = (occDate: string) => localClock(new Date(occDate), "Australia/Sydney").time;
  expect([inSydney(coupons[0].startDate), inSydney(coupons[0].endDate)]).toEqual(["00:00", "23:59"]);
  expect(pagination).toEqual({ page: 0, count: 20, totalCount: 1, totalPages: 1 });
  expect(sorts[0]).toEqual({ code: "startDate", asc: true });
  expect(counts).toEqual({ usable: 1, ended: 0 });
  const cart = await fillCart(api, wearer, { [vest]: 1 });
  await makeReady(api, wearer, cart);
  expect((await enter("STYLE10")).status).toBe(200);
  expect((await place(api, wearer, cart)).body.code).toMatch(/^KR-/);
  // One order a person: it has ended, is said so, and is no coupon to claim again.
  expect(await codes()).toEqual([]);
  expect((await list({ ended: "true" })).coupons).toMatchObject([{ couponId: "STYLE10", ended: "used-up" }]);
  expect((await show("STYLE10")).body.status).toBeUndefined();
  expect((await drop("STYLE10")).body.coupon).toMatchObject({ couponId: "STYLE10", claimed: false });
  expectRefusal(await claim("STYLE10"), 400, "VoucherOperationError", { reason: "redeemed" });
  expectRefusal(await drop("STYLE10"), 404, "NotFoundError", { subjectType: "coupon" });
});

test("[AC-03] a coupon is effective soon, effective, expiring soon and expired; the cart says so of a claimed one", async () => {
  await fillCart(api, wearer, { [vest]: 1 });
  await claim("STYLE10");
  const state = async () => {
    const { body } = await show("STYLE10");
    return body.status ?? body.ended;
  };
  await set("STYLE10", { startsAt: after(3), endsAt: after(30) });
  expect(await state()).toBe("PreSession");
  expectRefusal(await enter("STYLE10"), 400, "VoucherOperationError", { reason: "early" });
  await set("STYLE10", { startsAt: after(-3), endsAt: after(7) });
  expect(await state()).toBe("ExpireSoon");
  expect((await enter("STYLE10")).status).toBe(200);
  await set("STYLE10", { endsAt: after(-1) });
  expect(await state()).toBe("expired");
  expectRefusal(await enter("STYLE10"), 400, "VoucherOperationError", {
    reason: "expired",
    message: expect.stringMatching(/^Coupon STYLE10 expired at \d\d:\d\d on \d+ \w+ \d{4}\.$/) as string,
  });
  expect(await codes()).toEqual([]);
  expect(await codes({ ended: "true" })).toEqual(["STYLE10"]);
  await drop("STYLE10");
  expectRefusal(await claim("STYLE10"), 400, "VoucherOperationError", { reason: "expired" });
  // Of a code that is not on the list, nothing is told.
  expectRefusal(await enter("STYLE10"), 400, "VoucherOperationError", {
    message: "coupon.invalid.code.provided",
  });
});

test("[AC-03] nobody claims a code of another organisation, site, currency or kind, or one that is none", async () => {
  for (const code of ["STYLE10", "TRADE100", "VEST-THIRD", "NONSENSE", "O'Brien-Ngāti <b>&"]) {
    expectRefusal(await claim(code, other), 404, "NotFoundError", { subjectType: "coupon" });
    expectRefusal(await show(code, other), 404, "NotFoundError");
  }
  expectRefusal(await claim("SPRING5", "nzwearer@kestrel.example"), 404, "NotFoundError");
  expectRefusal(await api.call("POST", `${path}/SPRING5/claim`), 401, "UnauthorizedError");
  expect(await api.db.$count(customerCoupons)).toBe(0);
});

test("[AC-03] nobody sees or changes the coupons of another", async () => {
  await claim("STYLE10");
  expect(await codes({}, colleague)).toEqual([]);
  expect((await show("STYLE10", colleague)).body.claimed).toBe(false);
  expectRefusal(await drop("STYLE10", colleague), 404, "NotFoundError");
  expectRefusal(await notify("STYLE10", "POST", colleague), 404, "NotFoundError");
  const [person] = await api.db.select().from(users).where(eq(users.uid, wearer));
  const theirs = `/users/${person!.customerId}/customercoupons`;
  expectRefusal(await api.call("GET", theirs, { as: colleague }), 403, "ForbiddenError");
  expect(await codes()).toEqual(["STYLE10"]);
});

test("[AC-03] ten thousand coupons are read by page and sort in two statements", async () => {
  const [person] = await api.db.select().from(users).where(eq(users.uid, wearer));
  await api.db.execute(sql`insert into promotions (code, kind, site, title, percent, starts_at, ends_at)
    select 'MANY' || lpad(n::text, 5, '0'), 'voucher', 'uniforms', 'Many', 1, ${after(-1).toISOString()}::timestamptz
      + make_interval(secs => n), ${after(90).toISOString()}::timestamptz from generate_series(1, 10000) n`);
  await api.db.execute(sql`insert into customer_coupons (customer_id, promotion_code, claimed_at)
    select ${person!.customerId}, code, now() from promotions where code like 'MANY%'`);
  await api.db.execute(sql`analyze promotions, customer_coupons`);
  const { pagination, coupons } = await list({ pageSize: 1000, currentPage: 99 });
  expect(pagination).toEqual({ page: 99, count: 100, totalCount: 10_000, totalPages: 100 });
  expect(coupons.at(-1).couponId).toBe("MANY10000");
  expect((await codes({ sort: "startDate:desc", pageSize: 1 }))[0]).toBe("MANY10000");
  expect(await list({ currentPage: 5000 })).toMatchObject({
    coupons: [],
    pagination: { totalCount: 10_000 },
  });
  await api.db.delete(customerCoupons);
  await api.db.delete(promotions).where(like(promotions.code, "MANY%"));
});

test("[AC-03] who wants to hear of a coupon is told once when it starts and once before it expires", async () => {
  const mails = () => api.db.select().from(mailOutbox).where(like(mailOutbox.about, "coupon %"));
  const news = async () =>
    (await api.db.select().from(notices).where(eq(notices.kind, "coupon"))).map(({ about }) => about);
  const run = async () => {
    api.advance(3601);
    await api.jobs.runDue();
    api.forgetTokens();
  };
  await set("STYLE10", { startsAt: after(2), endsAt: after(40) });
  await claim("STYLE10");
  await claim("SPRING5");
  for (const press of [1, 2]) {
    const { status, body } = await notify("STYLE10");
    expect([press, status, body.coupon.notificationOn]).toEqual([press, 200, true]);
  }
  await run();
  expect(await news()).toEqual([]);
  api.advance(2 * 86_400);
  await run();
  await run();
  expect(await news()).toEqual(["coupon starts STYLE10"]);
  expect(await mails()).toMatchObject([
    { toAddress: wearer, channel: "EMAIL", subject: "Coupon STYLE10 can be used now" },
  ]);
  const { body } = await api.call("GET", "/users/current/notifications", {
    as: wearer,
    query: { fields: "FULL" },
  });
  const notice = body.notifications.find(({ kind }: { kind: string }) => kind === "coupon");
  expect(notice).toMatchObject({
    title: "Coupon STYLE10 can be used now",
    url: "/my-account/coupons",
    more: expect.stringMatching(/^10% off for style week\. It expires at /),
  });
  await notify("STYLE10", "DELETE");
  await set("STYLE10", { endsAt: after(3) });
  await run();
  expect((await news()).length).toBe(1);
  await notify("STYLE10");
  await run();
  await run();
  expect(await news()).toEqual(["coupon starts STYLE10", "coupon ends STYLE10"]);
  expect((await mails()).length).toBe(2);
});
