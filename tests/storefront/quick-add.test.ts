import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { carts } from "../../commerce/modules/carts/tables";
import { testStorefront, type Storefront } from "../support/storefront";

/** May buy from the catalogue. */
const BANKER = "wearer@lanternbridge.example";
/** Orders through packs alone. */
const CREW = "wearer@kestrel.example";
const STYLE = "LB-2102";
const LIST = "/search/chino?query=chino:name-asc";
const QUICK_ADD = `/quick-add/${STYLE}?${new URLSearchParams({ from: LIST }).toString()}`;

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [BANKER, CREW]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const open = (path: string, email = BANKER) => shop.request(path, { cookie: cookies.get(email) });
const post = (path: string, fields: Record<string, string>, email = BANKER) =>
  shop.request(path, { cookie: cookies.get(email), body: new URLSearchParams(fields) });
const links = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
const valueOf = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];

/** The first size that is made in the first colour. */
async function aChoice(): Promise<Record<string, string>> {
  const html = await (await open(QUICK_ADD)).text();
  const key = /<input type="hidden" name="([^"]*)" value="([\w-]{36})"/.exec(html)!;
  return {
    intent: "add",
    quantity: "1",
    [key[1]!]: key[2]!,
    colour: valueOf(html, "colour")!,
    fit: valueOf(html, "fit")!,
  };
}

async function pieces(): Promise<number> {
  const html = await (await open("/")).text();
  return Number(/aria-label="Cart, (\d+) items?"/.exec(html)?.[1]);
}

describe("quick add", () => {
  test("[SR-08] a card leads to it for people who may buy there, and for nobody else", async () => {
    expect(links(await (await open(LIST)).text())).toContain(QUICK_ADD);
    const crew = await (await open("/search/jacket", CREW)).text();
    expect(crew).toContain("View product");
    expect(crew).not.toContain("/quick-add/");
  });

  test("[SR-08] the page shows the product with the product page's own form, and leads back to the list", async () => {
    const html = await (await open(QUICK_ADD)).text();
    expect(html).toMatch(/<h1[^>]*>Quick add to cart<\/h1>/);
    expect(html).toMatch(/<h2 id="quick-add-product">Men&#x27;s stretch chino<\/h2>/);
    expect(html).toContain(`id="add-${STYLE}"`);
    expect(links(html).filter((href) => href === LIST)).toHaveLength(2);
  });

  test("[SR-08] it leads back to no other place than this shop", async () => {
    const html = await (await open(`/quick-add/${STYLE}?from=//evil.example`)).text();
    expect(links(html).filter((href) => href.includes("evil.example"))).toEqual([]);
    expect(links(html)).toContain("/search");
    const answer = await post(`/quick-add/${STYLE}?from=//evil.example`, await aChoice());
    expect(answer.headers.get("Location")).toBe("/search");
  });

  test("[SR-08] what is added is in the cart, and the list says so", async () => {
    const before = await pieces();
    const choice = await aChoice();
    const answer = await post(QUICK_ADD, choice);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, LIST]);
    const flashed = answer.headers.get("Set-Cookie")!.split(";")[0]!;
    const list = await (await shop.request(LIST, { cookie: flashed })).text();
    expect(list).toContain("Men&#x27;s stretch chino was added to your cart.");
    expect(await pieces()).toBe(before + 1);
    // The same press once more adds nothing.
    await post(QUICK_ADD, choice);
    expect(await pieces()).toBe(before + 1);
  });

  test("[SR-08] pressed twice at once by somebody without a cart, both land in the same one", async () => {
    const choice = await aChoice();
    await shop.api.db.delete(carts);
    const key = Object.keys(choice).find((name) => /^[\w-]{36}$/.test(choice[name]!))!;
    const answers = await Promise.all([
      post(QUICK_ADD, choice),
      post(QUICK_ADD, { ...choice, [key]: randomUUID() }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await shop.api.db.$count(carts)).toBe(1);
    expect(await pieces()).toBe(2);
  });

  test("[SR-08] a refused form keeps what was chosen and links to what is missing", async () => {
    const { fit: _fit, ...choice } = await aChoice();
    const answer = await post(QUICK_ADD, { ...choice, quantity: "7" });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(`href="#add-${STYLE}-fit"`);
    expect(html).toContain(`id="add-${STYLE}-fit"`);
    expect(html).toMatch(/<input id="add-LB-2102-quantity"[^>]*value="7"/);
    expect(html).toMatch(/<title>Error: Quick add to cart, Men&#x27;s stretch chino \| Kitroom<\/title>/);
  });

  test("[SR-08] plus and minus keep the list to go back to", async () => {
    const answer = await post(QUICK_ADD, { ...(await aChoice()), step: "1" });
    const to = new URL(answer.headers.get("Location")!, "http://shop");
    expect([to.searchParams.get("from"), to.searchParams.get("quantity")]).toEqual([LIST, "2"]);
  });

  test("[SR-08] over the list it only says what was added", async () => {
    const before = await pieces();
    const data = "_data=routes%2Fquick-add.%24productCode";
    const answer = await post(`${QUICK_ADD}&panel=1&${data}`, await aChoice());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      added: { kind: "ok", text: "Men's stretch chino was added to your cart." },
    });
    expect(await pieces()).toBe(before + 1);
  });

  test("[SR-08] who orders through packs is told so and adds nothing", async () => {
    const at = "/quick-add/KM-1101";
    const html = await (await open(at, CREW)).text();
    expect(html).toContain("You can only order this from your packs.");
    expect(html).not.toContain("ADD TO CART");
    const refused = await post(at, { intent: "add", colour: "x", fit: "S", quantity: "1" }, CREW);
    expect(refused.status).toBe(403);
    expect((await open("/quick-add/LB-2102", CREW)).status).toBe(404);
  });
});
