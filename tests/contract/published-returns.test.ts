import { expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { place, readyCart, skuOf } from "../support/shopping";

/** What published OCC clients offer to return (contract §9). */
const api = await apiOfFile();
const BUYER = "buyer@harrowstreet.example";
const WEARER = "wearer@kestrel.example";

interface Order {
  code: string;
  returnable?: boolean;
  refunds?: unknown[];
  entries: { entryNumber: number; quantity: number; returnableQuantity?: number }[];
  consignments: { status: string; entries: { orderEntry: object }[] }[];
}
const orderOf = async (code: string, as: string, fields?: string): Promise<Order> =>
  (await api.call("GET", `/users/current/orders/${code}`, { as, query: { fields } })).body;
const ordersOf = async (as: string): Promise<Order[]> => {
  const { body } = await api.call("GET", "/users/current/orders", { as, query: { pageSize: 50 } });
  return Promise.all(body.orders.map(({ code }: Order) => orderOf(code, as, "FULL")));
};
const sendBack = (orderCode: string, lines: { orderEntryNumber: number; quantity: number }[]) =>
  api.call("POST", "/users/current/orderReturns", {
    as: BUYER,
    body: { orderCode, returnRequestEntryInputs: lines },
  });
/** What the shop's own page offers to return of the pieces of the order itself. */
const offered = async (code: string, as: string): Promise<Map<number, number>> => {
  const { body } = await api.call("GET", `/orders/${code}/returnExchange`, { as });
  return new Map(
    body.entries
      .filter(
        (one: { cameBy?: string; quantity: number; actions: { kind: string; allowed: boolean }[] }) =>
          one.cameBy === undefined &&
          one.quantity > 0 &&
          one.actions.some(({ kind, allowed }) => kind === "unwanted" && allowed),
      )
      .map((one: { orderEntryNumber: number; quantity: number }) => [one.orderEntryNumber, one.quantity]),
  );
};

test("[OR-03] orders say of each line what can be returned, as the shop's own page does", async () => {
  for (const as of [BUYER, WEARER]) {
    for (const { code, entries, returnable, consignments } of await ordersOf(as)) {
      const can = await offered(code, as);
      const said = entries.map(({ entryNumber, returnableQuantity }) => [entryNumber, returnableQuantity]);
      expect([code, returnable, said]).toEqual([
        code,
        can.size > 0,
        entries.map(({ entryNumber }) => [entryNumber, can.get(entryNumber) ?? 0]),
      ]);
      for (const { orderEntry } of consignments.flatMap((parcel) => parcel.entries)) {
        expect(entries).toContainEqual(orderEntry);
      }
    }
  }
  expect((await ordersOf(BUYER)).some(({ returnable }) => returnable)).toBe(true);
  // What a pack gives is never returned for money.
  expect((await ordersOf(WEARER)).some(({ returnable }) => returnable)).toBe(false);
});

test("[OR-03] lines of quantity 0 are left out, and a return of nothing is refused", async () => {
  const { code, entries } = (await ordersOf(BUYER)).find(
    (order) => order.entries.length > 1 && order.entries.some((one) => one.returnableQuantity! > 1),
  )!;
  const good = entries.find((one) => one.returnableQuantity! > 1)!.entryNumber;
  const lines = (quantity: number) =>
    entries.map(({ entryNumber }) => ({
      orderEntryNumber: entryNumber,
      quantity: entryNumber === good ? quantity : 0,
    }));
  expectRefusal(await sendBack(code, lines(0)), 400, "ReturnRuleError", {
    subject: "entries",
    message: "Choose at least one item.",
  });
  const { status, body } = await sendBack(code, lines(1));
  expect(status).toBe(201);
  expect(body.returnEntries).toMatchObject([{ orderEntry: { entryNumber: good }, expectedQuantity: 1 }]);
  await api.call("PATCH", `/users/current/orderReturns/${body.code}`, {
    as: BUYER,
    body: { status: "CANCELLING" },
  });
});

test("[OR-03] what is asked back is no longer returnable, and one more piece is refused", async () => {
  const order = (await ordersOf(BUYER)).find(({ returnable }) => returnable)!;
  const lines = order.entries
    .filter(({ returnableQuantity }) => returnableQuantity! > 0)
    .map(({ entryNumber, returnableQuantity }) => ({
      orderEntryNumber: entryNumber,
      quantity: returnableQuantity!,
    }));
  expect((await sendBack(order.code, lines)).status).toBe(201);
  const after = await orderOf(order.code, BUYER, "returnable,entries(returnableQuantity)");
  expect(after).toEqual({
    returnable: false,
    entries: order.entries.map(() => ({ returnableQuantity: 0 })),
  });
  expectRefusal(await sendBack(order.code, [{ ...lines[0]!, quantity: 1 }]), 400, "ReturnRuleError");
});

test("[OR-03] it is read where it is asked for, with one statement more, two if something was refunded, and none before goods arrive", async () => {
  const orders = await ordersOf(BUYER);
  const arrived = orders.find(({ consignments }) =>
    consignments.some(({ status }) => status === "DELIVERY_COMPLETED"),
  )!;
  const cart = await readyCart(api, BUYER, { [await skuOf(api, "KC-5002")]: 1 });
  const { code: placed } = (await place(api, BUYER, cart)).body;
  const statements = async (code: string, fields?: string) => {
    const count = { statements: 0 };
    await statementCount.run(count, () => orderOf(code, BUYER, fields));
    return count.statements;
  };
  const plain = "code,journey,entries(entryNumber)";
  expect(await orderOf(arrived.code, BUYER)).not.toHaveProperty("returnable");
  expect((await orderOf(arrived.code, BUYER)).entries[0]).not.toHaveProperty("returnableQuantity");
  expect(await orderOf(arrived.code, BUYER, "returnable")).toEqual({ returnable: expect.any(Boolean) });
  for (const [code, more] of [
    [arrived.code, (await orderOf(arrived.code, BUYER, "refunds")).refunds!.length > 0 ? 2 : 1],
    [placed as string, 0],
  ] as const) {
    const without = await statements(code, plain);
    expect(await statements(code, `${plain},returnable`)).toBe(without + more);
    expect(await statements(code, "code,journey,entries(returnableQuantity)")).toBe(without + more);
  }
});
