import { pickRadio } from "../pack-steps";
import { expect, signIn, test } from "../shop";

const PACK = "packId=PK-KC-PPE-FIELD";

test("[PK-04] a pack that asks takes the reason on the card and on the item's page, with a comment", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, "wearer@korraline.example", `/packDetailsPage?${PACK}&step=4`);
  const card = page.locator("#quick-KC-5401");
  await card.getByRole("button", { name: /^Add: / }).click();
  await expect(page.getByRole("alert").first()).toContainText("Choose why you replace this item.");
  await card.getByLabel("Reason of replacement").selectOption("Damaged at work");
  await card.getByRole("button", { name: /^Add: / }).click();
  await expect(page.getByText(/, added\./).first()).toBeVisible();
  await page.goto(`${shop.url}/packDetailsPage?${PACK}&step=3`);
  await page.getByRole("link", { name: "Zip side safety boot", exact: true }).click();
  // The cards of the step have sizes too.
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await pickRadio(page, "9");
  await page.getByLabel("Reason of replacement").selectOption("Worn out");
  await page.getByLabel(/^Comment/).fill("Wide fit, <b>please</b>");
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.getByText(/, added\./).first()).toBeVisible();
  await page.goto(`${shop.url}/packDetailsPage?${PACK}&step=review`);
  const review = page.getByRole("main");
  await expect(review).toContainText("Damaged at work");
  await expect(review).toContainText("Wide fit, <b>please</b>");
  await page.getByRole("link", { name: /^Change Zip side safety boot/ }).click();
  await expect(page.getByLabel("Reason of replacement")).toHaveValue("Worn out");
  await expect(page.getByLabel(/^Comment/)).toHaveValue("Wide fit, <b>please</b>");
  await page.getByLabel(/^Comment/).fill("Any width");
  await page.getByRole("button", { name: "SAVE CHANGE" }).click();
  await expect(review).toContainText("Any width");
});

test("[PK-04] elsewhere a comment is folded, and opens without scripts too", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, "wearer@kestrel.example", "/packItem?packId=PK-KM-PTS-CABIN&step=1&style=KM-1201");
  const comment = page.getByLabel(/^Comment/);
  await expect(comment).toBeHidden();
  await page.getByText("Add a note").click();
  await comment.fill("For the winter roster");
  await pickRadio(page, "12");
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.locator("#summary")).toContainText("For the winter roster");
});

test("[PK-01] an allocation leads to its products and its pack, and shows what a cart holds", async ({
  page,
  freshShop: shop,
}) => {
  const step = "/packDetailsPage?packId=PK-KM-PTS-CABIN&step=";
  await signIn(page, shop, "wearer@kestrel.example", `${step}2`);
  await page
    .locator("#quick-KM-1001")
    .getByRole("button", { name: /^Add: / })
    .click();
  await expect(page.getByText(/, added\./).first()).toBeVisible();
  await page.goto(`${shop.url}${step}review`);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page).toHaveURL(/\/packList\?role=PK-KM-PTS-CABIN/);
  await page.goto(`${shop.url}/orderUniform`);
  await page.getByRole("main").getByRole("link", { name: "My allocation" }).click();
  const card = page.getByRole("article", { name: "Yearly points, cabin crew" });
  await expect(card.getByRole("row", { name: /^Points/ }).getByRole("cell")).toHaveText([
    "75",
    "31",
    "0",
    "4",
    "40",
  ]);
  await card.getByRole("link", { name: /See its products/ }).click();
  const chip = page.getByRole("link", { name: /Remove filter Yearly points/ });
  await chip.click();
  await expect(chip).toHaveCount(0);
});
