import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orderEntries, orders } from "../../commerce/modules/orders/tables";
import { apiOfFile } from "../support/api";

const wearer = "wearer@kestrel.example";
const colleague = "admin@kestrel.example";
const api = await apiOfFile();
const { body: person } = await api.call("GET", "/orgUsers/current", { as: wearer });
const [pattern] = await api.db.select().from(orders).limit(1);
const [line] = await api.db.select().from(orderEntries).limit(1);

/** Places an order of styles in sizes, some days after the year began. */
async function order(day: number, lines: [style: string, size: string, dimension?: string][]) {
  const code = `US-${day}`;
  await api.db.insert(orders).values({
    ...pattern!,
    code,
    guid: code,
    customerId: person.customerId,
    placedAt: new Date(Date.UTC(2026, 0, 1 + day)),
    cancelledAt: null,
  });
  await api.db.insert(orderEntries).values(
    lines.map(([styleCode, size, dimension], entryNumber) => ({
      ...line!,
      orderCode: code,
      entryNumber,
      product: { ...line!.product, styleCode, size, dimension },
    })),
  );
}

const usual = async (style: string, as = wearer, site = "uniforms") =>
  (await api.call("GET", `/products/${style}`, { as, site, query: { fields: "usualSize" } })).body.usualSize;

describe("the usual size", () => {
  const mine = eq(orders.customerId, person.customerId);
  // The demo's orders have a history and cannot be deleted, so they become nobody's.
  beforeAll(() => api.db.update(orders).set({ customerId: "nobody" }).where(mine));
  beforeEach(() => api.db.delete(orders).where(mine));

  test("[SR-07] is the one that the person ordered last in the scale, whatever the style", async () => {
    expect(await usual("KM-1103")).toBeUndefined();
    await order(1, [["KM-1103", "87", "Regular"]]);
    await order(2, [
      ["KM-1103", "92", "Long"],
      ["KM-1103", "92", "Long"],
      ["KM-1002", "41"],
    ]);
    expect(await usual("KM-1103")).toEqual({
      size: "92",
      dimension: "Long",
      source: "ordered",
      at: "2026-01-03T00:00:00+0000",
    });
    expect(await usual("KM-1003")).toMatchObject({ size: "41" });
    expect(await usual("KM-1101")).toBeUndefined();
  });

  test("[SR-07] is nobody's when an order holds several of the scale, and a cancelled order does not count", async () => {
    await order(1, [["KM-1101", "12"]]);
    await order(2, [["KM-1101", "14"]]);
    await api.db.update(orders).set({ cancelledAt: api.now() }).where(eq(orders.code, "US-2"));
    expect(await usual("KM-1101")).toMatchObject({ size: "12" });
    await order(3, [
      ["KM-1101", "12"],
      ["KM-1102", "14"],
    ]);
    expect(await usual("KM-1101")).toBeUndefined();
  });

  test("[SR-07] is the person's alone, and nobody's on the wholesale site, where people order for stores", async () => {
    const before = await usual("KM-1101", colleague);
    await order(1, [["KM-1101", "22"]]);
    expect(await usual("KM-1101", colleague)).toEqual(before);
    expect(await usual("KM-1101", wearer, "wholesale")).toBeUndefined();
  });

  test("[PK-04] is told where one product of a bundle is asked for", async () => {
    await order(1, [["KM-1101", "16"]]);
    const { body: packs } = await api.call("GET", "/orgUsers/current/packs", { as: wearer });
    const [pack] = packs.packs;
    const { body } = await api.call("GET", `/orgUsers/current/packs/${pack.packId}`, { as: wearer });
    const asked = await Promise.all(
      body.bundles.map(({ bundleId }: { bundleId: string }) =>
        api.call("GET", `/orgUsers/current/packs/${pack.packId}/bundles/${bundleId}/products`, {
          as: wearer,
          query: { styleCode: "KM-1101", fields: "sets(products(FULL))" },
        }),
      ),
    );
    const found = asked.flatMap(({ body: products }) =>
      products.sets.flatMap((set: { products: { usualSize?: object }[] }) => set.products),
    );
    expect(found.length).toBeGreaterThan(0);
    for (const product of found) expect(product.usualSize).toMatchObject({ size: "16" });
  });
});
