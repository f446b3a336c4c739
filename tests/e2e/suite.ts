import type { Frame, Page } from "@playwright/test";
import { findChromium } from "../support/prepare.mjs";
import { openSuite } from "../support/suite/open-suite";
import { choose, next, pickRadio, pressUnderPanel, type Screen } from "./pack-steps";
import { apiOf } from "./host";
import { expect, test as base } from "./shop";

/** A buyer's procurement system on another origin, which opens visits of the shop in a frame. */
export type Suite = Awaited<ReturnType<typeof openSuite>>;

/**
 * Tests that share their worker's shop: visits have a cart each, so they do not meet. Their browser is a whole Chromium,
 * which refuses cookies and storage in a frame of another site as people's do.
 */
export const test = base.extend<{ suite: Suite }>({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: findChromium() }),
    { scope: "worker" },
  ],
  suite: async ({ shop }, use) => {
    const suite = await openSuite({ port: 0, shop: shop.url, api: apiOf(shop).url });
    await use(suite);
    await suite.close();
  },
});

interface Wish {
  buyer?: string;
  protocol?: "cXML" | "OCI";
  sandbox?: string;
}

const FRAME = "iframe[name=catalogue]";

/** Opens a visit as somebody at the buyer's does. */
export async function punchOut(page: Page, suite: Suite, wish: Wish = {}): Promise<Screen> {
  await page.goto(suite.origin);
  if (wish.buyer) await page.getByLabel("Buyer").selectOption(wish.buyer);
  if (wish.protocol) await page.getByLabel("Protocol").selectOption(wish.protocol);
  if (wish.sandbox) await page.getByLabel("Frame").selectOption(wish.sandbox);
  await page.getByRole("button", { name: "OPEN THE CATALOGUE" }).click();
  const screen = page.frameLocator(FRAME);
  await expect(heading(screen)).toHaveText("Order uniform");
  return screen;
}

export const heading = (screen: Screen) => screen.getByRole("heading", { level: 1 });

/** The frame itself, for what a locator cannot ask. */
export async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator(FRAME).elementHandle())?.contentFrame();
  if (!frame) throw new Error("There is no frame.");
  return frame;
}

/** What the system got last, of its newest requisition. */
export const returned = (suite: Suite) => [...suite.requisitions.values()].at(-1)!.returned.at(-1)!;

/** A shirt with a name, from a pack. */
export async function chooseShirt(screen: Screen, name: string): Promise<void> {
  await screen.getByRole("link", { name: /: Site visitor set$/ }).click();
  await expect(heading(screen)).toHaveText("Shirts (Step 1 of 3)");
  await choose(screen, {
    product: "Hi-vis drill shirt, long sleeve, taped",
    size: "M",
    texts: { "Name to embroider": name },
  });
  await next(screen);
  await expect(heading(screen)).toHaveText("Vests (Step 2 of 3)");
  await next(screen);
  await expect(heading(screen)).toHaveText("Review clothing (Step 3 of 3)");
  await screen.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(
    screen.getByText("Your pack is in your cart. Return to your system to order it.").first(),
  ).toBeVisible();
}

/** A garment of the catalogue, from the start page. */
export async function choosePolo(screen: Screen): Promise<void> {
  await pressUnderPanel(screen, screen.getByRole("link", { name: "Kitroom" }).first());
  await expect(heading(screen)).toHaveText("Order uniform");
  await screen.getByRole("link", { name: "Hi-vis polo, long sleeve", exact: true }).click();
  await expect(heading(screen)).toHaveText("Hi-vis polo, long sleeve");
  await pickRadio(screen, "L");
  await screen.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(screen.getByText(/added to your cart/).first()).toBeVisible();
}

/** From any page of the visit to the page of what goes back. */
export async function toRequisition(screen: Screen): Promise<void> {
  await pressUnderPanel(screen, screen.getByRole("link", { name: "Kitroom" }).first());
  await screen.getByRole("link", { name: "RETURN TO YOUR SYSTEM" }).first().click();
  await expect(heading(screen)).toHaveText("Return to your system");
}

export async function returnCart(screen: Screen): Promise<void> {
  await toRequisition(screen);
  await screen.getByRole("button", { name: "RETURN TO YOUR SYSTEM" }).click();
  await expect(screen.getByRole("heading", { name: "Your requisition has the lines" })).toBeVisible();
}

export async function cancel(screen: Screen): Promise<void> {
  await screen.getByRole("link", { name: "Cancel requisition" }).click();
  await screen.getByRole("button", { name: "CANCEL REQUISITION" }).click();
  await expect(heading(screen)).toHaveText("Requisition cancelled");
  await screen.getByRole("button", { name: "RETURN TO YOUR SYSTEM" }).click();
}
