import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { type Engine, pause, until } from "./engine";

export interface ChromiumEngine extends Engine {
  page: Page;
  /** What pages wrote to the console as errors, and what scripts threw. */
  errors: string[];
}

/** What stands between the browser and the shop. */
export interface Around {
  options?: BrowserContextOptions;
  prepare?: (page: Page) => Promise<unknown>;
}

const ARGS = ["--no-sandbox", "--no-zygote", "--disable-gpu"];

const WINDOW = { width: 1280, height: 900 };

/** A Chromium that Playwright still understands, used by the words on its pages. */
export async function openChromium(
  executablePath: string,
  javaScriptEnabled: boolean,
  around: Around = {},
): Promise<ChromiumEngine> {
  const browser = await chromium.launch({ executablePath, args: ARGS });
  const page = await browser.newPage({ ...around.options, javaScriptEnabled, viewport: WINDOW });
  page.setDefaultTimeout(20_000);
  await around.prepare?.(page);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on("console", (line) => {
    if (line.type() === "error") errors.push(`${page.url()}: ${line.text()}`);
  });
  const still = stillness(page);
  const seen = (elements: string, words: string) =>
    page.locator(elements).filter({ hasText: words, visible: true }).first();
  return {
    page,
    errors,
    async open(address) {
      await page.setViewportSize(WINDOW);
      await page.goto(address);
      await still();
    },
    async follow(words) {
      await seen("a", words).click();
      await still();
    },
    async press(words) {
      await seen("button:not([aria-hidden])", words).click();
      await still();
    },
    type: (label, text) => page.getByLabel(label).first().fill(text),
    async pick(words) {
      const choice = seen("label", words);
      const input = choice.locator("input");
      // Words lie over the input; where a label holds a link, its middle may be the link.
      await ((await input.count()) > 0 ? input.check({ force: true }) : choice.click());
    },
    words: async () => (await page.locator("body").innerText()).replaceAll(/\s+/g, " "),
    close: () => browser.close(),
  };
}

/** Waits until the page has asked for nothing for a while; a page with scripts moves on without being loaded anew. */
function stillness(page: Page): () => Promise<void> {
  let asked = 0;
  let last = 0;
  page.on("request", () => {
    asked += 1;
    last = Date.now();
  });
  const answered = () => {
    asked -= 1;
    last = Date.now();
  };
  page.on("requestfinished", answered).on("requestfailed", answered);
  return async () => {
    await pause(100);
    await until("the page to come to rest", () =>
      Promise.resolve(asked <= 0 && Date.now() - last > 300 ? true : undefined),
    );
  };
}
