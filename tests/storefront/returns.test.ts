import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { variants } from "../../commerce/modules/catalogue/tables";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import type { PackChoice } from "../support/ordering";
import { BUYER, orderingShop, WEARER } from "../support/ordering-shop";
import { choose, emptyCarts, fillCart, makeReady, onHand, place } from "../support/shopping";
import { main, valueIn } from "../support/storefront";

const { shop, ask: askAs, order, polo, cap } = await orderingShop();
afterAll(() => shop.api.close());
beforeEach(() => emptyCarts(shop.api));

const ask = (path: string, body?: Record<string, string> | FormData) => askAs(path, BUYER, body);

const delivered = async (goods: Record<string, number>): Promise<string> =>
  arrive(await order(goods), Object.values(goods));

/** An order of so many garments of a pack, chosen one at a time, that has just arrived. */
async function packed({ packId, bundleId, ...choice }: PackChoice, times: number): Promise<string> {
  const cart = await fillCart(shop.api, WEARER, {});
  for (let time = 0; time < times; time += 1) await choose(shop.api, WEARER, packId, bundleId, choice);
  await shop.api.call("POST", `/orgUsers/current/packs/${packId}/cart`, { as: WEARER });
  await makeReady(shop.api, WEARER, cart, { poNumber: "PO77" });
  const { body } = await place(shop.api, WEARER, cart);
  return arrive(
    String(body.code),
    Array.from({ length: times }, () => 1),
  );
}

/** Sends all of an order and lets it arrive. */
async function arrive(code: string, quantities: number[]): Promise<string> {
  const lines = quantities.map((quantity, entryNumber) => ({ entryNumber, quantity }));
  const { db } = shop.api;
  const parcel = await packParcel(db, { orderCode: code, lines }, shop.api.now());
  for (const to of ["READY", "SHIPPED", "DELIVERY_COMPLETED"] as const) {
    await reportParcel(db, { orderCode: code, code: parcel }, to, shop.api.now());
  }
  return code;
}
const formOf = (code: string) => `/my-account/orders/${code}/exchange-return`;
const size = async (html: string) =>
  /name="size0"[^>]*value="([^"]+)"|<option value="([^"]+)"[^>]*>[^<]*(?:In stock|back-order)/
    .exec(html)!
    .slice(1)
    .find(Boolean)!;
const typed = { piece0: "0", what0: "size", quantity0: "1" };

describe("the form for exchanges and returns", () => {
  test("[OR-03] every fault is said at its field, and everything typed is kept", async () => {
    const code = await delivered({ [polo]: 3, [cap]: 1 });
    const none = await ask(formOf(code), { intent: "send" });
    expect(none.status).toBe(400);
    expect(await main(none)).toContain("Choose at least one item to exchange or return.");
    const half = await ask(formOf(code), {
      ...typed,
      quantity0: "2",
      comments0: `O'Brien-Ngāti <b>&`,
      what1: "fault",
      piece1: "1",
      intent: "send",
    });
    expect(half.status).toBe(400);
    const html = await main(half);
    expect(html).toContain("There are 3 things to fix");
    expect(html).toContain("Choose a new size.");
    expect(html.match(/Choose a reason\./g)!.length).toBeGreaterThan(2);
    expect(html).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp;</textarea>");
    expect(html).toMatch(/<option value="2" selected="">2 of 3/);
    const long = await ask(formOf(code), { ...typed, comments0: "x".repeat(501), intent: "send" });
    expect(await main(long)).toContain("Write 500 characters at most.");
  });

  test("[OR-03] fields of choices that were not made do not count; the cost is worked out before anything is booked", async () => {
    const code = await delivered({ [polo]: 2 });
    const page = await main(await ask(formOf(code)));
    const other = await size(page);
    const shelf = await onHand(shop.api, other);
    const body = {
      ...typed,
      what0: "unwanted",
      size0: other,
      sizeWhy0: "TOO_SMALL",
      unwantedWhy0: "NOT_NEEDED",
    };
    const worked = await ask(formOf(code), { ...body, intent: "price" });
    expect(worked.status).toBe(200);
    const price = await main(worked);
    expect(price).toContain("Credited to ");
    expect(price).toMatch(/Post of what you return<\/dt><dd>\u2212\$\d/);
    expect(price).not.toContain("What is sent instead");
    const sent = await ask(formOf(code), { ...body, intent: "send" });
    expect(sent.status).toBe(303);
    const place = sent.headers.get("Location")!;
    expect(place).toMatch(/^\/my-account\/returns\/RT-\d+$/);
    expect(await onHand(shop.api, other)).toBe(shelf);
    const booked = await main(await ask(place));
    expect(booked).toContain("Return slip");
    expect(booked).toContain("Credited to ");
    expect(booked).not.toContain("sent instead");
  });

  test("[OR-03] what is sent after its cost was shown costs that, or the cost is shown again", async () => {
    const code = await delivered({ [polo]: 3 });
    const body = { ...typed, what0: "unwanted", unwantedWhy0: "NOT_NEEDED" };
    const price = await main(await ask(formOf(code), { ...body, intent: "price" }));
    const fingerprint = valueIn(price, "fingerprint");
    const back = /Credited to [^<]*<\/dt><dd>([^<]*)/.exec(price)![1]!;
    // Two pieces were chosen after the cost of one was shown.
    const more = { ...body, quantity0: "2", intent: "send" };
    const refused = await ask(formOf(code), { ...more, fingerprint });
    expect(refused.status).toBe(409);
    const html = await main(refused);
    expect(html).toContain("What you chose or its cost changed after the cost was shown. Credited to ");
    expect(html).toMatch(/<option value="2" selected="">2 of 3/);
    expect(html).not.toContain(`</dt><dd>${back}<`);
    const sent = await ask(formOf(code), { ...more, fingerprint: valueIn(html, "fingerprint") });
    expect(sent.status).toBe(303);
    // Another request meanwhile changes what is refunded; nobody had to look at a cost before.
    expect((await ask(formOf(code), { ...body, intent: "send" })).status).toBe(303);
  });

  test("[OR-03] equal pieces of several lines are one row, whose pieces come from each", async () => {
    const pack = { packId: "PK-KM-PTS-CABIN", bundleId: "TOPS", setId: "BLOUSES", styleCode: "KM-1001" };
    const code = await packed(pack, 3);
    const page = await main(await askAs(formOf(code), WEARER));
    expect(page.match(/name="what\d+"[^>]*value="keep"|value="keep"[^>]*name="what\d+"/g)).toHaveLength(1);
    expect(page).toContain("3 pieces");
    expect(page).toContain("3 of 3");
    const body = {
      ...{ piece0: valueIn(page, "piece0"), what0: "fault", quantity0: "2", faultWhy0: "BROKE" },
      intent: "send",
    };
    const tooMany = await askAs(formOf(code), WEARER, { ...body, quantity0: "4" });
    expect(await main(tooMany)).toContain("Choose from 1 to 3.");
    const sent = await askAs(formOf(code), WEARER, body);
    expect(sent.status).toBe(303);
    const booked = await shop.api.call(
      "GET",
      `/users/current/orderReturns/${sent.headers.get("Location")!.split("/").at(-1)}`,
      { as: WEARER },
    );
    expect(
      booked.body.returnEntries.map((one: { expectedQuantity: number }) => one.expectedQuantity),
    ).toEqual([1, 1]);
    // The third is a row of its own now, for one of its own is left.
    expect(await main(await askAs(formOf(code), WEARER))).toContain("1 piece");
  });

  test("[OR-03] what is sent instead is said of an exchange", async () => {
    const code = await delivered({ [polo]: 1 });
    const body = { ...typed, size0: await size(await main(await ask(formOf(code)))), sizeWhy0: "TOO_SMALL" };
    const instead = "What is sent instead is kept for you";
    expect(await main(await ask(formOf(code), { ...body, intent: "price" }))).toContain(instead);
    const sent = await ask(formOf(code), { ...body, intent: "send" });
    expect(await main(await ask(sent.headers.get("Location")!))).toContain(instead);
  });

  test("[OR-03] the last day is of what can be done with the items: exchange or return", async () => {
    const lead = async (goods: Record<string, number>) => main(await ask(formOf(await delivered(goods))));
    expect(await lead({ [polo]: 1 })).toMatch(/You can exchange or return until \d+ \w+ \d{4}\./);
    // Made in one size.
    expect(await lead({ [cap]: 1 })).toMatch(/You can return until \d+ \w+ \d{4}\./);
  });

  test("[OR-03] of a long order the items are chosen first, so that the page stays small", async () => {
    const skus = await shop.api.db
      .select({ sku: variants.sku })
      .from(variants)
      .where(eq(variants.styleCode, "KC-5002"))
      .limit(13);
    const code = await delivered(Object.fromEntries(skus.map(({ sku }) => [sku, 1])));
    const list = await main(await ask(formOf(code)));
    expect(list).toContain("Which items?");
    expect(list.match(/name="item"/g)).toHaveLength(13);
    expect(list).not.toContain('name="what0"');
    const some = await main(await ask(`${formOf(code)}?item=0&item=5`));
    expect(some.match(/value="keep"/g)).toHaveLength(2);
    const refused = await ask(`${formOf(code)}?item=0&item=5`, { intent: "send" });
    expect(await main(refused)).toContain("Choose at least one item");
  });

  test("[OR-03] a page from before another exchange does not book for other pieces", async () => {
    const code = await delivered({ [polo]: 1 });
    const stale = await ask(formOf(code), {
      ...typed,
      piece0: "0.RT-000001/0",
      size0: "x",
      sizeWhy0: "TOO_SMALL",
      intent: "send",
    });
    expect(await main(stale)).toContain("Your order has changed since you opened this page.");
  });

  test("[OR-03] pictures of a fault are kept while the form is mended, and go with it", async () => {
    const code = await delivered({ [polo]: 1 });
    const post = (fields: Record<string, string>, ...pictures: File[]) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...typed, what0: "fault", ...fields }))
        form.append(name, value);
      for (const picture of pictures) form.append("files", picture);
      return ask(formOf(code), form);
    };
    const added = await post(
      { do: "add", comments0: "The seam opened." },
      new File(["%PDF-1.7\n"], "seam <b>&.pdf"),
      new File(["text"], "note.txt"),
    );
    const html = await main(added);
    expect(added.status).toBe(400);
    expect(html).toContain("1 of 2 cannot be sent.");
    expect(html).toContain("The seam opened.</textarea>");
    const file = /name="file" value="([^"]+)"/.exec(html)![1]!;
    const half = await post({ intent: "send", file });
    expect(await main(half)).toContain("Choose a reason.");
    const sent = await post({ intent: "send", file, faultWhy0: "BROKE" });
    expect(sent.status).toBe(303);
    expect(await main(await ask(sent.headers.get("Location")!))).toContain(
      "Pictures sent: seam &lt;b&gt;&amp;.pdf",
    );
  });

  test("[OR-03] an order that has not arrived leads back to itself and says why", async () => {
    const code = await order({ [polo]: 1 });
    const answer = await ask(formOf(code));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/my-account/orders/${code}`]);
  });

  test("[OR-03] the list filters by status, finds by number, says when nothing fits, and comes as a file", async () => {
    const code = await delivered({ [polo]: 1 });
    const sent = await ask(formOf(code), {
      ...typed,
      what0: "fault",
      faultWhy0: "BROKE",
      intent: "send",
    });
    const number = sent.headers.get("Location")!.split("/").at(-1)!;
    const list = async (query: string) => main(await ask(`/my-account/returns${query}`));
    expect(await list("?status=APPROVAL_PENDING")).toContain(number);
    expect(await list("?status=COMPLETED")).not.toContain(number);
    expect(await list(`?search=${code}`)).toContain(number);
    expect(await list("?search=nothing-like-that")).toContain("No request is like that.");
    expect(await list("?currentPage=999")).toContain("Exchanges and returns");
    const file = await ask(`/my-account/returns.csv?search=${code}`);
    expect(file.headers.get("Content-Type")).toContain("text/csv");
    expect(await file.text()).toContain(number);
    expect((await ask("/my-account/returns/RT-999999")).status).toBe(404);
  });
});
