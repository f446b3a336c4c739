import type { Page } from "@playwright/test";
import { awake } from "../awake";
import { choose, pickRadio } from "../pack-steps";
import { accessProblems, expect, signIn, test } from "../shop";
import type { RunningShop } from "../host";
import { startVisit } from "../start-visit";

const STEP_1 = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=1";
const WARDROBE = "/packDetailsPage?packId=PK-LB-WARDROBE";
const STEP_4 = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=4";

const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });
const engraving = (page: Page) => page.getByLabel("Name to engrave");

/** A new starter at the name bar, which asks for a text. */
async function atNameBar(page: Page, shop: RunningShop): Promise<void> {
  await signIn(page, shop, "newstarter@kestrel.example", STEP_4);
  await page.getByRole("link", { name: "Metal name bar, magnetic", exact: true }).click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await expect(engraving(page)).toBeVisible();
  await awake(page);
}

test("[PK-08] a link asks before it takes away what was typed; staying loses nothing", async ({
  page,
  freshShop: shop,
}) => {
  await atNameBar(page, shop);
  await engraving(page).fill("Māia O'Brien");
  const link = page.getByRole("link", { name: "My packs" }).first();
  for (const [width, wide] of [
    [390, 390],
    [768, 768],
    [769, 531],
    [1280, 531],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Stay on this page" })).toBeFocused();
    await expect(question(page)).toHaveAccessibleDescription(
      /You have not added Metal name bar, magnetic to your bundle/,
    );
    expect(Math.round((await question(page).boundingBox())?.width ?? 0)).toBe(wide);
    expect(await accessProblems(page)).toEqual([]);
    await page.keyboard.press(width === 1280 ? "Enter" : "Escape");
    await expect(question(page)).toBeHidden();
    await expect(link).toBeFocused();
    await expect(engraving(page)).toHaveValue("Māia O'Brien");
    await expect(page).toHaveURL(/style=/);
  }
  await link.click();
  await page.getByRole("link", { name: "Stay on this page" }).click();
  await expect(question(page)).toBeHidden();
  await link.click();
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My packs");
  await expect(question(page)).toBeHidden();
});

test("[PK-08] nobody is asked who changed nothing, took it back, or has sent it", async ({
  page,
  freshShop: shop,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await signIn(page, shop, "newstarter@kestrel.example", STEP_1);
  await page.getByRole("link", { name: "Women's one button jacket", exact: true }).click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await awake(page);
  await page.getByRole("button", { name: "One more Women's one button jacket" }).click();
  await page.getByRole("button", { name: "One fewer Women's one button jacket" }).click();
  await page.getByRole("link", { name: "Back to Suiting" }).click();
  await expect(page.getByRole("link", { name: "Women's one button jacket", exact: true })).toBeVisible();

  await page.goto(shop.url + STEP_4);
  await page.getByRole("link", { name: "Metal name bar, magnetic", exact: true }).click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await awake(page);
  await engraving(page).fill("Māia");
  await engraving(page).fill("");
  await page.getByRole("link", { name: "My packs" }).first().click();
  await expect(heading).toHaveText("My packs");

  await page.goBack();
  await engraving(page).fill("Māia");
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.getByText(/, added\./).first()).toBeVisible();
  await page.getByRole("link", { name: "My packs" }).first().click();
  await expect(heading).toHaveText("My packs");
  await expect(question(page)).toBeHidden();
});

test("[PK-08] Back asks too, and goes where it was going", async ({ page, freshShop: shop }) => {
  await signIn(page, shop, "newstarter@kestrel.example", STEP_4);
  await awake(page);
  // A jump inside the page before it is no trap.
  await page.locator(".bar a").click();
  await page.getByRole("link", { name: "Metal name bar, magnetic", exact: true }).click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await engraving(page).fill("Māia");
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(/style=/);
  await expect(engraving(page)).toHaveValue("Māia");
  await page.goBack();
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page.getByRole("link", { name: "Metal name bar, magnetic", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/step=4$/);
  // Forward is a fresh form.
  await page.goForward();
  await expect(engraving(page)).toHaveValue("");
});

test("[PK-08] another form of the page asks first and is sent after the answer", async ({
  page,
  freshShop: shop,
}) => {
  await atNameBar(page, shop);
  await engraving(page).fill("Māia");
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.locator("#summary")).toContainText("Engraved name: Māia");
  await page.goto(`${shop.url}${STEP_4}&set=SHOES`);
  await page.goto(`${shop.url}${STEP_4.replace("packDetailsPage", "packItem")}&set=NAME_BAR&style=KM-1403`);
  await awake(page);
  await engraving(page).fill("Tāne");
  const remove = page.getByRole("button", { name: /^Remove Metal name bar/ });
  await remove.click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  await expect(page.locator("#summary")).toContainText("Engraved name: Māia");
  await remove.click();
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page.getByText("The item was removed from your bundle.")).toBeVisible();
  await expect(page.locator("#summary")).not.toContainText("Engraved name: Māia");
});

test("[PK-08] what was refused is still not sent, and sending it again asks nothing", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, "newstarter@kestrel.example", STEP_1);
  await page.getByRole("link", { name: "Women's one button jacket", exact: true }).click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await awake(page);
  await page.getByRole("textbox", { name: /^Quantity/ }).fill("2");
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  const summary = page.getByRole("alert").filter({ hasText: /There (is|are) \d thing/ });
  await expect(summary).toBeVisible();
  // The link to the field at fault is no way out, and takes nothing away.
  await summary.getByRole("link").first().click();
  await expect(page.locator("#choose-KM-1201-fit")).toBeFocused();
  await expect(summary).toBeVisible();
  await expect(page.getByRole("textbox", { name: /^Quantity/ })).toHaveValue("2");
  await page.getByRole("link", { name: "My packs" }).first().click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: /^Quantity/ }).fill("1");
  await pickRadio(page, "12");
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.getByText(/, added\./).first()).toBeVisible();
});

test("[PK-08] the browser asks before a reload, and only while there is something to lose", async ({
  page,
  freshShop: shop,
}) => {
  await atNameBar(page, shop);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  // Chromium asks on behalf of pages that somebody has touched.
  await engraving(page).click();
  await page.reload();
  expect(asked).toEqual([]);
  await awake(page);
  await engraving(page).click();
  await page.keyboard.type("Māia");
  const wasAsked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  expect((await wasAsked).type()).toBe("beforeunload");
  await expect(engraving(page)).toHaveValue("Māia");
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.getByText(/, added\./).first()).toBeVisible();
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});

test("[PK-08] a punch-out visit asks as well, under its key", async ({ page, freshShop: shop }) => {
  await page.goto(
    shop.url + (await startVisit(shop, "wearer@korraline.example", "https://buyer.example/return")),
  );
  await page.getByRole("link", { name: /: Sun and socks$/ }).click();
  await page.getByRole("link", { name: "Wide brim hat", exact: true }).click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await awake(page);
  await pickRadio(page, "L");
  await page.getByRole("link", { name: "Cancel requisition" }).click();
  await expect(question(page)).toBeVisible();
  await page.getByRole("button", { name: "Stay on this page" }).click();
  await expect(page.getByRole("radio", { name: /^L(,|$)/ })).toBeChecked();
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.getByText(/, added\./).first()).toBeVisible();
  await expect(page).toHaveURL(/\/s\/[\w-]+\/packDetailsPage/);
});

test.describe("where the question's code cannot be had", () => {
  test.use({ alsoExpected: /ERR_FAILED/ });

  test("[PK-08] the browser's own question stands in for it", async ({ page, freshShop: shop }) => {
    await page.route(/leave-dialog/, (route) => route.abort());
    await atNameBar(page, shop);
    await engraving(page).fill("Māia");
    const answers = [false, true];
    page.on("dialog", (dialog) => void (answers.shift() ? dialog.accept() : dialog.dismiss()));
    const link = page.getByRole("link", { name: "My packs" }).first();
    await link.click();
    await expect.poll(() => answers.length).toBe(1);
    await expect(engraving(page)).toHaveValue("Māia");
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My packs");
  });
});

test.describe("without a network", () => {
  test.use({ alsoExpected: /ERR_INTERNET_DISCONNECTED/ });

  test("[PK-08] nobody is asked about leaving, for nobody can leave", async ({
    page,
    context,
    freshShop: shop,
  }) => {
    await atNameBar(page, shop);
    await engraving(page).fill("Māia");
    const link = page.getByRole("link", { name: "My packs" }).first();
    // The dialog's code comes at the first change.
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole("alert")).toContainText("we cannot open that page");
    await expect(question(page)).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText("You are offline", { exact: false })).toBeHidden();
    await link.click();
    await expect(question(page)).toBeVisible();
    // It goes while the question stands.
    await context.setOffline(true);
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole("alert")).toContainText("we cannot open that page");
    await expect(engraving(page)).toHaveValue("Māia");
  });
});

test("[PK-08] the size guide opens over the choice and takes nothing away", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, "newstarter@kestrel.example", STEP_1);
  await page.getByRole("link", { name: "Women's one button jacket", exact: true }).click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await awake(page);
  await pickRadio(page, "8");
  await page.getByText("Size guide", { exact: true }).first().click();
  await expect(page.getByRole("table", { name: "Women's sizes" })).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(await accessProblems(page)).toEqual([]);
  await page.getByRole("button", { name: "Use 12" }).click();
  await expect(page.getByRole("radio", { name: /^12(,|$)/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /^12(,|$)/ })).toBeFocused();
  await expect(page.getByRole("table", { name: "Women's sizes" })).toBeHidden();
  await expect(page).toHaveURL(/packItem/);
});

test("[PK-08] what is typed on a card is asked about like the item's own form", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, "newstarter@kestrel.example", STEP_4);
  await awake(page);
  const card = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Metal name bar/ }) });
  await card.getByLabel("Name to engrave").fill("Māia O'Brien");
  const link = page.getByRole("link", { name: "My packs" }).first();
  await link.click();
  await expect(question(page)).toHaveAccessibleDescription(
    /What you typed for Metal name bar, magnetic is not in your bundle/,
  );
  await page.keyboard.press("Escape");
  await expect(card.getByLabel("Name to engrave")).toHaveValue("Māia O'Brien");
  await card.getByRole("button", { name: /^Add/ }).first().click();
  await expect(page.getByText(/, added\./).first()).toBeVisible();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My packs");
});

/** Somebody puts a pack into the cart and then chooses one piece more. */
async function changeInCart(page: Page, shop: RunningShop): Promise<void> {
  const blouse = { product: "Women's tie neck blouse", colour: "Ivory" };
  await signIn(page, shop, "wearer@lanternbridge.example", `${WARDROBE}&step=1`);
  await choose(page, { ...blouse, size: "12" });
  await page.goto(`${shop.url}${WARDROBE}&step=review`);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page).toHaveURL(/packList/);
  await page.goto(`${shop.url}${WARDROBE}&step=1`);
  await awake(page);
  await choose(page, { ...blouse, size: "14" });
}

test("[PK-08] [PK-07] a pack that changed after it went into the cart is not left without a word", async ({
  page,
  freshShop: shop,
}) => {
  await changeInCart(page, shop);
  const packs = page.getByRole("link", { name: "My packs" }).first();
  const asked = page.getByRole("dialog", { name: "Leave without updating your cart?" });
  await packs.click();
  await expect(asked).toHaveAccessibleDescription(
    /^Your changes to Yearly wardrobe are saved, but your cart/,
  );
  expect(await accessProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(asked).toBeHidden();
  // The review has the button, so the way there is free; and so is the way on after it was pressed.
  await page.getByRole("button", { name: "Next: Review" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Review clothing");
  await packs.click();
  await expect(asked).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "UPDATE CART" }).click();
  await expect(page).toHaveURL(/packList/);
  await page.goto(`${shop.url}${WARDROBE}&step=review`);
  await awake(page);
  await packs.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My packs");
});

test("[PK-08] [PK-07] whoever leaves a changed pack finds the change where it was", async ({
  page,
  freshShop: shop,
}) => {
  await changeInCart(page, shop);
  await page.getByRole("link", { name: "My packs" }).first().click();
  await page.getByRole("button", { name: "Leave without updating" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My packs");
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByText("You changed Yearly wardrobe after you added it to your cart.")).toBeVisible();
});
