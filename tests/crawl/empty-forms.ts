import type { Page } from "@playwright/test";
import { patternOf } from "./addresses";
import { ask } from "./ask";

/** Signing out ends the crawl, and ordering for somebody else shows their packs; both are sent last. */
const LAST = /\/(?:logout|proxy-order)$/;

export interface FoundForm {
  method: "get" | "post";
  action: string;
  /** Hidden fields and lists as they stand, what is typed or ticked left empty, and the button that is pressed. */
  fields: Record<string, string>;
  button: string;
  /** Somebody fills it in; a form without anything to fill in is only a button. */
  typed: boolean;
  /** Names that the page itself says are needed. */
  required: string[];
  /**
   * The button does something beside sending the form, such as one step more; then nothing is needed. One that only
   * Enter presses is of this kind too.
   */
  aside: boolean;
}

/** Every form of a page, once for each of its buttons. */
export const formsOf = (page: Page): Promise<FoundForm[]> =>
  page.evaluate(() =>
    [...document.forms].flatMap((form) => {
      const fields: Record<string, string> = {};
      const required = new Set<string>();
      let typed = false;
      for (const control of form.elements) {
        if (control instanceof HTMLButtonElement || !("name" in control)) continue;
        const { name, type, value } = control as HTMLInputElement;
        if (!name || control.hasAttribute("disabled") || control instanceof HTMLFieldSetElement) continue;
        if (type !== "hidden") typed = true;
        if (control.hasAttribute("required") || control.getAttribute("aria-required") === "true")
          required.add(name);
        if (type === "checkbox" || type === "radio" || type === "file") continue;
        if (control instanceof HTMLSelectElement) fields[name] = control.options[0]?.value ?? "";
        else fields[name] = type === "hidden" ? value : "";
      }
      const buttons = [...form.elements].filter(
        (control): control is HTMLButtonElement =>
          control instanceof HTMLButtonElement && control.type === "submit" && !control.disabled,
      );
      return (buttons.length > 0 ? buttons : [undefined]).map((button, index) => ({
        method: form.method === "post" ? ("post" as const) : ("get" as const),
        action: button?.hasAttribute("formaction") ? button.formAction : form.action,
        fields: button?.name ? { ...fields, [button.name]: button.value } : fields,
        button: button?.textContent.trim() ?? "",
        typed,
        required: [...required],
        aside: index > 0 || button?.getAttribute("aria-hidden") === "true",
      }));
    }),
  );

/** Forms of one kind differ in codes only. */
export const kindOfForm = ({ method, action, fields, button }: FoundForm): string => {
  const { pathname, search } = new URL(action);
  const names = Object.keys(fields).map((name) => name.replace(/\d+/g, "0"));
  return `${method} ${patternOf(pathname + search)} ${[...new Set(names)].join()} "${button.replace(/\d+/g, "0")}"`;
};

/**
 * Sends a form with nothing filled in, as a browser without scripts that does not check. It must be taken, or
 * refused in words on a page that leads to what is missing; never a fault.
 * @returns what went wrong, a line each.
 */
export async function sendEmpty(page: Page, form: FoundForm): Promise<string[]> {
  const fields = Object.entries(form.fields);
  const get = `${form.action.replace(/\?.*/, "")}?${new URLSearchParams(fields)}`;
  const { status, html, isFile } = await (form.method === "get"
    ? ask(page, get)
    : ask(page, form.action, fields));
  if (isFile) return [];
  const seen = await page.evaluate(read, html);
  const refused = status >= 400 && form.typed;
  const faults = status >= 500 ? [] : shapeOf(seen, refused);
  if (status >= 500 || status === 404) faults.push("is a fault");
  if (status < 400 && form.required.length > 0 && !form.aside)
    faults.push(`is taken without ${form.required.join()}`);
  return faults.map((fault) => `empty form ${kindOfForm(form)}: ${status}, ${fault}`);
}

function shapeOf(seen: ReturnType<typeof read>, refused: boolean): string[] {
  const faults: string[] = [];
  if (seen.headings !== 1) faults.push(`${seen.headings} h1`);
  if (!refused) return faults;
  if (!seen.alert) faults.push("no word on what is wrong");
  if (!seen.title.startsWith("Error: ")) faults.push(`title "${seen.title}"`);
  return [...faults, ...seen.lost.map((href) => `the summary's link ${href} leads to nothing`)];
}

/** Reads an answer without showing it. Its style is allowed by its own policy, not by that of the page it is read on. */
function read(html: string) {
  const page = new DOMParser().parseFromString(html.replace(/<style\b.*?<\/style>/gs, ""), "text/html");
  const alerts = [...page.querySelectorAll('[role="alert"]')];
  const links = alerts.flatMap((alert) => [...alert.querySelectorAll('a[href^="#"]')]);
  return {
    headings: page.querySelectorAll("h1").length,
    title: page.title,
    alert: alerts.map((alert) => alert.textContent.trim()).join(" "),
    lost: links
      .map((link) => link.getAttribute("href")!)
      .filter((href) => page.getElementById(decodeURIComponent(href.slice(1))) === null),
  };
}

/** Those to fill in first: they leave everything as it is. Buttons alone do something, and signing out ends it. */
export const inOrder = (forms: FoundForm[]): FoundForm[] => {
  const rank = ({ typed, action }: FoundForm) => (LAST.test(new URL(action).pathname) ? 2 : typed ? 0 : 1);
  return [...forms].sort((a, b) => rank(a) - rank(b));
};
