import { and, eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { checkData } from "../../commerce/checks/run";
import { cartEntries, carts } from "../../commerce/modules/carts/tables";
import { sweepCarts } from "../../commerce/modules/carts";
import { allocations, entitlementMovements } from "../../commerce/modules/entitlement/tables";
import { apiOfFile } from "../support/api";
import { choose } from "../support/shopping";

const api = await apiOfFile();
const WEARER = "wearer@korraline.example";
const PACK = "PK-KC-SUN";
const HAT = { bundleId: "SUN-HAT", setId: "HATS", styleCode: "KC-5402" };
const DAY = 86_400_000;

const there = async (codes: readonly string[]) =>
  (
    await api.db
      .select({ code: carts.code })
      .from(carts)
      .where(inArray(carts.code, [...codes]))
  )
    .map(({ code }) => code)
    .sort();

test("[CA-01] a cart that nobody changed for its days is deleted with what it holds; others stay", async () => {
  const { body: cart } = await api.call("POST", "/users/current/carts", { as: WEARER });
  await choose(api, WEARER, PACK, HAT.bundleId, HAT);
  const added = await api.call("POST", `/orgUsers/current/packs/${PACK}/cart`, { as: WEARER });
  expect(added.status).toBeLessThan(300);
  const [mine] = await api.db.select().from(carts).where(eq(carts.code, cart.code));
  const { customerId, organisationUid } = mine!;
  const old = new Date(api.now().getTime() - 181 * DAY);
  const made = (code: string, more: Partial<typeof carts.$inferInsert> = {}) => ({
    ...{ code, guid: code, site: "uniforms", customerId, organisationUid, currency: "AUD", updatedAt: old },
    ...more,
  });
  await api.db
    .insert(carts)
    .values([
      made("empty"),
      made("saved", { name: "For spring", savedAt: old }),
      made("wishes", { name: `wishlist${customerId}` }),
      made("recent", { updatedAt: new Date(api.now().getTime() - 179 * DAY) }),
      made("returned"),
    ]);
  await api.db.execute(sql`insert into punchout_returns (cart_code, connection, returned_at, lines)
    values ('returned', 'c', ${old.toISOString()}::timestamptz, '[]')`);
  await api.db.update(carts).set({ updatedAt: old }).where(eq(carts.code, cart.code));
  const all = [cart.code, "empty", "saved", "wishes", "recent", "returned"];
  const held = async () => {
    const [row] = await api.db
      .select({ sum: sql<number>`coalesce(sum(case kind when 'hold' then amount else -amount end), 0)::int` })
      .from(entitlementMovements)
      .innerJoin(allocations, eq(allocations.id, entitlementMovements.allocationId))
      .where(and(eq(allocations.packId, PACK), eq(entitlementMovements.cartCode, cart.code)));
    return row!.sum;
  };
  expect(await held()).toBeGreaterThan(0);
  await sweepCarts(api.db, api.now(), 180);
  expect(await there(all)).toEqual(["recent", "returned", "saved", "wishes"]);
  expect(await api.db.$count(cartEntries, eq(cartEntries.cartCode, cart.code))).toBe(0);
  expect(await held()).toBe(0);
  const wrong = (await checkData(api.db)).filter(({ exceptions }) => exceptions.length > 0);
  expect(wrong).toEqual([]);
});
