import { expect, signIn, test } from "../shop";

test("[SR-06] a card shows the garment in the colour that is chosen, with the keyboard too", async ({
  page,
  shop,
  problems,
}) => {
  await signIn(page, shop, "admin@korraline.example", "/search");
  const card = page
    .locator("li.pc")
    .filter({ has: page.getByRole("radio") })
    .first();
  const colours = card.getByRole("radio");
  const shown = card.locator(".pic img:visible");
  await expect(shown).toHaveCount(1);
  const first = await shown.getAttribute("src");
  await card.locator(".sw label").nth(1).click();
  await expect(colours.nth(1)).toBeChecked();
  await expect(shown).toHaveCount(1);
  const second = await shown.getAttribute("src");
  expect(second).not.toBe(first);
  await colours.nth(1).press("ArrowLeft");
  await expect(colours.first()).toBeChecked();
  await expect(shown).toHaveAttribute("src", first!);
  expect(await problems()).toEqual([]);
});
