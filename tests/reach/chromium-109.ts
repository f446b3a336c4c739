import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { findChromium } from "../support/prepare.mjs";
import { openChromium } from "./chromium";
import { differences } from "./drawn";
import type { Engine } from "./engine";
import type { Step } from "./journey";
import { oldChromium } from "./old-chromium";

const PACK = "packId=PK-KM-NS-CABIN&step=";

/** The pages that are compared, and when they have something to show; "here" is where the journey stands. */
const LOOKS: Partial<Record<Step, Record<string, string>>> = {
  "opened the sign-in page": { "sign-in": "here" },
  "signed in": {
    home: "/",
    "my-packs": "/orderUniform",
    "pack-step": `/packDetailsPage?${PACK}1`,
    item: `/packItem?${PACK}1&set=JACKETS&style=KM-1201`,
    search: "/search/shirt",
    product: "/product/KM-1201/jacket",
  },
  "chose a pack of four bundles": { review: "here" },
  "put it in the cart": { cart: "/cart", checkout: "/checkout/summary" },
  "found it in the history": { order: "here" },
};

/**
 * Chromium 109, the oldest that has the full design: beside the journey it compares pages with today's Chromium, and
 * takes no error of a script or of the console.
 */
export async function openChromium109(scripts: boolean): Promise<Engine> {
  const engine = await openChromium(oldChromium(), scripts);
  const today = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const folder = mkdtempSync(join(tmpdir(), "kitroom-pictures-"));
  console.log(`  pictures of both browsers go to ${folder}`);
  const wrong: string[] = [];
  return {
    ...engine,
    async look(step: Step, shop: string) {
      const { page } = engine;
      const here = page.url();
      for (const [name, path] of Object.entries(LOOKS[step] ?? {})) {
        const address = path === "here" ? here : shop + path;
        wrong.push(...(await differences(page, today, { address, name, folder, scripts })));
      }
      await engine.open(here);
      if (step !== "found it in the history") return;
      wrong.push(...engine.errors);
      if (wrong.length > 0) throw new Error(`Not as in today's Chromium:\n${wrong.join("\n")}`);
    },
    async close() {
      await today.close();
      await engine.close();
    },
  };
}
