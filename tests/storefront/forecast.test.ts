import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { costCentres } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { mainOf, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const FINANCE = "finance@lanternbridge.example";
const ADMIN = "admin@lanternbridge.example";
const WEARER = "wearer@lanternbridge.example";
const PAGE = "/manage-finances/forecast";
const NAME = '=O\'Brien-Ngāti <b>& "Sons"';

const ask = async (path: string, as = FINANCE) => shop.request(path, { cookie: await shop.signIn(as) });
const html = async (path: string, as = FINANCE) => mainOf(await (await ask(path, as)).text());
const words = (text: string) =>
  text
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replaceAll(/\s+/g, " ");
/** The cells of a line of the file. */
const cellsOf = (line: string) =>
  (line.match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []).map((one) => one.replace(/,$/, ""));
const linksOf = (text: string) =>
  [...text.matchAll(/href="(\/manage-finances\/forecast\?[^"]+)"/g)].map(([, to]) =>
    to!.replaceAll("&amp;", "&"),
  );

const [teller] = await shop.api.db.select().from(users).where(eq(users.uid, WEARER));

beforeAll(async () => {
  await shop.api.db
    .update(costCentres)
    .set({ name: NAME })
    .where(eq(costCentres.code, teller!.defaultCostCentre!));
});

test("[B-10] finance and administrators read four quarters by cost centre, and the finance page leads there", async () => {
  expect(await html("/manage-finances")).toContain(`href="${PAGE}"`);
  for (const as of [FINANCE, ADMIN]) {
    const text = words(await html(PAGE, as));
    expect(text).toContain(
      "Forecast What packs will give your people from Apr–Jun 2026 (Q4 of 2025–26) to Jan–Mar 2027 (Q3 of 2026–27)",
    );
    expect(text).toContain("Cost centre Apr–Jun 2026 Jul–Sep 2026 Oct–Dec 2026 Jan–Mar 2027 All quarters");
    expect(text).toContain(NAME);
    expect(text).toMatch(/All cost centres \d+ people, [\d.]+ full-time/);
    expect(text).toContain("How the forecast is made");
  }
});

test("[B-10] every figure opens its working, which comes to that figure", async () => {
  const page = await html(PAGE);
  const links = linksOf(page);
  expect(new Set(links).size).toBe(links.length);
  expect(links.length % 5).toBe(0);
  let worked = 0;
  for (const link of links.slice(-15)) {
    const shown = page
      .slice(page.indexOf(`${link.replaceAll("&", "&amp;")}"`))
      .replaceAll("<!-- -->", "")
      .match(/>(?:<b>)?(\$[\d,.]+)/)![1]!;
    const text = words(await html(link));
    expect([link, text]).toEqual([link, expect.stringContaining(`${shown} AUD with GST for`)]);
    if (shown === "$0.00") expect(text).toContain("Nothing is given then");
    else worked += 1;
  }
  expect(worked).toBeGreaterThan(0);
  const whole = words(await html(`${PAGE}?currency=AUD&quarter=2027-01`));
  expect(whole).toMatch(
    /Yearly wardrobe : Pack credit Given again \d+ at 1\.00: \$420\.00 each; \d+ at 0\.\d+: \$[\d.]+ each/,
  );
});

test("[B-10] the file has the same rows and sums to the cent, and no cell is a formula", async () => {
  const answer = await ask(`${PAGE}.csv`);
  expect(answer.headers.get("Content-Disposition")).toContain("forecast.csv");
  const csv = await answer.text();
  expect(csv).toMatch(
    /^\uFEFF?Cost centre,Name,Currency,People,Full-time loads,Starters,Leavers,Apr–Jun 2026 pieces,Apr–Jun 2026 amount,/,
  );
  const lines = csv.trim().split("\r\n").slice(1).map(cellsOf);
  const total = lines.pop()!;
  expect(total[1]).toBe("Total");
  for (let column = 7; column < total.length; column += 1) {
    const sum = lines.reduce((all, line) => all + Math.round(Number(line[column]) * 100), 0);
    if (total[column]) expect([column, sum]).toEqual([column, Math.round(Number(total[column]) * 100)]);
  }
  expect(csv).toContain(`"'=O'Brien-Ngāti <b>& ""Sons"""`);
  const page = words(await html(PAGE));
  const money = (cell: string) => Number(cell).toLocaleString("en-AU", { minimumFractionDigits: 2 });
  expect(page.slice(page.indexOf("All cost centres"))).toContain(`$${money(total[16]!)}`);
  for (const line of lines) expect(page).toContain(`$${money(line[16]!)}`);
});

test("[B-10] changing one person's hours on their page changes the page at once", async () => {
  const sum = async () => {
    const text = words(await html(PAGE));
    return text.slice(text.indexOf("All cost centres"), text.indexOf("How the forecast"));
  };
  const before = await sum();
  await shop.api.db
    .update(users)
    .set({ fte: teller!.fte === 50 ? 100 : 50 })
    .where(eq(users.uid, WEARER));
  expect(await sum()).not.toBe(before);
  await shop.api.db.update(users).set({ fte: teller!.fte }).where(eq(users.uid, WEARER));
  expect(await sum()).toBe(before);
});

test("[B-10] nobody else opens it, and there is no page of another organisation's cost centre", async () => {
  for (const path of [PAGE, `${PAGE}.csv`, `${PAGE}?currency=AUD`]) {
    expect([path, (await ask(path, WEARER)).status]).toEqual([path, 403]);
    expect([path, (await ask(path, "approver@lanternbridge.example")).status]).toEqual([path, 403]);
  }
  const theirs = `${PAGE}?currency=AUD&centre=${encodeURIComponent(teller!.defaultCostCentre!)}`;
  expect((await ask(theirs)).status).toBe(200);
  expect((await ask(theirs, "finance@kestrel.example")).status).toBe(404);
  expect(await html(PAGE, "finance@kestrel.example")).not.toContain("Ngāti");
  expect((await ask(`${PAGE}?currency=XXX&quarter=odd`)).status).toBe(404);
});
