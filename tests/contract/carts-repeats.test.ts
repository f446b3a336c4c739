import { beforeEach, describe, expect, test } from "vitest";
import { apiOfFile } from "../support/api";
import { cartCalls, linesOf } from "../support/cart-calls";
import { expectRefusal } from "../support/expect";
import { emptyCarts, fillCart, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const other = "admin@harrowstreet.example";
const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
const pant = await skuOf(api, "KC-5101");
beforeEach(() => emptyCarts(api));

const { open, read, entry } = cartCalls(api, buyer);

describe("keys, fields and agents", () => {
  test("[CA-01] the same key twice adds once; another person's same key is another intention", async () => {
    const cart = await open();
    const add = (as: string, id: string) =>
      api.call("POST", `/users/current/carts/${id}/entries`, {
        as,
        query: { code: polo, quantity: 1 },
        headers: { "Idempotency-Key": "same-key-1" },
      });
    const answers = await Promise.all([add(buyer, cart), add(buyer, cart), add(buyer, cart)]);
    expect(answers.map((a) => a.body)).toEqual(answers.map(() => answers[0].body));
    await add(other, await open(other));
    expect(linesOf(await read())).toEqual([[polo, 1]]);
    expect(linesOf(await read("current", other))).toEqual([[polo, 1]]);
  });

  test("[CA-01] a changed wish under an old key, such as a kept page sends it, is done as well", async () => {
    const cart = await open();
    const add = (quantity: number) =>
      api.call("POST", `/users/current/carts/${cart}/entries`, {
        as: buyer,
        query: { code: polo, quantity },
        headers: { "Idempotency-Key": "kept-page-1" },
      });
    expect((await add(1)).body).toMatchObject({ quantityAdded: 1 });
    expect((await add(2)).body).toMatchObject({ quantityAdded: 2 });
    expect((await add(2)).body).toMatchObject({ quantityAdded: 2 });
    expect(linesOf(await read())).toEqual([[polo, 3]]);
  });

  test("[CA-01] many adds at once all count", async () => {
    const cart = await open();
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => entry(cart, { code: n % 2 ? polo : pant, quantity: 1 })),
    );
    expect(linesOf(await read()).toSorted()).toEqual(
      [
        [pant, 4],
        [polo, 4],
      ].toSorted(),
    );
  });

  test("[API-1] fields choose, on writes as well", async () => {
    await fillCart(api, buyer, { [polo]: 1 });
    expect((await read("current", buyer, { fields: "code,entries(quantity)" })).body).toEqual({
      code: expect.any(String),
      entries: [{ quantity: 1 }],
    });
    expect((await read("current", buyer, { fields: "BASIC" })).body).not.toHaveProperty("entries");
    expectRefusal(await read("current", buyer, { fields: "entries(nosuch)" }), 400, "ConversionError");
    const added = await api.call("POST", "/users/current/carts/current/entries", {
      as: buyer,
      query: { code: polo, quantity: 1, fields: "quantityAdded" },
    });
    expect(added.body).toEqual({ quantityAdded: 1 });
  });

  test("[API-1] a write whose fields cannot be answered has no effect", async () => {
    await open();
    const answer = await api.call("POST", "/users/current/carts/current/entries", {
      as: buyer,
      query: { code: polo, quantity: 1, fields: "nosuch" },
    });
    expectRefusal(answer, 400, "ConversionError");
    expect(linesOf(await read())).toEqual([]);
  });

  test("[AS-01] an agent fills a customer's cart, which the customer sees", async () => {
    const path = "/users/HS-000001/carts";
    const { body } = await api.call("POST", path, { as: "agent@kitroom.example" });
    await api.call("POST", `${path}/${body.code}/entries`, {
      as: "agent@kitroom.example",
      query: { code: polo, quantity: 2 },
    });
    expect(linesOf(await read())).toEqual([[polo, 2]]);
  });
});
