import { readFileSync } from "node:fs";
import { expect, signIn, test, WINDOWS } from "../shop";

const AGENT = "agent@kitroom.example";
const csv = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

for (const window of WINDOWS) {
  test(`[API-1] staff download a file of the program at ${window.width} px, see what their changes would do, apply them, and find it again`, async ({
    page,
    freshShop: shop,
    problems,
  }) => {
    await page.setViewportSize(window);
    await signIn(page, shop, AGENT, "/program-data");
    await expect(page.getByText("No file yet.")).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByLabel("Rows", { exact: true }).selectOption("Stock");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("stock.csv");
    const stock = readFileSync(await download.path(), "utf8").split("\r\n");
    const [heads, first] = [stock[0]!, stock[1]!.split(",")];

    const file = page.getByLabel("File", { exact: true });
    const check = page.getByRole("button", { name: "Check the rows" });
    await file.setInputFiles(csv("O'Brien-Ngāti list.csv", stock.join("\r\n")));
    await check.click();
    await expect(page.getByText("The name of the file does not say what it has.").first()).toBeVisible();
    expect(await problems()).toEqual([]);

    await file.setInputFiles(csv("stock.csv", `${heads}\r\n${first[0]},lots,\r\nnosuch-sku,3,`));
    await check.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What this file changes");
    await expect(page.getByText(/stock\.csv, line 2, on_hand: /)).toBeVisible();
    await expect(page.getByText(/stock\.csv, line 3, sku: nosuch-sku is not in skus\.csv/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^APPLY/ })).toHaveCount(0);
    expect(await problems()).toEqual([]);
    await page.getByRole("link", { name: "Program data" }).click();

    const onHand = String(Number(first[1]) + 11);
    await file.setInputFiles(csv("O'Brien-Ngāti <b>&.csv", `${heads}\r\n${first[0]},${onHand},`));
    await page.getByLabel("What it has").selectOption("Stock");
    await check.click();
    await page.getByRole("link", { name: "Stock", exact: true }).click();
    await expect(page.getByText(`on_hand: ${first[1]} → ${onHand}`)).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.goBack();
    await page.getByRole("button", { name: "APPLY 1 ROW" }).dblclick();
    await expect(page.getByText("All rows are written.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What this file changed");
    expect(await problems()).toEqual([]);

    await page.getByRole("link", { name: "Program data" }).click();
    await expect(page.getByRole("row", { name: /O'Brien-Ngāti <b>&\.csv/ })).toContainText("Applied");
    expect(await problems()).toEqual([]);
  });
}
