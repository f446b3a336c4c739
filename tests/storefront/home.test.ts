import { afterAll, expect, it } from "vitest";
import { finishPack } from "../matrix/finish-pack";
import { choose, makeReady, place } from "../support/shopping";
import { mainOf, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());
const { api } = shop;

const STARTER = "newstarter@kestrel.example";
const PACK = "PK-KM-NS-CABIN";
const cookie = await shop.signIn(STARTER);

/** The words and the button of what stands first on the home page. */
async function first() {
  const html = mainOf(await (await shop.request("/", { cookie })).text());
  const hero = html.slice(html.indexOf('<section class="hero">'), html.indexOf("</section>"));
  const words = hero.replaceAll(/<!-- -->|<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
  return { words, leadsTo: /<a [^>]*href="([^"]*)"/.exec(hero)?.[1]?.replaceAll("&amp;", "&") };
}

it("[SH-07] first on the home page stands what is next for the person, from the pack to the order", async () => {
  expect(await first()).toEqual({
    words: expect.stringMatching(/New starter pack, cabin crew is ready for you\. CHOOSE MY PACK/),
    leadsTo: `/packDetailsPage?packId=${PACK}&step=1`,
  });

  await choose(api, STARTER, PACK, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" });
  expect((await first()).words).toMatch(/You have started New starter pack, cabin crew\. .* CONTINUE PACK/);
  await api.call("DELETE", `/orgUsers/current/packs/${PACK}/summary`, { as: STARTER });

  const { body: cart } = await api.call("POST", "/users/current/carts", { as: STARTER });
  await finishPack(api, await api.signIn(STARTER), PACK);
  expect(await first()).toEqual({
    words: expect.stringMatching(/New starter pack, cabin crew is in your cart\. CHECK OUT/),
    leadsTo: "/checkout",
  });

  await makeReady(api, STARTER, cart.code);
  const { body: order } = await place(api, STARTER, cart.code);
  const after = await first();
  expect(after.words).not.toContain("New starter pack, cabin crew is");
  expect(after).toEqual({
    words: expect.stringMatching(new RegExp(`Order ${order.code}: placed\\. SEE MY ORDER`)),
    leadsTo: `/my-account/orders/${order.code}`,
  });
});
