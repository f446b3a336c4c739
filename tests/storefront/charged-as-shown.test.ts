import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { organisations } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { ordering } from "../support/ordering";
import { emptyCarts, fillCart, makeReady, skuOf } from "../support/shopping";
import { main, testStorefront, valueIn } from "../support/storefront";
import { ADMIN, APPROVER, letBuy, NURSE, waitingOrder } from "../support/waiting-order";

const shop = await testStorefront();
const { api } = shop;
afterAll(() => api.close());
beforeEach(() => emptyCarts(api));

/** The amount that a page says is charged: the last row of its docket. */
const totalIn = (html: string): string =>
  [...html.matchAll(/class="tot"><dt>[^<]*<\/dt><dd>([^<]*)</g)].at(-1)![1]!;
const hidden = (html: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, valueIn(html, name)]));
const plain = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

interface Buyer {
  as: string;
  host?: string;
  page: string;
  sku: string;
  cookie: string;
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
  ].map(async ({ style, ...one }) => ({
    ...one,
    sku: await skuOf(api, style, 200),
    cookie: await shop.signIn(one.as, one.host),
  })),
);

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
  "look",
] as const;
type Change = (typeof CHANGES)[number];

/** One checkout: the page is opened, things change, and the button is pressed until the order is placed. */
async function checkOut({ as, host, page, sku, cookie }: Buyer, pieces: number, changes: readonly Change[]) {
  await emptyCarts(api);
  const cart = await fillCart(api, as, { [sku]: pieces });
  await makeReady(api, as, cart, { poNumber: "PO77" });
  const ask = (body?: Record<string, string>) =>
    shop.request(page, { cookie, host, body: body && new URLSearchParams(body) });
  const mode = (deliveryModeId: string) =>
    api.call("PUT", `/users/current/carts/${cart}/deliverymode`, { as, query: { deliveryModeId } });
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
    else if (change === "dearer") await raise(sku);
    else if (change === "look") html = await main(await ask());
    else chosen = change === "chose express" ? "express" : "standard";
  }
  const form = () => ({
    ...hidden(html, "guid", "fingerprint", "idempotencyKey"),
    idempotencyKey: randomUUID(),
    intent: "place",
    termsChecked: "on",
    purchaseOrderNumber: "PO77",
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
      return press;
    }
    expect(answer.status).toBe(409);
    html = await main(answer);
    expect(html).toMatch(/changed after this page was shown\.|Freight is now /);
    expect(html).toContain("Check what you order, then place the order again.");
    expect(html).toContain('value="PO77"');
  }
  throw new Error(`not placed: ${changes.join(", ")}`);
}

describe("what is charged is what the page showed", () => {
  test.each(buyers)("[CK-01] $as at $page, whatever changes before the press", async (buyer) => {
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

  test.each(buyers)(
    "[CK-01] $as at $page pays the price of when it was added, though it went up",
    async (buyer) => {
      expect(await checkOut(buyer, 2, ["dearer"])).toBe(1);
      expect(await checkOut(buyer, 2, ["dearer", "look"])).toBe(1);
    },
  );

  test("[CK-01] another delivery on the page is shown with its price, and asks again only if it costs more", async () => {
    const buyer = buyers[0]!;
    expect(await checkOut(buyer, 2, ["chose express"])).toBe(2);
    expect(await checkOut(buyer, 2, ["chose standard"])).toBe(1);
    await makeReady(api, buyer.as, await fillCart(api, buyer.as, { [buyer.sku]: 2 }));
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
    await makeReady(api, as, await fillCart(api, as, { [buyers[2]!.sku]: 1 }));
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

describe("what is approved is what the page showed", () => {
  const cookies = new Map<string, string>();
  const ask = async (path: string, body?: Record<string, string>, as = APPROVER) => {
    const cookie = cookies.get(as) ?? (await shop.signIn(as));
    cookies.set(as, cookie);
    return shop.request(path, {
      cookie,
      body: body && new URLSearchParams({ idempotencyKey: randomUUID(), ...body }),
    });
  };
  const page = (code: string) => `/my-account/approval/${code}`;
  const order = async (quantity = 3) => {
    await emptyCarts(api);
    return String((await waitingOrder(api, NURSE, quantity)).code);
  };
  const cancelOne = (code: string) =>
    api.call("POST", `/users/current/orders/${code}/cancellation`, {
      as: NURSE,
      body: { cancellationRequestEntryInputs: [{ orderEntryNumber: 0, quantity: 1 }] },
    });
  const stateOf = async (code: string) =>
    (await api.call("GET", `/approve-order/${code}`, { as: ADMIN })).body.status as string;

  test("[AP-02] an order of which pieces were cancelled meanwhile is shown again before it is approved", async () => {
    const code = await order();
    const form = hidden(await main(await ask(page(code))), "fingerprint");
    expect((await cancelOne(code)).status).toBe(201);
    const refused = await ask(page(code), form);
    expect([refused.status, refused.headers.get("Location")]).toEqual([303, page(code)]);
    expect(await stateOf(code)).toBe("PENDING_APPROVAL");
    const now = await plain(await ask(page(code)));
    expect(now).toContain("APPROVE 2 PIECES");
    expect((await ask(page(code), hidden(now, "fingerprint"))).status).toBe(303);
    expect(await stateOf(code)).toBe("APPROVED");
  });

  test("[AP-02] so it is from the list, and with several at once", async () => {
    const code = await order();
    const list = await main(await ask(`/my-account/approval-dashboard?search=${code}`));
    const several = await main(await ask(`/my-account/approval-dashboard?do=approve&order=${code}`));
    const shown = valueIn(list, "fingerprint");
    expect(shown).not.toBe("");
    expect(valueIn(several, `shown-${code}`)).toBe(shown);
    await cancelOne(code);
    await ask(page(code), { fingerprint: shown });
    expect(await stateOf(code)).toBe("PENDING_APPROVAL");
  });

  test("[OR-02] changes are approved only after what they come to was shown, and only those", async () => {
    const code = await order();
    const amend = `${page(code)}?do=amend`;
    const first = hidden(await main(await ask(amend)), "fingerprint");
    const unseen = await ask(amend, { intent: "approve", line0: "1", comment: "Kept", ...first });
    expect(unseen.status).toBe(409);
    const html = await main(unseen);
    for (const words of ["What changes", "comes to 1 piece, $42.90", "Kept"]) expect(html).toContain(words);
    const seen = hidden(html, "fingerprint");
    const other = await ask(amend, { intent: "approve", line0: "2", ...seen });
    expect(other.status).toBe(409);
    expect(await main(other)).toContain("comes to 2 pieces, $74.80");
    expect(await stateOf(code)).toBe("PENDING_APPROVAL");
    expect((await ask(amend, { intent: "approve", line0: "1", ...seen })).status).toBe(303);
    expect(await stateOf(code)).toBe("APPROVED");
  });

  test("[OR-02] each row of what changes is of one thing, also what the wearer pays", async () => {
    await letBuy(api, NURSE);
    await api.db.update(users).set({ priceEnabled: true }).where(eq(users.uid, NURSE));
    const code = await order();
    const shown = (await api.call("GET", `/approve-order/${code}`, { as: APPROVER })).body.charges;
    const html = await main(await ask(`${page(code)}?do=amend`, { intent: "price", line0: "1" }));
    const { label, amount } = shown.total;
    const row = new RegExp(`${label}.*?<td[^>]*>.*?([−$][\\d.,]+).*?<b>([−$][\\d.,]+)</b>`, "s").exec(html)!;
    expect(row[1]).toBe(amount);
    const { body: priced } = await api.call("POST", `/orders/${code}/amend/price`, {
      as: APPROVER,
      body: { entries: [{ entryNumber: 0, approvedQuantity: 1 }] },
    });
    expect(row[2]).toBe(priced.charges.total.amount);
    const codes = shown.rows.map((one: { code: string }) => one.code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test("[OR-02] the last row is what the wearer pays also where prices include GST and are added up before it", async () => {
    const as = "wearer@lanternbridge.example";
    const decides = "approver@lanternbridge.example";
    const ofProgram = eq(organisations.uid, "lanternbridge");
    const [program] = await api.db.select().from(organisations).where(ofProgram);
    await api.db.update(organisations).set({ approval: "always" }).where(ofProgram);
    // The pack's credit pays the jacket, the wearer pays the trousers.
    const jacket = {
      packId: "PK-LB-WARDROBE",
      bundleId: "YOUR-WARDROBE",
      setId: "TAILORING",
      styleCode: "LB-2202",
    };
    const code = await ordering(api).order(as, { [await skuOf(api, "LB-2102")]: 2 }, [jacket]);
    await api.db.update(organisations).set({ approval: program!.approval }).where(ofProgram);
    const html = await main(
      await ask(`${page(code)}?do=amend`, { intent: "price", line0: "1", line1: "1" }, decides),
    );
    const asked = (await api.call("GET", `/approve-order/${code}`, { as: decides })).body.charges;
    const { body: approved } = await api.call("POST", `/orders/${code}/amend/price`, {
      as: decides,
      body: { entries: [0, 1].map((entryNumber) => ({ entryNumber, approvedQuantity: 1 })) },
    });
    const rows = [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
      row
        .replace(/<[^>]*>/g, "\n")
        .split("\n")
        .filter(Boolean),
    );
    const amounts = (label: string) => rows.find(([first]) => first === label)?.slice(-2);
    const paid = [asked.total.amount, approved.charges.total.amount];
    expect(rows.at(-1)?.slice(-2)).toEqual(paid);
    expect(paid[0]).not.toBe(paid[1]);
    const added = amounts("Total inc. GST");
    expect(added).toHaveLength(2);
    expect(added).not.toEqual(paid);
  });
});
