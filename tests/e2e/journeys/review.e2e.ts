import { expect, signIn, test } from "../shop";

const NAME = "O'Brien-Ngāti <b>&";

test("[SR-07] a wearer reviews what they wear, changes it, and a colleague reads it", async ({
  page,
  browser,
  freshShop: shop,
}) => {
  await signIn(page, shop, "wearer@lanternbridge.example", "/product/LB-2301/shift-dress");
  await page.getByRole("link", { name: "Write a review" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Write a review");

  // What is missing is said at its place; what was typed stays.
  await page.getByLabel("Your review").fill(`Sits well at the desk.\n${"c\n".repeat(980)}`);
  await page.getByRole("button", { name: "Post review" }).click();
  await expect(page.getByRole("heading", { name: "There are 2 things to fix" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Rating: Choose 1 to 5 stars." })).toBeVisible();
  await expect(page.getByLabel("Your review")).toHaveValue(/^Sits well at the desk\./);

  await page.getByLabel("4 stars, good").check();
  await page.getByLabel("Headline").fill(NAME);
  await page.getByRole("button", { name: "Post review" }).click();
  await expect(page.getByText("Thank you. Your colleagues can read your review now.")).toBeVisible();
  await expect(page).toHaveURL(/\/product\/LB-2301\/shift-dress$/);
  await expect(page.getByRole("heading", { name: NAME, level: 3 })).toBeVisible();

  await page.getByRole("link", { name: "Change your review" }).click();
  await expect(page.getByLabel("Headline")).toHaveValue(NAME);
  await page.getByLabel("2 stars, poor").check();
  await page.getByLabel(/^Name to show/).fill("");
  await page.getByRole("button", { name: "Save review" }).click();
  const own = page.getByRole("listitem").filter({ hasText: NAME });
  await expect(own).toHaveCount(1);
  await expect(own.getByRole("img", { name: "2 out of 5 stars" })).toBeVisible();
  await expect(own).toContainText("You,");

  const other = await browser.newContext();
  const colleague = await other.newPage();
  await signIn(
    colleague,
    shop,
    "newstarter@lanternbridge.example",
    "/product/LB-2301/shift-dress?reviews=all",
  );
  const read = colleague.getByRole("listitem").filter({ hasText: NAME });
  await expect(read).toContainText("A colleague,");
  await expect(colleague.getByRole("link", { name: "Write a review" })).toBeVisible();
  await other.close();
});

test("[SR-07] the row of other products is moved by its arrows, and the picture comes nearer", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, shop, "wearer@korraline.example", "/product/KC-5101/cargo-work-pant");
  const row = page.getByRole("region", { name: "Goes well with this" });
  const fifth = row.getByRole("listitem").nth(4);
  await expect(fifth).not.toBeInViewport();
  await row.getByRole("link", { name: "More of Goes well with this" }).click();
  await expect(fifth).toBeInViewport();
  await row.getByRole("link", { name: "Back to the first of Goes well with this" }).click();
  await expect(row.getByRole("listitem").first()).toBeInViewport();

  const picture = page.getByRole("img", { name: "Cargo work pant, Navy, front" });
  const width = async () => (await picture.boundingBox())!.width;
  const whole = await width();
  await page.getByRole("link", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(1.8 * whole);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page.getByRole("img", { name: "Cargo work pant, Navy, back" })).toBeVisible();
  await page.getByText("Khaki", { exact: true }).click();

  // Another product begins with its own colour in picture and form, from the front and whole.
  await page.getByRole("link", { name: "View product: Stretch cargo pant, women's" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stretch cargo pant, women's");
  await expect(page.getByRole("img", { name: "Stretch cargo pant, women's, Navy, front" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Navy", exact: true })).toBeChecked();
  await expect(page.getByRole("link", { name: "Zoom in" })).toBeVisible();
});
