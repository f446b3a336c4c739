import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { startShop } from "../e2e/host";
import { choose, next } from "../e2e/pack-steps";
import { signIn } from "../e2e/shop";
import { findChromium } from "./prepare.mjs";

/** Takes the pictures of README.md again, from a fresh demo: `npm run pictures` after a build. */
const FOLDER = "docs/pictures";
const WINDOWS = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };
const PACK = "/packDetailsPage?packId=PK-KM-NS-CABIN&step=";

const dataDir = mkdtempSync(join(tmpdir(), "kitroom-pictures-"));
const shop = await startShop(dataDir);
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
// As the pages arrive: nothing that only scripts draw.
const visitor = () => browser.newPage({ javaScriptEnabled: false });

async function take(page: Page, name: string, path: string): Promise<void> {
  for (const [window, size] of Object.entries(WINDOWS)) {
    await page.setViewportSize(size);
    await page.goto(shop.url + path, { waitUntil: "networkidle" });
    await page.screenshot({ path: `${FOLDER}/${name}-${window}.png` });
  }
}

const wearer = await visitor();
await signIn(wearer, shop, "wearer@kestrel.example");
await take(wearer, "home", "/");

const starter = await visitor();
await signIn(starter, shop, "newstarter@kestrel.example", `${PACK}1`);
await take(starter, "pack", `${PACK}1`);
await choose(starter, { product: "Women's one button jacket", size: "12" });
await choose(starter, { product: "Women's 3/4 sleeve blouse", size: "12", quantity: 3 });
await next(starter);
await choose(starter, { product: "Women's wool blend trouser", size: "12" });
await choose(starter, { product: "Women's wool blend trouser", size: "14" });
await next(starter);
await choose(starter, { product: "Metal name bar, magnetic", texts: { "Name to engrave": "Noa" } });
await next(starter);
await starter.getByRole("button", { name: "ADD TO CART" }).click();
await take(starter, "checkout", "/checkout/summary");

await browser.close();
await shop.stop();
rmSync(dataDir, { recursive: true, force: true });
