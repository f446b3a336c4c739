import { framed } from "../frames";
import { checkOut, choose, next, type Screen } from "../pack-steps";
import { keepRows } from "../rows";
import { expect, test } from "../shop";
import { startVisit } from "../start-visit";

const BUYER = "wearer@korraline.example";

async function orderSunPack(screen: Screen): Promise<void> {
  await expect(screen.getByRole("heading", { level: 1 })).toHaveText("My packs");
  await expect(screen.getByRole("link", { name: "Cancel requisition" })).toBeVisible();
  await screen.getByRole("link", { name: /: Sun and socks$/ }).click();
  // One hat fills its step, so the next one opens.
  await choose(screen, { product: "Wide brim hat", size: "L" });
  await expect(screen.getByRole("heading", { level: 1 })).toHaveText("Socks (Step 2 of 3)");
  await next(screen);
  await expect(screen.getByRole("heading", { level: 1 })).toHaveText("Review clothing (Step 3 of 3)");
  await screen.getByRole("button", { name: "ADD TO CART" }).click();
  await checkOut(screen, { purchaseOrder: "REQ77" });
}

test("[PO-03] a pack is ordered under the key in the path with every cookie dropped", async ({
  page,
  context,
  freshShop: shop,
}, { project }) => {
  await context.route("**/*", async (route) => {
    const headers = await route.request().allHeaders();
    expect(headers["cookie"]).toBeUndefined();
    await route.continue();
  });
  const startPath = await startVisit(shop, BUYER, "https://buyer.example/return");
  await page.goto(shop.url + startPath);
  await expect(page).toHaveURL(/\/s\/[\w-]+\/orderUniform$/);
  await orderSunPack(page);
  await expect(page).toHaveURL(/\/s\/[\w-]+\/order-confirmation/);
  expect(await context.cookies()).toEqual([]);
  await keepRows(page, shop, "punch-out", project.name);
});

test("[PO-03] the shop works inside another site's frame, and only where it was registered", async ({
  page,
  freshShop: shop,
}) => {
  await framed(async ({ origin, show }) => {
    show(shop.url + (await startVisit(shop, BUYER, `${origin}/return`)));
    await page.goto(origin);
    await orderSunPack(page.frameLocator("iframe"));
  });
});

for (const sandbox of ["allow-forms", "allow-forms allow-scripts"]) {
  test.describe(`a frame with sandbox="${sandbox}"`, () => {
    // Of no origin, it is refused scripts: by the sandbox, or as files of another origin. The page stays plain.
    test.use({ alsoExpected: /Blocked script execution|blocked by CORS policy|net::ERR_FAILED/ });

    test(`[PO-03] a pack is ordered in a frame with sandbox="${sandbox}"`, async ({
      page,
      freshShop: shop,
    }) => {
      await framed(async ({ origin, show }) => {
        show(shop.url + (await startVisit(shop, BUYER, `${origin}/return`)));
        await page.goto(origin);
        await orderSunPack(page.frameLocator("iframe"));
      }, sandbox);
    });
  });
}

test("[PO-02] a start link that nobody knows says so inside the buyer's frame", async ({ page, shop }) => {
  await framed(async ({ origin, show }) => {
    for (const address of [
      "/punchout/cxml/session?sid=unknown-unknown-unknown",
      `/s/${"A".repeat(80)}/orderUniform`,
    ]) {
      show(shop.url + address);
      await page.goto(origin);
      const heading = page.frameLocator("iframe").getByRole("heading", { level: 1 });
      await expect(heading).toHaveText("Your session has ended");
    }
  });
});

test("[PO-02] an unknown sid leads to the session-end page, a forged key to nothing", async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/punchout/cxml/session?sid=unknown-unknown-unknown`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your session has ended");
  await page.goto(`${shop.url}/s/${"A".repeat(80)}/orderUniform`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your session has ended");
});
