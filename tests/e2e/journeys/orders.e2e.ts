import { expect, signIn, test } from "../shop";

test("[OR-01] a wearer follows an order from home: its way, its parcel and its paper, then the whole history", async ({
  page,
  shop,
  problems,
}) => {
  await signIn(page, shop, "wearer@kestrel.example", "/");
  const recent = page.getByRole("table", { name: "Recent orders" });
  await expect(recent.getByRole("rowheader")).toHaveCount(3);
  const link = recent.getByRole("link").first();
  const code = (await link.innerText()).trim();
  await link.click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(`Order ${code}`);
  const parcel = page.getByRole("main");
  await expect(parcel).toContainText("On its way");
  await expect(parcel).toContainText(`${code}-1`);
  await page.getByText("Where it has been").first().click();
  await expect(parcel).toContainText(/Packed|Sent/);
  expect(await problems()).toEqual([]);
  const [paper] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download PDF" }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe(`order-${code}.pdf`);

  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Orders" }).click();
  await expect(heading).toHaveText("Orders");
  const rows = page.getByRole("table", { name: "Your orders" }).getByRole("rowheader");
  await expect(rows.first()).toContainText(code);
  expect(await rows.count()).toBeGreaterThan(3);
  await expect(page.getByRole("main")).toContainText("Delivered");
});
