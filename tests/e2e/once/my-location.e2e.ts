import { expect, test } from "../shop";

const BUTTON = { name: "Use my location" };

test("[ST-01] who lets the browser say where they are sees the stores near there", async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(["geolocation"], { origin: shop.url });
  await context.setGeolocation({ latitude: -43.5312, longitude: 172.6367 });
  await page.goto(`${shop.url}/store-finder`);
  await page.getByRole("combobox", { name: "Within" }).selectOption("200");
  await page.getByRole("button", BUTTON).click();
  await expect(page).toHaveURL(/\/store-finder\/find\?latitude=-43\.53&longitude=172\.64&radius=200$/);
  await expect(page.getByText("1 store within 200 km of your location")).toBeVisible();
});

test("[ST-01] who does not is told so, and can still type", async ({ page, context, shop }) => {
  await context.clearPermissions();
  await page.goto(`${shop.url}/store-finder`);
  // Headless browsers refuse what nobody granted.
  await page.getByRole("button", BUTTON).click();
  await expect(page.getByText("Geolocation consent not enabled, cannot locate nearby stores.")).toBeVisible();
  await expect(page).toHaveURL(/\/store-finder$/);
});

test("[ST-01] reached by a link that the router follows, the button works too", async ({
  page,
  context,
  shop,
}) => {
  await context.grantPermissions(["geolocation"], { origin: shop.url });
  await context.setGeolocation({ latitude: -37.81, longitude: 144.96 });
  await page.goto(`${shop.url}/help/returns`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Find a store" }).click();
  await page.getByRole("button", BUTTON).click();
  await expect(page.getByText(/stores within 50 km of your location/)).toBeVisible();
});
