import { PASSWORD } from "../places";
import { expect, forgetCookies, signIn, test } from "../shop";

const WHO = "wearer@korraline.example";
const SECURITY = "/my-account/login-security";

test("[SI-01] somebody adds a passkey, signs in with it, and removes it; without scripts nothing is missing", async ({
  page,
  freshShop: shop,
  problems,
}, { project }) => {
  const enhanced = project.name === "enhanced";
  if (enhanced) {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
  }
  await signIn(page, shop, WHO, SECURITY);
  const add = page.getByRole("button", { name: "Add a passkey" });
  if (!enhanced) {
    await expect(page.getByText("the browser must run the scripts of this page")).toBeVisible();
    await expect(add).toHaveCount(0);
    await forgetCookies(page);
    await page.goto(`${shop.url}/login`);
    await expect(page.getByRole("button", { name: "SIGN IN" })).toBeVisible();
    await expect(page.getByText(/passkey/i)).toHaveCount(0);
    return;
  }
  const section = page.getByRole("region", { name: "Passkeys" });
  await section.getByLabel("Name of the passkey").fill("Work laptop");
  await section.getByLabel("Current password").fill("not this one");
  await add.click();
  await expect(section.getByRole("alert")).toContainText("Old password incorrect.");
  await expect(section.getByLabel("Name of the passkey")).toHaveValue("Work laptop");
  expect(await problems()).toEqual([]);
  await section.getByLabel("Current password").fill(PASSWORD);
  await add.click();
  await expect(page.getByText("The passkey “Work laptop” is added.")).toBeVisible();
  await expect(section.getByText("Not used yet.")).toBeVisible();
  await section.getByLabel("Name of the passkey").fill("Once more");
  await section.getByLabel("Current password").fill(PASSWORD);
  await add.click();
  await expect(
    section.getByText("There is a passkey for this account on that device already."),
  ).toBeVisible();

  await forgetCookies(page);
  await page.goto(`${shop.url}/login?redirectTo=${encodeURIComponent(SECURITY)}`);
  expect(await problems()).toEqual([]);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Login and security");
  await expect(section.getByText(/Last used/)).toBeVisible();

  await section.getByRole("link", { name: "Rename or remove Work laptop" }).click();
  await expect(page.getByRole("heading", { name: "Remove this passkey?" })).toBeVisible();
  expect(await problems()).toEqual([]);
  await page.getByRole("button", { name: "Remove passkey" }).click();
  await expect(page.getByText("The passkey is removed.")).toBeVisible();
  await forgetCookies(page);
  await page.goto(`${shop.url}/login`);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("We do not know this passkey.");
});
