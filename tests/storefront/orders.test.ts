import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { main, testStorefront, type Storefront } from "../support/storefront";

const BANKER = "wearer@lanternbridge.example";
const STARTER = "newstarter@kestrel.example";

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [BANKER, STARTER]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const ask = (path: string, more: { cookie?: string; body?: URLSearchParams } = {}) =>
  shop.request(path, { cookie: cookies.get(BANKER), ...more });

describe("addresses that promise too much", () => {
  test("[OR-01] beyond the last page of orders stands the last page", async () => {
    const first = await main(await ask("/my-account/orders"));
    const beyond = await main(await ask("/my-account/orders?currentPage=99"));
    const codes = (html: string) => [...new Set(html.match(/KR-\d+/g))];
    expect(codes(first).length).toBeGreaterThan(0);
    expect(codes(beyond)).toEqual(codes(first));
    expect(beyond).not.toContain("No orders yet");
  });

  test("[OR-02] the cancel address of an order that cannot be cancelled says why on the order", async () => {
    const { body } = await shop.api.call("GET", "/users/current/orders", { as: BANKER });
    const order = body.orders.find(({ stage }: { stage: string }) => stage === "delivered");
    const path = `/my-account/orders/${order.code}`;
    const answer = await ask(`${path}/cancel`);
    expect(answer.headers.get("Location")).toBe(path);
    const kept = answer.headers.get("Set-Cookie")?.split(";")[0] ?? cookies.get(BANKER);
    const html = await (await ask(path, { cookie: kept })).text();
    expect(html.replaceAll("<!-- -->", "")).toContain(
      `Order ${order.code} can no longer be cancelled. Its status is: delivered.`,
    );
  });

  test("[PK-05] a choice sent with its category twice is refused in plain words", async () => {
    const body = new URLSearchParams({ intent: "add", colour: "MN", fit: "12", quantity: "1" });
    body.append("setId", "A");
    body.append("setId", "B");
    const answer = await ask("/packItem?packId=PK-KM-NS-CABIN&step=1&style=KM-1201", {
      cookie: cookies.get(STARTER),
      body,
    });
    expect(answer.status).toBe(400);
    const html = await main(answer);
    expect(html).toContain("We received more than one answer.");
    expect(html).not.toContain("Invalid input");
  });

  test("[CA-01] a full line says how many it holds, beside the number", async () => {
    const path = "/product/LB-2102/mens-stretch-chino";
    const html = await main(await ask(path));
    const [, key, value] = /<input type="hidden" name="([^"]*)" value="([\w-]{36})"/.exec(html)!;
    const [, colour] = /name="colour"[^>]*value="([^"]*)"/.exec(html)!;
    const [, fit] = /name="fit"[^>]*value="([^"]*)"/.exec(html)!;
    const add = (mark: string) =>
      ask(path, {
        body: new URLSearchParams({
          intent: "add",
          [key!]: mark,
          colour: colour!,
          fit: fit!,
          quantity: "999",
        }),
      });
    expect((await add(value!)).status).toBe(303);
    const refused = await add(crypto.randomUUID());
    expect(refused.status).toBe(409);
    const said = await main(refused);
    expect(said).toContain("Quantity: You can order at most 999 pieces of one size and colour.");
    expect(said).not.toContain("out of stock");
  });
});
