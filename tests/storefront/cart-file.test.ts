import { asc } from "drizzle-orm";
import { afterAll, beforeEach, expect, it } from "vitest";
import { cartEntries } from "../../commerce/modules/carts/tables";
import { emptyCarts, fillCart, skuOf } from "../support/shopping";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());
beforeEach(() => emptyCarts(shop.api));

const host = "wholesale.localhost";
const buyer = "buyer@harrowstreet.example";
const cookie = await shop.signIn(buyer, host);
const [polo, shirt, jacket] = await Promise.all([
  skuOf(shop.api, "KC-5002", 60),
  skuOf(shop.api, "KC-5001", 60),
  skuOf(shop.api, "KC-5202", 20),
]);
const NAME = 'O\'Brien-"Ngāti" <b>&; Sons';

const request = (path: string, body?: BodyInit) => shop.request(path, { cookie, host, body });
const file = async () => (await request("/cart.csv")).text();
function importFile(text: string) {
  const body = new FormData();
  body.set("file", new Blob([text]), "cart.csv");
  return request("/cart/import", body);
}
const post = (form: Record<string, string>) => request("/quick-order", new URLSearchParams(form));

async function addText(name: string, quantity: number) {
  const added = await shop.api.call("POST", "/users/current/carts/current/entries/configurator/textfield", {
    as: buyer,
    body: {
      product: { code: shirt },
      quantity,
      configurationInfos: [{ configurationLabel: "Name to embroider", configurationValue: name }],
    },
  });
  expect(added.status).toBe(200);
}

/** Chooses by the keys of the model and puts it into the cart. @param kind as the address of the call has it. */
async function addChosen(sku: string, quantity: number, choices: Record<string, string | string[]>) {
  const { body } = await shop.api.call("GET", `/products/${sku}/configurators/ccpconfigurator`, {
    as: buyer,
    query: { forceReset: "true" },
  });
  const attributes = Object.entries(choices).map(([key, value]) =>
    Array.isArray(value)
      ? { key, domainValues: value.map((one) => ({ key: one, selected: true })) }
      : { key, value },
  );
  const chosen = await shop.api.call("PATCH", `/ccpconfigurator/${body.configId}`, {
    as: buyer,
    body: { groups: [{ attributes }] },
  });
  expect(chosen.status).toBe(200);
  const added = await shop.api.call("POST", "/users/current/carts/current/entries/ccpconfigurator", {
    as: buyer,
    body: { product: { code: sku }, quantity, configId: body.configId },
  });
  expect(added.status).toBe(200);
}

const columns = { sku: cartEntries.sku, quantity: cartEntries.quantity, cents: cartEntries.unitCents };
const lines = async () => {
  const rows = await shop.api.db
    .select({ ...columns, configuration: cartEntries.configuration })
    .from(cartEntries)
    .orderBy(asc(cartEntries.entryNumber));
  return rows.map(({ configuration, ...row }) => ({
    ...row,
    infos: configuration?.infos,
    issues: configuration?.issues,
  }));
};

it("[CA-05] [CF-01] [CF-02] [CF-03] a cart that was downloaded is imported with what its goods are made with", async () => {
  await fillCart(shop.api, buyer, { [shirt]: 4 });
  await addText("Ana", 2);
  await addText("Māui", 3);
  await addChosen(polo, 5, {
    ...{ LOGO: "WEB", METHOD: "TRANSFER", PLACEMENT: ["LEFT", "BACK"], WIDTH: "30" },
    ...{ NAME: NAME.slice(0, 7), NAME_AT: "SLEEVE" },
  });
  // What does not go together is imported as it is, to be resolved before checkout.
  await addChosen(polo, 1, { LOGO: "ONE", METHOD: "EMBROIDERY", PLACEMENT: ["BACK"] });
  await addChosen(jacket, 30, { ARTWORK: "LOGO", PLACEMENT: ["CHEST", "LEG"] });
  const before = await lines();
  expect(before.map(({ issues }) => issues)).toContain(undefined);
  const csv = await file();
  expect(csv).toContain("(price on request)");
  await emptyCarts(shop.api);
  const answer = await importFile(csv);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/cart"]);
  expect(await lines()).toEqual(before);
  // Once more, and each line has twice as many.
  expect((await importFile(csv)).status).toBe(303);
  expect((await lines()).map(({ quantity }) => quantity)).toEqual(before.map(({ quantity }) => 2 * quantity));
});

it("[CA-05] [CF-02] a text that cannot be made stays on the page with its row, and is mended there", async () => {
  const csv = [
    "Code,Quantity,Configuration",
    `${shirt},2,"""Name to embroider: ${"x".repeat(30)}; y"""`,
    `${shirt},1,Aroha`,
    `${shirt},3,Colour of thread: Gold`,
    `${polo},1,Logo: Gold leaf`,
    `KC-5101,1,Logo: No logo`,
    `${shirt},1,"Name to embroider: Ana; Name to embroider: Ben"`,
  ].join("\n");
  const answer = await importFile(csv);
  expect(answer.status).toBe(200);
  const html = await main(answer);
  for (const words of [
    "Write each choice with its name, with semicolons between them",
    "Colour of thread: This text is not offered for this item.",
    "Logo: This value is not offered.",
    "Name to embroider: This text was sent twice.",
    'aria-label="Configuration of row 1"',
    'href="#rows-rows[0].configuration"',
  ]) {
    expect(html, words).toContain(words);
  }
  expect(await lines()).toEqual([]);
  const value = /name="rows\[0\].configuration"[^>]*value="([^"]*)"/.exec(html)?.[1];
  expect(value).toContain("; y&quot;");
  const mended = await post({
    ...{ "rows[0].code": shirt, "rows[0].quantity": "2", "rows[0].configuration": "Name to embroider: Ana" },
    ...{ "rows[1].code": shirt, "rows[1].quantity": "1" },
  });
  expect(mended.status).toBe(303);
  expect((await lines()).map(({ quantity, infos }) => [quantity, infos?.[0]?.value])).toEqual([
    [2, "Ana"],
    [1, undefined],
  ]);
});
