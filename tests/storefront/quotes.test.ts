import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { quotes } from "../../commerce/modules/quotes/tables";
import { emptyCarts, fillCart, setStock, skuOf } from "../support/shopping";
import { main, testStorefront, valueIn } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const BUYER = "buyer@harrowstreet.example";
const AGENT = "agent@kitroom.example";
const HOST = "wholesale.localhost";
const NAME = "O'Brien-Ngāti <b>&";
const SHOWN = "O&#x27;Brien-Ngāti &lt;b&gt;&amp;";
const LIST = "/my-account/quotes";
const cookies = new Map<string, string>();
for (const email of [BUYER, AGENT]) cookies.set(email, await shop.signIn(email, HOST));
const polo = await skuOf(shop.api, "KC-5002");
const pant = await skuOf(shop.api, "KC-5101");

beforeEach(async () => {
  await emptyCarts(shop.api);
  await shop.api.db.delete(quotes);
  for (const sku of [polo, pant]) await setStock(shop.api, sku, 500);
});

const open = (path: string, as = BUYER) => shop.request(path, { cookie: cookies.get(as), host: HOST });
const page = async (path: string, as = BUYER) => main(await open(path, as));
const post = (path: string, form: Record<string, string>, as = BUYER) =>
  shop.request(path, { cookie: cookies.get(as), host: HOST, body: new URLSearchParams(form) });

/** What the page says that a post leads to. */
async function told(answer: Response): Promise<string> {
  const after = answer.headers.getSetCookie().find((one) => one.startsWith("kitroom="))!;
  const cookie = after.split(";")[0]!;
  const shown = await shop.request(answer.headers.get("Location")!, { cookie, host: HOST });
  return (await shown.text()).replaceAll("<!-- -->", "");
}

/** The page of a new draft of 60 polos and 40 pants. */
async function drafted(): Promise<string> {
  await fillCart(shop.api, BUYER, { [polo]: 60, [pant]: 40 });
  const html = await page(`${LIST}?do=ask`);
  const form = { cart: valueIn(html, "cart"), idempotencyKey: valueIn(html, "idempotencyKey") };
  const [first, second] = [await post(LIST, form), await post(LIST, form)];
  const place = first.headers.get("Location");
  expect(place).toMatch(/^\/my-account\/quotes\/Q-\d+$/);
  expect(second.headers.get("Location")).toBe(place);
  return place!;
}

const draft = (more: Record<string, string> = {}) => ({
  ...{ "quantity-0": "60", "quantity-1": "40", name: NAME, description: "Two\r\ndepots", wantedBy: "" },
  ...more,
});

async function sent(): Promise<string> {
  const quote = await drafted();
  const answer = await post(quote, { ...draft(), intent: "send", version: "0" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, quote]);
  return quote;
}

async function offered(): Promise<string> {
  const quote = await sent();
  const form = { "price-0": "21.37", "price-1": "", terms: "One parcel", expirationTime: "31/12/2098" };
  expect((await post(quote, { ...form, intent: "send", version: "1" }, AGENT)).status).toBe(303);
  return quote;
}

describe("quotes", () => {
  it("[CF-03] begin at the cart, whose goods leave it; a press twice begins one", async () => {
    expect(await page("/cart")).not.toContain("Ask for a quote");
    expect(await page(LIST)).toContain("No quotes yet");
    const quote = await drafted();
    const html = await page(quote);
    expect(html).toMatch(/name="quantity-0"[^>]*value="60"|value="60"[^>]*name="quantity-0"/);
    expect(html).toContain("SEND TO THE DESK");
    expect(await page("/cart")).toContain("Your cart is empty");
    expect(await page(LIST)).toContain(`href="${quote}"`);
    const none = await open(`${LIST}?do=ask`);
    expect([none.status, none.headers.get("Location")]).toEqual([303, "/cart"]);
    await fillCart(shop.api, BUYER, { [polo]: 1 });
    expect(await page("/cart")).toContain("Ask for a quote");
  });

  it("[CF-03] a draft is saved and sent with what was typed; what is wrong is said beside its field", async () => {
    const quote = await drafted();
    const wrong = await post(quote, {
      ...draft({ "quantity-0": "many", name: "", wantedBy: "31/2/2099" }),
      intent: "send",
      version: "0",
    });
    expect(wrong.status).toBe(400);
    const html = await main(wrong);
    expect(html).toContain("Enter a whole number; 0 takes it out.");
    expect(html).toContain("This information is required.");
    expect(html).toContain("February 2099 has 28 days. Enter a day from 1 to 28.");
    expect(html).toContain('value="many"');
    expect(html).toContain('href="#quote-draft-quantity-0"');
    const saved = await post(quote, {
      ...draft({ "quantity-1": "0", wantedBy: "1/5/2098" }),
      intent: "save",
    });
    expect(await told(saved)).toContain("The draft is saved.");
    const kept = await page(quote);
    expect(kept).toContain(SHOWN);
    expect(kept).toContain('value="2098-05-01"');
    expect(kept).not.toContain('name="quantity-1"');
    expect(
      (await post(quote, { ...draft({ "quantity-0": "60" }), intent: "send", version: "0" })).status,
    ).toBe(303);
    const html2 = await page(quote);
    expect(html2).toContain("With the desk");
    expect(html2).not.toContain("SEND TO THE DESK");
  });

  it("[CF-03] the desk lists, prices and offers; its mistakes stay in the form", async () => {
    const quote = await sent();
    const list = await page(LIST, AGENT);
    expect(list).toContain(`href="${quote}"`);
    expect(list).toContain("To price");
    expect(await page(`${LIST}?state=BUYER_OFFER`, AGENT)).toContain("No quote is like that.");
    expect(await page(`${LIST}?state=nonsense`, AGENT)).toContain("There is no such choice.");
    const form = { terms: "One parcel", expirationTime: "", version: "1" };
    const wrong = await post(quote, { ...form, "price-0": "cheap", "price-1": "9", intent: "send" }, AGENT);
    expect(wrong.status).toBe(400);
    const html = await main(wrong);
    expect(html).toContain("Enter a price such as 21.40.");
    expect(html).toContain('value="cheap"');
    const past = { ...form, "price-0": "", "price-1": "", expirationTime: "1/1/2020", intent: "save" };
    const refused = await post(quote, past, AGENT);
    expect(refused.status).toBe(400);
    expect(await main(refused)).toContain("That day has passed. Enter a later one.");
    const off = { ...form, "price-0": "", "price-1": "", discount: "10", intent: "discount" };
    expect((await post(quote, off, AGENT)).status).toBe(303);
    expect(await page(quote, AGENT)).toMatch(
      /name="price-1"[^>]*value="[\d.]+"|value="[\d.]+"[^>]*name="price-1"/,
    );
    expect(await page(quote)).not.toContain("One parcel");
    const all = { ...form, "price-0": "", "price-1": "", discountType: "TARGET", intent: "discount" };
    const much = await post(quote, { ...all, discount: "99999999", discountType: "ABSOLUTE" }, AGENT);
    expect([much.status, await main(much)]).toEqual([
      400,
      expect.stringContaining("Enter a number such as 12.5."),
    ]);
    const over = await post(quote, { ...all, discount: "99999", discountType: "ABSOLUTE" }, AGENT);
    expect([over.status, await main(over)]).toEqual([400, expect.stringContaining("Take off less.")]);
    expect((await post(quote, { ...all, discount: "1000" }, AGENT)).status).toBe(303);
    const paper = await open(`${quote}/pdf`, AGENT);
    expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const done = { ...form, "price-0": "21.37", "price-1": "", intent: "send" };
    expect((await post(quote, done, AGENT)).headers.get("Location")).toBe(quote);
    const customer = await page(quote);
    expect(customer).toContain("One parcel");
    expect(customer).toContain("$21.37");
    expect(customer).toContain("ACCEPT: PUT IT INTO YOUR CART");
    expect(await page(quote, AGENT)).toContain("Take the offer back");
  });

  it("[CF-03] an accepted offer is one group of the cart, which is taken out whole and put in again", async () => {
    const quote = await offered();
    const code = quote.split("/").at(-1)!;
    const accept = { intent: "CHECKOUT", version: "2", idempotencyKey: "accept-1" };
    const accepted = await post(quote, accept);
    expect([accepted.status, accepted.headers.get("Location")]).toEqual([303, "/cart"]);
    const html = (await page("/cart")).replaceAll("<!-- -->", "");
    expect(html).toContain(`>Quote ${code}<`);
    expect(html).toContain(`See Quote ${code}`);
    expect(html).toContain("$1,282.20");
    expect(html).not.toContain("Update quantity");
    expect(await page(quote)).toContain("OPEN YOUR CART");
    for (const step of ["/checkout/review-order", "/checkout/summary"]) {
      expect((await open(step)).status, step).toBeLessThan(400);
    }
    const out = await post("/cart", { intent: `remove-quote ${code}` });
    expect(await told(out)).toContain(`Quote ${code} was taken out of your cart.`);
    expect(await page("/cart")).toContain("Your cart is empty");
    const gone = await post("/cart", { intent: `remove-quote ${code}` });
    expect(gone.status).toBe(303);
    expect((await post(quote, { ...accept, idempotencyKey: "accept-2" })).headers.get("Location")).toBe(
      "/cart",
    );
  });

  it("[CF-03] a press on an old page changes nothing and says so", async () => {
    const quote = await offered();
    const stale = await post(quote, { intent: "CHECKOUT", version: "1" });
    expect(await told(stale)).toContain("changed after this page was shown. Check it, then decide again.");
    expect((await post(quote, { intent: "EDIT", version: "2" }, AGENT)).status).toBe(303);
    expect(await told(await post(quote, { intent: "CHECKOUT", version: "2" }))).toContain("is with the desk");
    const typed = await post(quote, { ...draft(), intent: "send", version: "2" });
    expect(await told(typed)).toContain("is not a draft. Take it back to change it.");
  });

  it("[CF-03] a declined one is asked for again, and messages go to and fro", async () => {
    const quote = await offered();
    expect((await post(quote, { intent: "comment", text: " " })).status).toBe(400);
    expect(await told(await post(quote, { intent: "comment", text: NAME }))).toContain(
      "Your message is sent.",
    );
    expect(await page(quote, AGENT)).toContain(SHOWN);
    expect((await post(quote, { intent: "REJECT", version: "2" })).status).toBe(303);
    expect(await page(quote)).toContain("Ask for it again");
    const again = await post(LIST, { quote: quote.split("/").at(-1)!, idempotencyKey: "again-1" });
    expect(again.headers.get("Location")).toMatch(/^\/my-account\/quotes\/Q-\d+$/);
    expect(again.headers.get("Location")).not.toBe(quote);
    expect(await page(again.headers.get("Location")!)).toContain("SEND TO THE DESK");
  });

  it("[CF-03] nobody else sees one", async () => {
    const quote = await drafted();
    const other = await shop.signIn("admin@harrowstreet.example", HOST);
    const seen = await shop.request(quote, { cookie: other, host: HOST });
    expect(seen.status).toBe(404);
    expect((await open(quote, AGENT)).status).toBe(404);
    expect((await open(`${LIST}/Q-9999999`)).status).toBe(404);
  });
});
