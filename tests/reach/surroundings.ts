import { findHeadless } from "../support/prepare.mjs";
import { type Around, openChromium } from "./chromium";
import type { Engine } from "./engine";
import { openBareProxy } from "./surroundings/bare-proxy";
import { extend, tellWhenToTranslate, wrapTexts } from "./surroundings/changed-page";
import { refuseData, type Refusal } from "./surroundings/refuse-data";

/** A Chromium with scripts where something stands between it and the shop. */
export interface Surroundings {
  open: () => Promise<Engine>;
  /** Settings of the shop's process. */
  env?: Record<string, string>;
}

const chromium = (around: Around) => () => openChromium(findHeadless()!, true, around);

const translated = (from: "start" | "middle"): Surroundings => ({
  open: chromium({
    async prepare(page) {
      await page.addInitScript(
        `for (const when of ["translate", "new-text"]) addEventListener(when, ${wrapTexts.toString()})`,
      );
      await page.addInitScript(tellWhenToTranslate, from);
    },
  }),
});

const dataIs = (how: Refusal): Surroundings => ({
  open: chromium({ prepare: (page) => refuseData(page, how) }),
});

/**
 * Of two clocks that differ it does not matter which is wrong. The shop's is moved: a browser judges the age of cookies
 * by the machine's.
 */
const clockBehind = (hours: number): Surroundings => ({
  open: chromium({}),
  env: {
    NODE_OPTIONS: `--import=${new URL(`surroundings/shifted-clock.mjs?hours=${hours}`, import.meta.url).href}`,
  },
});

async function openBehindProxy(): Promise<Engine> {
  const proxy = await openBareProxy();
  // Chromium asks what is on its own machine without a proxy unless it is told.
  const engine = await chromium({ options: { proxy: { server: proxy.url, bypass: "<-loopback>" } } })();
  return {
    ...engine,
    async close() {
      await engine.close();
      await proxy.close();
    },
  };
}

/** Each name stands for one or two of a kind. */
export const surroundings: Record<string, Surroundings[]> = {
  translated: [translated("start"), translated("middle")],
  extensions: [{ open: chromium({ prepare: (page) => page.addInitScript(extend) }) }],
  refused: [dataIs("refused")],
  reset: [dataIs("reset")],
  stripped: [{ open: openBehindProxy }],
  clock: [clockBehind(26), clockBehind(-26)],
  "forced-colours": [{ open: chromium({ options: { forcedColors: "active" } }) }],
};
