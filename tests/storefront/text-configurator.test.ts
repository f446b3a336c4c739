import { afterAll, beforeEach, expect, it } from "vitest";
import { emptyCarts, fillCart, makeReady, place, skuOf } from "../support/shopping";
import { main, testStorefront, valueIn } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const buyer = "buyer@harrowstreet.example";
const other = "admin@harrowstreet.example";
const host = "wholesale.localhost";
const cookie = await shop.signIn(buyer, host);
const otherCookie = await shop.signIn(other, host);
const open = (path: string, as = cookie) => shop.request(path, { cookie: as, host });
const page = async (path: string, as = cookie) => main(await open(path, as));
const post = (path: string, form: Record<string, string>, as = cookie) =>
  shop.request(path, { cookie: as, host, body: new URLSearchParams(form) });
const shirt = await skuOf(shop.api, "KC-5001", 60);
const PRODUCT = `/configure/textfield/product/entityKey/${shirt}`;
const line = (number: number) => `/configure/textfield/cartEntry/entityKey/${number}`;
const overview = (path: string) => path.replace("/configure/", "/configure-overview/");

const add = async (name: string, quantity = "1") => {
  const key = valueIn(await page(PRODUCT), "idempotencyKey");
  return post(PRODUCT, { intent: "keep", t0: name, quantity, ...(key ? { idempotencyKey: key } : {}) });
};

beforeEach(() => emptyCarts(shop.api));

it("[CF-02] a product that takes texts has a way to its configurator, others have none", async () => {
  expect(await page("/product/KC-5001/shirt")).toContain(
    'href="/configure/textfield/product/entityKey/KC-5001"',
  );
  expect(await page("/product/KC-5101/pant")).not.toContain("/configure/");
  const bank = await shop.signIn("wearer@lanternbridge.example");
  const badge = await main(await shop.request("/product/LB-2501/badge", { cookie: bank }));
  // Never blank, so it cannot be added as it comes.
  expect(badge).toContain("/configure/textfield/product/entityKey/LB-2501");
  expect(badge).not.toContain("ADD TO CART");
});

it("[CF-02] of a style its colour and size are chosen first, in the words of the specification", async () => {
  const html = await page("/configure/textfield/product/entityKey/KC-5001");
  expect(html).toContain("This product is a base product and cannot be added to the cart.");
  expect(html).toContain(`<option value="${shirt}" translate="no">`);
  const chosen = await open(`/configure/textfield/product/entityKey/KC-5001?variant=${shirt}`);
  expect([chosen.status, chosen.headers.get("Location")]).toEqual([303, PRODUCT]);
});

it("[CF-02] a text is added once however often it is pressed, and leads to its overview", async () => {
  const key = valueIn(await page(PRODUCT), "idempotencyKey");
  for (const press of [1, 2]) {
    const answer = await post(PRODUCT, { intent: "keep", t0: "O'Brien", quantity: "3", idempotencyKey: key });
    const to = overview(line(0));
    expect([press, answer.status, answer.headers.get("Location")]).toEqual([press, 303, to]);
  }
  const html = await page(overview(line(0)));
  expect(html).toContain("O&#x27;Brien");
  expect(html).toContain("Continue to Cart");
  const cart = await page("/cart");
  expect(cart).toContain("Name to embroider: O&#x27;Brien");
  expect(cart).toContain(`href="${line(0)}"`);
  expect(cart).toContain("$109.50");
});

it("[CF-02] what cannot be sewn is refused with everything that was typed", async () => {
  const answer = await add("<b>&", "7");
  expect(answer.status).toBe(400);
  const html = await main(answer);
  expect(html).toContain("Use only letters, digits");
  expect(html).toContain('value="&lt;b&gt;&amp;"');
  expect(html).toContain('value="7"');
  const many = await add("Ana", "none");
  expect(many.status).toBe(400);
  expect(await main(many)).toContain("Enter a whole number from 1 to 999.");
});

it("[CF-02] the tabs take along what was typed", async () => {
  const answer = await post(PRODUCT, { intent: "overview", t0: "Ngāti & <b>", quantity: "4" });
  expect(answer.status).toBe(303);
  const path = answer.headers.get("Location")!;
  const html = await page(path);
  expect(html).toContain("Ngāti &amp; &lt;b&gt;");
  expect(html).toContain("Add to Cart");
  expect(await page(path.replace("-overview", ""))).toContain('value="Ngāti &amp; &lt;b&gt;"');
});

it("[CF-02] the tab of the overview is a button of the form, so it loses nothing", async () => {
  await add("Ana", "2");
  for (const path of [PRODUCT, line(0)]) {
    const html = await page(path);
    const form = /<form[^>]*id="texts"[^]*?<\/form>/.exec(html)![0];
    expect(form).toMatch(/<nav[^]*value="overview"[^>]*>Overview<\/button><\/nav>/);
    expect(form).toMatch(/<aside[^]*>Overview<\/button>/);
    expect(html).not.toContain('href="/configure');
  }
  const seen = await post(line(0), { intent: "overview", sku: shirt, t0: "Ana" });
  expect([seen.status, seen.headers.get("Location")]).toEqual([303, overview(line(0))]);
  // Who only looks has changed nothing.
  expect(seen.headers.getSetCookie()).toEqual([]);
  await post(line(0), { intent: "overview", sku: shirt, t0: "Bea" });
  expect(await page(overview(line(0)))).toContain("Bea");
});

it("[CF-02] a line is edited, and the cart says that it was updated", async () => {
  await add("Ana", "2");
  const html = await page(line(0));
  expect(html).toContain('value="Ana"');
  expect(html).toMatch(/>Done</);
  const answer = await post(line(0), { intent: "keep", sku: shirt, t0: "Bea" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/cart"]);
  const told = await open("/cart", answer.headers.getSetCookie()[0]!.split(";")[0]);
  const cart = await told.text();
  expect(cart).toContain("Cart updated.");
  expect(cart).toContain("Bea");
  // Another item stands there by now.
  expect((await post(line(0), { intent: "keep", sku: "KC-5101-XX", t0: "Cy" })).status).toBe(409);
});

it("[CF-02] other owners, other people's lines and unknown products are not found, in words", async () => {
  await add("Ana");
  const cases: [string, string, string][] = [
    ["/configure/textfield/quoteEntry/entityKey/1", cookie, "There is no such configuration."],
    ["/configure/textfield/savedCartEntry/entityKey/9%2B0", cookie, "You have no such saved cart"],
    ["/configure/textfield/quoteEntry/entityKey/Q-9%2B0", cookie, "You have no such quote"],
    ["/configure/textfield/wishEntry/entityKey/1", cookie, "There is no such configuration."],
    [line(0), otherCookie, "This item is not in your cart any more."],
    [line(7), cookie, "This item is not in your cart any more."],
    [`${overview(line(0))}/displayOnly/true`, otherCookie, "This item is not in your cart any more."],
    ["/configure/textfield/product/entityKey/SV-3001", cookie, "There is no such product."],
    ["/configure/textfield/product/entityKey/KC-5101", cookie, "No text can be put on this product."],
    ["/configure-overview/textfield/orderEntry/entityKey/KR-1%2B0", cookie, "You have no such order"],
  ];
  for (const [path, as, words] of cases) {
    const answer = await open(path, as);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await main(answer)).toContain(words);
  }
  for (const kind of ["cpq", "nonsense"]) {
    const path = `/configure/${kind}/product/entityKey/${shirt}`;
    const status = await open(path).then(
      ({ status }) => status,
      (thrown: Response) => thrown.status,
    );
    expect([kind, status]).toEqual([kind, 404]);
  }
  expect((await post(line(0), { intent: "keep", sku: shirt, t0: "Mine" }, otherCookie)).status).toBe(303);
  expect(await page("/cart")).toContain("Ana");
  const guest = await shop.request(PRODUCT, { host });
  expect([guest.status, guest.headers.get("Location")]).toEqual([303, expect.stringContaining("/login")]);
});

it("[CF-02] an ordered text is shown and changed nowhere", async () => {
  await add("Tamsin", "2");
  const cart = (await shop.api.call("GET", "/users/current/carts/current", { as: buyer })).body
    .code as string;
  await makeReady(shop.api, buyer, cart);
  const { body } = await place(shop.api, buyer, cart);
  const path = `/configure-overview/textfield/orderEntry/entityKey/${body.code}%2B0/displayOnly/true`;
  expect(await page(`/my-account/orders/${body.code}`)).toContain(`href="${path}"`);
  const html = await page(path);
  expect(html).toContain("Tamsin");
  expect(html).toContain(`href="/my-account/orders/${body.code}"`);
  expect(html).not.toContain("<input");
  const editing = await open(
    path.replace("/configure-overview/", "/configure/").replace("/displayOnly/true", ""),
  );
  expect([editing.status, editing.headers.get("Location")]).toEqual([303, path]);
  expect((await open(path, otherCookie)).status).toBe(404);
});

it("[CF-02] a text that is missing stops the checkout, in the words of the specification", async () => {
  const bank = "wearer@lanternbridge.example";
  const cookieOfBank = await shop.signIn(bank);
  const sku = await skuOf(shop.api, "LB-2501", 0);
  await fillCart(shop.api, bank, { [sku]: 1 });
  const cart = await main(await shop.request("/cart", { cookie: cookieOfBank }));
  expect(cart).toContain("1 issue(s) or conflict(s) must be resolved before checkout");
  expect(cart).toContain("Name to engrave: missing");
  const checkout = await shop.request("/checkout/delivery-address", { cookie: cookieOfBank });
  expect([checkout.status, checkout.headers.get("Location")]).toEqual([303, "/cart"]);
  const html = await main(await shop.request(line(0), { cookie: cookieOfBank }));
  expect(html).toContain("Enter a value for the required field.");
  expect(html).toContain("1 issue(s) or conflict(s) must be resolved before checkout");
});

it("[CF-02] the file of a cart says what was configured; without that it has no such column", async () => {
  await fillCart(shop.api, buyer, { [shirt]: 1 });
  const file = async () => (await (await open("/cart.csv")).text()).replace(/^\uFEFF/, "").split(/\r?\n/);
  expect((await file())[0]).toBe("Code,Quantity,Name,Price");
  await add("Ana");
  const [head, ...rows] = await file();
  expect(head).toBe("Code,Quantity,Name,Price,Configuration");
  expect(rows.join("\n")).toContain("Name to embroider: Ana");
});
