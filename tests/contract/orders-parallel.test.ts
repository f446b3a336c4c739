import { beforeEach, describe, expect, test } from "vitest";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { countOrders, emptyCarts, onHand, place, readyCart, setStock, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const admin = "admin@harrowstreet.example";
const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
beforeEach(() => emptyCarts(api));

describe("at the same time", () => {
  test("[CK-03] two orders for the last piece: one is placed, the other told, the shelf is empty", async () => {
    const vest = await skuOf(api, "KC-5203", 0);
    await setStock(api, vest, 1, false);
    const people = [buyer, admin];
    const waiting = [await readyCart(api, buyer, { [vest]: 1 }), await readyCart(api, admin, { [vest]: 1 })];
    const answers = await Promise.all(people.map((as, n) => place(api, as, waiting[n]!)));
    expect(answers.map((a) => a.status)).toEqual([201, 201]);
    expect(answers.filter((a) => a.body.code)).toHaveLength(1);
    expect(answers.filter((a) => a.body.waveProductAvailabilityErrorMessage)).toHaveLength(1);
    expect(await onHand(api, vest)).toBe(0);
  });

  test("[CK-03] carts that share SKUs in other orders do not wait for each other for ever", async () => {
    const cap = await skuOf(api, "KC-5401");
    const one = await readyCart(api, buyer, { [polo]: 1, [cap]: 1 });
    const two = await readyCart(api, admin, { [cap]: 1, [polo]: 1 });
    const answers = await Promise.all([place(api, buyer, one), place(api, admin, two)]);
    expect(answers.map((a) => a.body.updateAllocationError)).toEqual([false, false]);
  });

  test.each(["code", "guid", "current"])(
    "[CK-03] one cart placed four times by its %s is one order",
    async (by) => {
      const code = await readyCart(api, buyer, { [polo]: 1 });
      const { guid } = (await api.call("GET", `/users/current/carts/${code}`, { as: buyer })).body;
      const before = await countOrders(api, buyer);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => place(api, buyer, { code, guid, current: "current" }[by])),
      );
      const placed = new Set(answers.filter((a) => a.status === 201).map((a) => a.body.code));
      expect(placed.size).toBe(1);
      for (const answer of answers.filter((a) => a.status !== 201))
        expectRefusal(answer, 400, "CartError", { reason: "notFound" });
      if (by === "guid") expect(answers.every((a) => a.status === 201)).toBe(true);
      expect(await countOrders(api, buyer)).toBe(before + 1);
    },
  );

  test("[CK-03] the same key twice is one order with one answer", async () => {
    const code = await readyCart(api, buyer, { [polo]: 1 });
    const before = await countOrders(api, buyer);
    const key = { "Idempotency-Key": "place-once-1" };
    const [a, b] = await Promise.all([place(api, buyer, code, key), place(api, buyer, code, key)]);
    const later = await place(api, buyer, code, key);
    expect([b.body, later.body]).toEqual([a.body, a.body]);
    expect([a.status, b.status, later.status]).toEqual([201, 201, 201]);
    expect(await countOrders(api, buyer)).toBe(before + 1);
  });

  test("[CK-03] a line added while the order is placed is in it, or refused: never lost", async () => {
    const code = await readyCart(api, buyer, { [polo]: 1 });
    const add = api.call("POST", `/users/current/carts/${code}/entries`, {
      as: buyer,
      query: { code: polo, quantity: 1 },
    });
    const [order, added] = await Promise.all([place(api, buyer, code), add]);
    expect(order.status).toBe(201);
    if (added.status === 200) expect(order.body.totalUnitCount).toBe(2);
    else expectRefusal(added, 400, "CartError");
  });
});
