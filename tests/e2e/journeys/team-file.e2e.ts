import { expect, signIn, test, WINDOWS } from "../shop";

const OWNER = "approver@emberbun.example";
/** One restaurant for each window, so that nobody orders for the same people twice at once. */
const UNITS = ["emberbun-melbourne", "emberbun-hoppers-crossing"];
const TITLE = "O'Brien-Ngāti <b>&.csv";

WINDOWS.forEach((window, at) => {
  test(`[B-04] a franchisee orders for a team from a file at ${window.width} px, mends a row and sends it again`, async ({
    page,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, OWNER, `/proxy-order?do=team&unit=${UNITS[at]!}&pack=PK-EB-TOPUP-CREW`);
    const counts = page.getByLabel(/^Crew tee for .*, how many$/);
    const names = await counts.evaluateAll((all) =>
      all.map((one) => /^Crew tee for (.*), how many$/.exec(one.getAttribute("aria-label")!)![1]!),
    );
    const row = (name: string, size: string) => `${name};EB-4001;Charcoal;${size};1;`;
    const rows = [row(names[0]!, "M"), row(names[1]!, "17XL")];
    const file = {
      name: TITLE,
      mimeType: "text/plain",
      buffer: Buffer.from(`\ufeff${["Person;Style;Colour;Size;Quantity;Text", ...rows].join("\r\n")}\r\n`),
    };

    // What was typed on the page is kept for later.
    await counts.last().fill("1");
    await page.getByLabel("Name, to keep it for later").fill("Half a team");
    await page.getByRole("button", { name: "Keep for later" }).click();
    await expect(page.getByText("Half a team is as you kept it.")).toBeVisible();
    await expect(counts.last()).toHaveValue("1");
    expect(await problems()).toEqual([]);

    await page.getByRole("link", { name: "Order from a file" }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Team order from a file");
    await expect(page.getByRole("link", { name: "Half a team" }).first()).toBeAttached();
    const send = page.getByRole("button", { name: "Check the rows" });
    await send.click();
    await expect(page.getByRole("alert")).toContainText("Choose a file that is not empty.");
    expect(await problems()).toEqual([]);
    await page.getByLabel("File").setInputFiles(file);
    await send.click();
    await expect(heading).toHaveText("1 of 2 rows is ready");
    await expect(page.getByText("Crew tee is not made in this size").first()).toBeVisible();
    expect(await problems()).toEqual([]);

    await page.getByLabel(`Size of ${names[1]!}, line 3`).selectOption("L");
    await page.getByRole("button", { name: "Check again" }).last().click();
    await expect(heading).toHaveText("2 of 2 rows are ready");
    await page.getByRole("button", { name: "PLACE 2 ORDERS" }).click();
    await expect(async () => {
      await page.reload();
      await expect(heading).toHaveText("2 orders placed");
    }).toPass();
    expect(await problems()).toEqual([]);
    await page.getByRole("link", { name: /^KR-/ }).first().click();
    await expect(page.getByText("Ordered for", { exact: true })).toBeVisible();

    // The same file again orders nothing twice.
    await page.goto(`${shop.url}/proxy-order/team`);
    await page.getByLabel("File").setInputFiles(file);
    await send.click();
    await expect(page.getByText("This file was sent before.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^PLACE/ })).toHaveCount(0);
    await page.getByRole("link", { name: /^Ordered before/ }).click();
    await expect(page.getByText(/ ordered this on .*: KR-/).first()).toBeVisible();
    expect(await problems()).toEqual([]);
  });
});
