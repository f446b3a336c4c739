import { endSignIn, endVisitToken, visitSid } from "../end-sign-in";
import { choose, fill } from "../pack-steps";
import { PASSWORD } from "../places";
import { expect, signIn, test } from "../shop";
import { startVisit } from "../start-visit";

test("[SI-08] a session that ends in the middle of a form loses nothing: sign in, continue, done", async ({
  page,
  context,
  freshShop: shop,
}) => {
  await signIn(page, shop, "newstarter@kestrel.example", "/packDetailsPage?packId=PK-KM-NS-CABIN&step=4");
  await page.getByRole("link", { name: "Metal name bar, magnetic", exact: true }).click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await page.getByLabel("Name to engrave").fill("Māia O'Brien");
  await endSignIn(shop, context);
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.getByText("Your session has expired. Please login again.")).toBeVisible();
  await page.getByLabel("Email").fill("newstarter@kestrel.example");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page.getByRole("definition").filter({ hasText: "Māia O'Brien" })).toBeVisible();
  await page.getByRole("button", { name: "CONTINUE" }).click();
  await expect(page.getByText("Engraved name: Māia O'Brien")).toBeVisible();
});

test("[SI-08] tokens that end in the middle of a punch-out form are renewed, and the form is taken", async ({
  page,
  freshShop: shop,
}) => {
  const startPath = await startVisit(shop, "wearer@korraline.example", "https://buyer.example/return");
  const sid = await visitSid(shop, startPath);
  await page.goto(shop.url + startPath);
  await page.getByRole("link", { name: /: Sun and socks$/ }).click();
  await page.getByRole("link", { name: "Wide brim hat", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "ADD TO BUNDLE" })).toBeVisible();
  await fill(page, { product: "Wide brim hat", size: "L" });
  await endVisitToken(shop, sid);
  await page.getByRole("button", { name: "ADD TO BUNDLE" }).click();
  await expect(page.getByText(/, added\./).first()).toBeVisible();
});

test("[SI-08] signing out ends the session here and at the API", async ({ page, context, shop }) => {
  await signIn(page, shop, "wearer@kestrel.example");
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "kitroom")).toMatchObject({
    httpOnly: true,
    // On plain http not every browser keeps a Secure cookie; tests/security/headers.test.ts has the one of https.
    secure: false,
    sameSite: "Lax",
  });
  await page.goto(`${shop.url}/logout`);
  await page.getByRole("button", { name: "SIGN OUT" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  // The old cookie still opens, but the API has forgotten its tokens.
  await context.clearCookies();
  await context.addCookies(cookies);
  await page.goto(`${shop.url}/my-account/profile`);
  await expect(page).toHaveURL(/\/login/);
});

test("[PK-08] a draft is there again on another device", async ({ page, browser, freshShop: shop }) => {
  await signIn(page, shop, "newstarter@kestrel.example", "/packDetailsPage?packId=PK-KM-NS-CABIN&step=1");
  await choose(page, { product: "Women's one button jacket", size: "12" });
  const device = await browser.newContext({ javaScriptEnabled: false });
  const elsewhere = await device.newPage();
  await signIn(
    elsewhere,
    shop,
    "newstarter@kestrel.example",
    "/packDetailsPage?packId=PK-KM-NS-CABIN&step=1",
  );
  await expect(elsewhere.locator("#summary")).toContainText("Women's one button jacket");
  await device.close();
});
