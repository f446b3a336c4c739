import { eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { notices } from "../../commerce/modules/notices/tables";
import { costCentres, organisations } from "../../commerce/modules/organisation/tables";
import { purchaseOrders } from "../../commerce/modules/purchase-orders/tables";
import { replenishments } from "../../commerce/modules/replenishments/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { inTurn, repeated } from "../support/replenishing";
import { TEST_NOW } from "../support/settings";
import { emptyCarts, onHand, readyCart, setStock, skuOf } from "../support/shopping";

const api = await apiOfFile();
const BUYER = "buyer@harrowstreet.example";
const OTHER = "admin@harrowstreet.example";
const polo = await skuOf(api, "KC-5002");
const pant = await skuOf(api, "KC-5101");
const PATH = "/users/current/replenishmentOrders";
const { call, show, work, ordersOf, runsOf } = repeated(api, BUYER);

beforeEach(async () => {
  api.setNow(TEST_NOW);
  await emptyCarts(api);
  await api.db.delete(replenishments);
  await api.db.delete(notices).where(eq(notices.kind, "replenishment"));
});

describe("a due date", () => {
  test("[CK-05] its order is placed as if its owner had pressed, and its history says where it came from", async () => {
    const before = await onHand(api, polo);
    const code = await repeated(api, BUYER).start({ [polo]: 2, [pant]: 1 }, inTurn, { poNumber: "HSREP2" });
    await readyCart(api, BUYER, { [pant]: 4 });
    expect(await work("2026-03-31T18:59:00Z")).toEqual([]);
    const [order] = await work("2026-03-31T19:00:00Z");
    expect(order).toMatchObject({ due: "2026-04-01", reason: null, missed: 0 });
    const { body } = await call("GET", `/users/current/orders/${order!.order}`, {
      query: { fields: "FULL" },
    });
    expect(body).toMatchObject({
      purchaseOrderNumber: "HSREP2",
      totalUnitCount: 3,
      historyEntries: [
        {
          channel: "replenishment",
          note: `Placed by replenishment order ${code}`,
          user: { name: expect.any(String) },
        },
      ],
    });
    expect(await onHand(api, polo)).toBe(before! - 2);
    // The open cart is left alone.
    expect((await call("GET", "/users/current/carts/current")).body.totalUnitCount).toBe(4);
    expect(await show(code)).toMatchObject({
      dates: { first: "2026-04-01", next: "2026-04-08" },
      // The clocks of Melbourne went back between the two.
      trigger: { activationTime: "2026-04-07T20:00:00+0000" },
    });
    expect((await call("GET", `${PATH}/${code}/orders`)).body).toMatchObject({
      orders: [{ code: order!.order, purchaseOrderNumber: "HSREP2" }],
      pagination: { totalResults: 1 },
    });
    expect((await call("GET", `${PATH}/${code}/runs`, { query: { fields: "FULL" } })).body).toMatchObject({
      runs: [
        { dueDate: "2026-04-01", order: { code: order!.order, statusDisplay: "created" }, missedDates: 0 },
      ],
      counts: { placed: 1, failed: 0 },
    });
    const [listed] = (await call("GET", PATH)).body.replenishmentOrders;
    expect(listed.totalPriceWithTax.value).toBe(body.totalPriceWithTax.value);
    expect(
      await rowsOf(api.db, sql`select 1 from mail_outbox where about like ${`%${order!.order}%`}`),
    ).not.toEqual([]);
  });

  test("[CK-05] the price is that of the day", async () => {
    const code = await repeated(api, BUYER).start({ [polo]: 1 }, inTurn);
    const [first] = await work("2026-04-01T00:00:00Z");
    await api.db.execute(
      sql`update price_rows set cents = cents + 100 where style_code = 'KC-5002' and kind = 'std'`,
    );
    const [, second] = await work("2026-04-08T00:00:00Z");
    await api.db.execute(
      sql`update price_rows set cents = cents - 100 where style_code = 'KC-5002' and kind = 'std'`,
    );
    const [then, now] = await ordersOf(code);
    expect([then!.code, now!.code]).toEqual([first!.order, second!.order]);
    expect(now!.subTotal).toBe(then!.subTotal + 100);
  });

  test("[CK-05] two processes at once, and a second run, place one order", async () => {
    const code = await repeated(api, BUYER).start({ [polo]: 1 }, inTurn);
    api.setNow(new Date("2026-04-01T00:00:00Z"));
    await Promise.all([work(), work(), work()]);
    await work();
    expect(await ordersOf(code)).toHaveLength(1);
    expect(await runsOf()).toHaveLength(1);
  });

  test("[CK-05] a process that ends in between leaves nothing, and the date is still due", async () => {
    const code = await repeated(api, BUYER).start({ [polo]: 1 }, inTurn);
    const good = await repeated(api, OTHER).start({ [pant]: 1 }, inTurn);
    const before = await onHand(api, polo);
    await api.db.execute(sql`create function end_here() returns trigger language plpgsql as
      $$ begin raise exception 'ended'; end $$`);
    await api.db.execute(sql`create trigger ends before insert on replenishment_runs for each row
      when (new.replenishment_code = '${sql.raw(code)}') execute function end_here()`);
    await expect(work("2026-04-01T00:00:00Z")).rejects.toThrow();
    expect(await ordersOf(code)).toEqual([]);
    expect(await onHand(api, polo)).toBe(before);
    // It holds up no other.
    expect(await ordersOf(good)).toHaveLength(1);
    await api.db.execute(sql`drop trigger ends on replenishment_runs`);
    await api.db.execute(sql`drop function end_here`);
    await work();
    expect(await ordersOf(code)).toHaveLength(1);
  });

  test("[CK-05] dates that passed while the shop was down have one order", async () => {
    const code = await repeated(api, BUYER).start({ [polo]: 1 }, { ...inTurn, numberOfDays: "1" });
    // In the night of 5 April: the hour of that day has not come.
    expect(await work("2026-04-04T19:30:00Z")).toMatchObject([{ due: "2026-04-01", missed: 3 }]);
    expect((await show(code)).dates.next).toBe("2026-04-05");
    expect(await work("2026-04-04T19:59:00Z")).toHaveLength(1);
    expect(await work("2026-04-04T20:00:00Z")).toMatchObject([{}, { due: "2026-04-05", missed: 0 }]);
    expect(await ordersOf(code)).toHaveLength(2);
  });

  test("[CK-05] after more than a month nothing is ordered unasked: its owner is told, and the next date is placed", async () => {
    const code = await repeated(api, BUYER).start({ [polo]: 1 }, { ...inTurn, numberOfDays: "7" });
    // 32 days after 1 April.
    expect(await work("2026-05-03T00:00:00Z")).toMatchObject([
      {
        due: "2026-04-01",
        order: null,
        reason: "We could not place it for more than a month, so we ordered nothing without asking you.",
        missed: 4,
      },
    ]);
    expect(await ordersOf(code)).toEqual([]);
    expect((await show(code)).dates.next).toBe("2026-05-06");
    const mails = await api.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.about, `replenishment ${code} 2026-04-01%`));
    expect(mails).toHaveLength(1);
    expect(await work("2026-05-06T00:00:00Z")).toMatchObject([{}, { due: "2026-05-06", missed: 0 }]);
    expect(await ordersOf(code)).toHaveLength(1);
  });

  test("[CK-05] days are those of each organisation's calendar", async () => {
    const west = repeated(api, "admin@korraline.example", "uniforms");
    await west.start({ [polo]: 1 }, inTurn, { costCentre: "first", poNumber: "KCREP2" });
    await repeated(api, BUYER).start({ [polo]: 1 }, inTurn);
    expect(await work("2026-03-31T19:00:00Z")).toHaveLength(1);
    expect(await work("2026-03-31T21:59:00Z")).toHaveLength(1);
    expect(await work("2026-03-31T22:00:00Z")).toHaveLength(2);
  });

  test("[CK-05] day 31 falls on the last day of shorter months", async () => {
    const month = { recurrencePeriod: "MONTHLY", nthDayOfMonth: "31", replenishmentStartDate: "2026-03-18" };
    const code = await repeated(api, BUYER).start({ [polo]: 1 }, month);
    const dates = [];
    for (let n = 0; n < 3; n += 1) {
      const { dates: own, trigger } = await show(code);
      dates.push(own.next);
      await work(trigger.activationTime.replace("+0000", "Z"));
    }
    expect(dates).toEqual(["2026-03-31", "2026-04-30", "2026-05-31"]);
    expect(await ordersOf(code)).toHaveLength(3);
  });

  test("[CK-05] nothing is placed after it was cancelled; a second time changes nothing", async () => {
    const code = await repeated(api, BUYER).start({ [polo]: 1 }, inTurn);
    for (let n = 0; n < 2; n += 1) {
      const { status, body } = await call("PATCH", `${PATH}/${code}`, { body: {} });
      expect([status, body.active, body.dates.next, body.trigger.activationTime]).toEqual([
        ...[200, false, undefined, undefined],
      ]);
    }
    expect(await work("2026-05-01T00:00:00Z")).toEqual([]);
  });
});

describe("a date without an order", () => {
  const failed = async (code: string, reason: RegExp) => {
    const [run] = await work("2026-04-01T00:00:00Z");
    expect(run).toMatchObject({ due: "2026-04-01", order: null, reason: expect.stringMatching(reason) });
    expect(await ordersOf(code)).toEqual([]);
    return run!;
  };

  test("[CK-05] says why, its owner is told once, and it goes on", async () => {
    const code = await repeated(api, BUYER).start({ [polo]: 3 }, inTurn);
    const had = await onHand(api, polo);
    await setStock(api, polo, 2, false);
    const { reason } = await failed(code, /^.+, .+: Only 2 left\.$/);
    await work();
    const told = await api.db.select().from(notices).where(eq(notices.kind, "replenishment"));
    expect(told).toMatchObject([
      { details: { code, dueDate: "2026-04-01", reason, nextDate: "2026-04-08" } },
    ]);
    const mails = await rowsOf<{ subject: string; text: string }>(
      api.db,
      sql`select subject, text from mail_outbox where about = ${`replenishment ${code} 2026-04-01`}`,
    );
    expect(mails).toMatchObject([{ subject: `Replenishment order ${code} was not placed on 1 Apr 2026` }]);
    expect(mails[0]!.text).toContain(reason);
    expect(mails[0]!.text).toContain(`https://wholesale.shop.example/my-account/my-replenishment/${code}`);
    const { body } = await call("GET", "/users/current/notifications");
    expect(body.notifications[0]).toMatchObject({
      kind: "replenishment",
      title: `Replenishment order ${code} was not placed on 1 Apr 2026`,
      text: reason,
      more: "The next order is due on 8 Apr 2026. To change something, cancel it and set it up again.",
      url: `/my-account/my-replenishment/${code}`,
    });
    await setStock(api, polo, had!, false);
    expect(await work("2026-04-08T00:00:00Z")).toMatchObject([
      { order: null },
      { due: "2026-04-08", reason: null },
    ]);
    expect((await call("GET", `${PATH}/${code}/runs`, { query: { fields: "FULL" } })).body).toMatchObject({
      runs: [{ dueDate: "2026-04-08" }, { dueDate: "2026-04-01", reason }],
      counts: { placed: 1, failed: 1 },
    });
  });

  test("[CK-05] nobody who chose no mails gets one", async () => {
    const code = await repeated(api, BUYER).start({ [polo]: 1 }, inTurn);
    await api.db
      .update(users)
      .set({ toldBy: { replenishment: { email: false, text: false } } })
      .where(eq(users.uid, BUYER));
    await api.db.execute(
      sql`update replenishment_lines set sku = 'GONE-1' where replenishment_code = ${code}`,
    );
    await failed(code, /no longer sold/);
    expect(
      await rowsOf(api.db, sql`select 1 from mail_outbox where about like ${`replenishment ${code} %`}`),
    ).toEqual([]);
    expect((await show(code)).entries[0]).toMatchObject({ stockMessage: "This item is no longer sold." });
    await api.db.update(users).set({ toldBy: {} }).where(eq(users.uid, BUYER));
  });

  test("[CK-05] of a deactivated account places nothing, and nobody is written to", async () => {
    const code = await repeated(api, BUYER).start({ [polo]: 1 }, inTurn);
    await api.db.update(users).set({ active: false }).where(eq(users.uid, BUYER));
    await failed(code, /account of its owner is deactivated/);
    expect(await api.db.$count(notices, eq(notices.kind, "replenishment"))).toBe(0);
    await api.db.update(users).set({ active: true }).where(eq(users.uid, BUYER));
    expect(await work("2026-04-08T00:00:00Z")).toMatchObject([{}, { reason: null }]);
  });

  test("[CK-05] of a deactivated unit, of somebody who may not any more", async () => {
    const code = await repeated(api, BUYER).start({ [polo]: 1 }, inTurn);
    const unit = sql`uid = (select unit_uid from users where uid = ${BUYER})`;
    await api.db.execute(sql`update units set active = false where ${unit}`);
    await failed(code, /is deactivated, so nothing is ordered for it/);
    await api.db.execute(sql`update units set active = true where ${unit}`);
    await api.db
      .update(users)
      .set({ groups: ["customergroup"] })
      .where(eq(users.uid, BUYER));
    expect(await work("2026-04-08T00:00:00Z")).toMatchObject([
      {},
      { reason: expect.stringMatching(/may not/) },
    ]);
    await api.db
      .update(users)
      .set({ groups: ["b2bcustomergroup"] })
      .where(eq(users.uid, BUYER));
  });

  test("[CK-05] where orders need a number by now", async () => {
    const code = await repeated(api, BUYER).start({ [polo]: 1 }, inTurn);
    const mandatory = (purchaseOrderMandatory: boolean) =>
      api.db.update(organisations).set({ purchaseOrderMandatory }).where(eq(organisations.site, "wholesale"));
    await mandatory(true);
    await failed(code, /^Orders need a purchase order number now, and this one has none\.$/);
    await mandatory(false);
  });

  test("[CK-05] of a disabled cost centre, a closed purchase order, an address that is gone", async () => {
    const admin = repeated(api, "admin@korraline.example", "uniforms");
    const code = await admin.start({ [polo]: 1 }, inTurn, { costCentre: "first", poNumber: "KCREP1" });
    const { body } = await admin.call("GET", `${PATH}/${code}`);
    await api.db.update(costCentres).set({ active: false }).where(eq(costCentres.code, body.costCenter.code));
    await failed(code, /cost centre can no longer be used/);
    await api.db.update(costCentres).set({ active: true }).where(eq(costCentres.code, body.costCenter.code));

    await api.db.insert(purchaseOrders).values({
      id: "closed-1",
      organisationUid: "korraline",
      number: "KCREP1",
      description: "Closed",
      unitUids: [],
      status: "closed",
    });
    expect(await work("2026-04-08T00:00:00Z")).toMatchObject([
      {},
      { reason: "KCREP1 is closed. Enter another number." },
    ]);
    await api.db.delete(purchaseOrders).where(eq(purchaseOrders.number, "KCREP1"));

    await api.db.execute(
      sql`update replenishments set delivery_address = delivery_address || '{"id":"gone"}'`,
    );
    expect(await work("2026-04-15T00:00:00Z")).toMatchObject([
      ...[{}, {}, { reason: "The delivery address is no longer in the address book." }],
    ]);
  });
});
