import type { Locator } from "@playwright/test";
import { happens } from "./changes";

/**
 * Presses a link as a person does: with a finger, or where it only shows with the focus on it, by the keyboard.
 * @returns false when it cannot be seen even then.
 */
export async function press(link: Locator): Promise<boolean> {
  if (await happens(link.click({ timeout: 3000 }))) return true;
  await link.focus();
  await link.scrollIntoViewIfNeeded();
  const seen = await link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  await link.press("Enter");
  return seen;
}
