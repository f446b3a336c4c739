import { randomUUID } from "node:crypto";
import { eq, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { components } from "../../app/commerce/occ";
import { cartEntries, carts } from "../../commerce/modules/carts/tables";
import { consents } from "../../commerce/modules/consents/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { draftItems } from "../../commerce/modules/packs/tables";
import { proxies } from "../../commerce/modules/proxy/tables";
import { users } from "../../commerce/modules/users/tables";
import { statementCount } from "../../commerce/database/trace";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { onHand, setStock } from "../support/shopping";

const api = await apiOfFile();
const owner = "approver@emberbun.example";
const admin = "admin@emberbun.example";
const UNIT = "emberbun-melbourne";
const PACK = "PK-EB-TOPUP-CREW";

type Team = components["schemas"]["TeamOrder"];

const team = async (query: Record<string, string | number> = {}, as = owner): Promise<Team> =>
  (
    await api.call("GET", "/orgUsers/current/proxy/team", {
      as,
      query: { unit: UNIT, packId: PACK, ...query },
    })
  ).body;
const order = (customerId: string, body: object, as = owner, headers = {}) =>
  api.call("POST", `/orgUsers/current/proxy/team/${customerId}`, { as, headers, body });

/** Somebody with something left in the pack, and its first garment, of which there is enough on the shelf. */
async function somebody(at = 0) {
  const page = await team();
  const free = page.people.filter((one) => !one.locked && one.cells[0]!.left! > 0);
  const [first] = page.garments.filter((one) => one.shown);
  const person = free[at]!;
  const sku = first!.sizes![2]!.sku;
  await setStock(api, sku, 500);
  const body = (quantity = 1) => ({ packId: PACK, entries: [{ bundleId: first!.bundleId, sku, quantity }] });
  return { person, id: String(person.customerId), sku, body, left: person.cells[0]!.left! };
}
const leftOf = async (id: string) =>
  (await team()).people.find((one) => one.customerId === id)?.cells[0]!.left;
const traces = async (id: string) => [
  (
    await api.db
      .select({ sku: cartEntries.sku })
      .from(cartEntries)
      .innerJoin(carts, eq(carts.code, cartEntries.cartCode))
      .where(eq(carts.customerId, id))
  ).length,
  (await api.db.select().from(draftItems).where(eq(draftItems.customerId, id))).length,
];
const ordersOf = (id: string) => api.db.$count(orders, eq(orders.customerId, id));

beforeEach(async () => {
  await api.db.delete(proxies);
  await api.db.execute(sql`delete from carts where customer_id like 'EB-%'`);
  await api.db.execute(
    sql`delete from entitlement_movements where kind in ('hold') and cart_code is not null`,
  );
  await api.db.execute(sql`delete from draft_items where customer_id like 'EB-%'`);
});

describe("[PX-01] the people and garments of a team order", () => {
  test("[PX-01] people of one unit who have the pack, without oneself, with what is left and their usual size", async () => {
    const page = await team();
    expect(page).toMatchObject({ unit: { uid: UNIT }, packId: PACK });
    expect(page.packs.map(({ packId }) => packId)).not.toContain("PK-EB-BIRTHDAY");
    const shown = page.garments.filter((one) => one.shown);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((one) => one.sizes!.length > 0)).toBe(true);
    const names = page.people.map(({ name }) => name.split(" ").at(-1)!);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
    for (const one of page.people) {
      expect(one.cells).toHaveLength(shown.length);
      const [row] = await api.db.select().from(users).where(eq(users.customerId, one.customerId));
      expect([row!.unitUid, row!.active]).toEqual([UNIT, true]);
    }
    // Sizes that somebody had are filled in.
    expect(page.people.some((one) => one.cells.some(({ sku }) => sku))).toBe(true);
  });

  test("[PX-01] sizes that somebody had are not filled in without their consent", async () => {
    // The first garment has several sizes.
    const filled = async () => (await team()).people.filter((one) => one.cells[0]!.sku);
    const [first, ...others] = await filled();
    const its = eq(consents.customerId, String(first!.customerId));
    await api.db.update(consents).set({ withdrawnAt: api.now() }).where(its);
    expect(await filled()).toEqual(others);
    await api.db.update(consents).set({ withdrawnAt: null }).where(its);
    expect(await filled()).toEqual([first, ...others]);
  });

  test("[PX-01] the columns are those that were asked for, six at most", async () => {
    const page = await team();
    const codes = page.garments.map(({ code }) => code);
    const asked = await team({ garments: `${codes.at(-1)},NO-SUCH:X` });
    expect(asked.garments.filter((one) => one.shown).map(({ code }) => code)).toEqual([codes.at(-1)]);
    const all = await team({ garments: codes.join(",") });
    expect(all.garments.filter((one) => one.shown)).toHaveLength(Math.min(6, codes.length));
  });

  test("[PX-01] another's unit, another's pack and nothing asked open the usual page", async () => {
    const foreign = await team({ unit: "korraline-hedland", packId: "PK-KC-SUN" });
    expect(foreign.units.map(({ uid }) => uid)).toContain(foreign.unit.uid);
    expect(foreign.people.every(({ customerId }) => customerId.startsWith("EB-"))).toBe(true);
    // The franchisee has no pack of the crew, so the largest restaurant is opened.
    expect((await team({ unit: "" })).people.length).toBeGreaterThan(0);
  });

  test("[PX-01] pages are read with the same few statements however many people, and past the end there is nobody", async () => {
    const count = { statements: 0, databaseMs: 0 };
    await statementCount.run(count, () => team());
    expect(count.statements).toBeLessThanOrEqual(8);
    expect((await team({ currentPage: 9 })).people).toEqual([]);
    expect((await team({ pageSize: 2 })).people).toHaveLength(2);
  });

  test("[PX-01] only who may order for others", async () => {
    const path = "/orgUsers/current/proxy/team";
    const { id, body } = await somebody();
    for (const as of ["wearer@emberbun.example", "finance@korraline.example"]) {
      expectRefusal(await api.call("GET", path, { as }), 403, "ForbiddenError");
      expectRefusal(await order(id, body(), as), 403, "ForbiddenError");
    }
  });
});

describe("[PX-01] ordering for one of them", () => {
  test("[PX-01] an order in the person's name from their pack, to their usual address, with both names and mails", async () => {
    const { id, person, sku, body, left } = await somebody();
    const shelf = await onHand(api, sku);
    const { status, body: placed } = await order(id, body());
    expect([status, placed]).toEqual([
      201,
      { code: expect.stringMatching(/^KR-/), status: expect.any(String), name: person.name, pieces: 1 },
    ]);
    const [row] = await api.db.select().from(orders).where(eq(orders.code, placed.code));
    const [me] = await api.db.select().from(users).where(eq(users.uid, owner));
    expect(row).toMatchObject({
      customerId: id,
      placedBy: { customerId: me!.customerId },
      paymentType: "ACCOUNT",
      ownShareCents: 0,
    });
    expect(row!.deliveryAddress.line1).toBeTruthy();
    const next = await team();
    const seen = next.people.find((one) => one.customerId === id);
    expect(seen!.ordered).toEqual({
      code: placed.code,
      pieces: 1,
      waits: row!.status === "PENDING_APPROVAL",
    });
    expect(seen!.cells[0]!.left).toBe(left - 1);
    expect(await onHand(api, sku)).toBe(shelf! - 1);
    expect(await traces(id)).toEqual([0, 0]);
    const mails = await api.db
      .select()
      .from(mailOutbox)
      .where(sql`${mailOutbox.subject} like ${`%${placed.code}%`}`);
    expect(mails.length).toBeGreaterThanOrEqual(2);
  });

  test("[PX-01] what goes over what is left is refused whole, in the pack's words, and leaves nothing behind", async () => {
    const { id, sku, body, left } = await somebody(1);
    const before = await ordersOf(id);
    const answer = await order(id, body(left + 1));
    expectRefusal(answer, 400, "PackRuleError", { subject: sku });
    expect([await ordersOf(id), await traces(id), await leftOf(id)]).toEqual([before, [0, 0], left]);
    expect((await order(id, body(left))).status).toBe(201);
  });

  test("[PX-01] a begun cart or pack is not touched", async () => {
    const { id, person, body, sku } = await somebody(2);
    const bundleId = String(body().entries[0]!.bundleId);
    const line = { bundleId, setId: "", sku, quantity: 2, valueAdds: [] };
    const locked = async () => (await team()).people.find((one) => one.customerId === id);
    await api.db
      .insert(draftItems)
      .values({ ...line, id: randomUUID(), customerId: id, packId: PACK, addedAt: api.now() });
    expectRefusal(await order(id, body()), 409, "TeamOrderError", { reason: "cart-in-use" });
    expect(await traces(id)).toEqual([0, 1]);
    expect(await locked()).toMatchObject({
      locked: `${person.name} has begun to choose from this pack.`,
      openAlone: true,
    });
    await api.db.delete(draftItems).where(eq(draftItems.customerId, id));
    await api.db.insert(carts).values({
      code: "team-cart",
      guid: randomUUID(),
      site: "uniforms",
      customerId: id,
      organisationUid: "emberbun",
      currency: "AUD",
      createdAt: api.now(),
    });
    await api.db
      .insert(cartEntries)
      .values({ cartCode: "team-cart", entryNumber: 0, sku, quantity: 2, unitCents: 100, valueAdds: [] });
    expectRefusal(await order(id, body()), 409, "TeamOrderError", { reason: "cart-in-use" });
    expect(await traces(id)).toEqual([1, 0]);
    expect(await locked()).toMatchObject({
      locked: `${person.name} has 2 pieces in the cart.`,
      openAlone: true,
    });
  });

  test("[PX-01] nobody of another unit or organisation, no closed account, not oneself, not while another orders", async () => {
    const { id, body } = await somebody();
    for (const other of ["KC-000001", "EB-000133", "nobody"]) {
      expectRefusal(await order(other, body()), 404, "NotFoundError");
    }
    const [me] = await api.db.select().from(users).where(eq(users.uid, owner));
    expectRefusal(await order(me!.customerId, body()), 400, "ProxyError", { reason: "self" });
    await api.call("POST", "/orgUsers/current/proxy", { as: admin, body: { uid: id } });
    expectRefusal(await order(id, body()), 409, "ProxyError", { reason: "in-use" });
    expect((await team()).people.find((one) => one.customerId === id)!.locked).toContain("is ordering for");
  });

  test("[PX-01] ordering for another person goes on meanwhile", async () => {
    const { id, body } = await somebody(1);
    const other = await somebody(2);
    await api.call("POST", "/orgUsers/current/proxy", { as: owner, body: { uid: other.id } });
    expect((await order(id, body())).status).toBe(201);
    const open = await api.db.select().from(proxies).where(isNull(proxies.endedAt));
    expect(open.map(({ wearerId }) => wearerId)).toEqual([other.id]);
  });

  test("[PX-01] what is sold out is said, and nothing is ordered", async () => {
    const { id, sku, body } = await somebody(2);
    await setStock(api, sku, 0, false);
    const before = await ordersOf(id);
    const answer = await order(id, body());
    expect([answer.status, await ordersOf(id), await traces(id)]).toEqual([400, before, [0, 0]]);
    await setStock(api, sku, 500);
  });

  test("[PX-01] fifty presses order once; two who order the last piece at once order it once", async () => {
    const { id, body, left } = await somebody(2);
    const before = await ordersOf(id);
    const key = { "Idempotency-Key": `team-order-${id}` };
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(id, body(), owner, key)));
    expect(new Set(answers.map(({ status, body: { code } }) => `${status} ${code}`)).size).toBe(1);
    expect(await ordersOf(id)).toBe(before + 1);
    const rest = left - 1;
    if (rest === 0) return;
    const both = await Promise.all([order(id, body(rest)), order(id, body(rest), admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect([await ordersOf(id), await leftOf(id)]).toEqual([before + 2, 0]);
  });

  test("[PX-01] what the person would pay a part of is theirs to order", async () => {
    const page = await team({ packId: "PK-EB-SHOE" });
    const [garment] = page.garments;
    const person = page.people.find((one) => !one.locked)!;
    const sku = garment!.sizes![0]!.sku;
    await setStock(api, sku, 50);
    const entries = [{ bundleId: garment!.bundleId, sku, quantity: 1 }];
    const answer = await order(person.customerId, { packId: "PK-EB-SHOE", entries });
    expectRefusal(answer, 400, "TeamOrderError", { reason: "own-share" });
    expect(await traces(person.customerId)).toEqual([0, 0]);
  });

  test("[PX-01] is charged to the usual cost centre, or to the only one; of several none is guessed", async () => {
    const [as, id] = ["admin@saltbush.example", "SV-000001"];
    const query = { unit: "saltbush-emergency", packId: "PK-SV-WARM" };
    const page: Team = (await api.call("GET", "/orgUsers/current/proxy/team", { as, query })).body;
    const [garment] = page.garments;
    const sku = garment!.sizes![0]!.sku;
    await setStock(api, sku, 500);
    const person =
      page.people.find(({ customerId, locked }) => customerId === id && !locked) ?? page.people[0]!;
    const { customerId } = person;
    const body = { packId: "PK-SV-WARM", entries: [{ bundleId: garment!.bundleId, sku, quantity: 1 }] };
    const [user] = await api.db.select().from(users).where(eq(users.customerId, customerId));
    const { costCenters } = (await api.call("GET", "/costcenters", { as: user!.uid })).body;
    const usual = (defaultCostCentre: string | null) =>
      api.db.update(users).set({ defaultCostCentre }).where(eq(users.customerId, customerId));
    await usual(null);
    const answer = await order(customerId, body, as);
    if (costCenters.length > 1) expectRefusal(answer, 400, "TeamOrderError", { reason: "cost-centre" });
    await usual(costCenters[0].code);
    const placed = costCenters.length > 1 ? await order(customerId, body, as) : answer;
    expect([placed.status, placed.body.errors]).toEqual([201, undefined]);
    const [row] = await api.db.select().from(orders).where(eq(orders.code, placed.body.code));
    expect(row!.costCentre?.code).toBe(costCenters[0].code);
  });
});
