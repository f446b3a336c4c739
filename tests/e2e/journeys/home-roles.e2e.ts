import { expect, forgetCookies, signIn, test, WINDOWS } from "../shop";

const APPROVER = "approver@saltbush.example";

test("[AP-01] [SH-07] an approver approves an order from the home page and stays there", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, APPROVER);
  const heading = page.getByRole("heading", { level: 1 });
  const begun = Number(/^(\d+) orders wait for you$/.exec((await heading.textContent())!)![1]);
  const first = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Approve KR-/ }) });
  const press = first.first().getByRole("button", { name: /^Approve KR-/ });
  const code = (await press.getAttribute("aria-label"))!.replace("Approve ", "");
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    expect(await problems()).toEqual([]);
  }
  await press.click();
  await expect(page.getByText(`Order ${code} was approved. The wearer is told by email.`)).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(heading).toHaveText(`${begun - 1} orders wait for you`);
  await expect(page.getByRole("button", { name: `Approve ${code}` })).toHaveCount(0);

  // What is not clear from here is one press away too.
  await page
    .getByRole("link", { name: /^See the order KR-/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^APPROVE \d+ PIECE/ })).toBeVisible();
});

test("[SH-07] [FW-02] the home page of each role can be read by everybody, and fits a narrow window", async ({
  page,
  shop,
  problems,
}) => {
  const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
  for (const [at, who, part] of [
    [shop, "admin@saltbush.example", "Needs your attention"],
    [shop, "finance@korraline.example", "Due first"],
    [shop, "agent@kitroom.example", "Customers you helped last"],
    [shop, "wearer@korraline.example", "On its way to you"],
    [wholesale, "buyer@harrowstreet.example", "Saved carts"],
  ] as const) {
    await forgetCookies(page);
    await signIn(page, at, who);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(`${at.url}/`);
    await expect(page.getByRole("heading", { name: part })).toBeVisible();
    for (const window of [{ width: 320, height: 256 }, ...WINDOWS]) {
      await page.setViewportSize(window);
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([who, window.width, await beyond()]).toEqual([who, window.width, 0]);
      expect(await problems()).toEqual([]);
    }
  }
});
