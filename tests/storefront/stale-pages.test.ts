import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { lineFields } from "../support/cart-form";
import { anySku, emptyCarts } from "../support/shopping";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
const { api } = shop;
afterAll(() => api.close());
beforeEach(() => emptyCarts(api));
const WEARER = "wearer@lanternbridge.example";
const cookie = await shop.signIn(WEARER);

const ask = (path: string, body?: Record<string, string>) =>
  shop.request(path, { cookie, body: body && new URLSearchParams(body) });
const page = async (path: string) => main(await ask(path));

/** Two badges of one code that differ in the name on them alone. */
async function badges(...names: string[]): Promise<void> {
  await api.call("POST", "/users/current/carts", { as: WEARER });
  const code = await anySku(api, "LB-2501");
  const asked = await api.call("GET", `/products/${code}/configurator/textfield`, { as: WEARER });
  const infos = asked.body.configurationInfos as { configurationLabel: string }[];
  for (const name of names) {
    const { status, body } = await api.call(
      "POST",
      "/users/current/carts/current/entries/configurator/textfield",
      {
        as: WEARER,
        body: {
          product: { code },
          quantity: 1,
          configurationInfos: infos.map((info) => ({ ...info, configurationValue: name })),
        },
      },
    );
    if (status >= 300) throw new Error(JSON.stringify(body));
  }
}

/** The lines of the cart's form, as a page shows them. */
const linesOf = (html: string) =>
  [...html.matchAll(/name="lines\[\d+\]\.line" value="(\d+)"/g)].map(([, line]) => ({ line: line! }));
const said = async (answer: Response) => {
  const next = answer.headers.get("Set-Cookie")?.split(";")[0];
  return (await shop.request(answer.headers.get("Location")!, { cookie: next ?? cookie })).text();
};

describe("a press on an old page", () => {
  test.each(["remove", "quantity"])(
    "[CA-01] names its own line: %s of one that is gone changes no other",
    async (what) => {
      await badges("Bo", "Ann");
      const old = linesOf(await page("/cart"));
      expect(old).toHaveLength(2);
      const ann = { ...old[1]!, shown: 1, quantity: 1 };
      expect((await ask("/cart", lineFields({ ...ann, remove: "on" }))).status).toBe(303);
      const press: Record<string, string> = what === "remove" ? { remove: "on" } : { step: "1" };
      expect(await said(await ask("/cart", lineFields({ ...ann, ...press })))).toContain("Item not found.");
      const cart = await page("/cart");
      expect(cart).toContain("Bo");
      expect(linesOf(cart)).toHaveLength(1);
    },
  );

  test("[CA-01] finds its line where it stands now", async () => {
    await badges("Bo", "Ann");
    const [bo, ann] = linesOf(await page("/cart"));
    await ask("/cart", lineFields({ ...bo!, shown: 1, quantity: 1, remove: "on" }));
    await ask("/cart", lineFields({ ...ann!, shown: 1, quantity: 1, step: 1 }));
    const { body } = await api.call("GET", "/users/current/carts/current", { as: WEARER });
    expect(body.entries.map(({ quantity }: { quantity: number }) => quantity)).toEqual([2]);
  });
});
