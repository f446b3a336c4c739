import { choose } from "./pack-steps";
import { expect, expectAccessible, signIn, test } from "./shop";

const packStep = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=";

/** Pages of a person, visited in this order; a cart and a draft exist by then. */
const people: { who: string; site?: "wholesale"; pages: string[] }[] = [
  {
    who: "newstarter@kestrel.example",
    pages: [
      "/",
      "/orderUniform",
      `${packStep}1`,
      `${packStep}3&continued=1`,
      `${packStep}4&set=NAME_BAR&style=KM-1403`,
      `${packStep}review`,
      "/pack-discard?packId=PK-KM-NS-CABIN",
      "/packList",
      "/search/jacket",
      "/search/zzzz",
      "/cart",
      "/my-account/orders",
      "/my-account/profile",
      "/help/size-guide",
      "/terms-and-conditions",
      "/contact-us",
      "/exchange-return",
      "/logout",
      "/no/such/page",
    ],
  },
  {
    who: "wearer@lanternbridge.example",
    pages: [
      "/",
      "/search/blazer",
      "/product/LB-2102/mens-stretch-chino",
      "/cart",
      "/checkout/review-order",
      "/checkout/delivery-address",
      "/checkout/delivery-mode",
      "/checkout/payment-details",
      "/my-account/orders",
    ],
  },
  {
    who: "buyer@harrowstreet.example",
    site: "wholesale",
    pages: ["/", "/search", "/cart", "/my-account/orders"],
  },
];

for (const { who, site, pages } of people) {
  for (const width of [390, 1280]) {
    test(`[FW-01] axe is silent and nothing overflows for ${who} at ${width} px`, async ({
      page,
      freshShop: shop,
    }) => {
      test.setTimeout(180_000);
      const url = site ? shop.url.replace("localhost", `${site}.localhost`) : shop.url;
      const at = { ...shop, url };
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${url}/login`);
      await expectAccessible(page);
      await signIn(page, at, who);
      if (who.startsWith("newstarter")) {
        await page.goto(`${url}${packStep}1`);
        await choose(page, { product: "Women's one button jacket", size: "12" });
      }
      if (who.startsWith("wearer")) await fillCart(page, url);
      const titles = new Map<string, string>();
      for (const path of pages) {
        await page.goto(url + path);
        await expect(page.locator("h1")).toHaveCount(1);
        await expectAccessible(page);
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(await overflow(), `${path} overflows at ${width}`).toBeLessThanOrEqual(0);
        if (width === 390) {
          await page.setViewportSize({ width: 320, height: 844 });
          expect(await overflow(), `${path} overflows at 320`).toBeLessThanOrEqual(0);
          await page.setViewportSize({ width, height: 844 });
        }
        const title = await page.title();
        expect(title, path).toMatch(/ \| Kitroom$/);
        titles.set(path, title);
      }
    });
  }
}

async function fillCart(page: Parameters<typeof signIn>[0], url: string): Promise<void> {
  await page.goto(`${url}/product/LB-2102/mens-stretch-chino`);
  await page.locator("label.stk").first().click();
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page).toHaveURL(/\/cart/);
}

test("[SI-08] every page of the shop asks for a sign-in and comes back", async ({ page, shop }) => {
  for (const path of [
    "/",
    "/orderUniform",
    `${packStep}1`,
    "/packList",
    "/cart",
    "/search/polo",
    "/product/KM-1101/x",
    "/checkout/review-order",
    "/checkout/payment-details",
    "/order-confirmation?code=KR-100001",
    "/my-account/orders",
    "/my-account/orders/KR-100001",
    "/my-account/profile",
  ]) {
    await page.goto(shop.url + path);
    await expect(page, path).toHaveURL(/\/login\?redirectTo=/);
  }
  await signIn(page, shop, "wearer@kestrel.example", "/my-account/profile");
  await expect(page).toHaveURL(/\/my-account\/profile$/);
});

test("[SI-08] another person's order, pack and cart are not found", async ({ page, shop }) => {
  await signIn(page, shop, "wearer@kestrel.example");
  for (const path of [
    "/my-account/orders/KR-099999",
    "/order-confirmation?code=KR-099999",
    "/packDetailsPage?packId=PK-LB-WARDROBE&step=1",
    "/packDetailsPage?packId=PK-KM-NS-CABIN&step=1",
    "/product/LB-2101/x",
  ]) {
    const answer = await page.goto(shop.url + path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  }
});

test("[SI-01] a wrong password is refused in words and nothing secret comes back", async ({ page, shop }) => {
  await page.goto(`${shop.url}/login?redirectTo=//evil.example`);
  await page.getByLabel("Email").fill("wearer@kestrel.example");
  await page.getByLabel("Password").fill("not-it");
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page.getByRole("alert")).toContainText("Bad credentials. Please login again");
  await expect(page.getByLabel("Email")).toHaveValue("wearer@kestrel.example");
  expect(await page.content()).not.toContain("not-it");
});
