import { join } from "node:path";
import type { Browser, Page } from "playwright";

/** Both widths of the design. */
const WINDOWS = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

/** Pixels that two engines may round apart. */
const ROUNDING = 2;

/** One element as it is drawn: where it is, and the colours it has. */
interface Box {
  name: string;
  place: number[];
  colours: string;
}

/**
 * Looks at one address in two browsers, with the visit of the first, in both widths, and keeps pictures.
 * @returns what the first draws otherwise, in words
 */
export async function differences(
  page: Page,
  other: Browser,
  look: { address: string; name: string; folder: string; scripts: boolean },
): Promise<string[]> {
  const visit = await other.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: look.scripts,
  });
  const found: string[] = [];
  try {
    const twin = await visit.newPage();
    for (const [window, size] of Object.entries(WINDOWS)) {
      const [boxes, expected] = [await draw(page, "old"), await draw(twin, "new")];
      found.push(...compare(boxes, expected).map((words) => `${look.name}, ${window}: ${words}`));

      async function draw(screen: Page, age: string): Promise<Box[]> {
        await screen.setViewportSize(size);
        await screen.goto(look.address, { waitUntil: "networkidle" });
        // Before its picture, for which the window is made as high as the page.
        const boxes = await screen.evaluate(boxesOf);
        const path = join(look.folder, `${look.name}-${window}-${age}.png`);
        await screen.screenshot({ path, fullPage: true });
        return boxes;
      }
    }
  } finally {
    await visit.close();
  }
  return found;
}

/** Runs in the page. What is only there for screen readers is a pixel wide. */
function boxesOf(): Box[] {
  // Not every engine shares the lines of a heading out evenly.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { text-wrap: wrap !important }");
  document.adoptedStyleSheets = [sheet];
  return [...document.body.querySelectorAll<HTMLElement>("*")]
    .filter((element) => !element.closest("script, style, datalist, option, svg *, [aria-hidden]"))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const shown = width > 1 && height > 1 && style.visibility === "visible";
      const ownWords = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      );
      const colours = [
        style.backgroundColor,
        ...(ownWords ? [style.color] : []),
        ...(parseFloat(style.borderTopWidth) > 0 ? [style.borderTopWidth, style.borderTopColor] : []),
      ];
      return {
        name: `${element.tagName.toLowerCase()} "${(element.textContent ?? "").trim().slice(0, 30)}"`,
        place: shown ? [x, y + scrollY, width, height] : [],
        colours: shown ? colours.join(" ") : "",
      };
    });
}

function compare(boxes: Box[], expected: Box[]): string[] {
  if (boxes.length !== expected.length)
    return [`${boxes.length} elements are drawn instead of ${expected.length}`];
  return expected.flatMap(({ name, place, colours }, at) => {
    const drawn = boxes[at]!;
    const moved =
      drawn.place.length !== place.length ||
      place.some((value, side) => Math.abs(value - drawn.place[side]!) > ROUNDING);
    return [
      ...(moved
        ? [`${name} is at ${drawn.place.map(Math.round).join(" ")}, not ${place.map(Math.round).join(" ")}`]
        : []),
      ...(drawn.colours !== colours ? [`${name} is ${drawn.colours}, not ${colours}`] : []),
    ];
  });
}
