import { expect, signIn, test, WINDOWS } from "../shop";

const NAME = "O'Brien-Ngāti <b>&";
const AGENT = "agent@kitroom.example";
const WEARER = "wearer@kestrel.example";

for (const window of WINDOWS) {
  test(`[FW-03] staff change the home banner at ${window.width} px, preview and publish it, a wearer sees it, and the earlier one comes back`, async ({
    page,
    browser,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, AGENT, "/content?search=home+banner");
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Content");
    expect(await problems()).toEqual([]);
    await page.getByRole("link", { name: "Welcome" }).click();
    await expect(title).toHaveText("Welcome");

    // What is wrong is said, and what was typed stays.
    await page.getByLabel("Welcome", { exact: true }).fill("");
    await page.getByLabel("Welcome in Australia").fill(`Good day, ${NAME}.`);
    await page.getByRole("button", { name: "Save draft" }).click();
    await page.getByRole("link", { name: /^Welcome: / }).click();
    await expect(page.getByLabel("Welcome", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Welcome in Australia")).toHaveValue(`Good day, ${NAME}.`);
    expect(await problems()).toEqual([]);
    await page.getByLabel("Welcome", { exact: true }).fill("Choose your uniform.");
    await page.getByRole("button", { name: "Save draft" }).dblclick();
    await expect(page.getByText("The draft is saved.")).toBeVisible();
    expect(await problems()).toEqual([]);

    const wearer = await (await browser.newContext({ viewport: window })).newPage();
    await signIn(wearer, shop, WEARER, "/home");
    await expect(wearer.getByText("Choose your uniform in a few steps.")).toBeVisible();

    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.getByText(`Good day, ${NAME}.`)).toBeVisible();
    await expect(page.getByText("Preview.", { exact: true })).toBeVisible();
    await page.goto(`${shop.url}/content/components/HomepageHeroBanner`);
    await page.getByRole("button", { name: "PUBLISH NOW" }).dblclick();
    await expect(page.getByText("It is published.")).toBeVisible();
    await wearer.reload();
    await expect(wearer.getByText(`Good day, ${NAME}.`)).toBeVisible();

    await page.getByRole("link", { name: "Version 1" }).click();
    await expect(title).toHaveText("Version 1");
    expect(await problems()).toEqual([]);
    await page.getByRole("button", { name: "Make it the draft" }).click();
    await expect(page.getByText("The draft is version 1.")).toBeVisible();
    await page.getByText("Publish at a time").click();
    await page.getByLabel("Day").fill("2099-12-01");
    await page.getByLabel("Time").fill("5:30 pm");
    await page.getByRole("button", { name: "Plan it" }).click();
    await expect(page.getByText("It is published 1 Dec 2099, 17:30")).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("button", { name: "Cancel the plan" }).click();
    await page.getByRole("button", { name: "PUBLISH NOW" }).click();
    await expect(page.getByText("It is published.")).toBeVisible();
    await wearer.reload();
    await expect(wearer.getByText("Choose your uniform in a few steps.")).toBeVisible();
    await wearer.context().close();
  });
}

test("[FW-03] staff add a notice to the home page, above the others, and customers see it once both are published", async ({
  page,
  freshShop: shop,
  problems,
}) => {
  await signIn(page, shop, AGENT, "/content/pages?search=home");
  expect(await problems()).toEqual([]);
  await page.getByRole("link", { name: "Home", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Quick links" })).toBeVisible();
  expect(await problems()).toEqual([]);
  await page.getByRole("link", { name: "Add a component to Notices" }).click();
  await page.getByRole("searchbox", { name: "Find one by its name or text" }).fill("terms");
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByRole("button", { name: "Add Terms and conditions" }).first()).toBeVisible();
  expect(await problems()).toEqual([]);
  await page.getByRole("link", { name: "Add a new component here" }).click();
  expect(await problems()).toEqual([]);
  await page.getByLabel("What it is").selectOption("Text");
  await page.getByLabel("Name").fill(`Easter ${NAME}`);
  await page.getByRole("button", { name: "Add it" }).dblclick();
  await page
    .getByLabel("Text", { exact: true })
    .fill("<p>We are <b>closed</b> on Good Friday.</p><script>x</script>");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("The shop will leave out <script>.")).toBeVisible();
  await page.getByRole("button", { name: "PUBLISH NOW" }).click();
  await page.locator("#main").getByRole("link", { name: "Notices" }).click();
  await page.getByRole("button", { name: `Up Easter ${NAME}` }).click();
  await page.getByRole("button", { name: "PUBLISH NOW" }).click();
  await expect(page.getByText("It is published.")).toBeVisible();
  expect(await problems()).toEqual([]);
  await page.goto(`${shop.url}/home`);
  await expect(page.getByText("We are closed on Good Friday.")).toBeVisible();
});
