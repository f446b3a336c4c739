import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { carriers, consignments, orderEntries, orders } from "../../commerce/modules/orders/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import type { OrderState, ParcelState } from "../../commerce/modules/orders/life/states";
import { main, testStorefront, type Storefront } from "../support/storefront";

const WEARER = "wearer@kestrel.example";
const BUYER = "buyer@harrowstreet.example";
const wholesale = "wholesale.localhost";

let shop: Storefront;
let code: string;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  cookies.set(WEARER, await shop.signIn(WEARER));
  cookies.set(BUYER, await shop.signIn(BUYER, wholesale));
  const { body } = await shop.api.call("GET", "/users/current/orders", { as: WEARER });
  code = body.orders.find(({ totalStyles }: { totalStyles: number }) => totalStyles === 2).code;
});
afterAll(() => shop.api.close());

async function open(path: string, as = WEARER, host = "localhost"): Promise<string> {
  const answer = await shop.request(path, { cookie: cookies.get(as), host });
  expect([path, answer.status]).toEqual([path, 200]);
  return main(answer);
}

/** The steps as they are read: marked with a tick, an arrow or a cross, or still to come. */
function stepsOf(html: string): string[] {
  const list = /<ol class="trip">(.*?)<\/ol>/.exec(html)?.[1] ?? "";
  return [...list.matchAll(/<li([^>]*)>(.*?)<\/li>/g)].map(([, attributes = "", inner = ""]) => {
    const mark = attributes.includes('"done"')
      ? "✓"
      : attributes.includes("stop")
        ? "×"
        : attributes.includes("aria-current")
          ? "→"
          : "…";
    const words = inner.replace(/<span class="vh">.*?<\/span>/, "").replace("</b>", ": ");
    return `${mark} ${words.replace(/<[^>]+>/g, "")}`.replace(/: $/, "");
  });
}
const badgeOf = (html: string) => /<span class="st[^"]*">([^<]*)</.exec(html)?.[1];

const at = (day: number) => new Date(Date.UTC(2026, 9, day, 2));
const setOrder = (status: OrderState, cancelledAt: Date | null = null) =>
  shop.api.db
    .update(orders)
    .set({ status, placedAt: at(5), cancelledAt })
    .where(eq(orders.code, code));

/** Packs the order's two lines into one parcel or two, of which the order's history knows nothing. */
async function setParcels(
  ...parcels: { status: ParcelState; day: number; lines: number[] }[]
): Promise<void> {
  await shop.api.db.delete(consignments).where(eq(consignments.orderCode, code));
  if (parcels.length === 0) return;
  await shop.api.db.insert(consignments).values(
    parcels.map(({ status, day, lines }, index) => ({
      orderCode: code,
      code: `${code}-T${index + 1}`,
      status,
      statusAt: at(day),
      trackingId: status === "SHIPPED" ? "KRP-TEST-1" : null,
      carrier: status === "SHIPPED" ? "O'Brien-Ngāti <b>& Sons" : null,
      lines: lines.map((entryNumber) => ({ entryNumber, quantity: 1 })),
    })),
  );
}

describe("the seam of an order", () => {
  beforeEach(async () => {
    await shop.api.db.update(orderEntries).set({ quantity: 1 }).where(eq(orderEntries.orderCode, code));
    await setParcels();
  });
  const page = () => open(`/my-account/orders/${code}`);

  test("[OR-01] placed: the day, and what is still to come; the number once, in the heading", async () => {
    await setOrder("CREATED");
    const html = await page();
    expect(stepsOf(html)).toEqual(["→ Placed: 5 Oct 2026", "… Packed", "… On its way", "… Delivered"]);
    expect(badgeOf(html)).toBe("Placed");
    expect(html).toMatch(/<p class="eyebrow">Placed 5 Oct 2026<\/p><h1>Order <span translate="no">KR-/);
    expect(html.match(new RegExp(`>[^<]*${code}<`, "g"))).toEqual([`>${code}<`, `>${code}<`]);
    expect(html).toContain(">2 pieces<");
    expect(html).toContain(`${code}/cancel"`);
    expect(html).not.toContain("exchange-return");
  });

  test("[OR-01] waiting for approval is a step; approved has no day, for none is kept", async () => {
    await setOrder("PENDING_APPROVAL");
    const waiting = await page();
    expect(stepsOf(waiting).slice(0, 3)).toEqual([
      "✓ Placed: 5 Oct 2026",
      "→ Waiting for approval",
      "… Packed",
    ]);
    expect(badgeOf(waiting)).toBe("Waiting for approval");
    await setOrder("APPROVED");
    expect(stepsOf(await page())[1]).toBe("→ Approved");
  });

  test("[OR-01] a part on its way: how many pieces, since when, and a parcel for each", async () => {
    await setOrder("OPEN");
    await setParcels({ status: "SHIPPED", day: 6, lines: [0] }, { status: "WAITING", day: 6, lines: [1] });
    const html = await page();
    expect(stepsOf(html)).toEqual([
      "✓ Placed: 5 Oct 2026",
      "✓ Packed",
      "→ Part on its way: 1 of 2 pieces, since 6 Oct 2026",
      "… All delivered",
    ]);
    expect(html).toContain("Parcel 1 of 2, 1 piece");
    expect(html).toContain("Expected Fri 9 Oct to Tue 13 Oct 2026");
    expect(html).toContain("Sent 6 Oct 2026.");
    expect(html).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp; Sons");
    expect(html).toContain('<span class="code" translate="no">KRP-TEST-1</span>');
    expect(html).toContain(">Not packed yet</h2>");
    // Only what has arrived can go back.
    expect(html).not.toContain("exchange-return");
  });

  test("[OR-01] a parcel's number is a link to its carrier, who is not told of the order", async () => {
    await setOrder("OPEN");
    await setParcels({ status: "SHIPPED", day: 6, lines: [0] });
    await shop.api.db.insert(carriers).values({
      code: "test",
      name: "O'Brien-Ngāti <b>& Sons",
      trackingUrl: "https://parcels.example/?a=1&id={id}",
    });
    const html = await page();
    await shop.api.db.delete(carriers).where(eq(carriers.code, "test"));
    expect(html).toContain(
      '<a class="code" href="https://parcels.example/?a=1&amp;id=KRP-TEST-1" rel="noreferrer">KRP-TEST-1</a>',
    );
  });

  test("[OR-01] what was reported of a parcel is listed, with its days", async () => {
    const as = "wearer@saltbush.example";
    cookies.set(as, await shop.signIn(as));
    const { body } = await shop.api.call("GET", "/users/current/orders", { as });
    const done = body.orders.find(({ stage }: { stage: string }) => stage === "delivered");
    const html = await open(`/my-account/orders/${done.code}`, as);
    const day = String.raw`\d+ [A-Z][a-z]{2} 20\d\d`;
    expect(html).toMatch(
      new RegExp(`<summary>Where it has been</summary><ol class="mut">.*<li>Shipped, ${day}</li>.*</ol>`),
    );
  });

  test("[OR-01] all of it on its way: when it is expected stands at the last step", async () => {
    await setOrder("OPEN");
    await setParcels({ status: "SHIPPED", day: 6, lines: [0, 1] });
    expect(stepsOf(await page()).slice(2)).toEqual([
      "→ On its way: Since 6 Oct 2026",
      "… Delivered: Expected Fri 9 Oct to Tue 13 Oct 2026",
    ]);
  });

  test("[OR-01] what no parcel holds yet stands apart", async () => {
    await setOrder("OPEN");
    await setParcels({ status: "DELIVERY_COMPLETED", day: 9, lines: [1] });
    const html = await page();
    expect(stepsOf(html)[2]).toBe("→ Part delivered: 1 of 2 pieces, 9 Oct 2026");
    expect(html).toContain(">Delivered 9 Oct 2026</h2>");
    expect(html.match(/<section class="card pad parcel"/g)).toHaveLength(2);
    expect(html).toMatch(/>Not packed yet<\/h2>/);
  });

  test("[OR-01] delivered: every step is behind it, with the days that are known", async () => {
    await setOrder("COMPLETED");
    await setParcels({ status: "DELIVERY_COMPLETED", day: 9, lines: [0, 1] });
    const html = await page();
    expect(stepsOf(html)).toEqual([
      "✓ Placed: 5 Oct 2026",
      "✓ Packed",
      "✓ On its way",
      "✓ Delivered: 9 Oct 2026",
    ]);
    expect(html).not.toContain("/cancel");
    expect(html).toContain(`${code}/exchange-return"`);
  });

  test("[OR-02] cancelled and rejected end the seam", async () => {
    await setOrder("CANCELLED", at(6));
    const html = await page();
    expect(stepsOf(html)).toEqual(["✓ Placed: 5 Oct 2026", "× Cancelled: 6 Oct 2026"]);
    expect(badgeOf(html)).toBe("Cancelled");
    expect(html).not.toContain("exchange-return");
    await setOrder("REJECTED");
    expect(stepsOf(await page())).toEqual(["✓ Placed: 5 Oct 2026", "× Declined"]);
  });

  test("[OR-01] approval, packing and sending have the days that the history knows", async () => {
    const as = "wearer@saltbush.example";
    cookies.set(as, await shop.signIn(as));
    const { body } = await shop.api.call("GET", "/users/current/orders", { as });
    const done = body.orders.find(({ stage }: { stage: string }) => stage === "delivered");
    const dated = expect.stringMatching(/: \d+ [A-Z][a-z]{2} 20\d\d$/);
    const steps = stepsOf(await open(`/my-account/orders/${done.code}`, as));
    expect(steps).toEqual([dated, dated, dated, dated, dated]);
    expect(steps.map((step) => step.split(":")[0])).toEqual([
      "✓ Placed",
      "✓ Approved",
      "✓ Packed",
      "✓ On its way",
      "✓ Delivered",
    ]);
  });

  test("[OR-01] the days are those of the organisation's time zone", async () => {
    await setOrder("CREATED");
    const setZone = (timeZone: string) =>
      shop.api.db.update(organisations).set({ timeZone }).where(eq(organisations.uid, "kestrel"));
    const [{ timeZone }] = (await shop.api.db
      .select({ timeZone: organisations.timeZone })
      .from(organisations)
      .where(eq(organisations.uid, "kestrel"))) as [{ timeZone: string }];
    await setZone("America/Los_Angeles");
    const html = await page();
    await setZone(timeZone);
    expect(stepsOf(html)[0]).toBe("→ Placed: 4 Oct 2026");
    expect(html).toContain("Placed 4 Oct 2026");
    expect(stepsOf(await page())[0]).toBe("→ Placed: 5 Oct 2026");
  });

  test("[OR-01] the confirmation shows the same seam and goods", async () => {
    await setOrder("CREATED");
    const html = await open(`/order-confirmation?code=${code}`);
    expect(stepsOf(html)[0]).toBe("→ Placed: 5 Oct 2026");
    expect(html.match(/<li class="line">/g)).toHaveLength(2);
  });
});

describe("what was ordered", () => {
  const odd = "O'Brien-Ngāti <b>& scarf";
  const drawn = "O&#x27;Brien-Ngāti &amp; scarf";

  test("[OR-01] the list says the first garment and how many more; an empty cell is empty", async () => {
    const [first] = await shop.api.db
      .select()
      .from(orderEntries)
      .where(eq(orderEntries.orderCode, code))
      .orderBy(orderEntries.entryNumber);
    await shop.api.db
      .update(orderEntries)
      .set({ product: { ...first!.product, name: odd } })
      .where(eq(orderEntries.entryNumber, first!.entryNumber));
    await shop.api.db.update(orders).set({ purchaseOrderNumber: null }).where(eq(orders.code, code));
    const html = await open("/my-account/orders");
    const row = html.split("<tr").find((one) => one.includes(code))!;
    expect(row).toContain(`<span>${drawn}<span class="mut"> and 1 more</span></span>`);
    expect(row.match(/<img /g)).toHaveLength(2);
    if (html.includes("Purchase order")) expect(row).toMatch(/data-l="Purchase order"><\/td>/);
    expect(await open(`/my-account/orders/${code}`)).toContain(drawn);
  });

  test("[OR-01] a long order is a table with a row for each style and colour, its sizes side by side", async () => {
    const { body } = await shop.api.call("GET", "/users/current/orders", { as: BUYER });
    const long = body.orders.find(({ totalUnitCount }: { totalUnitCount: number }) => totalUnitCount > 200);
    const html = await open(`/my-account/orders/${long.code}`, BUYER, wholesale);
    const table = html.slice(html.indexOf("<table"), html.lastIndexOf("</table>"));
    expect(table).not.toContain("<img");
    const { body: order } = await shop.api.call("GET", `/users/current/orders/${long.code}`, {
      as: BUYER,
      query: { fields: "FULL" },
    });
    const kinds = new Set(
      order.entries.map(
        ({ product }: { product: { styleCode: string; colour: string } }) =>
          `${product.styleCode} ${product.colour}`,
      ),
    );
    const rows = [...table.matchAll(/<tr role="row"[^>]*>(.*?)<\/tr>/g)].filter(([, row]) =>
      row!.includes("<td"),
    );
    expect(rows.length).toBeLessThanOrEqual(kinds.size + order.consignments.length);
    expect(rows.length).toBeLessThan(order.entries.length);
    const pieces = rows.map(([, row]) => Number(/pieces">(\d+)</.exec(row!)?.[1]));
    expect(pieces.reduce((sum, one) => sum + one, 0)).toBe(long.totalUnitCount);
    const sizes = [...table.matchAll(/<span class="sz"><b>[^<]+<\/b> × (\d+)<\/span>/g)];
    expect(sizes.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(long.totalUnitCount);
  });

  test("[OR-01] several sizes of one garment are one line of a short order", async () => {
    const { body } = await shop.api.call("GET", "/users/current/orders", { as: BUYER });
    const short = body.orders.find(({ totalStyles }: { totalStyles: number }) => totalStyles <= 5);
    const [first, second] = await shop.api.db
      .select()
      .from(orderEntries)
      .where(eq(orderEntries.orderCode, short.code))
      .orderBy(orderEntries.entryNumber);
    await shop.api.db.delete(consignments).where(eq(consignments.orderCode, short.code));
    const before = await open(`/my-account/orders/${short.code}`, BUYER, wholesale);
    await shop.api.db
      .update(orderEntries)
      .set({ product: { ...first!.product, size: "OTHER" }, stockNote: first!.stockNote })
      .where(eq(orderEntries.sku, second!.sku));
    const after = await open(`/my-account/orders/${short.code}`, BUYER, wholesale);
    const lines = (html: string) => html.match(/<li class="line">/g)?.length ?? 0;
    expect(lines(after)).toBe(lines(before) - 1);
    expect(after).toContain(`OTHER × ${second!.quantity}`);
    expect(after).toContain(`>${first!.product.styleCode}<`);
  });
});
