import { expect, signIn, test } from "../shop";

const PACK = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=";
const BLOUSE = "Women's 3/4 sleeve blouse";

test("[PK-07] equal items are one line, whose button says how many it removes", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, "newstarter@kestrel.example", `${PACK}2`);
  const card = page
    .locator("li.pc")
    .filter({ has: page.getByRole("heading", { name: BLOUSE, exact: true }) });
  await card
    .locator("label.stk")
    .filter({ has: page.getByRole("radio", { name: /^12(,|$)/ }) })
    .click();
  await card.getByRole("button", { name: /^Add 3:/ }).click();
  await expect(page.getByRole("button", { name: `Remove all 3 ${BLOUSE}, Cloud White, 12` })).toBeVisible();
  await card.getByRole("button", { name: /^Add another:/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bottoms (Step 3 of 5)");

  await page.goto(`${shop.url}${PACK}review`);
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: BLOUSE });
  await expect(line).toHaveCount(1);
  await expect(line.locator("dl")).toContainText("Quantity4");
  await line.getByRole("button", { name: `Remove 3 ${BLOUSE}` }).click();
  await expect(line.locator("dl")).toContainText("Quantity1");
  await line.getByRole("button", { name: `Remove ${BLOUSE}` }).click();
  await expect(line).toHaveCount(0);
});
