import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { axeOn } from "../support/axe";
import { memoryFolder } from "../support/memory-folder.mjs";
import { startShop, type RunningShop, type ShopProcess } from "./host";
import { startOpener, type Opener } from "./opener";
import { PASSWORD, seedDir } from "./places";
import { startRemoteShop } from "./remote-shop";

/** `npm run remote`: every shop is two processes, and its pages ask a remote API over HTTP. */
const REMOTE = process.env["REMOTE_API"] === "1";

export function copiedSeed(): string {
  const dataDir = memoryFolder("kitroom-e2e-");
  cpSync(seedDir(), dataDir, { recursive: true });
  return dataDir;
}

/** A shop in a process of its own on a copy of the seed; its folder is the caller's to remove. */
export const copyOfSeed = (env: Record<string, string> = {}): Promise<ShopProcess> =>
  startShop(copiedSeed(), env);

/** The windows that pages are looked at in: a phone's and a desk's. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

interface Fixtures {
  /** A shop that nobody else has touched; its rows can be read after the test stops it. */
  freshShop: RunningShop;
  /** What axe says of the page as it stands, where scripts run: axe is one. */
  problems: () => Promise<string[]>;
  /** Console and page errors of faults that a test brings about. */
  alsoExpected: RegExp | undefined;
  /** Fails the test on any console error or page error that was not expected. */
  quiet: void;
}

/** Tests speak to the shop that their worker shares, or to a fresh one. */
export const test = base.extend<Fixtures, { shop: RunningShop; opener: Opener }>({
  shop: [
    async ({ opener }, use) => {
      const shop = await opener.open(copiedSeed());
      await use(shop);
      await shop.stop();
      rmSync(shop.dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  opener: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a function asks for
    async ({}, use) => {
      if (REMOTE) return use({ open: startRemoteShop, end: () => {} });
      const opener = startOpener(readFileSync(join(seedDir(), "session-secret"), "utf8").trim());
      await use(opener);
      opener.end();
    },
    { scope: "worker" },
  ],
  freshShop: async ({ context, opener }, use) => {
    const shop = await opener.open(copiedSeed());
    await use(shop);
    // Pages go first: one that is still fetching would report that its shop is gone.
    for (const page of context.pages()) await page.close();
    await shop.stop();
    rmSync(shop.dataDir, { recursive: true, force: true });
  },
  problems: ({ page, javaScriptEnabled }, use) =>
    use(async () => (javaScriptEnabled === false ? [] : accessProblems(page))),
  alsoExpected: [undefined, { option: true }],
  quiet: [
    async ({ page, alsoExpected }, use) => {
      const problems: string[] = [];
      page.on("pageerror", ({ message }) => {
        if (!alsoExpected?.test(message)) problems.push(message);
      });
      page.on("console", (message) => {
        // A refused form answers 400 on purpose; Chromium reports every such answer as a console error.
        const text = message.text();
        if (message.type() !== "error" || /status of (400|403|404|409|413)/.test(text)) return;
        if (!alsoExpected?.test(text)) problems.push(`${new URL(page.url()).pathname}: ${text}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs a demo person in and waits for the page behind the login. */
export async function signIn(page: Page, shop: RunningShop, email: string, path = "/"): Promise<void> {
  await page.goto(`${shop.url}/login?redirectTo=${encodeURIComponent(path)}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "SIGN IN" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Sign in");
}

/** A browser without cookies. The page is left first: an answer that is still on its way would bring them back. */
export async function forgetCookies(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/**
 * What axe has to say about the page as it stands; nothing is what it should. The window is as tall as the page
 * meanwhile: a bar that stays at the window's foot covers only what can be scrolled from under it.
 */
export async function accessProblems(page: Page): Promise<string[]> {
  const window = page.viewportSize();
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  if (window) await page.setViewportSize({ ...window, height: Math.max(window.height, tall) });
  const found = await axeOn(page);
  if (window) await page.setViewportSize(window);
  return found;
}
