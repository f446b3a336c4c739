import { expect, signIn, test } from "../shop";

test("[PK-08] what was typed and not sent is there again after leaving by mistake", async ({
  page,
  shop,
  javaScriptEnabled,
}) => {
  await signIn(page, shop, "newstarter@kestrel.example", "/packDetailsPage?packId=PK-KM-NS-CABIN&step=4");
  await page.getByRole("link", { name: "Metal name bar, magnetic", exact: true }).click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  const text = page.getByLabel("Name to engrave");
  await text.fill("Māia O'Brien");
  await page.getByRole("link", { name: "My packs" }).first().click();
  // Without scripts nothing can ask, and Back brings the form as it was.
  if (javaScriptEnabled) await page.getByRole("button", { name: "Stay on this page" }).click();
  else await page.goBack();
  await expect(text).toHaveValue("Māia O'Brien");
});
