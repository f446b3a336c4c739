import { and, eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addWorkingDays } from "../../commerce/modules/transit";
import { instantAt } from "../../commerce/calendar";
import { statementCount } from "../../commerce/database/trace";
import { jobRuns } from "../../commerce/jobs/tables";
import { allocations } from "../../commerce/modules/entitlement/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { notices } from "../../commerce/modules/notices/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { packs } from "../../commerce/modules/packs/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { TEST_NOW } from "../support/settings";

const api = await apiOfFile();
const ADMIN = "admin@kestrel.example";
const FOREIGN = "admin@saltbush.example";
const STARTER = "newstarter@kestrel.example";
const PACK = "PK-KM-NS-CABIN";
const ZONE = "Australia/Melbourne";
const rowOf = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!;
const starter = await rowOf(STARTER);
const admin = await rowOf(ADMIN);
const [pack] = await api.db.select().from(packs).where(eq(packs.id, PACK));
await api.db.update(users).set({ startsOn: null });
await api.db.delete(notices);
const earlier = await api.db.select().from(orders).where(eq(orders.customerId, starter.customerId));
// Whoever the demo has as a new starter has ordered: here nothing stands.
for (const { code } of earlier) {
  await api.db.update(orders).set({ status: "CANCELLED" }).where(eq(orders.code, code));
}

beforeEach(async () => {
  at("2026-03-18", "12:00");
  await api.db
    .update(users)
    .set({ ...starter, startsOn: null })
    .where(eq(users.uid, STARTER));
  await api.db.update(packs).set(pack!).where(eq(packs.id, PACK));
  await api.db.delete(notices);
  await api.db.delete(mailOutbox);
});

function at(day: string, time: string) {
  api.setNow(day === "2026-03-18" ? TEST_NOW : instantAt(day, time, ZONE));
  api.forgetTokens();
}
const starts = (startsOn: string | null, more: Partial<typeof users.$inferInsert> = {}) =>
  api.db
    .update(users)
    .set({ startsOn, ...more })
    .where(eq(users.uid, STARTER));
const list = async (as = ADMIN) => (await api.call("GET", "/manage-users/new-starters", { as })).body;
const home = async (as = ADMIN) => (await api.call("GET", "/manage-organisation", { as })).body;

describe("the new starters of an administrator", () => {
  test("[B-16] are listed with pack and last day to order, and move from ahead to soon to late", async () => {
    await starts("2026-04-30");
    const { starters, pagination } = await list();
    expect(pagination.totalResults).toBe(1);
    expect(starters[0]).toMatchObject({
      customerPK: starter.customerId,
      startsOn: "2026-04-30",
      packId: PACK,
      state: "ahead",
    });
    const { lastDay } = starters[0].lastOrder;
    // As the person reads it.
    const { packs: own } = (await api.call("GET", "/orgUsers/current/packs", { as: STARTER })).body;
    expect(own.find(({ packId }: { packId: string }) => packId === PACK).lastOrder).toEqual(
      starters[0].lastOrder,
    );
    expect(await home()).toMatchObject({ starters: [], attention: { starters: { late: 0, soon: 0 } } });
    at(lastDay, "11:59");
    expect((await home()).attention.starters).toEqual({ late: 0, soon: 1 });
    at(lastDay, "12:01");
    const late = await home();
    expect(late.attention.starters).toEqual({ late: 1, soon: 0 });
    expect(late.starters).toMatchObject([{ customerPK: starter.customerId, state: "late" }]);
    // After the first day, too, for four weeks.
    at("2026-05-28", "09:00");
    expect((await list()).starters).toMatchObject([{ state: "late" }]);
    at("2026-05-29", "09:00");
    expect((await list()).starters).toEqual([]);
  });

  test("[B-16] are no longer flagged once an order of their pack stands, and again when it is cancelled", async () => {
    const today = "2026-03-18";
    await starts(addWorkingDays(today, 1, { country: "AU", region: "VIC" }));
    expect((await home()).attention.starters.late).toBe(1);
    // Somebody else's order, made theirs.
    const [order] = await api.db.select().from(orders).where(eq(orders.organisationUid, "kestrel")).limit(1);
    await api.db.execute(sql`update order_entries set pack_id = ${PACK} where order_code = ${order!.code}`);
    await api.db
      .update(orders)
      .set({ status: "APPROVED", customerId: starter.customerId })
      .where(eq(orders.code, order!.code));
    const [ordered] = (await list()).starters;
    expect(ordered).toMatchObject({ state: "ordered", orderCode: order!.code });
    expect(ordered.lastOrder).toBeUndefined();
    expect((await home()).attention.starters.late).toBe(0);
    await api.db.update(orders).set({ status: "CANCELLED" }).where(eq(orders.code, order!.code));
    expect((await home()).attention.starters.late).toBe(1);
  });

  test("[B-16] move with a change of the first day that an administrator makes, and say when the pack opens", async () => {
    await api.db.update(packs).set({ opensBeforeStart: 14 }).where(eq(packs.id, PACK));
    const save = (startsOn: string) =>
      api.call("PATCH", "/manage-users/updateEmployeeDetails", {
        as: ADMIN,
        body: { customerPK: starter.customerId, unitUid: starter.unitUid, startsOn },
      });
    expect((await save("2026-04-30")).status).toBe(200);
    const [before] = (await list()).starters;
    expect(before).toMatchObject({ opensOn: "2026-04-16", state: "ahead" });
    expect((await save("2026-03-20")).status).toBe(200);
    const [after] = (await list()).starters;
    expect(after).toMatchObject({ startsOn: "2026-03-20", state: "late" });
    expect(after.opensOn).toBeUndefined();
    expect(after.lastOrder.lastDay < before.lastOrder.lastDay).toBe(true);
  });

  test("[B-16] are seen by administrators of their units alone", async () => {
    await starts("2026-03-20");
    expect((await list(FOREIGN)).starters).toEqual([]);
    expect(await home(FOREIGN)).toMatchObject({ starters: [] });
    expectRefusal(
      await api.call("GET", "/manage-users/new-starters", { as: STARTER }),
      403,
      "ForbiddenError",
    );
    // Somebody who left is nobody to order for.
    await starts("2026-03-20", { active: false });
    expect((await list()).starters).toEqual([]);
  });

  test("[B-16] two hundred of them cost no statement more, and the home page lists five", async () => {
    await starts("2026-03-20");
    const counted = async () => {
      const count = { statements: 0 };
      await home();
      const answer = await statementCount.run(count, () => home());
      return { answer, count: count.statements };
    };
    const few = await counted();
    await api.db
      .execute(sql`insert into users (customer_id, uid, password_hash, first_name, last_name, wearer_id,
        organisation_uid, unit_uid, groups, hired_at, starts_on)
      select 'NS-' || i, 'ns' || i || '@kestrel.example', '', 'Ana', 'O''Brien-Ngāti <b>&', 'NS' || i, organisation_uid,
        unit_uid, groups, hired_at, '2026-03-24' from users, generate_series(1, 200) i where uid = ${STARTER}`);
    await api.db.execute(sql`insert into allocations (customer_id, pack_id, period_start, period_end)
      select 'NS-' || i, ${PACK}, '2026-01-01', '9999-12-31' from generate_series(1, 200) i`);
    const many = await counted();
    expect(many.count).toBe(few.count);
    expect(many.answer.starters).toHaveLength(5);
    const pages = await api.call("GET", "/manage-users/new-starters", {
      as: ADMIN,
      query: { currentPage: 1, pageSize: 100 },
    });
    expect(pages.body.pagination.totalResults).toBe(201);
    expect(pages.body.starters).toHaveLength(100);
    await api.db.delete(allocations).where(like(allocations.customerId, "NS-%"));
    await api.db.delete(users).where(like(users.customerId, "NS-%"));
  });
});

describe("a pack that nobody has claimed", () => {
  const work = async () => {
    await api.db.update(jobRuns).set({ dueAt: api.now() }).where(eq(jobRuns.name, "unclaimed-packs"));
    await api.jobs.runDue();
  };
  const told = async (as = ADMIN) =>
    (await api.call("GET", "/users/current/notifications", { as })).body.notifications.filter(
      ({ kind }: { kind: string }) => kind === "starter",
    );
  const mails = () => api.db.select().from(mailOutbox).where(like(mailOutbox.about, "starter %"));

  test("[B-16] is told of once, 14 days after it opened, to the nearest administrators", async () => {
    await api.db.update(packs).set({ opensBeforeStart: 28 }).where(eq(packs.id, PACK));
    // It opens on 2 April.
    await starts("2026-04-30");
    at("2026-04-15", "23:00");
    await work();
    expect([await told(), await mails()]).toEqual([[], []]);
    for (const day of ["2026-04-16", "2026-04-17", "2026-04-30"]) {
      at(day, "08:00");
      await work();
      await work();
      expect([day, (await told()).length, (await mails()).length]).toEqual([day, 1, 1]);
    }
    const name = `${starter.firstName} ${starter.lastName}`;
    const [notice] = await told();
    expect(notice).toMatchObject({
      title: `${name} has not ordered ${pack!.name}`,
      action: {
        label: `Order for ${starter.firstName}`,
        url: expect.stringMatching(/^\/proxy-order\?search=/),
      },
    });
    expect(notice.more).toContain("It has been open since 2 Apr 2026.");
    const [mail] = await mails();
    expect(mail).toMatchObject({ toAddress: admin.uid, subject: notice.title });
    expect(await told(STARTER)).toEqual([]);
    expect(await told(FOREIGN)).toEqual([]);
  });

  test("[B-16] is told to the manager alone, with what they may do about it, and to administrators once they left", async () => {
    const manages = (managerId: string | null) => starts("2026-04-30", { managerId });
    await api.db.update(packs).set({ opensBeforeStart: 28 }).where(eq(packs.id, PACK));
    const manager = await rowOf("wearer@kestrel.example");
    at("2026-04-20", "08:00");
    await manages(manager.customerId);
    await work();
    await work();
    const [notice, ...more] = await told(manager.uid);
    expect([more, await told()]).toEqual([[], []]);
    expect(notice.action).toEqual({ label: "Open the shop", url: "/" });
    expect(notice.more).toContain(`Remind ${starter.firstName} to order, or ask an administrator`);
    const [mail] = await mails();
    expect(mail).toMatchObject({ toAddress: manager.uid });
    expect(mail!.text).toContain(`you are the manager of ${starter.firstName}`);
    // An approver of the unit can order in the name of the person.
    const approver = await rowOf("approver@kestrel.example");
    await manages(approver.customerId);
    await work();
    expect((await told(approver.uid))[0].action.label).toBe(`Order for ${starter.firstName}`);
    // One of another organisation, and one who left, are told nothing.
    const foreign = await rowOf(FOREIGN);
    await manages(foreign.customerId);
    await work();
    expect([(await told(FOREIGN)).length, (await told()).length]).toEqual([0, 1]);
    await api.db.delete(notices);
    await manages(manager.customerId);
    await api.db.update(users).set({ active: false }).where(eq(users.uid, manager.uid));
    await work();
    expect([(await told()).length, await api.db.$count(notices)]).toEqual([1, 1]);
    await api.db.update(users).set({ active: true }).where(eq(users.uid, manager.uid));
  });

  test("[B-16] two runs at once tell once, and another first day is told of anew", async () => {
    await api.db.update(packs).set({ opensBeforeStart: 28 }).where(eq(packs.id, PACK));
    await starts("2026-04-30");
    at("2026-04-20", "08:00");
    await Promise.all([work(), work()]);
    expect((await told()).length).toBe(1);
    await starts("2026-05-14");
    await work();
    expect((await told()).length).toBe(1);
    at("2026-04-30", "08:00");
    await work();
    expect((await told()).length).toBe(2);
  });

  test("[B-16] is told of nobody without a first day, who left, or whose pack has closed", async () => {
    at("2026-04-20", "08:00");
    await starts(null);
    await work();
    await starts("2026-04-30", { active: false });
    await work();
    await starts("2026-04-30", { active: true });
    await api.db
      .update(packs)
      .set({ closesAt: new Date("2026-04-01T00:00:00Z") })
      .where(and(eq(packs.id, PACK)));
    await work();
    expect([await told(), await mails()]).toEqual([[], []]);
  });
});
