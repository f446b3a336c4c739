import { rmSync } from "node:fs";
import { awake } from "../awake";
import { copyOfSeed, expect, signIn, test } from "../shop";

const CHAT = "https://chat.example/widget.js";

test("[SH-13] who signs out where a chat was loaded is told so, on a page without it", async ({ page }) => {
  await page.route(CHAT, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "document.body.append(Object.assign(document.createElement('aside'), { textContent: 'Chat with us' }))",
    }),
  );
  const shop = await copyOfSeed({ CHATBOT_SCRIPT_URL: CHAT });
  try {
    await page.setViewportSize({ width: 1280, height: 844 });
    await signIn(page, shop, "wearer@korraline.example");
    await awake(page);
    await expect(page.getByText("Chat with us")).toBeVisible();
    await page.locator('summary[aria-label^="Account"]').click();
    await page.getByRole("button", { name: /sign out/i }).click();
    await expect(page.getByText("You are signed out.")).toBeVisible();
    await awake(page);
    await expect(page.getByText("You are signed out.")).toBeVisible();
    await expect(page.getByText("Chat with us")).toHaveCount(0);
  } finally {
    await page.close();
    await shop.stop();
    rmSync(shop.dataDir, { recursive: true, force: true });
  }
});
