import type { Page } from "@playwright/test";
import type { RunningShop } from "../host";
import { orderVest, pickRadio } from "../pack-steps";
import { accessProblems, expect, forgetCookies, signIn, test } from "../shop";

const WEARER = "wearer@saltbush.example";
const ADMIN = "admin@saltbush.example";
const DIGITS = "Last four digits of your employee ID";

/** The address of the link that decides, from the mail to the approver in the demo's outbox. */
async function linkFromMail(page: Page, shop: RunningShop, code: string): Promise<string> {
  const subject = page.getByRole("link", {
    name: new RegExp(`^Order ${code} of .+ waits for your approval$`),
  });
  await expect(async () => {
    await page.goto(`${shop.url}/demo-outbox`);
    await expect(subject.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await subject.first().click();
  await expect(page.getByText("Demo outbox")).toBeVisible();
  return shop.url + /\/approve-order\/[\w-]+/.exec(await page.locator("pre").innerText())![0];
}

/** The employee ID of the approver, as their administrator reads it. */
async function employeeId(page: Page, shop: RunningShop): Promise<string> {
  await page.goto(`${shop.url}/manage-users?search=approver%40saltbush.example`);
  await page.getByRole("link", { name: "Kostas Whitford" }).first().click();
  return /\((\d{4,})\)/.exec(await page.getByRole("main").innerText())![1]!;
}

test("[B-15] an organisation permits it, an approver decides from the mail without a password, and the wearer sees it", async ({
  page,
  request,
  freshShop: shop,
}, { project }) => {
  // axe is a script, so it looks where scripts run.
  const problems = async () => (project.name === "enhanced" ? accessProblems(page) : []);
  await signIn(page, shop, ADMIN, "/manage-organisation");
  const highest = page.getByLabel("Highest total in AUD");
  await highest.fill("none");
  await page.getByRole("button", { name: "Save amounts" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter an amount such as 250");
  await expect(highest).toHaveValue("none");
  await highest.fill("500");
  await page.getByRole("button", { name: "Save amounts" }).click();
  await expect(page.getByText("Approvers may decide from the mail about orders in AUD")).toBeVisible();
  await expect(highest).toHaveValue("500");
  expect(await problems()).toEqual([]);
  const digits = (await employeeId(page, shop)).slice(-4);
  await forgetCookies(page);

  await signIn(page, shop, WEARER);
  const wanted = await orderVest(page, shop.url);
  const unwanted = await orderVest(page, shop.url);
  await forgetCookies(page);

  // A scanner of mails follows the links before the approver does.
  const approving = await linkFromMail(page, shop, wanted);
  for (let time = 0; time < 3; time += 1) {
    expect((await request.head(approving)).status()).toBe(200);
    expect((await request.get(approving)).status()).toBe(200);
  }
  await page.goto(approving);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Makareta Dunleavy");
  await expect(page.getByText("1 × Soft shell vest")).toBeVisible();
  expect(await problems()).toEqual([]);
  await page.getByRole("button", { name: "SEND MY DECISION" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose what you decide.");
  await pickRadio(page, /^Approve 1 piece/);
  await page.getByLabel(DIGITS).fill(digits === "9999" ? "8888" : "9999");
  await page.getByRole("button", { name: "SEND MY DECISION" }).click();
  await expect(page.getByRole("alert")).toContainText("You can try 4 times more.");
  await expect(page.getByRole("radio", { name: /^Approve 1 piece/ })).toBeChecked();
  expect(await problems()).toEqual([]);
  await page.getByLabel(DIGITS).fill(digits);
  await page.getByRole("button", { name: "SEND MY DECISION" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${wanted} is decided`);
  await expect(page.getByText(`You approved ${wanted} at `)).toBeVisible();
  expect(await problems()).toEqual([]);
  // The link decided and does so no more; it leads on by signing in.
  await page.goto(approving);
  await page.getByRole("link", { name: "SEE THE ORDER" }).click();
  await expect(page.getByRole("button", { name: "SIGN IN" })).toBeVisible();

  await page.goto(await linkFromMail(page, shop, unwanted));
  await pickRadio(page, /^Decline/);
  await page.getByLabel(DIGITS).fill(digits);
  await page.getByRole("button", { name: "SEND MY DECISION" }).click();
  await expect(page.getByRole("alert")).toContainText("Choose a reason.");
  await page.getByLabel("Reason", { exact: true }).selectOption({ label: "Ordered twice" });
  await page.getByLabel("Comment").fill("One vest is enough.");
  await page.getByRole("button", { name: "SEND MY DECISION" }).click();
  await expect(page.getByText(`You declined ${unwanted} at `)).toBeVisible();

  await signIn(page, shop, WEARER, `/my-account/orders/${wanted}`);
  await expect(page.getByText(/Approved by Kostas Whitford, through the mail’s link/)).toBeVisible();
  await page.goto(`${shop.url}/my-account/orders/${unwanted}`);
  await expect(page.getByText("“One vest is enough.”")).toBeVisible();
});
