import { beforeAll, beforeEach, expect, test } from "vitest";
import { stockLevels } from "../../commerce/modules/catalogue/tables";
import { replenishments } from "../../commerce/modules/replenishments/tables";
import { apiOfFile } from "../support/api";
import {
  addBudget,
  budget,
  BUYER,
  decide,
  give,
  order,
  readyCart,
  WARD_APPROVER,
  wardOfBuyers,
  withoutLimits,
} from "../support/limits";
import { inTurn, repeated } from "../support/replenishing";
import { TEST_NOW } from "../support/settings";
import { emptyCarts } from "../support/shopping";

const api = await apiOfFile();
const { create, work, ordersOf } = repeated(api, BUYER, "uniforms");
let one = 0;

const cents = (answer: { body: { totalPriceWithTax: { value: number } } }) =>
  Math.round(answer.body.totalPriceWithTax.value * 100);

beforeAll(async () => {
  await api.db.update(stockLevels).set({ onHand: 100_000 });
  await wardOfBuyers(api);
  one = cents(await order(api, 40)) / 40;
});
beforeEach(async () => {
  api.setNow(TEST_NOW);
  api.forgetTokens();
  await emptyCarts(api);
  await withoutLimits(api);
  await api.db.delete(replenishments);
});

const start = async (quantity: number) =>
  (await create(await readyCart(api, BUYER, quantity), inTurn)).body.replenishmentOrderCode as string;

test("[CK-05] an order over a purchase limit waits for an approval, as a pressed one, and is approved as one", async () => {
  await give(api, BUYER, "T-10", "One", Math.round(one * 10) / 100);
  const [small, large] = [await start(8), await start(20)];
  await work("2026-04-01T00:00:00Z");
  expect(await ordersOf(small)).toMatchObject([{ status: "CREATED" }]);
  const [waits] = await ordersOf(large);
  expect(waits).toMatchObject({ status: "PENDING_APPROVAL" });
  expect((await decide(api, waits!.code, WARD_APPROVER)).status).toBe(200);
  expect(await ordersOf(large)).toMatchObject([{ status: "APPROVED" }]);
});

test("[CK-05] what it is charged counts in the budget of its cost centre", async () => {
  expect((await addBudget(api, 100_000)).status).toBe(201);
  const code = await start(10);
  await work("2026-04-01T00:00:00Z");
  expect(await ordersOf(code)).toHaveLength(1);
  const { spent, held } = await budget(api);
  expect(spent + held).toBeGreaterThan(0);
});
