import { beforeEach, describe, expect, test } from "vitest";
import { apiOfFile } from "../support/api";
import { cartCalls, linesOf } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { choose, emptyCarts, makeReady, place, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const wearer = "wearer@kestrel.example";
const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
beforeEach(() => emptyCarts(api));

const { open, read, entry } = cartCalls(api, buyer);

describe("packs in the cart", () => {
  const pack = "PK-KM-PTS-CABIN";
  const jacket = { setId: "JACKETS", styleCode: "KM-1201" };
  const left = async () => (await api.call("GET", `/orgUsers/current/packs/${pack}`, { as: wearer })).body;
  const addPack = (query = {}) =>
    api.call("POST", `/orgUsers/current/packs/${pack}/cart`, { as: wearer, query });
  const empty = async () => {
    await api.call("DELETE", `/orgUsers/current/packs/${pack}/summary`, { as: wearer });
  };

  test("[PK-07] go in whole, hold the entitlement, and come out with it", async () => {
    const before = (await left()).balance.left;
    const cart = await open(wearer);
    await choose(api, wearer, pack, "SUITING", jacket);
    const added = await addPack({ cartId: cart });
    expect(added.status).toBe(200);
    expect(added.body).toMatchObject({
      packs: [{ packId: pack, packType: "optional" }],
      entries: [{ packId: pack, bundleId: "SUITING", updateable: false }],
      points: 16,
      pricesShown: false,
      ownShare: { value: 0 },
    });
    expect(added.body).not.toHaveProperty("subTotal");
    expect(await left()).toMatchObject({ status: "in-cart", balance: { left: before - 16, held: 16 } });
    for (const [method, body] of [
      ["PATCH", { quantity: 2 }],
      ["DELETE", undefined],
    ] as const) {
      const answer = await api.call(method, `/users/current/carts/${cart}/entries/0`, { as: wearer, body });
      expectRefusal(answer, 400, "CartEntryError", { reason: "packEntry" });
    }
    const out = await api.call("DELETE", `/orgUsers/current/carts/${cart}/packs/${pack}`, { as: wearer });
    expect(out.status).toBe(200);
    // What was chosen is not lost with the cart's copy of it.
    expect(await left()).toMatchObject({
      status: "in-progress",
      chosen: 1,
      balance: { left: before, held: 0 },
    });
    expectRefusal(
      await api.call("DELETE", `/orgUsers/current/carts/${cart}/packs/${pack}`, { as: wearer }),
      400,
      "CartEntryError",
    );
    await empty();
  });

  test("[PK-07] a review names the freight that the cart charges, with what is beside the pack", async () => {
    const own = "PK-KM-SELF";
    const review = async () =>
      (await api.call("GET", `/orgUsers/current/packs/${own}/summary`, { as: wearer })).body;
    const freight = ({ charges }: { charges: { rows: { code: string; amount: string }[] } }) =>
      charges.rows.find(({ code }) => code === "freight")?.amount;
    await choose(api, wearer, own, "ACCESSORIES", { setId: "ACCESSORIES", styleCode: "KM-1402" });
    const alone = await review();
    expect(freight(alone)).toBe("$10.00");
    expect(alone.charges.note).not.toContain("your cart");
    await open(wearer);
    await choose(api, wearer, "PK-KM-COAT", "TRENCH-COAT", {
      setId: "COATS",
      styleCode: "KM-1301",
    });
    const coat = await api.call("POST", "/orgUsers/current/packs/PK-KM-COAT/cart", { as: wearer });
    expect(coat.body.errors).toBeUndefined();
    const beside = await review();
    expect(freight(beside)).toBe("Free");
    expect(beside.charges.note).toContain("Freight is worked out for everything in your cart.");
    const both = await api.call("POST", `/orgUsers/current/packs/${own}/cart`, { as: wearer });
    expect([freight(both.body), both.body.ownShare.value]).toEqual(["Free", beside.ownShare.value]);
    await emptyCarts(api);
    for (const packId of [own, "PK-KM-COAT"])
      await api.call("DELETE", `/orgUsers/current/packs/${packId}/summary`, { as: wearer });
  });

  test("[PK-07] a change after it went into the cart is told, and the order waits for a decision", async () => {
    const cart = await open(wearer);
    await choose(api, wearer, pack, "SUITING", jacket);
    await addPack();
    const waits = async () => (await read("current", wearer)).body.packs[0].changed;
    expect(await waits()).toBe(false);
    await choose(api, wearer, pack, "SUITING", jacket);
    expect([await waits(), (await left()).changed]).toEqual([true, true]);
    await makeReady(api, wearer, cart);
    expectRefusal(await place(api, wearer, cart), 400, "PackRuleError", {
      reason: "changes-waiting",
      subject: pack,
    });
    await addPack();
    expect(await waits()).toBe(false);
    const { body: order } = await place(api, wearer, cart);
    expect(order.entries).toHaveLength(2);
    const lines = order.entries.map((line: { entryNumber: number; quantity: number }) => ({
      orderEntryNumber: line.entryNumber,
      quantity: line.quantity,
    }));
    await api.call("POST", `/users/current/orders/${order.code}/cancellation`, {
      as: wearer,
      body: { cancellationRequestEntryInputs: lines },
    });
  });

  test("[PK-07] putting a pack in again replaces it: held once, even when done twice at once", async () => {
    const before = (await left()).balance.left;
    await open(wearer);
    await choose(api, wearer, pack, "SUITING", jacket);
    await addPack();
    await choose(api, wearer, pack, "SUITING", jacket);
    const both = await Promise.all([addPack(), addPack()]);
    expect(both.map((a) => a.status)).toEqual([200, 200]);
    expect((await read("current", wearer)).body.entries).toHaveLength(2);
    expect((await left()).balance).toMatchObject({ held: 32, left: before - 32 });
    await api.call("DELETE", "/users/current/carts/current/entries", { as: wearer });
    expect((await left()).balance).toMatchObject({ held: 0, left: before });
    await empty();
  });

  test("[PK-07] an unfinished pack is refused with every reason, and nothing is held", async () => {
    const starter = "newstarter@kestrel.example";
    const packId = "PK-KM-NS-CABIN";
    await open(starter);
    await choose(api, starter, packId, "SUITING", jacket);
    const answer = await api.call("POST", `/orgUsers/current/packs/${packId}/cart`, { as: starter });
    expectRefusal(answer, 400, "PackRuleError", { reason: "selection-required", subject: "TOPS" });
    expect(answer.body.errors).toHaveLength(3);
    expect(
      (await api.call("GET", `/orgUsers/current/packs/${packId}`, { as: starter })).body.balance.held,
    ).toBe(0);
  });

  test("[PK-07] an empty pack is refused; so is one without a cart", async () => {
    expectRefusal(await addPack(), 400, "CartError", { reason: "notFound" });
    await open(wearer);
    expectRefusal(await addPack(), 400, "PackRuleError", { reason: "selection-required", subject: "pack" });
  });

  test("[PK-07] discarding changes goes back to what the cart holds", async () => {
    await open(wearer);
    await choose(api, wearer, pack, "SUITING", jacket);
    await addPack();
    await choose(api, wearer, pack, "SUITING", jacket);
    const summary = async () =>
      (await api.call("GET", `/orgUsers/current/packs/${pack}/summary`, { as: wearer })).body;
    expect(await summary()).toMatchObject({ itemCount: 2, inCart: true, changed: true });
    await empty();
    expect(await summary()).toMatchObject({ itemCount: 1, inCart: true, changed: false });
    await api.call("DELETE", "/users/current/carts/current", { as: wearer });
    await empty();
  });
});

describe("taken entries", () => {
  const path = "/orgUsers/current/carts/current/add/takenEntries";

  test("[CA-02] are lines of their own, and all of them make the cart taken", async () => {
    const manager = "approver@emberbun.example";
    const sku = await skuOf(api, "EB-4001");
    await open(manager);
    await api.call("POST", path, {
      as: manager,
      body: { orderEntries: [{ product: { code: sku }, quantity: 2 }] },
    });
    expect((await read("current", manager)).body).toMatchObject({
      allTaken: true,
      enableTaken: true,
      entries: [{ taken: true, quantity: 2 }],
    });
    await entry("current", { code: sku, quantity: 1 }, undefined, manager);
    expect((await read("current", manager)).body).toMatchObject({ allTaken: false, totalItems: 2 });
  });

  test("[CA-02] with a pack id put that pack's draft in", async () => {
    const pack = "PK-KM-PTS-CABIN";
    await open(wearer);
    await choose(api, wearer, pack, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" });
    const { body } = await api.call("POST", path, { as: wearer, query: { packId: pack }, body: {} });
    expect(body.entries).toMatchObject([{ packId: pack }]);
    await api.call("DELETE", "/users/current/carts/current", { as: wearer });
    await api.call("DELETE", `/orgUsers/current/packs/${pack}/summary`, { as: wearer });
  });

  test("[CA-02] one wrong line adds none", async () => {
    await open();
    const orderEntries = [polo, "nosuch"].map((code) => ({ product: { code }, quantity: 1 }));
    expectRefusal(
      await api.call("POST", path, { as: buyer, body: { orderEntries } }),
      400,
      "UnknownIdentifierError",
    );
    expect(linesOf(await read())).toEqual([]);
    const bad = await api.call("POST", path, {
      as: buyer,
      body: { orderEntries: [{ product: { code: polo }, quantity: 0 }] },
    });
    expectRefusal(bad, 400, "ValidationError");
  });
});
