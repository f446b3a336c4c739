import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { stores } from "../../commerce/modules/stores/tables";
import { openKey } from "../../app/session/keyed.server";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const wearer = await shop.signIn("wearer@kestrel.example");
const FINDER = "/store-finder";
const FIND = `${FINDER}/find`;
const open = (path: string, cookie?: string) => shop.request(path, { cookie });
const page = async (path: string) => main(await open(path));
const find = (query: Record<string, string>) => page(`${FIND}?${new URLSearchParams(query).toString()}`);
const MELBOURNE = "melbourne-fitting-room";

it("[ST-01] guests and people find a store from the footer, by a form, a count or the whole list", async () => {
  for (const cookie of [undefined, wearer]) {
    const answer = await open(FINDER, cookie);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html.split("<footer")[1]).toContain(`href="${FINDER}"`);
    expect(html).toContain("Postal code, town or address");
    expect(html).toContain("Australia (20)");
    expect(html).toContain(`href="${FINDER}/country/AU?region=VIC"`);
    expect(html).toContain(`href="${FINDER}/view-all"`);
  }
  expect(await (await open("/login")).text()).not.toContain("openstreetmap");
});

it("[ST-01] a search lists stores with distance, hours and directions, and draws them with the same numbers", async () => {
  const html = await find({ query: "Geelong 3220", radius: "200" });
  expect(html).toMatch(/\d stores within 200 km of ‘Geelong 3220’/);
  expect(html).toContain("We looked near Geelong 3220.");
  expect(html).toContain('1. <a href="/store-finder/country/AU/geelong-fitting-room">');
  expect(html).toMatch(/<b>\d+ m north-east<\/b>/);
  expect(html).toMatch(/<b>\d+ km north-east<\/b>/);
  expect(html).toContain("Distances are in a straight line.");
  expect(html).toContain("Fitting by appointment · Measuring");
  expect(html).toMatch(
    /class="st ok">Open until \d\d:\d\d<|class="st">Closed<\/span><span class="sm">Opens \w{3} \d+ /,
  );
  expect(html).toMatch(
    /href="https:\/\/www\.openstreetmap\.org\/directions\?to=-38\.\d{5}%2C144\.\d{5}" rel="noreferrer"/,
  );
  expect(html).not.toContain("<svg");
  const map = await find({ query: "Geelong 3220", radius: "200", view: "map" });
  expect(map).toContain(
    'aria-label="A map of where these stores are, north up. The list has the addresses."',
  );
  // Coast, towns, numbers, and what was searched for.
  expect(map).toMatch(/<path d="M[-\d ]+l[-\d ]+z/);
  for (const words of [">Melbourne</text>", ">1</text>", ">2</text>", ">+</text>", "20 km"]) {
    expect(map).toContain(words);
  }
  expect(map).toContain("North is up. + is the place that you searched for.");
  expect(map).toMatch(/GeoNames<\/a>,.*CC BY 4\.0/);
  expect(map).toContain("openstreetmap.org/directions");
  expect(map.match(/<img|<iframe|<image/g)).toBeNull();
  const near = await find({ latitude: "-43.53", longitude: "172.64" });
  expect(near).toContain("1 store within 50 km of your location");
  // The form keeps what was typed and chosen.
  expect(html).toContain('value="Geelong 3220"');
  expect(html).toMatch(/<option value="200" selected="">/);
});

it("[ST-01] nothing asked, an unknown place, and a far one are said, with a way on", async () => {
  expect(await find({ query: "  " })).toContain("Enter a postal code, town or address.");
  for (const query of ["zzzz", "O'Brien-Ngāti <b>&", "%00\u0000", "x".repeat(500)]) {
    const html = await find({ query });
    expect(html, query).toContain("No stores found.");
    expect(html).toContain("We do not know this place.");
    expect(html).not.toContain("<b>&");
  }
  const far = await find({ query: "Mount Isa" });
  expect(far).toContain("There is none within 50 km.");
  expect(far).toMatch(/href="\/store-finder\/find\?query=Mount\+Isa&amp;radius=200"/);
  expect(await find({ query: "Mount Isa", radius: "1000" })).toContain("townsville-counter");
  for (const odd of ["?latitude=x&longitude=1", "?latitude=91&longitude=1", "?latitude=1", ""]) {
    expect(await page(FIND + odd)).toContain("Enter a postal code, town or address.");
  }
});

it("[ST-01] every store is listed by page, and those of a country or region", async () => {
  const first = await page(`${FINDER}/view-all`);
  expect(first).toContain("26 stores, by name.");
  expect(first).toContain(`href="${FINDER}/view-all?currentPage=1"`);
  const second = await page(`${FINDER}/view-all?currentPage=1&view=map`);
  expect(second).toMatch(/<h3>21\. /);
  expect(second).toMatch(/<path d="M/);
  expect(second).not.toContain("that you searched for");
  expect(await page(`${FINDER}/view-all?currentPage=99`)).toContain("/store-finder/country/");
  expect(await page(`${FINDER}/country/NZ`)).toContain("6 stores, by name.");
  const victoria = await page(`${FINDER}/country/AU?region=VIC`);
  expect(victoria).toContain("5 stores, by name.");
  expect(victoria).not.toContain("sydney-fitting-room");
  for (const path of ["/country/XX", "/country/AU?region=XX", "/country/NZ?region=VIC"]) {
    expect((await open(FINDER + path)).status, path).toBe(404);
  }
});

it("[ST-01] a store's page has its address, phone, hours, special days, features, map and the stores nearby", async () => {
  const html = await page(`${FINDER}/country/AU/${MELBOURNE}`);
  for (const words of [
    "Level 1, 18 Thimble Lane, Melbourne VIC 3000, Australia",
    'href="tel:0355500101"',
    "<dt>Monday</dt><dd>09:00 to 17:30</dd>",
    "<dt>Saturday</dt><dd>09:00 to 13:00</dd>",
    "<dt>Sunday</dt><dd>Closed</dd>",
    "Stocktake: Collections only",
    "Christmas Day",
    "Later days (5)",
    "Store features",
    "Hems and alterations",
    "Get directions",
    "north up",
  ]) {
    expect(html).toContain(words);
  }
  const near = html.split("Other stores nearby")[1]!;
  expect(near).toContain('1. <a href="/store-finder/country/AU/footscray-counter">');
  expect(near).toContain("<b>5.0 km west</b>");
  expect(near).not.toContain(MELBOURNE);
  expect(near.match(/<h3/g)).toHaveLength(4);
  expect(await page(`${FINDER}/country/NZ/hamilton-counter`)).not.toContain("tel:");
  // Nothing is within 200 km of it.
  const alone = await page(`${FINDER}/country/AU/karratha-counter`);
  expect(alone).not.toContain("Other stores nearby");
  expect(alone).toContain('aria-label="A map of where the store is, north up."');
  for (const path of [`/country/NZ/${MELBOURNE}`, "/country/AU/none", `/country/AU/${"x".repeat(300)}`]) {
    expect((await open(FINDER + path)).status, path).toBe(404);
  }
});

it("[ST-01] odd names stay words, and a store without hours, features or special days has none", async () => {
  const odd = { displayName: "O'Brien-Ngāti <b>&", hours: {}, features: [], specialDays: [] };
  const [kept] = await shop.api.db.select().from(stores).where(eq(stores.name, MELBOURNE));
  await shop.api.db.update(stores).set(odd).where(eq(stores.name, MELBOURNE));
  const html = await page(`${FINDER}/country/AU/${MELBOURNE}`);
  expect(html).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp;");
  expect(html).not.toContain("Store features");
  expect(html).not.toContain("Special days");
  expect(html).toMatch(/class="st">Closed</);
  expect(await find({ query: "3000" })).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp;");
  await shop.api.db.update(stores).set(kept!).where(eq(stores.name, MELBOURNE));
});

it("[ST-01] the button for one's location is hidden until its script shows it, and none is sent with Save-Data", async () => {
  const html = await page(FINDER);
  expect(html).toMatch(/<button[^>]*id="near-me"[^>]*hidden=""/);
  expect(html).toContain("Geolocation consent not enabled, cannot locate nearby stores.");
  expect(html).toMatch(/<script src="\/store-finder\.js" defer=""/);
  const saving = await shop.request(FINDER, { headers: { "Save-Data": "on" } });
  expect(await saving.text()).not.toContain("<script");
});

it("[ST-01] a punch-out visit has no store finder", async () => {
  const { body } = await shop.api.call("POST", "/orgUsers/current/punchout/sessions", {
    as: "punchout@korraline.example",
    body: { browserFormPostUrl: "https://buyer.example/return", buyerCookie: "abc" },
  });
  const entry = await shop.request(`/punchout/cxml/session?sid=${body.sid}`);
  const key = entry.headers.get("Location")!.split("/")[2]!;
  for (const path of [FINDER, `${FIND}?query=3000`, `${FINDER}/country/AU/${MELBOURNE}`]) {
    const answer = await shop.request(path, { keyed: openKey(key)! });
    expect([path, answer.status, answer.headers.get("Location")]).toEqual([
      path,
      303,
      `/s/${key}/orderUniform`,
    ]);
  }
});

it("[ST-01] without a store, and with one, the pages hold", async () => {
  const kept = await shop.api.db.select().from(stores);
  await shop.api.db.delete(stores);
  expect(await page(FINDER)).toContain("No stores found.");
  expect(await page(`${FINDER}/view-all?view=map`)).toContain("No stores found.");
  expect(await find({ query: "3000" })).toContain("There is none within 50 km.");
  await shop.api.db.insert(stores).values(kept.slice(0, 1));
  expect(await page(`${FINDER}/view-all?view=map`)).toContain("1 store, by name.");
  expect(await shop.api.db.$count(stores, inArray(stores.name, [kept[0]!.name]))).toBe(1);
  await shop.api.db.insert(stores).values(kept.slice(1));
  expect(await shop.api.db.execute(sql`select 1 from stores limit 1`)).toBeDefined();
});
