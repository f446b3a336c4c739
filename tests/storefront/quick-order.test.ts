import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { cartEntries, carts } from "../../commerce/modules/carts/tables";
import { users } from "../../commerce/modules/users/tables";
import { emptyCarts, fillCart, setStock, skuOf } from "../support/shopping";
import { main, testStorefront, valueIn } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());
beforeEach(() => emptyCarts(shop.api));

const host = "wholesale.localhost";
const buyer = "buyer@harrowstreet.example";
const cookie = await shop.signIn(buyer, host);
const QUICK = "/quick-order";
const IMPORT = "/cart/import";
const polo = await skuOf(shop.api, "KC-5002");
const pant = await skuOf(shop.api, "KC-5101");
const cap = await skuOf(shop.api, "KC-5401");
const NAME = "O'Brien-Ngāti <b>&";

const open = (path: string) => shop.request(path, { cookie, host });
const post = (path: string, form: Record<string, string>) =>
  shop.request(path, { cookie, host, body: new URLSearchParams(form) });
const rows = (...typed: [code: string, quantity: string][]) =>
  Object.fromEntries(
    typed.flatMap(([code, quantity], at) => [
      [`rows[${at}].code`, code],
      [`rows[${at}].quantity`, quantity],
    ]),
  );
function upload(text: string | Blob, name = "order.csv") {
  const body = new FormData();
  body.set("file", typeof text === "string" ? new Blob([text]) : text, name);
  return shop.request(IMPORT, { cookie, host, body });
}
/** The cookie after an answer, with what it is to say on the next page. */
const newest = (answer: Response) => answer.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
const lines = async () =>
  (
    await shop.api.db
      .select({ sku: cartEntries.sku, quantity: cartEntries.quantity })
      .from(cartEntries)
      .orderBy(asc(cartEntries.entryNumber))
  ).map(({ sku, quantity }) => [sku, quantity]);

it("[CA-05] all good rows are added at once, and a press twice adds them once", async () => {
  expect((await main(await open(QUICK))).match(/name="rows\[\d+\]\.code"/g)).toHaveLength(10);
  const form = {
    ...rows([polo, "2"], ["", ""], [pant.toLowerCase(), ""], [` ${cap} `, "10"], [polo, "1"]),
    idempotencyKey: "quick-key-1",
  };
  for (const press of [1, 2]) {
    const answer = await post(QUICK, form);
    expect([press, answer.status, answer.headers.get("Location")]).toEqual([press, 303, "/cart"]);
  }
  expect(await lines()).toEqual([
    [polo, 3],
    [pant, 1],
    [cap, 10],
  ]);
});

it("[CA-05] bad rows stay with their messages, and the good ones are in the cart", async () => {
  await setStock(shop.api, cap, 0, false);
  const answer = await post(QUICK, rows([polo, "2"], [NAME, "3"], ["", "4"], [pant, "0"], [cap, "5"]));
  // What came of each row is an answer; a page that refuses has written nothing.
  expect(answer.status).toBe(200);
  const html = await main(answer);
  expect(html).toContain("1 line with 2 pieces was added to your cart.");
  expect(await lines()).toEqual([[polo, 2]]);
  const value = (field: string) => new RegExp(`name="rows\\[${field}"[^>]*value="([^"]*)"`).exec(html)?.[1];
  // Each where it was typed; the place of a good one is empty.
  expect(value("0].code")).toBe("");
  expect(value("1].code")).toBe("O&#x27;Brien-Ngāti &lt;b&gt;&amp;");
  expect(value("1].quantity")).toBe("3");
  expect([value("2].quantity"), value("3].code"), value("4].code")]).toEqual(["4", pant, cap]);
  for (const words of [
    "We do not know this code. Check it, or search for the item.",
    "Enter a code.",
    "Enter a whole number from 1 to 999.",
    "This item is out of stock.",
  ]) {
    expect(html, words).toContain(words);
  }
  expect(html).toContain('href="#rows-rows[1].code"');
  expect(html).toContain(`Row 5, ${cap}`);
  expect(html).not.toContain(`value="${polo}"`);
  await setStock(shop.api, cap, 50, true);
});

it("[CA-05] what the shelf has is added, and the rest is said", async () => {
  await setStock(shop.api, cap, 3, false);
  const html = await main(await post(QUICK, rows([cap, "5"], [polo, "1"])));
  expect(html).toContain(`Row 1, ${cap}: Only 3 left. 3 of 5 were added.`);
  expect(await lines()).toEqual([
    [cap, 3],
    [polo, 1],
  ]);
  await setStock(shop.api, cap, 50, true);
});

it("[CA-05] more rows keep what was typed; an empty form says what to do", async () => {
  const html = await main(await post(QUICK, { ...rows([NAME, "x"], [polo, "2"]), intent: "more" }));
  expect(html.match(/name="rows\[\d+\]\.code"/g)).toHaveLength(12);
  expect(html).toContain('value="x"');
  expect(await lines()).toEqual([]);
  const empty = await post(QUICK, rows(["", ""]));
  expect([empty.status, (await main(empty)).includes("Enter one code at least.")]).toEqual([400, true]);
});

it("[CA-05] sixty lines go in with one press", async () => {
  const found = await shop.api.call("GET", "/products/search", {
    as: buyer,
    query: { pageSize: 60, fields: "products(code,ending)" },
    site: "wholesale",
  });
  const codes: string[] = [];
  // What has ended cannot be ordered.
  const sold = (found.body.products as { code: string; ending?: object }[]).filter(({ ending }) => !ending);
  for (const { code } of sold) codes.push(await skuOf(shop.api, code, 0));
  const sixty = Array.from({ length: 60 }, (_, at) => [codes[at % codes.length]!, "1"] as [string, string]);
  const answer = await post(QUICK, rows(...sixty));
  expect(answer.headers.get("Location")).toBe("/cart");
  expect((await lines()).reduce((sum, [, quantity]) => sum + Number(quantity), 0)).toBe(60);
});

it("[CA-05] the cart is downloaded as code, quantity, name and price, and that file can be imported", async () => {
  await fillCart(shop.api, buyer, { [polo]: 2, [pant]: 3 });
  expect(await main(await open("/cart"))).toContain('href="/cart.csv"');
  const file = await open("/cart.csv");
  expect(file.headers.get("Content-Type")).toContain("text/csv");
  const text = await file.text();
  const [head, first] = text.replace("\uFEFF", "").split("\r\n");
  expect(head).toBe("Code,Quantity,Name,Price");
  expect(first).toMatch(new RegExp(`^${polo},2,"?[^,].*\\$\\d+\\.\\d\\d`));
  await emptyCarts(shop.api);
  const answer = await upload(text);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/cart"]);
  expect(await lines()).toEqual([
    [polo, 2],
    [pant, 3],
  ]);
});

it("[CA-05] each line of a file that cannot be had is told with its number, and can be mended at once", async () => {
  const answer = await upload(`sku,qty\r\n${polo},2\r\n\r\n"nosuch ""x""",3\r\n${pant},many\r\n`);
  expect(answer.status).toBe(200);
  const html = await main(answer);
  expect(html).toContain("1 line with 2 pieces was added to your cart.");
  expect(html).toContain("Line 4, nosuch &quot;x&quot;");
  expect(html).toContain("Line 5, ");
  expect(html).toContain('action="/quick-order"');
  expect(html).toContain('value="many"');
  expect(await lines()).toEqual([[polo, 2]]);
  const pasted = await post(IMPORT, { text: `${polo}\t1\n${pant}\t4` });
  expect(pasted.status).toBe(303);
  expect(await lines()).toEqual([
    [polo, 3],
    [pant, 4],
  ]);
});

it("[CA-05] files that are none, too large, too long or not readable are refused in words", async () => {
  const cases: [string | Blob, string][] = [
    ["", "Choose a file that is not empty."],
    ["x".repeat(1_000_001), "There is more than 1 MB."],
    ["x".repeat(3_000_000), "There is more than 1 MB."],
    [`${polo},1\n"${pant},2`, "a quotation mark is opened on line 2 and never closed."],
    ["code,quantity\n\n,\n", "The file has no rows below its heads."],
    [`${polo},1\n`.repeat(401), "The file has more than 400 rows. Send at most 200 at once."],
    [new Blob([new Uint8Array([0x50, 0x4b, 3, 4])]), "This is a workbook."],
  ];
  for (const [file, words] of cases) {
    const answer = await upload(file);
    expect([words, answer.status, (await main(answer)).includes(words)]).toEqual([words, 400, true]);
  }
  expect(await main(await post(IMPORT, { text: " " }))).toContain("Choose a file, or paste lines below.");
  expect(await lines()).toEqual([]);
});

it("[CA-05] lines beyond the limit stay and say so", async () => {
  const answer = await upload(`${polo},1\n`.repeat(202));
  expect(answer.status).toBe(200);
  const html = await main(answer);
  expect(html.match(/name="rows\[\d+\]\.code"/g)).toHaveLength(2);
  expect(html).toContain("Only 200 lines are added at once.");
  expect(await lines()).toEqual([[polo, 200]]);
});

it("[CA-05] who may order from packs alone is told so, and nothing is added", async () => {
  const wearer = await shop.signIn("wearer@kestrel.example");
  await shop.api.db.update(users).set({ priceEnabled: false }).where(eq(users.uid, "wearer@kestrel.example"));
  const body = new URLSearchParams(rows([polo, "1"]));
  const answer = await shop.request(QUICK, { cookie: wearer, body });
  expect(answer.status).toBe(200);
  expect(await main(answer)).toContain("You can only order");
  expect(await lines()).toEqual([]);
  expect((await shop.request(QUICK)).headers.get("Location")).toContain("/login");
  expect((await shop.request("/cart.csv")).headers.get("Location")).toContain("/login");
  expect(await shop.api.db.$count(carts)).toBeLessThan(2);
});

it("[CA-05] a quantity with a comma is never another number", async () => {
  for (const text of [
    `Code;Quantity\n${polo};1,200`,
    `${polo}\t2,5`,
    `${polo},1,200`,
    `Code,Quantity,Name\n${polo},1,200,Polo`,
  ]) {
    const answer = await post(IMPORT, { text });
    expect([text, answer.status]).toEqual([text, 400]);
  }
  expect(await lines()).toEqual([]);
});

it("[CA-05] a list of prices is no order: lines without a number are asked about, those of 0 are left out and named", async () => {
  const answer = await post(IMPORT, { text: `${polo},\n${pant},3\n${cap},0` });
  const html = await main(answer);
  expect(await lines()).toEqual([[pant, 3]]);
  expect(html).toContain("How many? Enter a whole number from 1 to 999.");
  expect(html).toContain("1 line with quantity 0 is left out: line 3.");
  // Also when it is sent again as it stands there.
  const again = await post(QUICK, { ...rows([polo, ""]), asksQuantity: valueIn(html, "asksQuantity") });
  expect([again.status, await main(again)]).toEqual([400, expect.stringContaining("How many?")]);
  expect(await lines()).toEqual([[pant, 3]]);
  expect(await main(await post(IMPORT, { text: `${polo},0` }))).toContain("There are no lines to add.");
});

it("[CA-05] columns come in any sequence, and those that are not read are named", async () => {
  const text = `Our winter list\n\nQty,Colour,Item number\n2,Navy,${polo}\n`;
  const answer = await post(IMPORT, { text });
  expect(answer.headers.get("Location")).toBe("/cart");
  const cart = await shop.request("/cart", { cookie: newest(answer), host });
  expect((await cart.text()).replaceAll("<!-- -->", "")).toContain(
    "Nothing was read from the column “Colour”.",
  );
  await post(IMPORT, { text: `4\t${pant}` });
  expect(await lines()).toEqual([
    [polo, 2],
    [pant, 4],
  ]);
});

it("[CA-05] the code of a style tells the codes of its sizes", async () => {
  const html = await main(await post(QUICK, rows(["kc-5002", "3"])));
  expect(html).toContain("KC-5002 comes in sizes. Write the code of one: KC-5002-");
  expect(html).toMatch(/ and \d+ more\./);
});

it("[CA-05] the template can be sent back once a code stands in it", async () => {
  expect(await main(await open(IMPORT))).toContain('href="/cart.csv?template"');
  const text = (await (await open("/cart.csv?template")).text()).replace("\r\n,", `\r\n${polo},`);
  expect((await upload(text)).headers.get("Location")).toBe("/cart");
  expect(await lines()).toEqual([[polo, 12]]);
});

it("[CA-05] a file whose column of codes is not known stays as text, and is added once its column is chosen", async () => {
  expect(await main(await open(IMPORT))).toContain("CSV with commas, semicolons or tabs.");
  const text = `Artikel,Qty\n${polo},2\n${pant},1`;
  const answer = await upload(text);
  const html = await main(answer);
  expect([answer.status, html]).toEqual([400, expect.stringContaining("Column with the codes")]);
  expect(html).toContain("No column is called Code. Choose the one that has the codes.");
  expect(html).toMatch(/<select[^>]*name="codes"[^]*?<option value="0">Artikel<\/option>/);
  expect(/<textarea[^>]*>([^<]*)</.exec(html)?.[1]?.trim()).toBe(text);
  expect(await lines()).toEqual([]);
  const chosen = await post(IMPORT, { text, codes: "0" });
  expect([chosen.status, chosen.headers.get("Location")]).toEqual([303, "/cart"]);
  expect(await lines()).toEqual([
    [polo, 2],
    [pant, 1],
  ]);
});

it("[CA-05] a column of quantities with another name can be chosen, or each quantity typed", async () => {
  const text = `Code,Anzahl\n${polo},2\n${pant},1`;
  const html = await main(await upload(text));
  // Nothing is added, and each line can be typed as before.
  expect(html.match(/How many\?/g)?.length).toBeGreaterThan(1);
  expect(html).toMatch(/<select[^>]*name="quantities"[^]*?<option value="1">Anzahl<\/option>/);
  expect(html).not.toContain('name="codes"');
  expect(/<textarea[^>]*>([^<]*)</.exec(html)?.[1]?.trim()).toBe(text);
  const chosen = await post(IMPORT, { text, quantities: "1" });
  expect([chosen.status, chosen.headers.get("Location")]).toEqual([303, "/cart"]);
  expect(await lines()).toEqual([
    [polo, 2],
    [pant, 1],
  ]);
});

it("[CA-05] a list without any quantities asks for each, and for no column", async () => {
  const html = await main(await upload(`Code\n${polo}`));
  expect(html).toContain("How many?");
  expect(html).not.toContain('name="quantities"');
});

it("[CA-05] a code is found whatever a word processor made of its hyphens, and without what cannot be seen", async () => {
  const odd = [polo.replaceAll("-", "\u2013"), `${pant.slice(0, 4)}\u200b${pant.slice(4)}`] as const;
  const typed = await post(QUICK, rows([odd[0], "2"], [odd[1], "1"]));
  expect(typed.headers.get("Location")).toBe("/cart");
  const pasted = await post(IMPORT, { text: `${odd[0]},1\n${odd[1]},3` });
  expect(pasted.headers.get("Location")).toBe("/cart");
  expect(await lines()).toEqual([
    [polo, 3],
    [pant, 4],
  ]);
});
