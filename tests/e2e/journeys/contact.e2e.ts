import { readFileSync } from "node:fs";
import { expect, signIn, test, WINDOWS } from "../shop";

const PICTURE = readFileSync("docs/pictures/home-phone.png");
const video = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from("ftypqt  "), Buffer.alloc(8)]);

for (const window of WINDOWS) {
  test(`[AC-04] a picture goes to the uniform desk with a message, at ${window.width} px`, async ({
    page,
    shop,
    problems,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, "finance@kestrel.example", "/contact-us");
    await page.getByLabel("Message").fill("The left pocket seam opened.\nO'Brien-Ngāti <b>&");
    await page.getByLabel("Files").setInputFiles([
      { name: "seam.png", mimeType: "image/png", buffer: PICTURE },
      { name: "walk.mov", mimeType: "video/quicktime", buffer: video },
    ]);
    // With scripts a file goes as soon as it is chosen.
    const add = page.getByRole("button", { name: "Add", exact: true });
    if (javaScriptEnabled === false) await add.click();
    else await expect(add).toHaveCount(0);
    await expect(page.getByText("Videos cannot be sent. A picture is enough.")).toBeVisible();
    await expect(page.getByText("97 kB, ready")).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("link", { name: "Topic: This information is required." })).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue(/seam opened\.\r?\nO'Brien-Ngāti <b>&$/);
    await page.getByLabel("Topic").selectOption("Wrong size or faulty");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your message");
    await expect(page.getByText("seam.png, 97 kB")).toBeVisible();
    expect(await problems()).toEqual([]);
    // Nothing waits for the next message.
    await page.getByRole("link", { name: "Contact us" }).first().click();
    await expect(page.getByText("ready", { exact: false })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^ASK-/ }).first()).toBeVisible();
  });
}
