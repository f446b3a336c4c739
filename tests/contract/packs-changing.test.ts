import { describe, expect, test } from "vitest";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { itemsOf, packCalls } from "../support/pack-calls";
import { anySku, choose, setStock } from "../support/shopping";

const starter = "newstarter@kestrel.example";
const STARTER_PACK = "PK-KM-NS-CABIN";
const api = await apiOfFile();
const { bundle, discard } = packCalls(api);

const change = (bundleId: string, itemId: string, body: object, as = starter) =>
  api.call("PUT", `/orgUsers/current/packs/${STARTER_PACK}/bundles/${bundleId}/items/${itemId}`, {
    as,
    body,
  });

interface Item {
  id: string;
  size: string;
  colourCode: string;
  selectedValueAdd: { code: string; prompts: { userEnteredValue: string }[] }[];
}

/** As many equal blouses as the bundle takes. */
async function fullBundle(): Promise<{ items: Item[]; rest: object }> {
  await discard(starter, STARTER_PACK);
  const sku = await anySku(api, "KM-1001");
  let body;
  do {
    ({ body } = await choose(api, starter, STARTER_PACK, "TOPS", {
      setId: "BLOUSES",
      styleCode: "KM-1001",
      sku,
    }));
  } while (!body.full);
  const items = itemsOf(body) as Item[];
  return {
    items,
    rest: { setId: "BLOUSES", styleCode: "KM-1001", colour: items[0]!.colourCode, quantity: 1 },
  };
}

describe("changing a chosen item", () => {
  test("[PK-04] another size takes the place of the old one, even where the bundle is full", async () => {
    const { items, rest } = await fullBundle();
    const { status, body } = await change("TOPS", items[1]!.id, { ...rest, size: "22" });
    expect(status).toBe(200);
    const sizes = (of: Item[]) => Object.fromEntries(of.map(({ id, size }) => [id, size]));
    expect(sizes(itemsOf(body) as Item[])).toEqual({ ...sizes(items), [items[1]!.id]: "22" });
    expect(itemsOf(await bundle(starter, STARTER_PACK, "TOPS"))).toEqual(itemsOf(body));
  });

  test("[PK-04] a change that is refused leaves the item as it was", async () => {
    const { items, rest } = await fullBundle();
    const before = await bundle(starter, STARTER_PACK, "TOPS");
    expectRefusal(await change("TOPS", items[0]!.id, { ...rest, size: "999" }), 400, "ValidationError", {
      subject: "size",
    });
    expectRefusal(
      await change("TOPS", items[0]!.id, { ...rest, size: "22", quantity: 2 }),
      400,
      "PackRuleError",
    );
    expect(await bundle(starter, STARTER_PACK, "TOPS")).toEqual(before);
  });

  test("[PK-04] a new engraving replaces the old one", async () => {
    await discard(starter, STARTER_PACK);
    const { body } = await choose(api, starter, STARTER_PACK, "ACCESSORIES", {
      setId: "NAME-BAR",
      styleCode: "KM-1403",
    });
    const [item] = itemsOf(body) as Item[];
    const { code } = item!.selectedValueAdd[0]!;
    const answer = await change("ACCESSORIES", item!.id, {
      setId: "NAME-BAR",
      styleCode: "KM-1403",
      quantity: 1,
      valueAdds: [{ code, entries: ["O'Brien-Ngāti"] }],
    });
    const [changed] = itemsOf(answer.body) as Item[];
    expect(changed!.selectedValueAdd[0]!.prompts[0]!.userEnteredValue).toMatch(/^o'brien-ngāti$/i);
  });

  test("[PK-04] an item of another bundle, another person or none is not found, and nothing changes", async () => {
    const { items, rest } = await fullBundle();
    const body = { ...rest, size: "22" };
    const before = await bundle(starter, STARTER_PACK, "TOPS");
    expectRefusal(await change("TOPS", "no-such-item", body), 404, "NotFoundError");
    expectRefusal(await change("BOTTOMS", items[0]!.id, body), 404, "NotFoundError");
    const other = await change("TOPS", items[0]!.id, body, "wearer@kestrel.example");
    expect(other.status).toBe(404);
    expect(await bundle(starter, STARTER_PACK, "TOPS")).toEqual(before);
  });

  test("[PK-04] the same change twice, and two changes at once, leave one item", async () => {
    const { items, rest } = await fullBundle();
    const answers = await Promise.all(
      ["20", "22", "22"].map((size) => change("TOPS", items[0]!.id, { ...rest, size })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await bundle(starter, STARTER_PACK, "TOPS")).toMatchObject({ chosen: items.length });
  });

  test("[PK-04] a size of which nothing is left and none is coming is refused", async () => {
    const { items, rest } = await fullBundle();
    const sku = await anySku(api, "KM-1001");
    await setStock(api, sku, 0, false);
    const answer = await change("TOPS", items[0]!.id, { ...rest, sku });
    await setStock(api, sku, 50, true);
    expectRefusal(answer, 400, "ValidationError", { subject: "quantity" });
  });
});
