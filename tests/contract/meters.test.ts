import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { stockLevels } from "../../commerce/modules/catalogue/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import {
  addBudget,
  ADMIN,
  budget,
  BUYER,
  CENTRE,
  decide,
  order,
  readyCart,
  WARD_APPROVER,
  wardOfBuyers,
  withoutLimits,
} from "../support/limits";
import { emptyCarts, place } from "../support/shopping";
import { waitingPackOrder, WARM } from "../support/waiting-order";

const api = await apiOfFile();
/** The buyer as a wearer, whose every order is approved. */
let wearer: typeof users.$inferSelect;
/** What the organisation pays of one top, inc. GST, without freight. */
let one: number;

beforeAll(async () => {
  await api.db.update(stockLevels).set({ onHand: 100_000 });
  wearer = (await api.db.select().from(users).where(eq(users.uid, BUYER)))[0]!;
  await wardOfBuyers(api);
  await withoutLimits(api);
  const cents = async (quantity: number) =>
    Math.round((await order(api, quantity)).body.totalPriceWithTax.value * 100);
  one = (await cents(7)) - (await cents(6));
});
beforeEach(async () => {
  await emptyCarts(api);
  await withoutLimits(api);
});

const meterOf = async (as: string) =>
  (await api.call("GET", "/costcenters", { as })).body.costCenters.find(
    ({ code }: { code: string }) => code === CENTRE,
  )?.budget;
const balanceOf = async (as: string, packId: string) =>
  (await api.call("GET", "/orgUsers/current/packs", { as })).body.packs.find(
    (pack: { packId: string }) => pack.packId === packId,
  ).balance;

test("[B-08] of two who order the rest of a budget at once one fits, and the other reads by how much it does not", async () => {
  await addBudget(api, (one * 10) / 100);
  const carts = [await readyCart(api, BUYER, 7), await readyCart(api, WARD_APPROVER, 7)];
  const placed = await Promise.all([place(api, BUYER, carts[0]!), place(api, WARD_APPROVER, carts[1]!)]);
  const [fits, over] = ["CREATED", "PENDING_APPROVAL"].map(
    (status) => placed.find(({ body }) => body.status === status)!.body,
  );
  const { spent, left } = await budget(api);
  expect(spent).toBe(Math.round(fits.totalPriceWithTax.value * 100));
  const short = (Math.round(over.totalPriceWithTax.value * 100) - left) / 100;
  const { body } = await api.call("GET", `/approve-order/${over.code}`, { as: ADMIN });
  expect(body.reasons).toMatchObject([
    { title: `$${short.toFixed(2)} over what is left of the budget Ward year`, over: { value: short } },
  ]);
});

test("[B-08] the budget of a cost centre is shown where it is chosen: spent, held by orders that wait, and left", async () => {
  await addBudget(api, 1000);
  expect(await meterOf(BUYER)).toMatchObject({ name: "Ward year", amount: { value: 1000 }, heldOrders: 0 });
  await api.db.update(users).set({ priceEnabled: false }).where(eq(users.uid, BUYER));
  expect(await meterOf(BUYER)).toBeUndefined();
  await api.db.update(users).set({ priceEnabled: true }).where(eq(users.uid, BUYER));
  const { body: foreign } = await api.call("GET", "/costcenters", { as: "wearer@kestrel.example" });
  expect(foreign.costCenters.length).toBeGreaterThan(0);
  expect(JSON.stringify(foreign)).not.toContain("Ward year");
});

test("[B-08] what an order takes of a pack is shown as waiting until it is decided, and declining gives it back at once", async () => {
  await api.db.update(users).set(wearer).where(eq(users.uid, BUYER));
  const before = await balanceOf(BUYER, WARM);
  const { code } = await waitingPackOrder(api);
  const waits = await balanceOf(BUYER, WARM);
  expect(waits).toMatchObject({
    ...{ waiting: before.waiting + 1, used: before.used + 1, left: before.left - 1, waitingText: "1 item" },
  });
  expect((await decide(api, code, ADMIN, "DECLINE")).status).toBe(200);
  expect(await balanceOf(BUYER, WARM)).toEqual(before);
  const again = await waitingPackOrder(api);
  expect((await decide(api, again.code, ADMIN)).status).toBe(200);
  const approved = await balanceOf(BUYER, WARM);
  expect(approved).toMatchObject({ waiting: before.waiting, used: before.used + 1 });
});
