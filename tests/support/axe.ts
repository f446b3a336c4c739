import axe from "axe-core";
import type { Frame, Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

/** What axe has to say of a page and its frames as they stand (WCAG 2.2 AA and its best practices); nothing is what it should. */
export async function axeOn(page: Page): Promise<string[]> {
  const found = await Promise.all(page.frames().map(axeIn));
  return found.flat();
}

async function axeIn(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  return frame.evaluate(async (tags) => {
    // What is fading in has less contrast than it will have.
    const coming = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(coming.map(({ finished }) => finished));
    const { violations } = await (window as unknown as { axe: Axe }).axe.run({
      runOnly: tags,
      resultTypes: ["violations"],
      iframes: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
  }, TAGS);
}
