import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { dropCached } from "../../commerce/database/cache";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const korraline = await shop.signIn("admin@korraline.example");
const page = (path: string, cookie = korraline, host?: string) => shop.request(path, { cookie, host });
const BRIGHT = "/Brands/bright-able/c/brand_bright-able";

it("[SR-05] the page of a brand has its name as title and heading, and only its products", async () => {
  const html = await (await page(BRIGHT)).text();
  expect(html).toContain("<title>Bright &amp; Able");
  expect(html).toMatch(/<h1[^>]*>Bright &amp; Able<\/h1>/);
  expect(html).toContain('href="/product/KC-5401/');
  expect(html).not.toContain('href="/product/KC-5101/');
});

it("[SR-05] its filters, sort and pages stay on it, and the brand cannot be taken away", async () => {
  const html = await main(await page(`${BRIGHT}?pageSize=3&sortCode=name-desc&facet=category%3Ahi-vis`));
  const links = [...html.matchAll(/href="([^"]*(?:query|currentPage)=[^"]*)"/g)].map(([, to]) => to!);
  expect(links.length).toBeGreaterThan(1);
  for (const to of links) expect(to.startsWith(`${BRIGHT}?`), to).toBe(true);
  expect(html).toContain(`action="${BRIGHT}"`);
  expect(html.match(/Remove filter/g)).toHaveLength(1);
  const next = links.find((to) => to.includes("currentPage=1"))!;
  const second = await main(await page(next.replaceAll("&amp;", "&")));
  expect(second).toMatch(/<h1[^>]*>Bright &amp; Able<\/h1>/);
  expect(second).toContain("Showing 4-");
});

it("[SR-05] a brand that does not exist, or that the organisation does not buy, is not found", async () => {
  const elsewhere = await shop.signIn("wearer@lanternbridge.example");
  expect((await page("/Brands/nothing/c/brand_nothing")).status).toBe(404);
  expect((await page("/Brands/korraline-site/c/brand_korraline-site", elsewhere)).status).toBe(404);
  expect((await page("/Brands/lantern-row/c/brand_lantern-row", elsewhere)).status).toBe(200);
  // Filters that leave nothing are another matter.
  expect((await page(`${BRIGHT}?facet=colour%3Anosuch`)).status).toBe(200);
});

it("[SR-05] the wholesale shop has the same pages, and a filter by brand in its catalogue", async () => {
  const host = "wholesale.localhost";
  const buyer = await shop.signIn("buyer@harrowstreet.example", host);
  const html = await main(await page("/Brands/tarrow-boots/c/brand_tarrow-boots", buyer, host));
  expect(html).toMatch(/<h1[^>]*>Tarrow Boots<\/h1>/);
  const catalogue = await main(await page("/search", buyer, host));
  expect(catalogue).toContain('value="brand:brand_tarrow-boots"');
});

it("[SR-05] the page of a product links its brand, whatever the brand is called", async () => {
  await shop.api.db.execute(sql`update styles set brand = ${"O'Brien-Ngāti & Sons"} where code = 'KC-5402'`);
  dropCached(shop.api.db);
  const html = await main(await page("/product/KC-5402/x"));
  const to = /href="(\/Brands\/[^"]*)"[^>]*>O&#x27;Brien-Ngāti &amp; Sons</.exec(html)?.[1] ?? "";
  expect(to).toMatch(/^\/Brands\/o-brien-ngati-sons\/c\/[^/]+$/);
  expect(await main(await page(to))).toMatch(/<h1[^>]*>O&#x27;Brien-Ngāti &amp; Sons<\/h1>/);
});
