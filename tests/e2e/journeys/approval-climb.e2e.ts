import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { ShopProcess } from "../host";
import { checkOut, choose } from "../pack-steps";
import { copyOfSeed, expect, forgetCookies, signIn, test, WINDOWS } from "../shop";

const WEARER = "wearer@kestrel.example";
const APPROVER = "approver@kestrel.example";
const ADMIN = "admin@kestrel.example";
const LIMIT = "CABIN-1";
const BLOUSE = "Women's 3/4 sleeve blouse";
const PACK = "/packDetailsPage?packId=PK-KM-PTS-CABIN";

/** A shop whose demo warehouse works: what is approved is packed and sent within seconds. */
let shop: ShopProcess;
let limited = false;
test.beforeAll(async () => {
  shop = await copyOfSeed({ DEMO_WAREHOUSE_SECONDS: "1" });
  limited = false;
});
test.afterAll(async () => {
  await shop.kill();
  rmSync(shop.dataDir, { recursive: true, force: true });
});

async function changeTo(page: Page, email: string, path: string): Promise<void> {
  await forgetCookies(page);
  await signIn(page, shop, email, path);
}

/** A limit of a dollar for the wearer and for both approvers of the company that their base belongs to. */
async function limitThem(page: Page): Promise<void> {
  await page.goto(`${shop.url}/purchase-limits?do=add`);
  await page.getByRole("textbox", { name: "Code" }).fill(LIMIT);
  await page.getByRole("textbox", { name: "Name" }).fill("Points orders");
  await page.getByLabel("What it limits").selectOption("B2BOrderThresholdPermission");
  await page.getByLabel("Amount inc. GST").fill("1");
  await page.getByLabel("Business unit").selectOption("kestrel");
  await page.getByRole("button", { name: "Add purchase limit" }).click();
  for (const name of ["Mei Castellanos", "Graham Petrakis", "Lani Tuilagi"]) {
    await page.getByLabel("Find a person").fill(name);
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await page.getByRole("button", { name: `Give it to ${name}` }).click();
    await expect(page.getByRole("button", { name: `Take away from ${name}` })).toBeVisible();
  }
}

/** The points that the wearer who is signed in has left. */
async function pointsLeft(page: Page): Promise<number> {
  await page.goto(`${shop.url}/orderUniform`);
  const words = await page
    .getByRole("article", { name: /points/i })
    .first()
    .textContent();
  return Number(/(\d+) points left of 75 points/.exec(words ?? "")![1]);
}

/** Two blouses for points, from the pack to the confirmation; gives the order's number. */
async function orderBlouses(page: Page): Promise<string> {
  await page.goto(`${shop.url}${PACK}&step=2`);
  await choose(page, { product: BLOUSE, size: "12", quantity: 2 });
  await page.goto(`${shop.url}${PACK}&step=review`);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  return checkOut(page);
}

for (const window of WINDOWS) {
  test(`[AP-03] an order over a limit climbs two levels, is amended, approved and shipped; a declined one gives its points back, at ${window.width} px`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize(window);
    if (!limited) {
      await signIn(page, shop, ADMIN);
      await limitThem(page);
      limited = true;
    }

    await changeTo(page, WEARER, "/orderUniform");
    const before = await pointsLeft(page);
    const wanted = await orderBlouses(page);
    const afterOne = await pointsLeft(page);
    const price = before - afterOne;
    expect(price).toBeGreaterThan(0);
    const unwanted = await orderBlouses(page);
    expect(await pointsLeft(page)).toBe(before - 2 * price);
    await page.goto(`${shop.url}/my-account/orders/${wanted}`);
    await expect(page.getByText("It is packed as soon as Priya Raghunathan approves it.")).toBeVisible();

    // One level up it is seen, and goes past: it is more than this approver may allow.
    await changeTo(page, APPROVER, `/my-account/approval/${wanted}`);
    await expect(page.getByText(`${wanted} is more than you may approve.`)).toContainText(
      "It waits for Priya Raghunathan.",
    );
    await expect(page.getByRole("button", { name: /^APPROVE/ })).toHaveCount(0);
    expect(await problems()).toEqual([]);

    // Two levels up it is decided: one piece of the first order, and nothing of the second.
    await changeTo(page, ADMIN, `/my-account/approval/${wanted}`);
    const way = page.getByRole("region", { name: "How it reached you" });
    await expect(way.getByRole("listitem").filter({ hasText: "Passed up:" })).toHaveCount(2);
    await expect(way.getByRole("listitem").last()).toContainText("Asked to decide.");
    expect(await problems()).toEqual([]);
    await page.getByRole("link", { name: "Approve fewer…" }).click();
    await page
      .getByRole("textbox", { name: /^Approve of/ })
      .first()
      .fill("1");
    // The other piece in another size, which costs the same points.
    const instead = page.getByLabel(/^In place of/).first();
    await instead.selectOption({ index: 1 });
    await page.getByRole("button", { name: /^Work it out/ }).click();
    await expect(page.getByRole("heading", { name: "What changes" })).toBeVisible();
    await expect(instead).not.toHaveValue("");
    await instead.selectOption("");
    // What was worked out is not what this comes to, so it is shown first.
    await page.getByRole("button", { name: "APPROVE WITH CHANGES" }).click();
    await expect(page.getByRole("alert")).toContainText("Check it, then approve it.");
    await page.getByRole("button", { name: "APPROVE WITH CHANGES" }).click();
    await expect(page.getByText(`Order ${wanted} was approved with changes.`)).toBeVisible();
    await page.goto(`${shop.url}/my-account/approval/${unwanted}/decline`);
    await page.getByLabel("Reason").selectOption({ label: "Ordered twice" });
    await page.getByLabel("Comment").fill("Two are enough.");
    await page.getByRole("button", { name: "Decline order" }).click();
    await expect(page.getByText(`Order ${unwanted} was declined.`)).toBeVisible();

    // All points of the declined one are back at once, and those of the piece that was not approved.
    await changeTo(page, WEARER, `/my-account/orders/${unwanted}`);
    await expect(page.getByText(/Declined by Priya Raghunathan/)).toBeVisible();
    expect(await pointsLeft(page)).toBe(before - price / 2);
    await expect(async () => {
      await page.goto(`${shop.url}/my-account/orders/${wanted}`);
      await expect(page.getByText(/^Sent \d.* Kitroom Parcels KRP\d+/)).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await expect(page.getByText(/^Approved with changes by Priya Raghunathan/)).toBeVisible();
    await expect(page.getByText("asked 2, approved 1")).toBeVisible();
    expect(await problems()).toEqual([]);
  });
}
