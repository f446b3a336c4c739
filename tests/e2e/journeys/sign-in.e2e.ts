import { awake } from "../awake";
import { expect, test } from "../shop";

test("[SI-01] one press signs in as somebody of the demo, and leads where the person wanted", async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/login?redirectTo=${encodeURIComponent("/my-account/profile")}`);
  // Whether a remote backend is the demo, its storefront cannot know.
  if (shop.remote) return expect(page.getByText("Demo accounts")).toHaveCount(0);
  await page.getByText("Demo accounts").click();
  await page.getByRole("button", { name: "Approver, Saltbush Valley Health" }).click();
  await expect(page).toHaveURL(/\/my-account\/profile$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("[SI-01] what is typed as a password can be shown where scripts run, and is not sent back", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await page.goto(`${shop.url}/login`);
  const show = page.getByRole("button", { name: "Show password" });
  if (!javaScriptEnabled) {
    await expect(show).toHaveCount(0);
    return;
  }
  await awake(page);
  const field = page.getByLabel("Password");
  await field.fill("not-it");
  await show.click();
  await expect(field).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(field).toHaveAttribute("type", "password");
  await expect(field).toHaveValue("not-it");
});
