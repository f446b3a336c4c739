import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openStaffSignIn } from "../../support/staff-sign-in";
import { endSignIn } from "../end-sign-in";
import { copyOfSeed, expect, test } from "../shop";

const WHO = "wearer@lanternbridge.example";

// The provider's own page asks another host for a font.
test.use({ alsoExpected: /fonts\.googleapis|ERR_/ });

/** A shop whose people of Lanternbridge sign in at a provider of their own. */
async function withProvider(work: (parts: Parts) => Promise<void>): Promise<void> {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const shop = await copyOfSeed({
    DEMO_IDENTITY_PROVIDER: `http://localhost:${port}`,
    LOG_LEVEL: "debug",
  });
  const provider = await openStaffSignIn({ port, shop: shop.url, id: "lanternbridge" });
  try {
    await work({ shop, provider });
  } finally {
    await provider.close();
    await shop.stop();
    rmSync(shop.dataDir, { recursive: true, force: true });
  }
}

interface Parts {
  shop: Awaited<ReturnType<typeof copyOfSeed>>;
  provider: Awaited<ReturnType<typeof openStaffSignIn>>;
}

async function signInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Use your organisation’s sign-in" }).click();
  await expect(page).toHaveURL(/\/interaction\//);
  await page.getByPlaceholder("Enter any login").fill(email);
  await page.getByPlaceholder("and password").fill("anything");
  await page.getByRole("button", { name: "Sign-in" }).click();
}

test("[SI-02] [SI-08] somebody signs in at their organisation, loses no form when that ends, and signs out there too", async ({
  page,
  context,
  problems,
}) => {
  await withProvider(async ({ shop, provider }) => {
    await page.goto(`${shop.url}/login?redirectTo=%2Fmy-account%2Fprofile`);
    expect(await problems()).toEqual([]);
    await page.getByLabel("Email").fill("nobody@emberbun.example");
    await page.getByRole("button", { name: "Use your organisation’s sign-in" }).click();
    await expect(page.getByRole("alert")).toContainText("Your organisation has no sign-in of its own here.");
    await signInAtProvider(page, WHO);
    await expect(page).toHaveURL(`${shop.url}/my-account/profile`);
    await expect(page.getByText(WHO)).toBeVisible();
    // Neither the landing nor its token is in the history.
    expect(await page.evaluate(() => document.referrer)).not.toContain("access_token");

    await page.getByLabel("Preferred name").fill("Māia O'Brien");
    await endSignIn(shop, context);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Your session has expired. Please login again.")).toBeVisible();
    await page.getByLabel("Email").fill(WHO);
    // The provider still knows the person and asks nothing.
    await page.getByRole("button", { name: "Use your organisation’s sign-in" }).click();
    await expect(page.getByRole("definition").filter({ hasText: "Māia O'Brien" })).toBeVisible();
    expect(await problems()).toEqual([]);
    await page.getByRole("button", { name: "CONTINUE" }).click();
    await expect(page.getByLabel("Preferred name")).toHaveValue("Māia O'Brien");

    await page.goto(`${shop.url}/logout`);
    await page.getByRole("button", { name: "SIGN OUT" }).click();
    await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/session/end`));
    await page.getByRole("button", { name: "Yes, sign me out" }).click();
    await expect(page).toHaveURL(`${shop.url}/login`);
    await expect(page.getByText("You are signed out.")).toBeVisible();
    expect(shop.output()).toContain("SSO-Redirection");
    expect(shop.output()).not.toMatch(/access_token|[?&](code|state|resume)=/);
    await page.close();
  });
});

test("[SI-02] who signs out at their organisation is signed out of the shop, in that browser alone", async ({
  page,
  browser,
}) => {
  await withProvider(async ({ shop, provider }) => {
    const phone = await (await browser.newContext()).newPage();
    for (const one of [page, phone]) {
      await one.goto(`${shop.url}/login?redirectTo=%2Fmy-account%2Fprofile`);
      await signInAtProvider(one, WHO);
      await expect(one).toHaveURL(`${shop.url}/my-account/profile`);
    }
    await page.goto(`${provider.issuer}/session/end`);
    await page.getByRole("button", { name: "Yes, sign me out" }).click();
    await expect(page).toHaveURL(`${provider.issuer}/session/end/success`);
    expect(shop.output()).toContain("sso.ended");
    await page.goto(`${shop.url}/my-account/profile`);
    await expect(page.getByText("Your session has expired. Please login again.")).toBeVisible();
    await phone.reload();
    await expect(phone).toHaveURL(`${shop.url}/my-account/profile`);
    await Promise.all([page.close(), phone.context().close()]);
  });
});

test("[SI-02] [SI-07] somebody whom only their organisation knows gets an account, and is welcomed first", async ({
  page,
  problems,
}) => {
  await withProvider(async ({ shop }) => {
    await page.goto(`${shop.url}/login`);
    await signInAtProvider(page, "Hana.Newcomer@lanternbridge.example");
    await expect(page).toHaveURL(`${shop.url}/customer-onboarding`);
    expect(await problems()).toEqual([]);
    await expect(page.getByRole("heading", { name: "Hello, Hana" })).toBeVisible();
    await page.close();
  });
});
