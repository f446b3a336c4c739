import { choose } from "../pack-steps";
import { expect, signIn, test } from "../shop";

test("[B-13] a choice is saved as soon as it is added: Back, and another browser, show it", async ({
  page,
  browser,
  freshShop: shop,
}) => {
  const step = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=2";
  await signIn(page, shop, "newstarter@kestrel.example", step);
  await choose(page, { product: "Men's long sleeve shirt", size: "L" });
  const mine = page.locator("#summary").getByText("Men's long sleeve shirt");
  await expect(mine).toBeVisible();
  await page.goto(`${shop.url}/packDetailsPage?packId=PK-KM-NS-CABIN&step=3`);
  await page.goBack();
  await expect(mine).toBeVisible();
  const other = await browser.newPage({ javaScriptEnabled: false });
  await signIn(other, shop, "newstarter@kestrel.example", step);
  await expect(other.locator("#summary").getByText("Men's long sleeve shirt")).toBeVisible();
  await other.close();
});
