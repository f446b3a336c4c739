import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { MADE_TO_ORDER_NOTE } from "../../commerce/modules/catalogue";
import { variants } from "../../commerce/modules/catalogue/tables";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { consignments, orderEntries, orders } from "../../commerce/modules/orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { BUYER, orderingShop, WEARER } from "../support/ordering-shop";
import { emptyCarts } from "../support/shopping";
import { main } from "../support/storefront";

const { shop, ask, order, polo, cap } = await orderingShop();
const { db } = shop.api;
afterAll(() => shop.api.close());
beforeEach(() => emptyCarts(shop.api));

/** An order that has just arrived. */
async function delivered(goods: Record<string, number>): Promise<string> {
  const code = await order(goods);
  const lines = Object.values(goods).map((quantity, entryNumber) => ({ entryNumber, quantity }));
  const parcel = await packParcel(db, { orderCode: code, lines }, shop.api.now());
  for (const to of ["READY", "SHIPPED", "DELIVERY_COMPLETED"] as const) {
    await reportParcel(db, { orderCode: code, code: parcel }, to, shop.api.now());
  }
  return code;
}

const pageOf = async (code: string, as = BUYER) => main(await ask(`/my-account/orders/${code}`, as));
/** The addresses behind "Wrong size?", by the words for screen readers. */
const offersOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/href="([^"]*)">Wrong size\?<span class="vh">(.*?)<\/span>/g)].map(
      ([, href, words]) => [words!.replaceAll(/<!-- -->/g, "").trim(), href!.replaceAll("&amp;", "&")],
    ),
  );

describe("Wrong size? on the lines of a delivered order", () => {
  it("[OR-03] leads to the form with that line and another size chosen, and is gone once all of it is on its way", async () => {
    const code = await delivered({ [polo]: 2, [cap]: 1 });
    const offers = offersOf(await pageOf(code));
    // The cap is made in one size.
    expect(Object.keys(offers)).toHaveLength(1);
    const [[words, to] = ["", ""]] = Object.entries(offers);
    expect(words).toMatch(/^Hi-vis polo.* × 2$/);
    expect(to).toBe(`/my-account/orders/${code}/exchange-return?what=size&item=0`);

    const form = await main(await ask(to, BUYER));
    expect(form.match(/value="keep"/g)).toHaveLength(1);
    expect(form).toMatch(/<input[^>]*name="what0"[^>]*checked=""[^>]*value="size"/);
    expect(form).toContain(`href="/my-account/orders/${code}/exchange-return">All items of this order`);
    const other = /name="size0"[^>]*value="([^"]+)"|<option value="([^"]+)"[^>]*>[^<]*In stock/
      .exec(form)!
      .slice(1)
      .find(Boolean)!;
    const sent = await ask(to, BUYER, {
      intent: "send",
      piece0: "0",
      what0: "size",
      quantity0: "2",
      size0: other,
      sizeWhy0: "TOO_SMALL",
    });
    expect(sent.status).toBe(303);
    const request = sent.headers.get("Location")!;
    const after = await pageOf(code);
    expect(offersOf(after)).toEqual({});
    expect(after).toMatch(
      new RegExp(`2<!-- --> in <a [^>]*href="${request}"|2 in <a [^>]*href="${request}"`),
    );
  });

  it("[OR-03] is not on what was made for somebody, made to order or delivered too long ago, or has not arrived", async () => {
    const waiting = await order({ [polo]: 1 });
    expect(await pageOf(waiting)).not.toContain("Wrong size?");
    const code = await delivered({ [polo]: 1 });
    expect(Object.keys(offersOf(await pageOf(code)))).toHaveLength(1);
    const line = eq(orderEntries.orderCode, code);
    const [before] = await db.select().from(orderEntries).where(line);
    await db
      .update(orderEntries)
      .set({ valueAdds: [{ code: "NAME", name: "Name", cents: 0, entries: [] }] as never })
      .where(line);
    expect(offersOf(await pageOf(code))).toEqual({});
    await db
      .update(orderEntries)
      .set({ valueAdds: before!.valueAdds, stockNote: MADE_TO_ORDER_NOTE })
      .where(line);
    expect(offersOf(await pageOf(code))).toEqual({});
    await db.update(orderEntries).set({ stockNote: before!.stockNote }).where(line);
    const old = new Date(shop.api.now().getTime() - 33 * 86_400_000);
    await db.update(consignments).set({ statusAt: old }).where(eq(consignments.orderCode, code));
    const late = await pageOf(code);
    expect(offersOf(late)).toEqual({});
    expect(late).toContain("Exchange or return");
  });

  it("[OR-03] stands in the rows of a long order, for all sizes of a row", async () => {
    const skus = await db
      .select({ sku: variants.sku })
      .from(variants)
      .where(eq(variants.styleCode, "KC-5002"))
      .limit(13);
    const code = await delivered(Object.fromEntries(skus.map(({ sku }) => [sku, 1])));
    const offers = Object.values(offersOf(await pageOf(code)));
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.flatMap((to) => [...new URL(to, "http://x").searchParams.getAll("item")])).toHaveLength(13);
    const form = await main(await ask(offers[0]!, BUYER));
    expect(form).toMatch(/<input[^>]*checked=""[^>]*value="size"/);
  });

  it("[OR-03] is for the person of the order alone, and asks nothing for anybody else", async () => {
    const code = await delivered({ [polo]: 1 });
    expect((await ask(`/my-account/orders/${code}`, WEARER)).status).toBe(404);
    const [helper] = await db.select().from(users).where(eq(users.uid, WEARER));
    await db
      .update(orders)
      .set({ placedBy: { customerId: helper!.customerId, name: "Helper" } })
      .where(eq(orders.code, code));
    const read = await pageOf(code, WEARER);
    expect(read).toContain(code);
    expect(read).not.toContain("Wrong size?");
    expect((await ask(`/my-account/orders/${code}/exchange-return?item=0`, WEARER)).status).toBe(404);
  });

  it("[API-1] costs one more call in a round of its own, of four statements", async () => {
    const code = await delivered({ [polo]: 1, [cap]: 1 });
    const cookie = await shop.signIn(BUYER, "wholesale.localhost");
    const open = async () => {
      let [rounds, underWay] = [0, 0];
      const calls: { call: string; log: string[] }[] = [];
      const answer = await shop.request(`/my-account/orders/${code}`, {
        cookie,
        host: "wholesale.localhost",
        fetch: async (request) => {
          const count = { statements: 0, log: [] as string[] };
          calls.push({ call: `${request.method} ${new URL(request.url).pathname}`, log: count.log });
          if (underWay === 0) rounds += 1;
          underWay += 1;
          const done = await statementCount.run(count, () => shop.api.fetch(request));
          underWay -= 1;
          return done;
        },
      });
      await answer.text();
      return { rounds, calls };
    };
    await open();
    const { rounds, calls } = await open();
    expect(rounds).toBeLessThanOrEqual(3);
    expect(calls.filter(({ call }) => call.endsWith("/returnExchange"))).toHaveLength(1);
    for (const { call, log } of calls)
      expect(log.length, `${call}\n${log.join("\n")}`).toBeLessThanOrEqual(4);
  });
});
