import { expect, signIn, test } from "../shop";

test("[OR-01] a printed order says whose it is, keeps each label by its value and its seam above the total", async ({
  page,
  shop,
}) => {
  await signIn(page, shop, "wearer@kestrel.example", "/my-account/orders");
  await page.locator("tbody a.code").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order KR-/);
  const organisation = page.getByText("Kestrel Meridian Airways, Melbourne base");
  await expect(organisation).toBeHidden();
  await page.emulateMedia({ media: "print" });
  // A4 without its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  await expect(organisation).toBeVisible();
  for (const away of [".top", ".crumb", ".btn", ".link", ".foot"]) {
    for (const one of await page.locator(away).all()) await expect(one).toBeHidden();
  }
  const apart = await page.locator(".kv dt").evaluateAll((labels) =>
    labels
      .filter((label) => {
        const [left, right] = [label, label.nextElementSibling!].map((one) => one.getBoundingClientRect());
        return Math.abs(left!.top - right!.top) > 4 || right!.left < left!.right;
      })
      .map((label) => label.textContent),
  );
  expect(apart).toEqual([]);
  const seam = page.locator(".docket .seam");
  await expect(seam).toHaveCSS("border-top-style", "dashed");
  await expect(seam).toHaveCSS("background-image", "none");
  await expect(page.locator(".trip .done").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688);
});
