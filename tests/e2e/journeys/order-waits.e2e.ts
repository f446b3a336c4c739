import { expect, signIn, test, WINDOWS } from "../shop";

/** Each window its own approver, because an order is decided once. */
const PEOPLE = ["approver@lanternbridge.example", "approver@korraline.example"];

for (const [n, window] of WINDOWS.entries()) {
  test(`[SH-11] an approver comes from a notice to the order, decides, and is called no more, at ${window.width} px`, async ({
    page,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, PEOPLE[n]!);
    await page.getByRole("link", { name: /^Notices, \d+\+? new$/ }).click();
    const waiting = page
      .getByRole("listitem")
      .filter({ hasText: /New: Order KR-\d+ of .+ waits for your decision/ })
      .first();
    const code = /KR-\d+/.exec((await waiting.textContent())!)![0];
    expect(await problems()).toEqual([]);
    await waiting.getByRole("link", { name: /^Approve\b/ }).click();

    // The notice leads to the order; it decides nothing.
    await expect(page).toHaveURL(new RegExp(`/my-account/approval/${code}$`));
    await page.getByRole("button", { name: /^APPROVE \d+ PIECES?$/ }).click();
    await expect(page.getByText(`Order ${code} was approved. The wearer is told by email.`)).toBeVisible();

    await page.goto(`${shop.url}/my-account/notices?show=orders`);
    const decided = page.getByRole("listitem").filter({ hasText: `You approved order ${code} of ` });
    await expect(decided).toContainText("Nothing is left to decide.");
    await expect(decided.getByRole("button")).toHaveCount(0);
    await decided.getByRole("link", { name: /^View\b/ }).click();
    await expect(page).toHaveURL(new RegExp(`/my-account/approval/${code}$`));
    await expect(page.getByRole("button", { name: /^APPROVE/ })).toHaveCount(0);
  });
}
