import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { organisations } from "../../commerce/modules/organisation/tables";
import { testStorefront, type Storefront } from "../support/storefront";
import { ADMIN, APPROVER, waitingChoice } from "../support/waiting-order";

const WEARER = "maternity@saltbush.example";
/** What tells that somebody expects a child; her ward is called Maternity. */
const TELLING = ["Maternity scrub", "SV-3301", "PK-SV-MATERNITY"];
let shop: Storefront;
let order: string;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [ADMIN, APPROVER, WEARER]) cookies.set(email, await shop.signIn(email));
  const placed = await waitingChoice(shop.api, WEARER, "PK-SV-MATERNITY", {
    ...{ bundleId: "MATERNITY-TOPS", setId: "MATERNITY-TOPS", styleCode: "SV-3301" },
  });
  order = String(placed.code);
});
afterAll(() => shop.api.close());

const ask = (path: string, as: string, body?: Record<string, string>) =>
  shop.request(path, { cookie: cookies.get(as), ...(body ? { body: new URLSearchParams(body) } : {}) });
const html = async (path: string, as: string) =>
  (await (await ask(path, as)).text()).replaceAll("<!-- -->", "");
const telling = (page: string) => TELLING.filter((text) => page.includes(text));

test("[B-22] an administrator hides sizes with one press, and approvers read classes of garments", async () => {
  const page = `/my-account/approval/${order}`;
  expect(telling(await html(page, APPROVER))).not.toEqual([]);
  expect(await html("/manage-organisation", ADMIN)).toContain("Hide sizes from approvers");
  for (let press = 0; press < 2; press += 1)
    expect((await ask("/manage-organisation", ADMIN, { sizes: "hide" })).status).toBe(303);
  const rules = await html("/manage-organisation", ADMIN);
  expect(rules).toContain("Show sizes to approvers");
  for (const path of [page, `${page}?do=amend`, `${page}/decline`, "/my-account/approval-dashboard", "/"]) {
    const seen = await html(path, APPROVER);
    expect([path, telling(seen)]).toEqual([path, []]);
  }
  expect(await html(page, APPROVER)).toContain("Scrubs");
  expect(telling(await html(`/my-account/orders/${order}`, WEARER))).toEqual(TELLING);
  expect(telling(await html(`/my-account/unit-orders/${order}`, ADMIN))).toEqual(TELLING);
  await shop.api.db
    .update(organisations)
    .set({ sizesHidden: false })
    .where(eq(organisations.sizesHidden, true));
});

test("[B-22] nobody but an administrator hides or shows them, and gets the file of sizes", async () => {
  expect((await ask("/manage-organisation", APPROVER, { sizes: "hide" })).status).toBe(403);
  expect((await ask("/manage-users/sizes.csv", APPROVER)).status).toBe(403);
  const file = await ask("/manage-users/sizes.csv", ADMIN);
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="sizes.csv"');
  const [heads, ...rows] = (await file.text()).split("\r\n");
  expect(heads).toBe("Name,Employee id,Unit,Size scale,Size,Length,Since");
  expect(rows.length).toBeGreaterThan(100);
  expect(await html("/manage-users", ADMIN)).toContain('href="/manage-users/sizes.csv"');
});

test("[B-22] somebody deletes their sizes with one press, twice pressed too", async () => {
  const page = "/my-account/sizes";
  await ask(page, WEARER, { "size.womens_numeric": "14" });
  expect(await html(page, WEARER)).toContain("Delete my sizes");
  await new Promise((resolve) => setTimeout(resolve, 2));
  for (let press = 0; press < 2; press += 1)
    expect((await ask(page, WEARER, { intent: "delete" })).status).toBe(303);
  const after = await html(page, WEARER);
  expect(after).not.toContain("We delete the sizes that you saved");
});
