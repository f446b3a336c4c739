import { readFileSync, rmSync } from "node:fs";
import { checkOut, pickRadio } from "../pack-steps";
import { startRemoteShop } from "../remote-shop";
import { copiedSeed, expect, signIn, test } from "../shop";

const PICTURE = readFileSync("docs/pictures/home-phone.png");

/** A second process is the API, over real HTTP; `npm run remote` runs every journey so. */
for (const scripts of [false, true]) {
  test(`[API-2] scripts ${scripts ? "on" : "off"}: with a remote API somebody signs in, orders, saves and sends a file`, async ({
    browser,
  }) => {
    const shop = await startRemoteShop(copiedSeed());
    const context = await browser.newContext({ javaScriptEnabled: scripts });
    const page = await context.newPage();

    await signIn(page, shop, "wearer@lanternbridge.example", "/product/LB-2102/mens-stretch-chino");
    await pickRadio(page, /^82.*Regular/);
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    expect(await checkOut(page)).toMatch(/^KR-\d{6}$/);

    await page.goto(`${shop.url}/my-account/profile`);
    await page.getByLabel(/Preferred name/).fill("O'Brien-Ngāti <b>&");
    await page.getByRole("button", { name: "Save", exact: false }).first().click();
    await expect(page.getByRole("status").or(page.getByRole("alert")).first()).toBeVisible();
    await page.goto(`${shop.url}/my-account/profile`);
    await expect(page.getByLabel(/Preferred name/)).toHaveValue("O'Brien-Ngāti <b>&");

    await page.goto(`${shop.url}/contact-us`);
    await page.getByLabel("Topic").selectOption("Wrong size or faulty");
    await page.getByLabel("Message").fill("The left sleeve came without its badge.");
    await page
      .getByLabel("Files")
      .setInputFiles({ name: "sleeve.png", mimeType: "image/png", buffer: PICTURE });
    if (!scripts) await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByText("97 kB, ready")).toBeVisible();
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your message");
    await expect(page.getByText("sleeve.png, 97 kB")).toBeVisible();

    await context.close();
    await shop.stop();
    rmSync(shop.dataDir, { recursive: true, force: true });
  });
}
