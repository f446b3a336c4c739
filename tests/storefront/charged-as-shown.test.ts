import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { enterCard, openForm } from "../support/card-provider";
import { ordering, type PackChoice } from "../support/ordering";
import { choose, emptyCarts, fillCart, makeReady, readyCart, skuOf } from "../support/shopping";
import { main, testStorefront, valueIn } from "../support/storefront";

const shop = await testStorefront();
const { api } = shop;
afterAll(() => api.close());
beforeEach(() => emptyCarts(api));

/** The amount that a page says is charged: the last row of its docket. */
const totalIn = (html: string): string =>
  [...html.matchAll(/class="tot"><dt>[^<]*<\/dt><dd>([^<]*)</g)].at(-1)![1]!;
const hidden = (html: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, valueIn(html, name)]));

interface Buyer {
  as: string;
  host?: string;
  page: string;
  /** Of a garment of the catalogue, unless everything is from packs. */
  sku?: string;
  cookie: string;
  /** What of it is said in the title. */
  with: string;
  choices?: PackChoice[];
  /** Two saved cards, of which the first pays at first. */
  cards?: string[];
}

const ON_ACCOUNT = "on account";
const PAYMENT = "/checkout/payment-details";
const WARDROBE = { packId: "PK-LB-WARDROBE", bundleId: "YOUR-WARDROBE", setId: "TAILORING" };
const POINTS = "PK-KM-PTS-CABIN";

/** Saves a card of the person. @returns its id. */
async function saveCard(as: string, sku: string, number: string): Promise<string> {
  const cart = await readyCart(api, as, { [sku]: 1 });
  const pays = `/users/current/carts/${cart}/payment/digitalPayments`;
  const form = openForm((await api.call("POST", `${pays}/request`, { as })).body);
  await enterCard(api, form, { number });
  const query = { sid: form.sid, sign: form.signature };
  const { body } = await api.call("POST", `${pays}/response`, { as, query });
  return String(body.id);
}

const buyers: Buyer[] = await Promise.all(
  [
    {
      as: "buyer@harrowstreet.example",
      host: "wholesale.localhost",
      page: "/checkout/summary",
      style: "KC-5401",
    },
    {
      as: "buyer@harrowstreet.example",
      host: "wholesale.localhost",
      page: "/checkout/payment-details",
      style: "KC-5002",
    },
    { as: "wearer@lanternbridge.example", page: "/checkout/payment-details", style: "LB-2401" },
    { as: "approver@emberbun.example", page: "/checkout/payment-details", style: "EB-4001" },
    {
      as: "wearer@lanternbridge.example",
      page: PAYMENT,
      style: "LB-2102",
      with: "with a pack that is paid in part",
      choices: [{ ...WARDROBE, styleCode: "LB-2202" }],
    },
    {
      as: "aroha@kestrel.example",
      page: PAYMENT,
      with: "with a pack that points pay",
      choices: [
        { packId: POINTS, bundleId: "SUITING", setId: "JACKETS", styleCode: "KM-1201" },
        { packId: POINTS, bundleId: "TOPS", setId: "BLOUSES", styleCode: "KM-1001" },
      ],
    },
  ].map(
    async ({
      style,
      ...one
    }: Omit<Buyer, "sku" | "cookie" | "with"> & { with?: string; style?: string }) => ({
      with: ON_ACCOUNT,
      ...one,
      sku: style && (await skuOf(api, style, 200)),
      cookie: await shop.signIn(one.as, one.host),
    }),
  ),
);
const banker = { as: "wearer@lanternbridge.example", sku: await skuOf(api, "LB-2201", 200) };
buyers.push({
  ...banker,
  page: PAYMENT,
  cookie: await shop.signIn(banker.as),
  with: "by card",
  cards: [
    await saveCard(banker.as, banker.sku, "4242 4242 4242 4242"),
    await saveCard(banker.as, banker.sku, "5555 5555 5555 4444"),
  ],
});
/** Those who pay for everything by the price list. */
const ordinary = buyers.filter(({ with: more }) => more === ON_ACCOUNT);

/** The price list goes up by a dollar. */
const raise = (sku: string) =>
  api.db.execute(sql`update price_rows set cents = cents + 100
    where style_code = (select style_code from variants where sku = ${sku})`);

/** What may happen between a page and its press: in another tab, or a choice on the page itself. */
const CHANGES = [
  "more",
  "fewer",
  "express",
  "standard",
  "voucher",
  "dearer",
  "chose express",
  "chose standard",
  "address",
  "cost centre",
  "other card",
  "no card",
  "look",
] as const;
type Change = (typeof CHANGES)[number];

/** The cost centre that stands on the page. */
function chosenCentre(html: string): Record<string, string> {
  const select = /<select[^>]*name="costCenterId"[^]*?<\/select>/.exec(html)?.[0] ?? "";
  const [option] = /<option[^>]*selected[^>]*>/.exec(select) ?? [];
  const value = option && /value="([^"]*)"/.exec(option)?.[1];
  return value ? { costCenterId: value } : {};
}
const cardIn = (html: string) => /is charged to (\w+ ending in \d{4})\./.exec(html)?.[1];
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");

/** What was used of packs is there for the next order. */
async function giveBack(as: string, code: string): Promise<void> {
  const { cancel, linesOf } = ordering(api);
  const lines = await linesOf(code);
  await cancel(
    as,
    code,
    lines.map(({ entryNumber, quantity }) => [entryNumber, quantity]),
  );
}

/** One checkout: the page is opened, things change, and the button is pressed until the order is placed. */
async function checkOut(buyer: Buyer, pieces: number, changes: readonly Change[]) {
  const { as, host, page, sku, cookie, choices = [], cards = [] } = buyer;
  await emptyCarts(api);
  const cart = await fillCart(api, as, sku ? { [sku]: pieces } : {});
  for (const { packId, bundleId, ...choice } of choices)
    expect((await choose(api, as, packId, bundleId, choice)).status).toBeLessThan(300);
  for (const packId of new Set(choices.map((choice) => choice.packId)))
    await api.call("POST", `/orgUsers/current/packs/${packId}/cart`, { as, query: { cartId: cart } });
  await makeReady(api, as, cart, { poNumber: "PO77" });
  const put = (what: string, query: Record<string, string>) =>
    api.call("PUT", `/users/current/carts/${cart}/${what}`, { as, query });
  const payWith = (card: string) => put("paymentdetails", { paymentDetailsId: card });
  if (cards[0]) await payWith(cards[0]);
  const { body: book } = await api.call("GET", "/orgUsers/current/addresses/wwgAddresses", { as });
  const { body: centres } = await api.call("GET", "/costcenters", { as });
  const ask = (body?: Record<string, string>) =>
    shop.request(page, { cookie, host, body: body && new URLSearchParams(body) });
  const mode = (deliveryModeId: string) => put("deliverymode", { deliveryModeId });
  const set = (quantity: number) =>
    api.call("PATCH", `/users/current/carts/${cart}/entries/0`, { as, body: { quantity } });
  let html = await main(await ask());
  let chosen = "standard";
  let count = pieces;
  for (const change of changes) {
    if (change === "more" || change === "fewer") {
      count = Math.max(1, count + (change === "more" ? 4 : -1));
      await set(count);
    } else if (change === "express" || change === "standard") await mode(change);
    else if (change === "voucher")
      await api.call("POST", `/users/current/carts/${cart}/vouchers`, {
        as,
        query: { voucherId: "STYLE10" },
      });
    else if (change === "dearer") await (sku && raise(sku));
    else if (change === "address") {
      const { id } = book.addresses.at(-1);
      await put("addresses/delivery", { addressId: id });
      // As in the browser: another address has its own ways of delivery.
      await mode("standard");
    } else if (change === "cost centre") {
      const last = centres.costCenters.at(-1);
      if (last) await put("costcenter", { costCenterId: last.code });
    } else if (change === "other card") await (cards[1] && payWith(cards[1]));
    else if (change === "no card") await put("paymenttype", { paymentType: "ACCOUNT" });
    else if (change === "look") html = await main(await ask());
    else chosen = change === "chose express" ? "express" : "standard";
  }
  const form = () => ({
    ...hidden(html, "guid", "fingerprint", "deliverTo"),
    idempotencyKey: randomUUID(),
    intent: "place",
    termsChecked: "on",
    purchaseOrderNumber: "PO77",
    ...chosenCentre(html),
    ...(page === "/checkout/summary" && {
      addressId: /name="addressId"[^>]*value="([^"]+)"/.exec(html)![1]!,
      deliveryMode: chosen,
    }),
  });
  for (const press of [1, 2]) {
    const shown = totalIn(html);
    const answer = await ask(form());
    if (answer.status === 303) {
      const code = new URL(answer.headers.get("Location")!, "http://shop").searchParams.get("code")!;
      const { body } = await api.call("GET", `/users/current/orders/${code}`, {
        as,
        query: { fields: "FULL" },
      });
      expect([press, changes, body.charges.total.amount]).toEqual([press, changes, shown]);
      expect([changes, body.paidWith]).toEqual([changes, cardIn(html)]);
      const told = /<dt>Deliver to<\/dt><dd[^>]*>([^<]*)</.exec(html)?.[1];
      if (told) expect([changes, told]).toEqual([changes, escaped(body.deliveryAddress.formattedAddress)]);
      await giveBack(as, code);
      return press;
    }
    expect([changes, answer.status]).toEqual([changes, 409]);
    html = await main(answer);
    expect(html).toMatch(/changed after this page was shown\.|Freight is now /);
    expect(html).toContain("Check what you order, then place the order again.");
    expect(html).toContain('value="PO77"');
  }
  throw new Error(`not placed: ${changes.join(", ")}`);
}

describe("what is charged is what the page showed", () => {
  test.each(buyers)("[CK-01] $as at $page, $with, whatever changes before the press", async (buyer) => {
    const random = fc.tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.constantFrom(...CHANGES), { minLength: 1, maxLength: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(random, async ([pieces, changes]) => {
        await checkOut(buyer, pieces, changes);
      }),
      { numRuns: 12, seed: 20_261 },
    );
  });

  test.each(ordinary)(
    "[CK-01] $as at $page pays the price of when it was added, though it went up",
    async (buyer) => {
      expect(await checkOut(buyer, 2, ["dearer"])).toBe(1);
      expect(await checkOut(buyer, 2, ["dearer", "look"])).toBe(1);
    },
  );

  test("[CK-01] an address or a card that was changed in another tab is shown before anything is ordered", async () => {
    const byCard = buyers.find(({ cards }) => cards)!;
    expect(await checkOut(buyers[1]!, 2, ["address"])).toBe(2);
    expect(await checkOut(buyers[1]!, 2, ["address", "look"])).toBe(1);
    expect(await checkOut(byCard, 1, ["other card"])).toBe(2);
    expect(await checkOut(byCard, 1, ["other card", "look"])).toBe(1);
  });

  test("[CK-01] another delivery on the page is shown with its price, and asks again only if it costs more", async () => {
    const buyer = buyers[0]!;
    expect(await checkOut(buyer, 2, ["chose express"])).toBe(2);
    expect(await checkOut(buyer, 2, ["chose standard"])).toBe(1);
    await makeReady(api, buyer.as, await fillCart(api, buyer.as, { [buyer.sku!]: 2 }));
    const ask = (body?: Record<string, string>) =>
      shop.request(buyer.page, { ...buyer, body: body && new URLSearchParams(body) });
    const before = await main(await ask());
    expect(before).toMatch(/Express.*?<b>\$\d+\.\d\d<\/b>/s);
    const shown = await ask({
      ...hidden(before, "guid", "fingerprint", "idempotencyKey"),
      addressId: /name="addressId"[^>]*value="([^"]+)"/.exec(before)![1]!,
      deliveryMode: "express",
      purchaseOrderNumber: "TYPED1",
      termsChecked: "on",
      intent: "show",
    });
    expect(shown.status).toBe(200);
    const after = await main(shown);
    expect(totalIn(after)).not.toBe(totalIn(before));
    // Everything that was typed is kept.
    expect(after).toContain('value="TYPED1"');
    expect(after).toMatch(/checked=""[^>]*value="express"|value="express"[^>]*checked=""/);
    expect(after).toMatch(/name="termsChecked"[^>]*checked=""|checked=""[^>]*name="termsChecked"/);
  });

  test("[CK-01] a program that shows prices with GST names freight with GST, at the mode and in the total", async () => {
    const as = "wearer@lanternbridge.example";
    const cookie = await shop.signIn(as);
    await makeReady(api, as, await fillCart(api, as, { [buyers[2]!.sku!]: 1 }));
    const modes = await main(await shop.request("/checkout/delivery-mode", { cookie }));
    const express = /Express.*?<b>(\$[\d.]+)<\/b>/s.exec(modes)![1]!;
    await shop.request("/checkout/delivery-mode", {
      cookie,
      body: new URLSearchParams({ deliveryMode: "express" }),
    });
    expect(await main(await shop.request("/checkout/payment-details", { cookie }))).toContain(
      `<dt>Freight</dt><dd>${express}</dd>`,
    );
  });
});
