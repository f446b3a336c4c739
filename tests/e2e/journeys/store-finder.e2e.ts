import { expect, signIn, test } from "../shop";

for (const width of [390, 1280]) {
  test(`[ST-01] a guest finds a store by town, sees the map and opens its page, at ${width} px`, async ({
    page,
    shop,
    problems,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      // A remote backend has the pictures.
      const isPicture = new URL(request.url()).pathname.startsWith("/medias/");
      const isOwn = request.url().startsWith(shop.url) || request.url().startsWith("data:");
      if (!isOwn && !(shop.remote && isPicture)) foreign.push(request.url());
    });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${shop.url}/login`);
    await page.goto(`${shop.url}/store-finder`);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Find a store");
    expect(await problems()).toEqual([]);
    await page.getByRole("searchbox", { name: "Postal code, town or address" }).fill("Mount Isa");
    await page.getByRole("button", { name: "FIND STORES" }).click();
    await expect(page.getByRole("heading", { name: "No stores found." })).toBeVisible();
    await page.getByRole("link", { name: "Look within 200 km" }).click();
    await page.getByRole("link", { name: "Look within 1000 km" }).click();
    await expect(page.getByRole("link", { name: "Kitroom Townsville counter", exact: true })).toBeVisible();

    await page.getByRole("searchbox", { name: "Postal code, town or address" }).fill("6011");
    await page.getByRole("combobox", { name: "Country" }).selectOption("NZ");
    await page.getByRole("combobox", { name: "Within" }).selectOption("50");
    await page.getByRole("button", { name: "FIND STORES" }).click();
    await expect(page.getByText("1 store within 50 km of ‘6011’")).toBeVisible();
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page.getByRole("img", { name: /^A map of where the store is/ })).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("link", { name: "Kitroom Wellington fitting room", exact: true }).click();
    await expect(heading).toHaveText("Kitroom Wellington fitting room");
    await expect(page.getByRole("heading", { name: "Store hours" })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Get directions/ })).toHaveAttribute("rel", "noreferrer");
    expect(await problems()).toEqual([]);
    await page.getByRole("link", { name: "New Zealand", exact: true }).click();
    await expect(page.getByText("6 stores, by name.")).toBeVisible();
    expect(foreign).toEqual([]);
  });
}

test("[ST-01] a person opens the store finder from the footer and views all stores by page", async ({
  page,
  shop,
}) => {
  await signIn(page, shop, "wearer@kestrel.example");
  await page.getByRole("contentinfo").getByRole("link", { name: "Find a store" }).click();
  await page.getByRole("link", { name: "View all stores" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All stores");
  await page.getByRole("link", { name: "Page 2", exact: false }).first().click();
  await expect(page.getByRole("link", { name: "Kitroom Wollongong counter", exact: true })).toBeVisible();
});
