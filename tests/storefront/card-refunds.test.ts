import { afterAll, beforeEach, expect, test } from "vitest";
import { refundCards } from "../../commerce/modules/returns";
import { CARD_WEARER, cardOrders } from "../support/card-orders";
import { emptyCarts, skuOf } from "../support/shopping";
import { main, testStorefront, valueIn } from "../support/storefront";

const shop = await testStorefront();
const { api } = shop;
const { paidByCard, handle } = cardOrders(api, await skuOf(api, "LB-2201"));
const cookie = await shop.signIn(CARD_WEARER);
afterAll(() => api.close());
beforeEach(() => emptyCarts(api));

const ask = (path: string, fields?: Record<string, string>) =>
  shop.request(path, { cookie, body: fields && new URLSearchParams(fields) });
const page = async (path: string) => main(await ask(path));
const run = () => refundCards(api.db, api.now(), (site) => `https://${site}.shop.example`);

/** Sends one piece of an order back on the pages. @returns the path of the return. */
async function sendBack(order: string): Promise<string> {
  const path = `/my-account/orders/${order}/exchange-return`;
  const typed = { piece0: "0", what0: "unwanted", quantity0: "1", unwantedWhy0: "NOT_NEEDED" };
  const form = await page(path);
  const idempotencyKey = valueIn(form, "idempotencyKey");
  const price = await main(await ask(path, { ...typed, idempotencyKey, intent: "price" }));
  expect(price).toContain("You get back");
  expect(price).toMatch(/It goes back to Visa ending in \d{4}\./);
  const fingerprint = valueIn(price, "fingerprint");
  const sent = await ask(path, { ...typed, idempotencyKey, fingerprint, intent: "send" });
  expect(sent.status).toBe(303);
  return sent.headers.get("Location")!;
}

test("[OR-03] the pages of a return and of its order say where a card's money is, from the form to the bank's answer", async () => {
  const order = await paidByCard();
  const path = await sendBack(order);
  const code = path.split("/").at(-1)!;
  expect(await page(path)).toContain("It goes back to Visa ending in 4242.");
  await handle(code);
  expect(await page(path)).toContain("Refund on its way");
  await run();
  const told = />Refunded to Visa ending in 4242 on \d+ \w+ \d{4}\./;
  expect(await page(path)).toMatch(told);
  const shown = await page(`/my-account/orders/${order}`);
  expect(shown).toContain(`<h2 id="refunds">Refunds</h2>`);
  expect(shown).toMatch(/\$\d+\.\d\d\. Refunded to Visa ending in 4242 on \d+ \w+ \d{4}\./);
  expect(shown).toContain(`href="${path}"`);
});

test("[OR-03] a refund that the bank refuses is told on both pages and in the notices, with what happens next", async () => {
  const order = await paidByCard("4000 0000 0000 5126");
  const path = await sendBack(order);
  const code = path.split("/").at(-1)!;
  await handle(code);
  await run();
  const words = "Refused by the bank of Visa ending in 5126; the uniform desk pays it back another way.";
  const html = await page(path);
  expect(html).toContain("Refund failed");
  expect(html).toContain(words);
  expect(await page(`/my-account/orders/${order}`)).toContain(words);
  expect(await page("/my-account/notices")).toContain(`${code} could not be refunded to its card`);
});
