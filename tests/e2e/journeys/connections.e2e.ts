import { setupDocument } from "../../support/cxml";
import { expect, signIn, test } from "../shop";

test("[PO-07] staff paste a set-up document and see what would become of it", async ({
  page,
  shop,
  problems,
}) => {
  await signIn(page, shop, "agent@kitroom.example", "/connections");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Buyer connections");
  await page.getByRole("link", { name: "CHECK A DOCUMENT" }).click();
  await expect(heading).toHaveText("Check a set-up document");
  const field = page.getByRole("textbox", { name: "Set-up document" });
  const press = page.getByRole("button", { name: "CHECK DOCUMENT" });
  await press.click();
  await expect(page.getByRole("heading", { name: "There is 1 thing to fix" })).toBeVisible();

  await field.fill(setupDocument({ doctype: "", cookie: "REQ-20417" }));
  await press.click();
  await expect(page.getByRole("heading", { name: "It would open a visit" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "2 things are odd" })).toBeVisible();
  await expect(page.locator("pre", { hasText: "<BuyerCookie>REQ-20417</BuyerCookie>" })).toBeVisible();
  await expect(field).toHaveValue(/<SharedSecret>••••••••<\/SharedSecret>/);
  expect(await problems()).toEqual([]);

  // It is still there to be changed and checked again.
  await field.fill(setupDocument({ post: "" }));
  await press.click();
  await expect(
    page.getByText("BrowserFormPost is missing, so that no cart could be returned.").first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(field).toHaveValue("");
  await page.goto(`${shop.url}/connections?name=Tenderline`);
  await expect(page.getByText("Korraline Civil", { exact: false }).first()).toBeVisible();
});
