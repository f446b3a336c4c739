import { and, eq, inArray, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { instantAt } from "../../commerce/calendar";
import { rowsOf } from "../../commerce/database/connection";
import { statementCount } from "../../commerce/database/trace";
import { carts } from "../../commerce/modules/carts/tables";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { issuedOutcomes } from "../../commerce/modules/leavers/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { inTurn, repeated } from "../support/replenishing";
import { TEST_NOW } from "../support/settings";
import { choose, emptyCarts, fillCart, makeReady, place, skuOf } from "../support/shopping";
import {
  ADMIN as SALTBUSH_ADMIN,
  APPROVER,
  NURSE,
  WARM,
  waitingOrder,
  waitingPackOrder,
} from "../support/waiting-order";

const api = await apiOfFile();
const ADMIN = "admin@kestrel.example";
const WEARER = "wearer@kestrel.example";
const TODAY = "2026-03-18";
const YESTERDAY = "2026-03-17";
const rowOf = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!;
const wearer = await rowOf(WEARER);
const nurse = await rowOf(NURSE);
const [saltbush] = await api.db
  .select()
  .from(organisations)
  .where(eq(organisations.uid, nurse.organisationUid));

/** A local time of the nurse's organisation. */
function at(day: string, time: string) {
  api.setNow(day === TODAY && time === "12:00" ? TEST_NOW : instantAt(day, time, saltbush!.timeZone));
  api.forgetTokens();
}
const ends = (uid: string, endsOn: string | null, more: Partial<typeof users.$inferInsert> = {}) =>
  api.db
    .update(users)
    .set({ endsOn, ...more })
    .where(eq(users.uid, uid));
const rule = (costShare: { fullMonths: number; endsAfterMonths: number } | null) =>
  api.db.update(organisations).set({ costShare }).where(eq(organisations.uid, "kestrel"));

beforeEach(async () => {
  at(TODAY, "12:00");
  await api.db
    .update(users)
    .set({ endsOn: null, active: true })
    .where(inArray(users.uid, [WEARER, NURSE]));
  await api.db.delete(issuedOutcomes);
  await rule(null);
  await emptyCarts(api);
});

describe("a last day", () => {
  const packOf = async () =>
    (await api.call("GET", "/orgUsers/current/packs", { as: NURSE })).body.packs.find(
      ({ packId }: { packId: string }) => packId === WARM,
    );
  const chosen = async () => {
    const { body: pack } = await api.call("GET", `/orgUsers/current/packs/${WARM}`, { as: NURSE });
    return choose(api, NURSE, WARM, pack.bundles[0].bundleId, { setId: "VESTS", styleCode: "SV-3401" });
  };
  const reason = "The last day of work was 18 Mar 2026";

  test("[B-18] closes packs from the next day on, on pages and for a forged post; the day itself still counts", async () => {
    await ends(NURSE, TODAY);
    at(TODAY, "23:59");
    expect(await packOf()).toMatchObject({ status: "open", closesAt: "18 Mar 2026" });
    expect((await chosen()).status).toBe(201);
    await api.call("DELETE", `/orgUsers/current/packs/${WARM}/summary`, { as: NURSE });
    at("2026-03-19", "00:00");
    expect(await packOf()).toMatchObject({
      status: "closed",
      closed: { message: expect.stringMatching(/^The last day of work was 18 Mar 2026, so .* is closed\.$/) },
    });
    expectRefusal(await chosen(), 400, "PackRuleError", {
      reason: "left",
      message: expect.stringContaining(reason),
    });
    // An extension does not outlive the last day, and another day opens the pack again.
    await api.db.execute(
      sql`update allocations set extended_until = '2026-12-31' where customer_id = ${nurse.customerId}`,
    );
    expect((await packOf()).status).toBe("closed");
    await ends(NURSE, "2026-03-19");
    expect((await packOf()).status).toBe("open");
    await api.db.execute(
      sql`update allocations set extended_until = null where customer_id = ${nurse.customerId}`,
    );
  });

  test("[B-18] refuses an order of a cart that stands, which keeps what it had", async () => {
    await api.db.update(users).set({ priceEnabled: true }).where(eq(users.uid, NURSE));
    const cart = await fillCart(api, NURSE, { [await skuOf(api, "SV-3001")]: 1 });
    await ends(NURSE, YESTERDAY);
    const { body } = await api.call("GET", "/costcenters", { as: NURSE });
    await makeReady(api, NURSE, cart, { costCentre: body.costCenters[0]?.code, poNumber: "PO1" });
    expectRefusal(await place(api, NURSE, cart), 400, "ValidationError", {
      reason: "left",
      message: "The last day of work was 17 Mar 2026, so nothing more can be ordered.",
    });
    expect(await api.db.$count(carts, eq(carts.code, cart))).toBe(1);
    const kept = await api.call("GET", `/users/current/carts/${cart}`, { as: NURSE });
    expect(kept.body.totalUnitCount).toBe(1);
    await ends(NURSE, TODAY);
    expect((await place(api, NURSE, cart)).body.code).toMatch(/^KR-/);
  });

  test("[B-18] grants no further period", async () => {
    const count = () =>
      rowsOf(
        api.db,
        sql`select id from allocations where customer_id = ${nurse.customerId} and period_start > ${TODAY}`,
      );
    await ends(NURSE, "2026-06-30");
    at("2027-08-01", "12:00");
    await api.call("GET", "/orgUsers/current/packs", { as: NURSE });
    expect(await count()).toEqual([]);
    await ends(NURSE, null);
    await api.call("GET", "/orgUsers/current/packs", { as: NURSE });
    expect((await count()).length).toBeGreaterThan(0);
    await api.db.execute(sql`delete from entitlement_movements where allocation_id in
      (select id from allocations where customer_id = ${nurse.customerId} and period_start > ${TODAY})`);
    await api.db.execute(
      sql`delete from allocations where customer_id = ${nurse.customerId} and period_start > ${TODAY}`,
    );
  });

  test("[B-18] lets no replenishment order of theirs order, and writes to nobody who has left", async () => {
    const buyer = "buyer@harrowstreet.example";
    const { start, work, runsOf } = repeated(api, buyer);
    await start({ [await skuOf(api, "KC-5002")]: 1 }, inTurn, { poNumber: "HSREP9" });
    await ends(buyer, "2026-03-31");
    await api.db.delete(mailOutbox);
    at("2026-04-01", "10:00");
    await work();
    const run = (await runsOf()).at(-1);
    expect(run).toMatchObject({
      order: null,
      reason: expect.stringContaining("The last day of work was 31 Mar 2026"),
    });
    expect(await api.db.$count(mailOutbox, like(mailOutbox.about, "replenishment %"))).toBe(0);
    await ends(buyer, null);
  });
});

describe("an order that waits", () => {
  const row = async (code: string) =>
    (
      await api.call("POST", "/orgUsers/current/manageapprovals/pendingApprovalOrders", {
        as: APPROVER,
        body: { filters: { codes: [code] } },
      })
    ).body.orders[0];
  const detail = async (code: string) =>
    (await api.call("GET", `/approve-order/${code}`, { as: APPROVER, query: { fields: "FULL" } })).body;
  const approve = (orderCode: string, fingerprint?: string) =>
    api.call("POST", "/approveDeclineOrder", {
      as: APPROVER,
      body: { orderCode, decision: "APPROVE", fingerprint },
    });

  test("[B-18] says when its wearer leaves, and is held once they have left: only who opened it approves it", async () => {
    const { code } = await waitingOrder(api);
    expect((await row(code)).leaving).toBeUndefined();
    await ends(NURSE, "2026-03-20");
    const ahead = { lastDay: "2026-03-20", left: false };
    expect([(await row(code)).leaving, (await detail(code)).leaving]).toEqual([ahead, ahead]);
    const before = (await detail(code)).fingerprint;
    await ends(NURSE, YESTERDAY);
    const held = { lastDay: YESTERDAY, left: true };
    const listed = await row(code);
    expect([listed.leaving, (await detail(code)).leaving]).toEqual([held, held]);
    for (const shown of [undefined, before, listed.fingerprint]) {
      expectRefusal(await approve(code, shown), 409, "ConflictError", {
        reason: "left",
        message: expect.stringContaining("The last day of work was 17 Mar 2026"),
      });
    }
    const framework = await api.call("POST", `/users/current/orderapprovals/${code}/decision`, {
      as: APPROVER,
      body: { decision: "APPROVE" },
    });
    expectRefusal(framework, 409, "ConflictError", { reason: "left" });
    expect((await detail(code)).approvalDecisionRequired).toBe(true);
    expect((await approve(code, (await detail(code)).fingerprint)).status).toBe(200);
  });

  test("[B-18] can be declined, and gives back what it took", async () => {
    const { code } = await waitingPackOrder(api);
    await ends(NURSE, YESTERDAY);
    const declined = await api.call("POST", "/approveDeclineOrder", {
      as: APPROVER,
      body: { orderCode: code, decision: "DECLINE", reasonCode: "OTHER", comment: "Has left" },
    });
    expect(declined.status, JSON.stringify(declined.body)).toBe(200);
    expect((await detail(code)).leaving).toBeUndefined();
  });

  test("[B-18] of somebody who has left counts for their administrators", async () => {
    const left = async () =>
      (await api.call("GET", "/manage-organisation", { as: SALTBUSH_ADMIN })).body.attention.people[
        "left-with-orders"
      ];
    await waitingOrder(api);
    const before = await left();
    await ends(NURSE, YESTERDAY);
    expect(await left()).toBe(before + 1);
  });
});

const own = (as = WEARER) => api.call("GET", "/orgUsers/current/issued", { as });
const shown = (as = ADMIN, id = wearer.customerId) => api.call("GET", `/orgUsers/${id}/issued`, { as });
interface Piece {
  id: string;
  quantity: number;
  returned: number;
  wornOut: number;
  missing: number;
}
const record = (pieces: object[], fingerprint?: string, as = ADMIN, id = wearer.customerId) =>
  api.call("PUT", `/orgUsers/${id}/issued`, { as, body: { pieces, fingerprint } });
const all = (piece: Piece, of: Partial<Piece>) => ({
  id: piece.id,
  returned: 0,
  wornOut: 0,
  missing: 0,
  ...of,
});
const list = async (query: Record<string, string | number> = {}, as = ADMIN) =>
  (await api.call("GET", "/manage-users/leavers", { as, query })).body;

describe("what was issued", () => {
  test("[B-18] is listed by date with its value, to its wearer and to who looks after them, and to nobody else", async () => {
    const { body } = await shown();
    expect(body.pieces.length).toBeGreaterThan(2);
    const days = body.pieces.map(({ issuedOn }: { issuedOn: string }) => issuedOn);
    expect(days.toSorted().toReversed()).toEqual(days);
    expect(body).toMatchObject({ returned: 0, wornOut: 0, missing: 0, stillOut: body.issued });
    expect(body.issued).toBe(body.pieces.reduce((sum: number, { quantity }: Piece) => sum + quantity, 0));
    expect(body.pieces[0].each.formattedValue).toMatch(/^\$\d/);
    expect(body.costShare).toBeUndefined();
    const mine = (await own()).body;
    expect(mine.pieces.map(({ id }: Piece) => id)).toEqual(body.pieces.map(({ id }: Piece) => id));
    expect([mine.person.self, body.person.self]).toEqual([true, false]);
    for (const stranger of [
      "admin@saltbush.example",
      "approver@kestrel.example",
      "newstarter@kestrel.example",
    ]) {
      expectRefusal(await shown(stranger), 403, "ForbiddenError");
      expectRefusal(await record([], undefined, stranger), 403, "ForbiddenError");
    }
  });

  test("[B-18] leaves out what went back and what was never sent", async () => {
    const { body } = await shown();
    const [piece] = body.pieces;
    const codes = [
      ...new Set(body.pieces.map(({ orderCode }: { orderCode: string }) => orderCode)),
    ] as string[];
    for (const code of codes) {
      const [order] = await api.db.select().from(orders).where(eq(orders.code, code));
      expect(order!.customerId).toBe(wearer.customerId);
    }
    await api.db.execute(
      sql`update consignments set status = 'PICKPACK' where order_code = ${piece.orderCode}`,
    );
    const less = (await shown()).body;
    expect(less.pieces.map(({ orderCode }: { orderCode: string }) => orderCode)).not.toContain(
      piece.orderCode,
    );
    await api.db.execute(
      sql`update consignments set status = 'SHIPPED' where order_code = ${piece.orderCode}`,
    );
    expect((await shown()).body.issued).toBe(body.issued);
    await api.db.execute(
      sql`update consignments set status = 'DELIVERY_COMPLETED' where order_code = ${piece.orderCode}`,
    );
  });

  test("[B-18] is recorded by piece, counts once when it is sent twice, and is corrected with a row in the change log", async () => {
    await ends(WEARER, YESTERDAY);
    const { body } = await shown();
    const [first, second] = body.pieces as [Piece, Piece];
    const sent = [all(first, { returned: first.quantity }), all(second, { missing: 1 })];
    const count = () =>
      api.db.$count(
        changeEvents,
        and(eq(changeEvents.subjectCode, wearer.customerId), like(changeEvents.channel, "%")),
      );
    const before = await count();
    const done = await record(sent, body.fingerprint);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(done.body).toMatchObject({
      returned: first.quantity,
      missing: 1,
      stillOut: body.issued - first.quantity - 1,
    });
    expect(done.body.pieces[0].recorded).toMatchObject({ by: expect.stringMatching(/\S/), on: TODAY });
    // Pressed twice: the page is the same, and nothing counts again.
    const twice = await record(sent, body.fingerprint);
    expect([twice.status, twice.body.returned]).toEqual([200, first.quantity]);
    expect(await count()).toBe(before + 1);
    // Another page, which has not seen it.
    const stale = await record([all(first, { wornOut: 1 })], body.fingerprint);
    expectRefusal(stale, 409, "ConflictError", { reason: "changed" });
    const corrected = await record([all(first, {})], done.body.fingerprint);
    expect(corrected.body).toMatchObject({ returned: 0, missing: 1 });
    const [noted] = await api.db
      .select()
      .from(changeEvents)
      .where(eq(changeEvents.subjectCode, wearer.customerId))
      .orderBy(sql`id desc`)
      .limit(1);
    expect(noted!.changes).toEqual([
      { what: expect.stringMatching(/, returned$/), from: String(first.quantity), to: "0" },
    ]);
  });

  test("[B-18] takes no more pieces than there are, none of somebody else, and nobody's own", async () => {
    const { body } = await shown();
    const [first] = body.pieces as [Piece];
    const over = await record([all(first, { returned: first.quantity, missing: 1 })]);
    expectRefusal(over, 400, "ValidationError", { subject: first.id });
    expectRefusal(await record([all({ ...first, id: "KR-1.0" }, {})]), 400, "ValidationError", {
      subject: "KR-1.0",
    });
    expectRefusal(await record([all(first, { returned: -1 })]), 400, "ValidationError");
    expect(await api.db.$count(issuedOutcomes)).toBe(0);
    const admin = await rowOf(ADMIN);
    expectRefusal(await record([], undefined, ADMIN, admin.customerId), 403, "ForbiddenError");
    expectRefusal(await record([], undefined, WEARER), 403, "ForbiddenError");
  });

  test("[B-18] says what may be asked for it, by the rule of the organisation, and charges nothing", async () => {
    await ends(WEARER, TODAY);
    await rule({ fullMonths: 0, endsAfterMonths: 12 });
    const charged = await rowsOf<{ code: string }>(
      api.db,
      sql`select code, total_cents, own_share_cents from orders order by code`,
    );
    const { body } = await shown();
    const piece = body.pieces[0];
    expect(piece.share.working).toMatch(
      /^Issued .*, (less than a month|\d+ months?) before 18 Mar 2026: \d+% of /,
    );
    const percent = Number(/(\d+)% of (?!.*%)/.exec(piece.share.working)![1]);
    expect(piece.share.each.value).toBeLessThanOrEqual(piece.each.value);
    if (!piece.share.working.includes("paid of"))
      expect(piece.share.each.value).toBeCloseTo(Math.round(piece.each.value * percent) / 100, 1);
    const done = await record([all(piece, { missing: 1 })]);
    expect(done.body.costShare.missing.value).toBe(piece.share.each.value);
    expect((await own()).body.costShare).toEqual(done.body.costShare);
    const after = await rowsOf<{ code: string }>(
      api.db,
      sql`select code, total_cents, own_share_cents from orders order by code`,
    );
    expect([...after]).toEqual([...charged]);
  });
});

describe("the leavers of an administrator", () => {
  test("[B-18] are everybody with a last day, with the sums of their pieces, for each unit too", async () => {
    expect(await list()).toMatchObject({ leavers: [], pagination: { totalResults: 0 } });
    const people = await api.db.select().from(users).where(eq(users.organisationUid, "kestrel"));
    await api.db.update(users).set({ endsOn: YESTERDAY }).where(eq(users.organisationUid, "kestrel"));
    const { body } = await shown();
    const [first] = body.pieces as [Piece];
    await record([all(first, { returned: 1 })]);
    const found = await list({ pageSize: 100, sort: "name" });
    expect(found.pagination.totalResults).toBe(people.filter(({ deletedAt }) => !deletedAt).length);
    // Statement and page count alike, whoever it is.
    let issued = 0;
    for (const one of found.leavers) {
      const page = (await shown(ADMIN, one.customerPK)).body;
      const { returned, wornOut, missing, stillOut } = page;
      expect([one.name, one]).toMatchObject([
        one.name,
        { issued: page.issued, returned, wornOut, missing, stillOut },
      ]);
      if (page.value && one.issued > 0) expect([one.name, one.value]).toEqual([one.name, page.value]);
      issued += page.issued;
    }
    expect(issued).toBeGreaterThan(20);
    const { units } = (await api.call("GET", "/manage-users/leavers/units", { as: ADMIN })).body;
    const sum = (of: "issued" | "people" | "returned") =>
      units.reduce((total: number, unit: Record<string, number>) => total + unit[of]!, 0);
    expect([sum("issued"), sum("people"), sum("returned")]).toEqual([
      issued,
      found.pagination.totalResults,
      1,
    ]);
    const out = await list({ state: "out", pageSize: 100 });
    expect(out.pagination.totalResults).toBe(
      found.leavers.filter(({ stillOut }: { stillOut: number }) => stillOut > 0).length,
    );
    const inUnit = await list({ unit: wearer.unitUid, pageSize: 100 });
    expect(new Set(inUnit.leavers.map(({ unit }: { unit: { uid: string } }) => unit.uid))).toEqual(
      new Set([wearer.unitUid]),
    );
    await api.db.update(users).set({ endsOn: null }).where(eq(users.organisationUid, "kestrel"));
  });

  test("[B-18] are seen by administrators of their units alone", async () => {
    await ends(WEARER, YESTERDAY, { active: false });
    // Whoever is deactivated, too, still has their uniform.
    expect((await list()).leavers).toMatchObject([{ customerPK: wearer.customerId, left: true }]);
    expect((await shown()).status).toBe(200);
    expect((await list({}, "admin@saltbush.example")).leavers).toEqual([]);
    const foreign = await api.call("GET", "/manage-users/leavers/units", { as: "admin@saltbush.example" });
    expect(foreign.body.units).toEqual([]);
    for (const path of ["/manage-users/leavers", "/manage-users/leavers/units"]) {
      expectRefusal(await api.call("GET", path, { as: "newstarter@kestrel.example" }), 403, "ForbiddenError");
      expectRefusal(await api.call("GET", path, { as: "approver@kestrel.example" }), 403, "ForbiddenError");
    }
  });

  test("[B-18] ten thousand of them cost no statement more", async () => {
    await ends(WEARER, YESTERDAY);
    const counted = async (query = {}) => {
      const count = { statements: 0 };
      await list(query);
      const answer = await statementCount.run(count, () => list(query));
      return { answer, count: count.statements };
    };
    const few = await counted();
    await api.db
      .execute(sql`insert into users (customer_id, uid, password_hash, first_name, last_name, wearer_id,
        organisation_uid, unit_uid, groups, hired_at, ends_on)
      select 'LV-' || i, 'lv' || i || '@kestrel.example', '', 'Ana', 'O''Brien-Ngāti <b>&', 'LV' || i, organisation_uid,
        unit_uid, groups, hired_at, '2026-03-01' from users, generate_series(1, 10000) i where uid = ${WEARER}`);
    const many = await counted();
    expect(many.count).toBe(few.count);
    expect(many.answer.pagination.totalResults).toBe(10001);
    expect(many.answer.leavers[0]).toMatchObject({ customerPK: wearer.customerId, name: expect.any(String) });
    expect((await counted({ state: "out" })).answer.pagination.totalResults).toBe(1);
    const last = await list({ currentPage: 100, pageSize: 100 });
    expect(last.leavers).toHaveLength(1);
    expect((await list({ currentPage: 400, pageSize: 100 })).pagination.totalResults).toBe(10001);
    await api.db.delete(users).where(like(users.customerId, "LV-%"));
  });
});
