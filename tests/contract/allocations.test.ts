import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { orders } from "../../commerce/modules/orders/tables";
import { allocationChanges } from "../../commerce/modules/entitlement/tables";
import { units } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { anySku, choose } from "../support/shopping";

const api = await apiOfFile();
const { order, cancel, linesOf } = ordering(api);
const wearer = "casual@korraline.example";
const admin = "admin@korraline.example";
const SUN = "PK-KC-SUN";
const HAT = { packId: SUN, bundleId: "SUN-HAT", setId: "HATS", styleCode: "KC-5402" };
const SOCKS = { packId: SUN, bundleId: "SOCKS", setId: "SOCKS", styleCode: "KC-5403" };

const idOf = async (uid: string) =>
  (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!.customerId;
const list = (as = wearer, userId = "current", query = {}) =>
  api.call("GET", `/orgUsers/${userId}/allocations`, { as, query: { ...query } });
interface Counter {
  name: string;
  bundleId?: string;
}
interface Listed {
  packId: string;
  counters: Counter[];
  changes: { words: string[]; reason: string; by: string; date: string }[];
}
const packOf = async (packId: string, as = wearer, userId = "current") =>
  ((await list(as, userId)).body.allocations as Listed[]).find((one) => one.packId === packId)!;
const counterOf = async (packId: string, name: string) =>
  (await packOf(packId)).counters.find((one) => one.name === name);
const put = async (body: object, packId = SUN, as = admin, uid = wearer, headers = {}) =>
  api.call("PUT", `/orgUsers/${await idOf(uid)}/allocations/${packId}`, { as, body, headers });

// The demo's own orders used some of it.
beforeAll(async () => {
  await api.db.execute(sql`delete from entitlement_movements where kind = 'use' and allocation_id in
    (select id from allocations where pack_id = ${SUN} and customer_id = ${await idOf(wearer)})`);
});

describe("the allocation list", () => {
  test("[PK-01] says of each counter what was given, used, held, waits and is left", async () => {
    expect(await counterOf(SUN, "Socks")).toMatchObject({
      granted: 2,
      used: 0,
      held: 0,
      waiting: 0,
      left: 2,
    });
    const code = await order(wearer, {}, [SOCKS]);
    await api.db.update(orders).set({ status: "PENDING_APPROVAL" }).where(eq(orders.code, code));
    expect(await counterOf(SUN, "Socks")).toMatchObject({
      used: 0,
      waiting: 1,
      left: 1,
      waitingText: "1 item",
    });
    await api.db.update(orders).set({ status: "CREATED" }).where(eq(orders.code, code));
    expect(await counterOf(SUN, "Socks")).toMatchObject({ used: 1, waiting: 0, left: 1 });
    await choose(api, wearer, SUN, SOCKS.bundleId, SOCKS);
    await api.call("POST", "/users/current/carts", { as: wearer, query: { reuse: "true" } });
    await api.call("POST", `/orgUsers/current/packs/${SUN}/cart`, {
      as: wearer,
      query: { cartId: "current" },
    });
    expect(await counterOf(SUN, "Socks")).toMatchObject({ used: 1, held: 1, left: 0, leftText: "0 items" });
    await api.call("DELETE", `/orgUsers/current/carts/current/packs/${SUN}`, { as: wearer });
    const [line] = await linesOf(code);
    await cancel(wearer, code, [[line!.entryNumber, 1]]);
    expect(await counterOf(SUN, "Socks")).toMatchObject({ used: 0, held: 0, left: 2 });
  });

  test("[PK-01] says when a pack is given again, or that it lapses or not", async () => {
    const kestrel = (await list("wearer@kestrel.example")).body.allocations as (Listed & {
      periodText: string;
    })[];
    const textOf = (packId: string) => kestrel.find((one) => one.packId === packId)!.periodText;
    expect(textOf("PK-KM-PTS-CABIN")).toMatch(
      /^Given again on 1 Jan \d{4}\. What is left on 31 Dec \d{4} lapses\.$/,
    );
    expect(textOf("PK-KM-LUGGAGE")).toBe("Given once. It does not lapse.");
    expect(textOf("PK-KM-SELF")).toBe("You pay for these items, so nothing is counted.");
    expect(kestrel.find((one) => one.packId === "PK-KM-SELF")!.counters).toEqual([]);
  });

  test("[PK-01] takes 120 to a page, at most four statements, and shows nobody else's", async () => {
    expect((await list(wearer, "current", { pageSize: 120 })).body.pagination.pageSize).toBe(120);
    expect((await list(wearer, "current", { pageSize: 5000 })).body.pagination.pageSize).toBe(120);
    expect((await list(wearer, "current", { pageSize: 1, currentPage: 1 })).body.allocations).toHaveLength(1);
    const count = { statements: 0 };
    await statementCount.run(count, () => list());
    expect(count.statements).toBeLessThanOrEqual(4);
    expectRefusal(await list("wearer@korraline.example", await idOf(wearer)), 403, "ForbiddenError");
    expectRefusal(await list("admin@kestrel.example", await idOf(wearer)), 403, "ForbiddenError");
    expectRefusal(await list("finance@korraline.example", await idOf(wearer)), 403, "ForbiddenError");
    expect((await list(admin, await idOf(wearer))).status).toBe(200);
  });

  test("[PK-01] buyers of stores have their store's packs in it", async () => {
    const { body } = await api.call("GET", "/orgUsers/current/allocations", {
      as: "buyer@harrowstreet.example",
    });
    expect(body.allocations.map((one: Listed) => one.packId)).toEqual(["PK-HS-TEAM", "PK-HS-BOOTS"]);
  });
});

describe("changing an allocation", () => {
  test("[PK-01] an administrator gives more or less, and the list tells who did it and why", async () => {
    const more = await put({ grants: [{ bundleId: "SOCKS", granted: 5 }], reason: "Works in\nthe wet " });
    expect([more.status, more.body.counters[1]]).toEqual([
      200,
      expect.objectContaining({ granted: 5, left: 5 }),
    ]);
    const less = await put({
      grants: [
        { bundleId: "SOCKS", granted: 3 },
        { bundleId: "SUN-HAT", granted: 2 },
      ],
      reason: "Back to the norm",
    });
    expect(less.body.counters.map((one: { left: number }) => one.left)).toEqual([2, 3]);
    const { changes } = await packOf(SUN);
    expect(changes).toMatchObject([
      {
        words: ["2 items less in Socks", "1 item more in Sun hat"],
        reason: "Back to the norm",
        by: "Loretta Zielinski",
      },
      { words: ["3 items more in Socks"], reason: "Works in the wet" },
    ]);
    const chosen = await choose(api, wearer, SUN, SOCKS.bundleId, SOCKS);
    expect(chosen.status).toBe(201);
  });

  test("[PK-01] an amount below what is used is refused with the figures, unless it is asked for", async () => {
    await order(wearer, {}, [HAT]);
    const refused = await put({ grants: [{ bundleId: "SUN-HAT", granted: 0 }], reason: "Left the field" });
    expectRefusal(refused, 400, "ValidationError", { reason: "below-use", subject: "SUN-HAT" });
    expect(refused.body.errors[0].message).toContain(
      "1 item used and 0 items in a cart is more than 0 items",
    );
    const forced = await put({
      grants: [{ bundleId: "SUN-HAT", granted: 0 }],
      belowUse: true,
      reason: "Left",
    });
    expect(forced.body.counters[0]).toMatchObject({
      granted: 0,
      used: 1,
      left: 0,
      over: 1,
      overText: "1 item more than given",
    });
    expectRefusal(await choose(api, wearer, SUN, "SUN-HAT", HAT), 400, "PackRuleError");
  });

  test("[PK-01] nonsense changes nothing", async () => {
    const before = await api.db.$count(allocationChanges);
    const reason = "Test";
    const bad: object[] = [
      { reason },
      { grants: [], reason },
      { grants: [{ bundleId: "SOCKS", granted: 9 }] },
      { grants: [{ bundleId: "SOCKS", granted: 9 }], reason: " " },
      { grants: [{ bundleId: "SOCKS", granted: -1 }], reason },
      { grants: [{ bundleId: "SOCKS", granted: 1.5 }], reason },
      { grants: [{ granted: 9 }], reason },
      { grants: [{ bundleId: "SHIRTS", granted: 9 }], reason },
      {
        grants: [
          { bundleId: "SOCKS", granted: 8 },
          { bundleId: "SOCKS", granted: 9 },
        ],
        reason,
      },
      { grants: [{ bundleId: "SOCKS", measure: "points", granted: 9 }], reason },
      { extendedUntil: "2099-01-01", reason },
      { extendedUntil: "soon", reason },
    ];
    for (const body of bad) expect([body, (await put(body)).status]).toEqual([body, 400]);
    expectRefusal(await put({ grants: [], reason }, "PK-KC-SELF"), 400, "ValidationError");
    expectRefusal(await put({ grants: [{ granted: 1 }], reason }, "PK-LB-BADGE"), 404, "NotFoundError");
    expect(await api.db.$count(allocationChanges)).toBe(before);
  });

  test("[PK-01] only administrators of the person's units may, and nobody for themselves", async () => {
    const body = { grants: [{ bundleId: "SOCKS", granted: 9 }], reason: "More" };
    for (const as of [
      wearer,
      "approver@korraline.example",
      "finance@korraline.example",
      "admin@kestrel.example",
      "agent@kitroom.example",
    ]) {
      expectRefusal(await put(body, SUN, as), 403, "ForbiddenError");
    }
    const other = await api.db.select().from(units).where(eq(units.uid, "korraline-hamilton"));
    await api.db
      .update(users)
      .set({ groups: ["b2badmingroup"], unitUid: other[0]!.uid })
      .where(eq(users.uid, "waist132@korraline.example"));
    expectRefusal(await put(body, SUN, "waist132@korraline.example"), 403, "ForbiddenError");
    await api.db
      .update(users)
      .set({ groups: ["customergroup", "b2badmingroup"] })
      .where(eq(users.uid, wearer));
    expectRefusal(await put(body, SUN, wearer), 403, "ForbiddenError");
    await api.db
      .update(users)
      .set({ groups: ["customergroup"] })
      .where(eq(users.uid, wearer));
  });

  test("[PK-01] the same change twice is made once, and two at once are added up rightly", async () => {
    const change = { grants: [{ bundleId: "SOCKS", granted: 6 }], reason: "Twice" };
    const key = { "Idempotency-Key": "allocation-twice" };
    const [one, two] = [
      await put(change, SUN, admin, wearer, key),
      await put(change, SUN, admin, wearer, key),
    ];
    expect([one.status, two.status]).toEqual([200, 200]);
    const both = await Promise.all(
      [7, 8].map((granted) => put({ ...change, grants: [{ bundleId: "SOCKS", granted }] })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const socks = (await counterOf(SUN, "Socks")) as Counter & { granted: number };
    expect([7, 8]).toContain(socks.granted);
  });
});

describe("extending a window", () => {
  const late = "indentclosed@kestrel.example";
  const COAT = "PK-KM-COAT-CLOSED";
  const coat = async (as: string) =>
    choose(api, as, COAT, "TRENCH-COAT", {
      setId: "COATS",
      styleCode: "KM-1301",
      sku: await anySku(api, "KM-1301"),
    });
  const day = (days: number) => new Date(api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  test("[PK-06] a closed pack says when it closed, when it opens again and who can help", async () => {
    const { body } = await api.call("GET", `/orgUsers/current/packs/${COAT}`, { as: late });
    expect(body).toMatchObject({ status: "closed", extended: false });
    expect(body.closed.message).toMatch(
      /closed on \d+ \w+ \d{4}\. It opens again on \d+ \w+ \d{4}\. Your administrator can extend it\.$/,
    );
    expectRefusal(await coat(late), 400, "PackRuleError", { reason: "window-closed" });
  });

  test("[PK-06] an extension opens it for one person until its day, and the profile says so", async () => {
    const by = "admin@kestrel.example";
    const sent = { extendedUntil: day(9), reason: "Was at sea" };
    expectRefusal(await put({ ...sent, extendedUntil: day(-2) }, COAT, by, late), 400, "ValidationError", {
      subject: "extendedUntil",
    });
    expectRefusal(await put(sent, "PK-KM-LUGGAGE", by, late), 400, "ValidationError");
    const { status, body } = await put(sent, COAT, by, late);
    expect([status, body.status, body.extended]).toEqual([200, "open", true]);
    expect(body.changes[0]).toMatchObject({
      reason: "Was at sea",
      words: [expect.stringMatching(/^Open until /)],
    });
    expect((await coat(late)).status).toBe(201);
    const profile = await api.call("GET", "/orgUsers/current", { as: late, query: { fields: "FULL" } });
    expect(profile.body.indentStartDate).toBeDefined();
  });

  test("[PK-06] the demo has a person whose window was extended", async () => {
    const as = "extended@kestrel.example";
    const { body } = await api.call("GET", `/orgUsers/current/packs/${COAT}`, { as });
    expect(body).toMatchObject({ status: "open", extended: true, closesAt: expect.stringMatching(/\d{4}$/) });
    expect(body.bundles[0].indentNote).toMatch(/^Available for pre-order to ship from \d+ \w+ \d{4}$/);
    expect((await coat(as)).status).toBe(201);
  });
});
