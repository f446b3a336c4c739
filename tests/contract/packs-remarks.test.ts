import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { packs } from "../../commerce/modules/packs/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { itemsOf, packCalls } from "../support/pack-calls";
import { anySku, makeReady, place } from "../support/shopping";

const wearer = "casual@korraline.example";
const PACK = "PK-KC-SUN";
const HAT = { setId: "HATS", styleCode: "KC-5402", quantity: 1 };
const HOSTILE = `<script>alert(1)</script>'"; drop table orders; -- {{7*7}} \u202e`;
const api = await apiOfFile();
const { get, bundle, discard } = packCalls(api);
const { read } = ordering(api);

const hat = async (more: object) =>
  api.call("POST", `/orgUsers/current/packs/${PACK}/bundles/SUN-HAT/items`, {
    as: wearer,
    body: { ...HAT, sku: await anySku(api, HAT.styleCode), ...more },
  });
const toCart = () =>
  api.call("POST", `/orgUsers/current/packs/${PACK}/cart`, { as: wearer, query: { cartId: "current" } });
type Item = { id: string; reasonOfReplacement?: string; additionalComments?: string };

beforeAll(async () => {
  await api.db
    .update(packs)
    .set({ replacementReasons: ["Worn out", "Lost or stolen"] })
    .where(eq(packs.id, PACK));
});

describe("why an item is replaced, and what its wearer adds", () => {
  test("[PK-04] a pack tells its reasons, and whether it asks", async () => {
    expect((await get(`/${PACK}`, wearer)).body).toMatchObject({
      replacementReasons: ["Worn out", "Lost or stolen"],
      commentLength: 255,
    });
    const { body } = await get("/PK-KM-NS-CABIN", "newstarter@kestrel.example");
    expect(body.replacementReasons).toEqual([]);
  });

  test("[PK-04] no reason, a reason of one's own and a comment that is too long are refused in their fields", async () => {
    await discard(wearer, PACK);
    const subject = "reasonOfReplacement";
    expectRefusal(await hat({}), 400, "ValidationError", { subject });
    expectRefusal(await hat({ reasonOfReplacement: "Bored" }), 400, "ValidationError", { subject });
    const long = await hat({ reasonOfReplacement: "Worn out", additionalComments: "x".repeat(256) });
    expectRefusal(long, 400, "ValidationError", { subject: "additionalComments" });
    expect(long.body.errors[0].message).toBe("Enter at most 255 characters.");
    expect((await bundle(wearer, PACK, "SUN-HAT")).chosen).toBe(0);
  });

  test("[PK-04] both go with the item to the bundle, the summary, the cart and the order, whatever is written", async () => {
    await discard(wearer, PACK);
    await api.call("POST", "/users/current/carts", { as: wearer, query: { reuse: "true" } });
    const chosen = await hat({ reasonOfReplacement: "Worn out", additionalComments: HOSTILE });
    const expected = { reasonOfReplacement: "Worn out", additionalComments: HOSTILE.slice(0, -2).trim() };
    expect(itemsOf(chosen.body)[0]).toMatchObject(expected);
    const { body: summary } = await get(`/${PACK}/summary`, wearer);
    const items = summary.packSummary.bundles.flatMap((one: { setItems: Item[] }) => one.setItems);
    expect(items).toEqual([expect.objectContaining(expected)]);
    await toCart();
    const { body: cart } = await api.call("GET", "/users/current/carts/current", { as: wearer });
    expect(cart.entries).toEqual([expect.objectContaining(expected)]);
    await makeReady(api, wearer, cart.code, { poNumber: "PO77" });
    const { body: order } = await place(api, wearer, cart.code);
    expect((await read(wearer, order.code)).entries).toEqual([expect.objectContaining(expected)]);
  });

  test("[PK-04] another comment is a change that waits for the cart, and Discard Changes brings the old one back", async () => {
    await api.db.update(packs).set({ replacementReasons: [] }).where(eq(packs.id, PACK));
    await api.call("POST", "/users/current/carts", { as: wearer, query: { reuse: "true" } });
    const socks = `/orgUsers/current/packs/${PACK}/bundles/SOCKS/items`;
    const body = {
      ...{ setId: "SOCKS", styleCode: "KC-5403", quantity: 1, sku: await anySku(api, "KC-5403") },
      additionalComments: "Wool, please",
    };
    const { body: chosen } = await api.call("POST", socks, { as: wearer, body });
    const [item] = itemsOf(chosen);
    await toCart();
    expect((await get(`/${PACK}`, wearer)).body.changed).toBe(false);
    await api.call("PUT", `${socks}/${item!.id}`, {
      as: wearer,
      body: { ...body, additionalComments: "Any" },
    });
    expect((await get(`/${PACK}`, wearer)).body.changed).toBe(true);
    await discard(wearer, PACK);
    const [back] = itemsOf(await bundle(wearer, PACK, "SOCKS")) as Item[];
    expect(back).toMatchObject({ additionalComments: "Wool, please" });
    expect((await get(`/${PACK}`, wearer)).body.changed).toBe(false);
  });
});
