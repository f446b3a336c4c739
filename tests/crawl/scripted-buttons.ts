import type { Page } from "@playwright/test";
import { changed, drawn, watchChanges } from "./changes";

/**
 * Presses each button that only a script can give something to do. It must change the page or print.
 * @returns a line for each that did nothing.
 */
export async function pressScripted(page: Page, names: string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const name of names) {
    await watchChanges(page);
    await page.getByRole("button", { name }).first().click();
    await drawn(page);
    if (!(await changed(page))) problems.push(`button "${name}" does nothing`);
  }
  return problems;
}
