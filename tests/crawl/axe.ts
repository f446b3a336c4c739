import type { Page } from "@playwright/test";
import { axeOn as everything } from "../support/axe";

/** Shapes of pages that axe had nothing to say of. */
const silent = new Set<string>();

/**
 * What axe has to say of a page in a window that is as tall. A page that differs from one it was silent about in words,
 * names and numbers alone is not asked about again.
 */
export async function axeOn(page: Page): Promise<string[]> {
  const shape = `${page.viewportSize()?.width} ${await page.evaluate(shapeOf)}`;
  if (silent.has(shape)) return [];
  await tall(page);
  const found = await everything(page);
  if (found.length === 0) silent.add(shape);
  return found;
}

/** Makes the window as tall as the page: what stays at its edge then covers nothing that scrolling would bare. */
async function tall(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()!.width, height: Math.min(height, 8000) });
}

/** Elements with their attributes, without words: text is there or not, addresses and values have no digits. */
function shapeOf(): string {
  const lines: string[] = [];
  for (const element of document.querySelectorAll("body, body *:not(script)")) {
    const attributes = [...element.attributes].map(({ name, value }) => {
      const told = ["href", "src", "srcset", "value", "alt", "title", "aria-label", "action"].includes(name);
      return `${name}=${told ? value.length > 0 : value.replace(/[\dA-Z]+/g, "0")}`;
    });
    const words = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent!.trim() !== "",
    );
    lines.push(`${element.tagName} ${attributes.join(" ")} ${words}`);
  }
  // A whole page is a few thousand lines; 53 bits tell them apart (FNV-1a, twice).
  const text = lines.join("\n");
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    two = Math.imul(two ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return `${text.length} ${one >>> 0} ${two >>> 0}`;
}
