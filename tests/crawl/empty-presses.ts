import type { Page } from "@playwright/test";
import { drawn, happens } from "./changes";
import { formsOf, kindOfForm } from "./empty-forms";
import { axeOn } from "./axe";

/**
 * Empties each form of a page that says what it needs, and presses its button as a person does whose scripts run.
 * Words must come that say what is missing, with the focus on them, and nothing for axe.
 * @param pressed kinds of forms that were pressed before.
 */
export async function pressEmpty(page: Page, pressed: Set<string>): Promise<string[]> {
  const problems: string[] = [];
  const address = page.url();
  const needy = (await formsOf(page)).filter(
    ({ method, required, button, aside }) =>
      method === "post" &&
      !aside &&
      required.length > 0 &&
      !["Add to bundle", "Add to cart"].includes(button),
  );
  for (const form of needy) {
    const kind = kindOfForm(form);
    // The first button of a form is the one that sends what was typed.
    const first = `${form.action} ${form.required.join()}`;
    if (pressed.has(kind) || pressed.has(first)) continue;
    if (page.url() !== address) await page.goto(address);
    // Not the menus of the header, which would cover the button.
    await page.evaluate(() =>
      document
        .querySelectorAll<HTMLDetailsElement>("main details")
        .forEach((details) => (details.open = true)),
    );
    const button = page
      .locator("button:not([aria-hidden]):visible", { hasText: form.button })
      .and(page.locator('button:not([type="button"])'))
      .first();
    // What only Enter presses, or only somebody without scripts.
    if ((await button.count()) === 0) continue;
    pressed.add(kind).add(first);
    await empty(page, form.required[0]!);
    await button.click();
    const alert = page.locator('main [role="alert"]').first();
    const came = await happens(alert.waitFor({ timeout: 5000 }));
    if (!came) {
      problems.push(`pressed empty, ${kind} says nothing`);
      continue;
    }
    await drawn(page);
    const focused = await alert.evaluate((box) => box.contains(document.activeElement));
    if (!focused) problems.push(`pressed empty, ${kind} does not move the focus to its words`);
    if (!(await page.title()).startsWith("Error: ")) problems.push(`pressed empty, ${kind} keeps its title`);
    problems.push(...(await axeOn(page)).map((line) => `pressed empty, ${kind}: ${line}`));
  }
  return problems;
}

/** Empties the form that has a control of this name. */
const empty = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const form = [...document.forms].find((one) => one.elements.namedItem(wanted) !== null);
    for (const control of form?.elements ?? []) {
      if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
      else if (control instanceof HTMLTextAreaElement) control.value = "";
      else if (control instanceof HTMLInputElement && control.type !== "hidden") {
        if (control.type === "checkbox" || control.type === "radio") control.checked = false;
        else if (control.type !== "submit" && control.type !== "button") control.value = "";
      }
    }
  }, name);
