import { pickRadio } from "../pack-steps";
import { expect, signIn, test } from "../shop";

const PACK = "/packDetailsPage?packId=PK-KM-NS-CABIN";

test("[PK-04] a chosen size and an engraving are changed in their place", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, "newstarter@kestrel.example", `${PACK}&step=2`);
  const blouse = page
    .locator("li.pc")
    .filter({ has: page.getByRole("heading", { name: "Women's 3/4 sleeve blouse", exact: true }) });
  await blouse
    .locator("label.stk")
    .filter({ has: page.getByRole("radio", { name: /^12(,|$)/ }) })
    .click();
  await blouse.getByRole("button", { name: /^Add 3:/ }).click();
  await expect(page.getByText("Women's 3/4 sleeve blouse, 12, added.")).toBeVisible();

  // The form shows what was chosen, and a refusal keeps what was typed.
  const summary = page.locator("#summary");
  await summary.getByRole("link", { name: /^Change Women's 3\/4 sleeve blouse/ }).click();
  await expect(page.getByRole("radio", { name: /^12/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: /^Quantity/ })).toHaveValue("3");
  await page.getByRole("textbox", { name: /^Quantity/ }).fill("9");
  await pickRadio(page, "14");
  await page.getByRole("button", { name: "SAVE CHANGE" }).click();
  await expect(page.getByRole("alert").first()).toContainText("You can choose at most");
  await expect(page.getByRole("radio", { name: /^14/ })).toBeChecked();
  await page.getByRole("textbox", { name: /^Quantity/ }).fill("3");
  await page.getByRole("button", { name: "SAVE CHANGE" }).click();
  await expect(page.getByText("Women's 3/4 sleeve blouse, 14, changed. Tops is finished")).toBeVisible();
  await expect(summary.getByText(/, 14 × 3/)).toBeVisible();

  // A change that begins at the review ends there.
  await page.goto(`${shop.url}${PACK}&step=4`);
  await page.getByLabel("Name to engrave").fill("Noa");
  await page.getByRole("button", { name: "Add: Metal name bar, magnetic" }).click();
  await expect(page.getByText("Metal name bar, magnetic, added.")).toBeVisible();
  await page.goto(`${shop.url}${PACK}&step=review`);
  await page.getByRole("link", { name: /^Change Metal name bar/ }).click();
  await expect(page.getByLabel("Name to engrave")).toHaveValue(/noa/i);
  await page.getByLabel("Name to engrave").fill("O'Brien-Ngāti");
  await page.getByRole("button", { name: "SAVE CHANGE" }).click();
  await expect(page.getByText(/^Metal name bar, magnetic, changed\./)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Review clothing");
  await expect(page.getByText(/^o'brien-ngāti$/i)).toBeVisible();

  // An item that was removed meanwhile leads to its step, with nothing lost.
  await page.getByRole("link", { name: /^Change Metal name bar/ }).click();
  await expect(page.getByRole("button", { name: "SAVE CHANGE" })).toBeVisible();
  const gone = page.url();
  await page.goto(`${shop.url}${PACK}&step=review`);
  await page.getByRole("button", { name: /^Remove Metal name bar/ }).click();
  await expect(page.getByText("The item was removed from your bundle.")).toBeVisible();
  await page.goto(gone);
  await expect(page).toHaveURL(/\/packDetailsPage\?.*step=4/);
});
