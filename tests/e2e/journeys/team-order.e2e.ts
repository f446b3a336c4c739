import { expect, signIn, test, WINDOWS } from "../shop";

/** One restaurant for each window, so that nobody orders for the same people twice at once. */
const UNITS = ["emberbun-melbourne", "emberbun-hoppers-crossing"];

WINDOWS.forEach((window, at) => {
  test(`[PX-01] a franchisee orders for several people at once, at ${window.width} px`, async ({
    page,
    shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, "approver@emberbun.example", "/proxy-order");
    await page.getByRole("link", { name: "Order for several people at once" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team order");
    await page.getByLabel("Business unit").selectOption(UNITS[at]!);
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(new RegExp(UNITS[at]!));
    await page.getByLabel("Pack", { exact: true }).selectOption("PK-EB-TOPUP-CREW");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL(/PK-EB-TOPUP-CREW/);
    expect(await problems()).toEqual([]);

    const counts = page.getByLabel(/^Crew tee for .*, how many$/);
    const sizes = page.getByLabel(/^Size of Crew tee for /);
    const name = /^Crew tee for (.*), how many$/.exec(
      (await counts.first().getAttribute("aria-label"))!,
    )![1]!;
    await counts.first().fill("1");
    await sizes.first().selectOption({ index: 3 });
    await counts.last().fill("1");
    await sizes.last().selectOption("");
    await page.getByRole("button", { name: "ORDER FOR THE TEAM" }).click();
    // The good row is placed; the other one waits, with what was typed.
    await expect(page.getByText(/1 order was placed: KR-\d+ for /)).toContainText(name);
    await expect(page.getByRole("alert")).toContainText("Choose a size.");
    await expect(counts.last()).toHaveValue("1");
    expect(await problems()).toEqual([]);
    await page.getByRole("link", { name: /Choose a size\.$/ }).click();
    await expect(sizes.last()).toBeFocused();
    await sizes.last().selectOption({ index: 3 });
    await page.getByRole("button", { name: "ORDER FOR THE TEAM" }).click();
    await expect(page.getByText(/1 order was placed: KR-\d+\./)).toBeVisible();
    const done = page.getByRole("row").filter({ hasText: name }).getByRole("link", { name: /^KR-/ });
    await done.click();
    await expect(page.getByText("Ordered for", { exact: true })).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();
    expect(await problems()).toEqual([]);
  });
});
