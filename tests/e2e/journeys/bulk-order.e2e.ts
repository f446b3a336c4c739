import { expect, signIn, test, WINDOWS } from "../shop";

const BUYER = "buyer@harrowstreet.example";
const HEAD = "Purchase order number,Deliver to,Code,Quantity";

for (const window of WINDOWS) {
  test(`[BK-01] a buyer sends a file of orders at ${window.width} px, mends it and has the orders placed`, async ({
    page,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    const wholesale = { ...shop, url: shop.url.replace("localhost", "wholesale.localhost") };
    const file = (lines: string[]) => ({
      name: "O'Brien-Ngāti <b>&.csv",
      mimeType: "text/csv",
      buffer: Buffer.from([HEAD, ...lines].join("\r\n")),
    });
    await signIn(page, wholesale, BUYER, "/bulk-order");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Bulk order");
    await expect(page.getByText("No file yet. Files are kept for three months.")).toBeVisible();

    // Nothing, and what is no list of orders, is refused in words.
    await page.getByRole("button", { name: "Check the orders" }).click();
    await expect(page.getByRole("alert")).toContainText("Choose a file that is not empty.");
    await page.getByLabel("File").setInputFiles({ ...file([]), buffer: Buffer.from("Name\nSam") });
    await page.getByRole("button", { name: "Check the orders" }).click();
    await expect(page.getByRole("alert")).toContainText("A line must name the columns");
    expect(await problems()).toEqual([]);

    const good = ["BULK1,,KC-5101-NV-82R,3", "BULK1,,KC-5002-ON-M,2", "BULK2,,KC-5101-NV-87R,4"];
    await page.getByLabel("File").setInputFiles(file([...good, "BULK3,,KC-0000-NO-M,1"]));
    await page.getByRole("button", { name: "Check the orders" }).click();
    await expect(heading).toHaveText("2 of 3 orders ready");
    await expect(page.getByText("There is no item with this code.")).toBeVisible();
    expect(await problems()).toEqual([]);
    const orders = page.getByRole("table", { name: "Orders" });
    const total = orders.getByRole("row", { name: /BULK1/ }).getByText(/^\$\d/);
    const promised = await total.innerText();

    await page.getByRole("button", { name: "PLACE 2 ORDERS" }).click();
    await expect(page).toHaveURL(/\/acknowledgement$/);
    await expect(async () => {
      await page.reload();
      await expect(heading).toHaveText("2 of 3 orders placed");
    }).toPass();
    await expect(page.getByText("1 order is not placed.")).toBeVisible();
    await expect(total).toHaveText(promised);
    expect(await problems()).toEqual([]);

    // Each order is an order like any other.
    await orders.getByRole("row", { name: /BULK1/ }).getByRole("link").click();
    await expect(heading).toContainText("KR-");
    await expect(page.getByText("BULK1").first()).toBeVisible();

    // The same file again says that it was there before.
    await page.goto(`${wholesale.url}/bulk-order`);
    await page.getByLabel("File").setInputFiles(file([...good, "BULK3,,KC-0000-NO-M,1"]));
    await page.getByRole("button", { name: "Check the orders" }).click();
    await expect(page.getByText("You sent this file before.")).toBeVisible();
    await page.getByRole("link", { name: "Choose another file" }).click();
    await expect(page.getByRole("table", { name: "Files that you sent" }).getByRole("row")).toHaveCount(3);
  });
}

test("[BK-01] who has no bulk orders is led home, and sees no link to them", async ({ page, shop }) => {
  await signIn(page, shop, "wearer@korraline.example", "/bulk-order");
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(page.getByRole("link", { name: "Bulk order" })).toHaveCount(0);
});
