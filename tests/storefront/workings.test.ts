import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { organisations } from "../../commerce/modules/organisation/tables";
import { addsUp } from "../support/adds-up";
import { centsOf } from "../support/random-carts";
import { choose, emptyCarts, fillCart, makeReady, place, skuOf } from "../support/shopping";
import { main, testStorefront, valueIn } from "../support/storefront";
import { workingsIn } from "../support/workings";

const shop = await testStorefront();
const { api } = shop;
afterAll(() => api.close());
beforeEach(() => emptyCarts(api));

const BANKER = "wearer@lanternbridge.example";
const BUYER = "buyer@harrowstreet.example";
const CASUAL_NZ = "casual@korraline.example";
const APPROVER_NZ = "approver.nz@kestrel.example";
const WHOLESALE = "wholesale.localhost";

const cookies = new Map<string, string>();
async function pageOf(as: string, path: string): Promise<string> {
  const host = as === BUYER ? WHOLESALE : undefined;
  if (!cookies.has(as)) cookies.set(as, await shop.signIn(as, host));
  return main(await shop.request(path, { cookie: cookies.get(as), host }));
}
const totalIn = (html: string): number => centsOf(/class="tot"><dt>[^<]*<\/dt><dd>([^<]*)</.exec(html)![1]!);
/** The working of a page's docket: the one that says who pays. */
const docketOf = (html: string) => workingsIn(html).find(({ payers }) => payers)!;

/** A style that somebody may buy from the catalogue, with its price. */
async function styleFor(as: string) {
  const query = { query: "", fields: "products(code,url,purchasable)" };
  const { body } = await api.call("GET", "/products/search", { as, query });
  for (const { code, url, purchasable } of body.products as {
    code: string;
    url: string;
    purchasable: boolean;
  }[]) {
    const sku = purchasable && (await skuOf(api, code, 30).catch(() => undefined));
    if (sku) return { code, url, sku };
  }
  throw new Error(`${as} can buy nothing`);
}

async function orderOf(as: string, cart: string): Promise<string> {
  await makeReady(api, as, cart, { poNumber: "PO77" });
  const { body } = await place(api, as, cart);
  return String(body.code);
}

/** The price at the head of a product's page. */
const priceIn = (html: string): number =>
  centsOf(
    /class="price[^"]*">(?:<small>[^<]*<\/small>)?\s*([^<]+)</.exec(html.replaceAll("<!-- -->", ""))![1]!,
  );

describe.each([BANKER, BUYER, CASUAL_NZ, APPROVER_NZ])("prices explained to %s, without scripts", (as) => {
  test("[B-19] item, cart, checkout and order have a working that adds up to the page's total", async () => {
    const { url, sku } = await styleFor(as);
    const item = await pageOf(as, url);
    const [price] = workingsIn(item);
    expect(addsUp(price!)).toBe(priceIn(item));

    const cart = await fillCart(api, as, { [sku]: 3 });
    const inCart = await pageOf(as, "/cart");
    expect(addsUp(docketOf(inCart))).toBe(totalIn(inCart));

    const code = await (async () => {
      await makeReady(api, as, cart, { poNumber: "PO77" });
      for (const path of ["/checkout/review-order", "/checkout/payment-details"]) {
        const page = await pageOf(as, path);
        expect([path, addsUp(docketOf(page))]).toEqual([path, totalIn(page)]);
      }
      return orderOf(as, cart);
    })();
    const order = await pageOf(as, `/my-account/orders/${code}`);
    expect(addsUp(docketOf(order))).toBe(totalIn(order));
    const { body } = await api.call("GET", `/users/current/orders/${code}`, {
      as,
      query: { fields: "FULL" },
    });
    expect(addsUp(body.working)).toBe(Math.round(body.totalPriceWithTax.value * 100));
    const nz = as === CASUAL_NZ || as === APPROVER_NZ;
    expect(body.working.total.amount).toMatch(nz ? /^NZ\$/ : /^\$/);
    expect(order).toContain(nz ? "<dt>GST 15%" : "<dt>GST 10%");
  });
});

describe("what a working says", () => {
  test("[B-19] in New Zealand with GST in the prices, lines and cart add up too", async () => {
    const change = (priceIncludingGst: boolean) =>
      api.db.update(organisations).set({ priceIncludingGst }).where(eq(organisations.uid, "korraline"));
    await change(true);
    try {
      const { url, sku } = await styleFor(CASUAL_NZ);
      const item = await pageOf(CASUAL_NZ, url);
      expect(addsUp(workingsIn(item)[0]!)).toBe(priceIn(item));
      await fillCart(api, CASUAL_NZ, { [sku]: 7 });
      const cart = await pageOf(CASUAL_NZ, "/cart");
      expect(cart).toContain("inc. GST");
      expect(addsUp(docketOf(cart))).toBe(totalIn(cart));
    } finally {
      await change(false);
    }
  });

  test("[B-19] a break price, an addition and an offer each have their row, and a plain line has none", async () => {
    const shirt = await skuOf(api, "KC-5001", 60);
    const path = `/configure/textfield/product/entityKey/${shirt}`;
    const form = await pageOf(BUYER, path);
    const body = new URLSearchParams({
      intent: "keep",
      t0: "O'Brien-Ngāti",
      quantity: "12",
      idempotencyKey: valueIn(form, "idempotencyKey") || randomUUID(),
    });
    expect((await shop.request(path, { cookie: cookies.get(BUYER), host: WHOLESALE, body })).status).toBe(
      303,
    );
    await api.call("POST", "/users/current/carts/current/entries", {
      as: BUYER,
      body: { product: { code: await skuOf(api, "KC-5401", 60) }, quantity: 2 },
    });
    const { body: cart } = await api.call("GET", "/users/current/carts/current", {
      as: BUYER,
      query: { fields: "FULL" },
    });
    const [made, plain] = cart.entries;
    expect(plain.working).toBeUndefined();
    const working = made.working;
    expect(addsUp(working)).toBe(Math.round(made.totalPrice.value * 100));
    expect(working.rows.map(({ label }: { label: string }) => label.replace(/, 12 × .*/, ""))).toEqual([
      "Contract price from 10 pieces",
      expect.not.stringContaining("price"),
    ]);
    const html = await pageOf(BUYER, "/cart");
    expect(workingsIn(html)).toHaveLength(2);
    expect(html).toContain("Contract price from 10 pieces");

    // The order keeps which price it was, whatever the price list says later.
    const code = await orderOf(BUYER, String(cart.code));
    await api.db.execute(sql`update price_rows set cents = cents + 100 where style_code = 'KC-5001'`);
    const order = await pageOf(BUYER, `/my-account/orders/${code}`);
    expect(order).toContain("Contract price from 10 pieces");
    expect(addsUp(docketOf(order))).toBe(totalIn(order));
    for (const one of workingsIn(order)) addsUp(one);
    await api.db.execute(sql`update price_rows set cents = cents - 100 where style_code = 'KC-5001'`);
  });

  test("[B-19] offers, an allowance, a subsidy and one's own share are told apart, each with its rule", async () => {
    const cart = await fillCart(api, BANKER, { [await skuOf(api, "LB-2401", 60)]: 3 });
    const wardrobe = { setId: "TAILORING", styleCode: "LB-2202", quantity: 6 };
    const chosen = await choose(api, BANKER, "PK-LB-WARDROBE", "YOUR-WARDROBE", wardrobe);
    expect([chosen.status, chosen.body.errors]).toEqual([201, undefined]);
    const review = await pageOf(BANKER, "/packDetailsPage?packId=PK-LB-WARDROBE&step=review");
    addsUp(docketOf(review));
    await api.call("POST", "/orgUsers/current/packs/PK-LB-WARDROBE/cart", {
      as: BANKER,
      query: { cartId: cart },
    });
    const html = await pageOf(BANKER, "/cart");
    const working = docketOf(html);
    expect(addsUp(working)).toBeGreaterThan(0);
    const { payers = [], rows } = working;
    expect(rows.map(({ label }) => label)).toContain("Every third merino vest at half price");
    expect(rows.find(({ label }) => label.startsWith("Freight"))?.note).toMatch(/\$\d+\.00 exc\. GST/);
    expect(payers.map(({ label }) => label)).toEqual(["Paid by Lanternbridge Bank", "Subsidy", "You pay"]);
    expect(payers[0]!.note).toMatch(/: from the allowance/);
    expect(`${payers[1]!.note} ${JSON.stringify(payers[1]!.steps)}`).toMatch(/\d+% of \$/);
    expect(payers[2]!.steps?.map(({ label }) => label)).toEqual(
      expect.arrayContaining(["Goods from the catalogue"]),
    );
    const own = payers.find(({ label }) => label === "You pay")!;
    expect(centsOf(own.amount)).toBe(totalIn(html));
    // The line of the offer shows its price before it and what is left after it.
    const line = workingsIn(html).find(({ total }) => total.label === "After offers")!;
    addsUp(line);
  });

  test("[B-19] hidden prices have no working anywhere, neither on pages nor from the API", async () => {
    const wearer = "wearer@kestrel.example";
    const { body: packs } = await api.call("GET", "/orgUsers/current/packs", { as: wearer });
    const open = packs.packs.filter(({ pricesShown }: { pricesShown: boolean }) => !pricesShown);
    expect(open.length).toBeGreaterThan(0);
    for (const { packId } of open) {
      const { body: pack } = await api.call("GET", `/orgUsers/current/packs/${packId}`, { as: wearer });
      for (const { bundleId } of pack.bundles) {
        const path = `/orgUsers/current/packs/${packId}/bundles/${bundleId}/products`;
        const query = { fields: "FULL" };
        const { body } = await api.call("GET", path, { as: wearer, query });
        expect(JSON.stringify(body)).not.toContain('"working"');
      }
      const path = `/orgUsers/current/packs/${packId}/summary`;
      const { body } = await api.call("GET", path, { as: wearer, query: { fields: "FULL" } });
      expect(JSON.stringify(body)).not.toContain('"working"');
    }
    const orders = await api.call("GET", "/users/current/orders", { as: wearer });
    const [first] = orders.body.orders;
    const path = `/users/current/orders/${first.code}`;
    const { body } = await api.call("GET", path, { as: wearer, query: { fields: "FULL,working" } });
    expect(body.pricesShown).toBe(false);
    expect(JSON.stringify(body)).not.toContain('"working"');
    expect(await pageOf(wearer, `/my-account/orders/${first.code}`)).not.toContain("worked out");
  });
});

interface InvoiceRow {
  number: string;
  due: number;
  currency: string;
}

describe("invoices", () => {
  const finance = "finance@kestrel.example";
  const invoicesOf = (organisation: string, where = sql`true`) =>
    rowsOf<InvoiceRow>(
      api.db,
      sql`select i.number, i.currency, case when i.paid_at is null then i.total_cents - i.credited_cents else 0 end as due
        from invoices i join orders o on o.code = i.order_code
        where i.organisation_uid = ${organisation} and ${where} order by i.number limit 3`,
    );

  test("[B-19] the page of an invoice opens its working, whose figures add up to what is to be paid", async () => {
    const rows = [
      ...(await invoicesOf("kestrel", sql`i.paid_at is null and i.currency = 'AUD'`)),
      ...(await invoicesOf("kestrel", sql`i.paid_at is null and i.currency = 'NZD'`)),
      ...(await invoicesOf("kestrel", sql`i.paid_at is not null`)),
    ];
    expect(new Set(rows.map(({ currency }) => currency)).size).toBe(2);
    for (const { number, due } of rows) {
      const html = await pageOf(finance, `/manage-finances/invoice/${number}`);
      const [working] = workingsIn(html);
      expect([number, addsUp(working!), totalIn(html)]).toEqual([number, due, due]);
    }
  });

  test("[B-19] what its orderer pays apart, credits and payments are rows of it", async () => {
    for (const [organisation, as, where, label] of [
      ["saltbush", "finance@saltbush.example", sql`o.total_cents > i.total_cents`, /^(Invoiced to|Paid by) /],
      ["harrowstreet", "admin@harrowstreet.example", sql`i.credited_cents > 0`, /^Credits$/],
    ] as const) {
      const [row] = await invoicesOf(organisation, where);
      const { body } = await api.call("GET", "/payment/payment-invoice", {
        as,
        query: { invoiceIds: row!.number, fields: "invoices(FULL)" },
      });
      const [{ working }] = body.invoices;
      expect(addsUp(working)).toBe(row!.due);
      const labels = working.rows.map((one: { label: string }) => one.label);
      expect(labels).toEqual(expect.arrayContaining([expect.stringMatching(label)]));
    }
  });

  test("[B-19] nobody sees the invoice of another organisation, nor without the right to", async () => {
    const [row] = await invoicesOf("kestrel");
    const path = `/manage-finances/invoice/${row!.number}`;
    for (const [as, status] of [
      ["finance@saltbush.example", 404],
      ["wearer@kestrel.example", 403],
    ] as const) {
      const answer = await shop.request(path, { cookie: await shop.signIn(as) });
      expect([as, answer.status]).toEqual([as, status]);
      expect(await answer.text()).not.toContain("worked out");
    }
    expect(await pageOf(finance, "/manage-finances/invoice/%3Cb%3E")).toContain("Page not found");
  });
});
