import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { consignments, orderEntries, orders } from "../../commerce/modules/orders/tables";
import { apiOfFile } from "../support/api";
import { place, readyCart, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const wearer = "wearer@kestrel.example";
const api = await apiOfFile();

const list = async (as: string) =>
  (await api.call("GET", "/users/current/orders", { as, query: { pageSize: 100 } })).body.orders;
const show = async (as: string, code: string) =>
  (await api.call("GET", `/users/current/orders/${code}`, { as, query: { fields: "FULL" } })).body;

interface Run {
  entries: { entryNumber: number; quantity: number }[];
  quantity: number;
  totalPrice?: { value: number };
}
interface Entry {
  entryNumber: number;
  quantity: number;
  product: { styleCode: string; colour: string; name: string };
  totalPrice?: { value: number };
}
interface Shown {
  entries: Entry[];
  consignments: { runs: Run[] }[];
  unconsignedRuns: Run[];
}
const runsOf = (order: Shown) => [
  ...order.consignments.flatMap(({ runs }) => runs),
  ...order.unconsignedRuns,
];

describe("the way of an order", () => {
  test("[OR-01] the list says of each order what the order says itself", async () => {
    for (const as of [buyer, wearer, "wearer@saltbush.example"]) {
      const rows = await list(as);
      expect(rows.length).toBeGreaterThan(5);
      for (const { code, stage } of rows) expect([code, (await show(as, code)).stage]).toEqual([code, stage]);
    }
  });

  test("[OR-01] a placed order stands at its first step; cancelled, it ends there with the day", async () => {
    const cart = await readyCart(api, buyer, { [await skuOf(api, "KC-5002")]: 2 });
    const { code, placed } = (await place(api, buyer, cart)).body;
    const before = await show(buyer, code);
    expect(before.stage).toBe("placed");
    expect(before.journey[0]).toEqual({ stage: "placed", state: "current", date: placed });
    api.advance(60);
    await api.call("POST", `/users/current/orders/${code}/cancellation`, {
      as: buyer,
      body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 2 }] },
    });
    const after = await show(buyer, code);
    expect(after.stage).toBe("cancelled");
    expect(after.journey.map(({ stage }: { stage: string }) => stage)).toEqual(["placed", "cancelled"]);
    expect(after.journey[1].date > placed).toBe(true);
    expect((await list(buyer))[0]).toMatchObject({ code, stage: "cancelled" });
  });

  test("[OR-01] a sent parcel says when it is expected; one that waits says nothing", async () => {
    const [sent] = await api.db
      .select()
      .from(consignments)
      .where(eq(consignments.status, "SHIPPED"))
      .limit(1);
    const [order] = await api.db.select().from(orders).where(eq(orders.code, sent!.orderCode));
    const ask = async () =>
      (
        await api.call("GET", `/users/${order!.customerId}/orders/${order!.code}`, {
          as: "agent@kitroom.example",
          query: { fields: "FULL" },
        })
      ).body;
    const [parcel] = (await ask()).consignments;
    expect(parcel).toMatchObject({
      stage: "shipped",
      expected: { from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
    expect(parcel.expected.from <= parcel.expected.to).toBe(true);
    expect(parcel.expected.from > parcel.statusDate.slice(0, 10)).toBe(true);
    await api.db
      .update(consignments)
      .set({ status: "WAITING" })
      .where(eq(consignments.orderCode, order!.code));
    expect((await ask()).consignments[0]).not.toHaveProperty("expected");
  });
});

describe("what is in it", () => {
  test("[OR-01] the runs of an order hold each of its pieces once, and cost what its lines cost", async () => {
    for (const { code } of await list(buyer)) {
      const order: Shown = await show(buyer, code);
      const pieces = new Map<number, number>();
      for (const { entryNumber, quantity } of runsOf(order).flatMap(({ entries }) => entries)) {
        pieces.set(entryNumber, (pieces.get(entryNumber) ?? 0) + quantity);
      }
      expect(pieces).toEqual(
        new Map(order.entries.map(({ entryNumber, quantity }) => [entryNumber, quantity])),
      );
      const cost = (of: { totalPrice?: { value: number } }[]) =>
        of.reduce((sum, { totalPrice }) => sum + Math.round((totalPrice?.value ?? 0) * 100), 0);
      expect(cost(runsOf(order))).toBe(cost(order.entries));
    }
  });

  test("[OR-01] several sizes of one style and colour are one run; hidden prices stay hidden", async () => {
    const long: Shown = await show(
      buyer,
      (await list(buyer)).find((row: { totalUnitCount: number }) => row.totalUnitCount > 200).code,
    );
    const runs = runsOf(long);
    expect(long.entries).toHaveLength(60);
    expect(runs.length).toBeLessThan(45);
    const entryOf = ({ entryNumber }: { entryNumber: number }) =>
      long.entries.find((one) => one.entryNumber === entryNumber)!.product;
    for (const { entries } of runs) {
      expect(new Set(entries.map((one) => `${entryOf(one).styleCode} ${entryOf(one).colour}`)).size).toBe(1);
    }
    const [funded] = await api.db.select().from(orders).where(eq(orders.pricesShown, false)).limit(1);
    const { body } = await api.call("GET", `/users/${funded!.customerId}/orders/${funded!.code}`, {
      as: "agent@kitroom.example",
      query: { fields: "FULL" },
    });
    expect(JSON.stringify(runsOf(body))).not.toContain("totalPrice");
  });

  test("[OR-01] the list names the first garments, each style once, as they were called then", async () => {
    const name = "O'Brien-Ngāti <b>& scarf";
    const [row] = (await list(buyer)).filter(({ totalStyles }: { totalStyles: number }) => totalStyles > 3);
    const [first] = await api.db
      .select()
      .from(orderEntries)
      .where(eq(orderEntries.orderCode, row.code))
      .limit(1);
    await api.db
      .update(orderEntries)
      .set({ product: { ...first!.product, name } })
      .where(eq(orderEntries.orderCode, row.code));
    const again = (await list(buyer)).find(({ code }: { code: string }) => code === row.code);
    const order: Shown = await show(buyer, row.code);
    const styles = [...new Set(order.entries.map(({ product }) => product.styleCode))];
    expect(again.totalStyles).toBe(styles.length);
    expect(again.firstProducts.map(({ styleCode }: { styleCode: string }) => styleCode)).toEqual(
      styles.slice(0, 3),
    );
    expect(again.firstProducts[0].name).toBe(name);
  });

  test("[API-1] an order of one line and of sixty cost the same statements, the list one beside the sign-in", async () => {
    const count = async (path: string) => {
      const trace = { statements: 0 };
      const headers = { Authorization: `Bearer ${await api.signIn(buyer)}` };
      const url = `http://commerce.test/occ/v2/uniforms/users/current/orders${path}`;
      await statementCount.run(trace, () => api.fetch(new Request(url, { headers })));
      return trace.statements;
    };
    const bySize = (await list(buyer)).toSorted(
      (a: { totalUnitCount: number }, b: { totalUnitCount: number }) => a.totalUnitCount - b.totalUnitCount,
    );
    const few = await count(`/${bySize[0].code}?fields=FULL`);
    expect(few).toBeLessThanOrEqual(4);
    // One more reads what of a parcel that arrived may come back.
    expect([few, few + 1]).toContain(await count(`/${bySize.at(-1).code}?fields=FULL`));
    expect(await count("?pageSize=100")).toBeLessThanOrEqual(2);
  });
});
