import { openFilters } from "../filters";
import { expect, signIn, test } from "../shop";

const APPROVER = "approver@saltbush.example";
/** Orders of the demo that wait for the approver. */
const UNWANTED = "KR-099848";
const WANTED = "KR-099853";

test("[AP-02] an order is found on the dashboard, and declined with a comment of 255 characters at most", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, APPROVER, "/my-account/approval-dashboard");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Manage approvals");
  await expect(page.getByText(/^Showing 1 to 10 of \d+, longest waiting first$/)).toBeVisible();
  await openFilters(page);
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill(UNWANTED);
  await page.getByRole("button", { name: "Apply" }).click();
  await page.getByRole("link", { name: UNWANTED, exact: true }).click();
  await expect(page).toHaveURL(`${shop.url}/my-account/approval/${UNWANTED}`);
  await expect(heading).toHaveText("Andreas Iyer (20288)");
  await expect(page.getByRole("region", { name: "What Andreas asks for" })).toContainText("Soft shell vest");

  await page.getByRole("link", { name: "Decline…" }).click();
  await expect(heading).toHaveText(`Decline order ${UNWANTED}`);
  const comment = page.getByLabel("Comment");
  const decline = page.getByRole("button", { name: "Decline order" });
  await page.getByLabel("Reason").selectOption({ label: "Not needed now" });
  await decline.click();
  await expect(page.getByRole("alert")).toContainText("Write why, so that the wearer knows.");
  await comment.fill(" \n ");
  await decline.click();
  await expect(page.getByRole("alert")).toContainText("Write why, so that the wearer knows.");
  const longest = `Ask again in May. ${"x".repeat(237)}`;
  await comment.fill(`${longest}y`);
  await decline.click();
  await expect(page.getByRole("alert")).toContainText("Enter at most 255 characters.");
  await expect(comment).toHaveValue(`${longest}y`);
  await expect(page.getByLabel("Reason")).toHaveValue(/./);
  await comment.fill(longest);
  await decline.click();
  await expect(page.getByText(`Order ${UNWANTED} was declined. The wearer is told by email.`)).toBeVisible();

  // It waits no more, and says why to whoever opens it.
  await page.goto(`${shop.url}/my-account/approval/${UNWANTED}/decline`);
  await expect(page).toHaveURL(`${shop.url}/my-account/approval/${UNWANTED}`);
  await expect(page.getByRole("complementary").getByText(/^Declined by Kostas Whitford/)).toBeVisible();
  await expect(page.getByRole("complementary")).toContainText(`Not needed now. “${longest}”`);
  await expect(page.getByRole("link", { name: "Decline…" })).toHaveCount(0);
});

test("[AP-02] an order is approved without a comment, but not with one of 256 characters", async ({
  page,
  freshShop: shop,
}) => {
  await signIn(page, shop, APPROVER, `/my-account/approval/${WANTED}`);
  const approve = page.getByRole("button", { name: /^APPROVE \d+ PIECES$/ });
  await page.getByText("Add a comment (optional)").click();
  const comment = page.getByLabel("Comment");
  await comment.fill("x".repeat(256));
  await approve.click();
  await expect(page.getByRole("alert")).toContainText("Enter at most 255 characters.");
  await expect(comment).toHaveValue("x".repeat(256));
  await comment.fill("");
  await approve.click();
  await expect(page.getByText(`Order ${WANTED} was approved. The wearer is told by email.`)).toBeVisible();
});

test("[AP-02] approvals are for people who have signed in and approve", async ({ page, shop }) => {
  const path = `/my-account/approval/${UNWANTED}`;
  await page.goto(shop.url + path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await signIn(page, shop, "wearer@saltbush.example");
  for (const one of ["/my-account/approval-dashboard", path]) {
    await page.goto(shop.url + one);
    await expect(page.getByText("You are not authorized to perform this action.")).toBeVisible();
    await expect(page.getByText("Andreas Iyer")).toHaveCount(0);
  }
});
