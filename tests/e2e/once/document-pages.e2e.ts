import { awake } from "../awake";
import { expect, signIn, test } from "../shop";

test.use({ alsoExpected: /ERR_INTERNET_DISCONNECTED/ });

test("[OG-01] a page of administration comes as a document, sends no code of its own, and Back wakes the page before", async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await signIn(page, shop, "admin@korraline.example");
  await awake(page);
  const documents: string[] = [];
  const scripts = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === "document") documents.push(pathname);
    if (pathname.startsWith("/build/")) scripts.add(pathname);
  });
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`${shop.url}/manage-organisation`);
  await awake(page);
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await expect(heading).toHaveText("Users");
  await awake(page);
  expect(documents).toEqual(["/manage-organisation", "/manage-users"]);
  // Their own files hold the title and how such pages are opened.
  const own = [...scripts].filter((file) => file.includes("manage-"));
  expect(own).toHaveLength(2);
  for (const file of own) {
    const script = await page.request.get(shop.url + file);
    expect((await script.body()).length).toBeLessThan(1024);
  }

  // React keeps the rows that the server wrote.
  await expect(page.locator("tbody tr").first()).toBeVisible();

  // From a page that the router changes, into a document, and back.
  await page.locator("a.logo").click();
  await expect(page).toHaveURL(`${shop.url}/`);
  await awake(page);
  await page.goBack();
  await expect(heading).toHaveText("Users");
  // A page that scripts have not taken over yet opens an address anew that changes under it.
  await awake(page);
  await page.goForward();
  await expect(page).toHaveURL(`${shop.url}/`);
  await expect(page.locator("html")).not.toHaveAttribute("data-busy", "");
  await awake(page);
});

test("[US-01] a form of a document page is held back without a network, and keeps what was typed", async ({
  page,
  context,
  shop,
}) => {
  await signIn(page, shop, "admin@saltbush.example", "/manage-users/add");
  await awake(page);
  await page.getByLabel("First name").fill("Ngaio");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Add user" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "we cannot open that page" })).toBeInViewport();
  await expect(page.getByLabel("First name")).toHaveValue("Ngaio");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Add user" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "to fix" })).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveValue("Ngaio");
});
