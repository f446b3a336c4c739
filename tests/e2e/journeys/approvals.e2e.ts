import type { Page } from "@playwright/test";
import { openFilters } from "../filters";
import type { RunningShop } from "../host";
import { accessProblems, expect, forgetCookies, signIn, test } from "../shop";
import { orderVest } from "../pack-steps";

const WEARER = "wearer@saltbush.example";
/** An order of the demo with two lines of one piece. */
const TWO_PIECES = "KR-099848";
const APPROVER = "approver@saltbush.example";

async function signOut(page: Page, shop: RunningShop): Promise<void> {
  await forgetCookies(page);
  await page.goto(`${shop.url}/login`);
}

test("[AP-01] an approver approves one order and declines another, and their wearer sees it", async ({
  page,
  freshShop: shop,
}, { project }) => {
  // axe is a script, so it looks where scripts run.
  const problems = async () => (project.name === "enhanced" ? accessProblems(page) : []);
  await signIn(page, shop, WEARER);
  const wanted = await orderVest(page, shop.url);
  const unwanted = await orderVest(page, shop.url);
  await page.goto(`${shop.url}/my-account/orders/${unwanted}`);
  await expect(page.getByText("It is packed as soon as Kostas Whitford approves it.")).toBeVisible();
  await signOut(page, shop);

  await signIn(page, shop, APPROVER);
  await page.getByRole("link", { name: /^See all \d+$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manage approvals");
  await openFilters(page);
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill("dunleavy");
  await page.getByRole("button", { name: "Apply" }).click();
  // A phone's row leads to its order; at a desk it has the two decisions too.
  await page.getByRole("link", { name: wanted }).click();
  await page.getByRole("button", { name: "APPROVE 1 PIECE" }).click();
  await expect(page.getByText(`Order ${wanted} was approved. The wearer is told by email.`)).toBeVisible();

  // Fewer pieces of an order of the demo, then two others at once.
  await page.goto(`${shop.url}/my-account/approval/${TWO_PIECES}`);
  await page.getByRole("link", { name: "Approve fewer…" }).click();
  const number = page.getByRole("textbox", { name: /^Approve of/ }).first();
  await number.fill("9");
  await page.getByRole("button", { name: "APPROVE WITH CHANGES" }).click();
  await expect(page.getByRole("alert")).toContainText("There is 1 thing to fix");
  await expect(number).toHaveValue("9");
  await number.fill("0");
  await page.getByRole("button", { name: "Work it out" }).click();
  await expect(page.getByRole("heading", { name: "What changes" })).toBeVisible();
  await expect(number).toHaveValue("0");
  expect(await problems()).toEqual([]);
  await page.getByRole("button", { name: "APPROVE WITH CHANGES" }).click();
  await expect(page.getByText(`Order ${TWO_PIECES} was approved with changes.`)).toBeVisible();
  const boxes = page.getByRole("checkbox");
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("button", { name: "APPROVE…" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Approve 2 orders");
  expect(await problems()).toEqual([]);
  await page.getByRole("button", { name: "APPROVE 2 ORDERS" }).click();
  await expect(page.getByText(/^2 orders were approved: /)).toBeVisible();
  await page.getByRole("link", { name: "Give your approvals to somebody while you are away" }).click();
  await page.getByRole("button", { name: "GIVE MY APPROVALS" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose somebody.");
  expect(await problems()).toEqual([]);

  await page.goto(`${shop.url}/my-account/approval/${unwanted}`);
  await expect(page.getByRole("button", { name: "APPROVE 1 PIECE" })).toBeVisible();
  expect(await problems()).toEqual([]);
  await page.getByRole("link", { name: "Decline…" }).click();
  await page.getByRole("button", { name: "Decline order" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a reason.");
  await page.getByLabel("Reason").selectOption({ label: "Ordered twice" });
  await page.getByRole("button", { name: "Decline order" }).click();
  await expect(page.getByRole("alert")).toContainText("There is 1 thing to fix");
  await expect(page.getByLabel("Reason")).toHaveValue("ORDERED_TWICE");
  expect(await problems()).toEqual([]);
  await page.getByLabel("Comment").fill("One vest is enough.");
  await page.getByRole("button", { name: "Decline order" }).click();
  await expect(page.getByText(`Order ${unwanted} was declined. The wearer is told by email.`)).toBeVisible();
  await page.getByRole("link", { name: /^Actioned/ }).click();
  await page.getByRole("link", { name: unwanted }).click();
  await expect(
    page.getByRole("complementary").getByText(/Ordered twice\. “One vest is enough\.”/),
  ).toBeVisible();
  expect(await problems()).toEqual([]);
  await signOut(page, shop);

  await signIn(page, shop, WEARER, `/my-account/orders/${unwanted}`);
  await expect(page.getByText(/Declined by Kostas Whitford/)).toBeVisible();
  await expect(page.getByText("“One vest is enough.”")).toBeVisible();
  await page.goto(`${shop.url}/my-account/orders/${wanted}`);
  await expect(page.getByText(/Approved by Kostas Whitford/)).toBeVisible();
});
