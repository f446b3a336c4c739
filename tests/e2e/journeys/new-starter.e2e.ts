import { checkOut, choose, next } from "../pack-steps";
import { keepRows } from "../rows";
import { expect, signIn, test } from "../shop";

const LOCKED =
  "This category is unavailable to select from. You've already selected items for this bundle from another category. To select from this category, please remove items from bundle summary.";

test("[PK-02] [PK-09] a new starter completes a pack, meets its rules on the way, and orders it", async ({
  page,
  freshShop: shop,
}, { project }) => {
  await signIn(page, shop, "newstarter@kestrel.example");
  await page.getByRole("link", { name: "CHOOSE MY PACK", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suiting (Step 1 of 5)");

  // Nothing is red before it was asked for. Going on without an item says what is missing, and leaves a way on.
  await expect(page.locator(".slot.need")).toHaveCount(0);
  await next(page);
  await expect(page.getByText("Suiting is not finished")).toBeVisible();
  await expect(page.locator(".slot.need")).toHaveText(/Selection Required\s*Item not selected/);
  // The one jacket fills its step, so the next one opens.
  await choose(page, { product: "Women's one button jacket", size: "12" });
  await expect(page.getByText("Women's one button jacket, 12, added. Suiting is finished.")).toBeVisible();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tops (Step 2 of 5)");
  await choose(page, { product: "Women's 3/4 sleeve blouse", size: "12", quantity: 3 });
  await expect(page.getByText("(Optional)")).toBeVisible();
  await next(page);

  // Trousers lock skirts and dresses; taking them out again opens the others.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bottoms (Step 3 of 5)");
  await choose(page, {
    product: "Women's wool blend trouser",
    size: "12",
    texts: { "Finished inside leg in cm": "78" },
  });
  await expect(page.getByText(LOCKED).first()).toBeVisible();
  await expect(page.getByText("UNABLE TO SELECT").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Women's pencil skirt/ })).toHaveCount(0);
  await page.getByRole("button", { name: /^Remove Women's wool blend trouser/ }).click();
  await choose(page, { product: "Women's pencil skirt", size: "12", quantity: 2 });
  await next(page);

  // A name bar without its name is refused in the spec's words and keeps everything else.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accessories (Step 4 of 5)");
  await page.getByRole("link", { name: "Metal name bar, magnetic", exact: true }).click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.getByRole("alert")).toContainText("There is 1 thing to fix");
  await expect(
    page.getByRole("link", { name: "Name to engrave: Enter the text for ‘Name to engrave’." }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByLabel("Name to engrave").fill("Aroha O'Brien-Ngāti");
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.getByText("Engraved name: Aroha O'Brien-Ngāti")).toBeVisible();
  await next(page);

  // Review; Edit of one bundle goes there and back; discarding asks first.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review clothing (Step 5 of 5)");
  await expect(page.getByRole("main")).toContainText(
    /Products in .+ Packs cannot be returned and may only be exchanged in the event of incorrect sizing, faulty items, or incorrect shipments\./,
  );
  await page.getByRole("link", { name: "Edit Tops" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tops (Step 2 of 5)");
  await page.getByRole("button", { name: "Back to review" }).first().click();
  await page.getByRole("link", { name: "Discard Changes" }).click();
  await page.getByRole("link", { name: "Keep my choices" }).click();
  await expect(page.getByText("Products in New starter Packs cannot be returned")).toBeVisible();
  await page.getByRole("button", { name: "ADD TO CART" }).click();

  await expect(page).toHaveURL(/\/packList\?role=PK-KM-NS-CABIN/);
  await expect(page.getByText("Your pack is in your cart. Check out to order it.")).toBeVisible();
  await page.goto(`${shop.url}/packDetailsPage?packId=PK-KM-NS-CABIN&step=review`);
  await expect(page.getByRole("button", { name: "UPDATE CART" })).toBeVisible();
  await page.goto(`${shop.url}/packList`);

  const code = await checkOut(page, { purchaseOrder: "PO4410NOV26" });
  expect(code).toMatch(/^KR-\d{6}$/);
  await page.goto(`${shop.url}/my-account/orders`);
  await page.getByRole("link", { name: code }).click();
  await expect(page.getByText("PO4410NOV26")).toBeVisible();
  await expect(page.getByText("Aroha O'Brien-Ngāti")).toBeVisible();

  // What was left went down, so the pack cannot be ordered twice.
  await page.goto(`${shop.url}/orderUniform`);
  const pack = page.getByRole("article", { name: "New starter pack, cabin crew" });
  await expect(pack).toContainText("4 items left of 11 items");
  await keepRows(page, shop, "new-starter", project.name);
});

test("[PK-07] discarding empties the draft, and only the wearer's own", async ({ page, freshShop: shop }) => {
  await signIn(page, shop, "newstarter@kestrel.example", "/packDetailsPage?packId=PK-KM-NS-CABIN&step=1");
  await choose(page, { product: "Women's one button jacket", size: "12" });
  await page.goto(`${shop.url}/packDetailsPage?packId=PK-KM-NS-CABIN&step=review`);
  await page.getByRole("link", { name: "Discard Changes" }).click();
  await page.getByRole("button", { name: "Discard Changes" }).click();
  await expect(page.getByText("Your changes were discarded.")).toBeVisible();
  await expect(page.locator(".slot.opt").first()).toBeVisible();
});

test("[PK-03] an incomplete pack is refused at the cart with a link to each bundle", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, "newstarter@kestrel.example", "/packDetailsPage?packId=PK-KM-NS-CABIN&step=1");
  await choose(page, { product: "Women's one button jacket", size: "12" });
  await page.goto(`${shop.url}/packDetailsPage?packId=PK-KM-NS-CABIN&step=review`);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByRole("alert").first()).toContainText("There are 3 things to fix");
  await page.getByRole("link", { name: /^Tops: Selection Required/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tops (Step 2 of 5)");
  await expect(page.getByText("Tops is not finished")).toBeVisible();
});
