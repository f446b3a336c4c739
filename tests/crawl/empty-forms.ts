import type { Page } from "@playwright/test";

/** Signing out ends the crawl. */
const LEFT_ALONE = /\/logout/;

interface FoundForm {
  action: string;
  /** Hidden fields as they stand, what is typed or chosen left empty. */
  fields: Record<string, string>;
}

const formsOf = (page: Page): Promise<FoundForm[]> =>
  page.evaluate(() =>
    [...document.forms]
      .filter((form) => form.method === "post")
      .flatMap((form) => {
        const fields: Record<string, string> = {};
        for (const control of form.elements) {
          if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
          if (!control.name || ["checkbox", "radio", "file"].includes(control.type)) continue;
          fields[control.name] = control.type === "hidden" ? control.value : "";
        }
        const buttons = [...form.elements].filter((control) => control instanceof HTMLButtonElement);
        return (buttons.length > 0 ? buttons : [undefined]).map((button) => ({
          action: button?.hasAttribute("formaction") ? button.formAction : form.action,
          fields: button?.name ? { ...fields, [button.name]: button.value } : fields,
        }));
      }),
  );

/**
 * Sends each form of a page with nothing filled in, as a browser without scripts that does not check. It must be
 * taken, or refused with an alert that says why; never a fault.
 * @returns what went wrong, a line each.
 */
export async function sendEmpty(page: Page, tried: Set<string>): Promise<string[]> {
  const problems: string[] = [];
  const origin = new URL(page.url()).origin;
  for (const { action, fields } of await formsOf(page)) {
    const kind = `${new URL(action).pathname.replace(/\d+/g, "0")} ${Object.keys(fields).join()} ${fields["intent"] ?? ""}`;
    if (LEFT_ALONE.test(action) || tried.has(kind)) continue;
    tried.add(kind);
    const answer = await page.request.post(action, {
      form: fields,
      headers: { Origin: origin },
      maxRedirects: 0,
    });
    const status = answer.status();
    if (status >= 200 && status < 400) continue;
    const text = await answer.text();
    if (status >= 500) problems.push(`empty form ${kind}: ${status}`);
    else if (!/role="alert"/.test(text) && !/<h1/.test(text))
      problems.push(`empty form ${kind}: ${status} without a word`);
  }
  return problems;
}
