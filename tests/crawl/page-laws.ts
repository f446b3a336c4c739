import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { accessProblems } from "../e2e/shop";

const MOST_HTML = 14 * 1024;

/** What a page shows of itself, read in one go. */
const read = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => (element as HTMLElement).getClientRects().length > 0;
    const dead = [...document.querySelectorAll("button")].filter(
      (button) =>
        shown(button) &&
        !(button.form && button.type !== "button") &&
        !["popovertarget", "commandfor", "disabled"].some((name) => button.hasAttribute(name)),
    );
    const nowhere = [...document.querySelectorAll("a")].filter(
      (link) => shown(link) && !/^(https?:|\/|mailto:|tel:|\?|#.)/.test(link.getAttribute("href") ?? ""),
    );
    return {
      headings: document.querySelectorAll("h1").length,
      title: document.title,
      dead: dead.map((button) => `button "${button.textContent.trim()}"`),
      nowhere: nowhere.map((link) => `link "${link.textContent.trim()}"`),
      links: [...document.querySelectorAll("a[href]")]
        .map((link) => (link as HTMLAnchorElement).href)
        .filter((href) => new URL(href).origin === location.origin)
        .map((href) => href.slice(location.origin.length).replace(/#.*/, "")),
      wide: document.documentElement.scrollWidth - innerWidth,
    };
  });

export interface Looked {
  problems: string[];
  links: string[];
  title: string;
}

/**
 * One page as it stands: one h1, a title, nothing for axe, nothing wider than the window or than 320 px, no
 * control that does nothing, HTML inside its budget.
 */
export async function look(page: Page, html: string, scripts: boolean): Promise<Looked> {
  const view = page.viewportSize()!;
  const seen = await read(page);
  const problems = await accessProblems(page);
  if (seen.headings !== 1) problems.push(`${seen.headings} h1`);
  if (!seen.title.endsWith(" | Kitroom")) problems.push(`title "${seen.title}"`);
  if (!scripts) problems.push(...seen.dead.map((control) => `${control} does nothing without scripts`));
  problems.push(...seen.nowhere.map((link) => `${link} leads nowhere`));
  if (seen.wide > 0) problems.push(`${seen.wide} px too wide at ${view.width}`);
  if (view.width < 500) {
    await page.setViewportSize({ width: 320, height: view.height });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) problems.push(`${over} px too wide at 320`);
    await page.setViewportSize(view);
  }
  // The stylesheet inside a first visit has its own budget.
  const bytes = brotliCompressSync(html.replace(/<style[\s\S]*?<\/style>/, "")).length;
  if (bytes > MOST_HTML) problems.push(`${bytes} bytes of HTML`);
  return { problems, links: seen.links, title: seen.title };
}
