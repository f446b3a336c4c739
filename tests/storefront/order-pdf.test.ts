import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { orders } from "../../commerce/modules/orders/tables";
import { readPdf } from "../support/pdf";
import { testStorefront, type Storefront } from "../support/storefront";

const WEARER = "wearer@kestrel.example";
let shop: Storefront;
let cookie: string;
let code: string;
beforeAll(async () => {
  shop = await testStorefront();
  cookie = await shop.signIn(WEARER);
  const { body } = await shop.api.call("GET", "/users/current/orders", { as: WEARER });
  code = body.orders[0].code;
});
afterAll(() => shop.api.close());

describe("an order as a PDF", () => {
  test("[OR-01] the order page has a plain link to a file with its name, kept by no cache", async () => {
    const page = await (await shop.request(`/my-account/orders/${code}`, { cookie })).text();
    expect(page).toMatch(new RegExp(`<a [^>]*href="/my-account/orders/${code}/pdf"[^>]*>Download PDF</a>`));
    await shop.api.db.update(orders).set({ orderedBy: "O'Brien-Ngāti <b>&" }).where(eq(orders.code, code));
    const answer = await shop.request(`/my-account/orders/${code}/pdf`, { cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="order-${code}.pdf"`);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const { text } = await readPdf(await answer.arrayBuffer());
    expect(text).toContain("Ordered by O'Brien-Ngāti <b>&");
  });

  test("[OR-01] another person's order is not found, and a visitor must sign in", async () => {
    const other = await shop.signIn("wearer@saltbush.example");
    expect((await shop.request(`/my-account/orders/${code}/pdf`, { cookie: other })).status).toBe(404);
    const visitor = await shop.request(`/my-account/orders/${code}/pdf`);
    expect([visitor.status, visitor.headers.get("location")]).toEqual([
      303,
      expect.stringContaining("/login"),
    ]);
  });

  test("[OR-01] over HTTP the file arrives unharmed too", async () => {
    const answer = await shop.request(`/my-account/orders/${code}/pdf`, {
      cookie,
      fetch: (call) => shop.api.fetch(call),
    });
    expect((await readPdf(await answer.arrayBuffer())).totalPages).toBeGreaterThan(0);
  });
});
