import type { Page } from "@playwright/test";
import { axeOn } from "./axe";

/** What a page shows of itself, read in one go. */
const read = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const named = (element: Element, attribute: string) => {
      const id = element.getAttribute(attribute);
      return id !== null && document.getElementById(id) !== null;
    };
    const dead = [...document.querySelectorAll("button")].filter(
      (button) =>
        shown(button) &&
        !button.disabled &&
        !(button.form && button.type !== "button") &&
        !named(button, "popovertarget") &&
        !named(button, "commandfor"),
    );
    const nowhere = [...document.querySelectorAll("a")].filter((link) => {
      const href = link.getAttribute("href") ?? "";
      if (/^#./.test(href)) return document.getElementById(decodeURIComponent(href.slice(1))) === null;
      return shown(link) && !/^(https?:|\/|mailto:|tel:|\?)/.test(href);
    });
    const adrift = [...document.querySelectorAll("label[for]")].filter((label) => !named(label, "for"));
    const here = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
      ({ origin }) => origin === location.origin,
    );
    return {
      headings: document.querySelectorAll("h1").length,
      words: (document.querySelector("main")?.textContent ?? "").trim().length,
      title: document.title,
      dead: dead.map((button) => button.textContent.trim() || button.getAttribute("aria-label") || "?"),
      nowhere: nowhere.map((link) => `link "${link.textContent.trim()}" leads nowhere`),
      adrift: adrift.map((label) => `label "${label.textContent.trim()}" is of no control`),
      links: [...new Set(here.map(({ pathname, search }) => pathname + search))],
    };
  });

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export interface Looked {
  problems: string[];
  links: string[];
  title: string;
  /** Buttons that do nothing of their own: only a script could give them something to do. */
  scripted: string[];
}

const HEIGHT = 844;
/** Widths in CSS pixels: a phone, and a desk. 320 is 400 % zoom, where nothing may need sideways scrolling. */
const PHONE = 390;
const WIDTHS = [PHONE, 1280];
const NARROWEST = 320;

/** Opens what a page has folded, or folds it again; false when there is nothing of the kind. */
const unfold = (page: Page, open: boolean) =>
  page.evaluate((wanted) => {
    const mark = "data-crawl-unfolded";
    const found = document.querySelectorAll<HTMLDetailsElement>(wanted ? "details:not([open])" : `[${mark}]`);
    for (const details of found) {
      details.open = wanted;
      details.toggleAttribute(mark, wanted);
    }
    return found.length > 0;
  }, open);

/** Whether what axe calls too small is partly under an open menu, which a person closes before pressing it. */
async function isUnderMenu(page: Page, line: string): Promise<boolean> {
  const [, selector] = /^target-size: (.+)$/.exec(line) ?? [];
  if (!selector) return false;
  return page.evaluate((found) => {
    const target = document.querySelector(found);
    if (!target || target.closest(".drop-panel")) return false;
    const box = target.getBoundingClientRect();
    return [...document.querySelectorAll("details[open] > .drop-panel")].some((panel) => {
      const over = panel.getBoundingClientRect();
      return box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top;
    });
  }, selector);
}

/**
 * One page as it stands, at both widths: one h1, words, a title of its own, nothing for axe, nothing wider than the
 * window, no control that does nothing.
 */
export async function look(page: Page): Promise<Looked> {
  const problems: string[] = [];
  const seen = await read(page);
  if (seen.headings !== 1) problems.push(`${seen.headings} h1`);
  if (seen.words === 0) problems.push("nothing in main");
  problems.push(...seen.nowhere, ...seen.adrift);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const over = await sideways(page);
    if (over > 0) problems.push(`${over} px too wide at ${width}`);
    problems.push(...(await axeOn(page)).map((line) => `${line} (${width} px)`));
  }
  // What was folded is looked at on the narrow side, where it matters most.
  await page.setViewportSize({ width: PHONE, height: HEIGHT });
  if (await unfold(page, true)) {
    for (const line of await axeOn(page)) {
      if (!(await isUnderMenu(page, line))) problems.push(`${line} (unfolded)`);
    }
  }
  await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
  const unfolded = await sideways(page);
  if (unfolded > 0) problems.push(`${unfolded} px too wide at ${NARROWEST}, unfolded`);
  await unfold(page, false);
  const folded = await sideways(page);
  if (folded > 0) problems.push(`${folded} px too wide at ${NARROWEST}`);
  await page.setViewportSize({ width: PHONE, height: HEIGHT });
  return { problems, links: seen.links, title: seen.title, scripted: seen.dead };
}
