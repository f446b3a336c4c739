import { notifyOfRecalls } from "../../commerce/modules/notices";
import { afterAll, beforeAll, expect, test } from "vitest";
import { main, testStorefront, type Storefront } from "../support/storefront";

let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

const open = async (path: string, as = "admin@emberbun.example") =>
  shop.request(path, { cookie: await shop.signIn(as) });

test("[B-17] recalls are listed with their progress, lead to their units and to a file, and are found from Users", async () => {
  expect(await main(await open("/manage-users"))).toContain('href="/recalls"');
  const list = await main(await open("/recalls"));
  expect(list).toMatch(/<a [^>]*href="\/recalls\/EB-4006"[^>]*>Visor<\/a>/);
  expect(list).toMatch(/Recall, last day \d+ \w{3} 2026/);
  expect(list).toContain("Cap, adjustable");
  const units = await main(await open("/recalls/EB-4006"));
  expect(units).toMatch(
    /Its peak can crack in the heat of a fryer\. The last day to order it was \d+ \w{3} 2026/,
  );
  expect(units).toContain("Pieces are exchanged at no charge.");
  const file = await open("/recalls/EB-4006/units.csv");
  expect(file.headers.get("Content-Type")).toContain("text/csv");
  const rows = (await file.text()).trim().split(/\r?\n/);
  expect(rows[0]).toContain("People,To be exchanged,On the way,Exchanged");
  expect(rows.length).toBeGreaterThan(1);
});

test("[B-17] whoever holds recalled pieces is led from the notice to the order that exchanges them", async () => {
  await notifyOfRecalls(shop.api.db, shop.api.now(), () => "https://shop.example");
  const wearer = "wearer@emberbun.example";
  const notices = await main(await open("/my-account/notices", wearer));
  expect(notices).toContain("Your Visor is recalled");
  expect(notices).toContain("Its peak can crack in the heat of a fryer. Exchange it for Cap, adjustable");
  const issued = await main(await open("/my-account/issued", wearer));
  const [, to] =
    /href="([^"]+)"[^>]*aria-label="Exchange at no charge: Visor[^"]*"|aria-label="Exchange at no charge: Visor[^"]*"[^>]*href="([^"]+)"/
      .exec(issued)!
      .filter((part) => part !== undefined);
  const order = await main(await open(to!, wearer));
  expect(order).toContain("Cap, adjustable");
  expect(order).toMatch(/exchange-return/);
});

test("[B-17] an organisation without any reads so; nobody else's are there", async () => {
  expect(await main(await open("/recalls", "admin@saltbush.example"))).toContain("Nothing is recalled");
  expect((await open("/recalls/EB-4006", "admin@saltbush.example")).status).toBe(404);
  expect((await open("/recalls", "wearer@emberbun.example")).status).toBe(403);
});
