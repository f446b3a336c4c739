/** Reads the forms of a page as React writes them: attributes quoted, void elements closed. */
export interface FoundForm {
  method: string;
  action: string;
  entries: [string, string][];
}

const unescape = (text: string) =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/>])`, "i").exec(tag);
  return found ? unescape(found[1] ?? "") : undefined;
}

export const hrefs = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => unescape(href!));

/** The form that a button with these words sends, its controls as they stand; the first radio where none is chosen. */
export function formWith(html: string, button: RegExp): FoundForm | undefined {
  const forms = [...html.matchAll(/(<form [^>]*>)[\s\S]*?<\/form>/g)];
  for (const pressed of html.matchAll(/(<button[^>]*>)([\s\S]*?)<\/button>/g)) {
    const [, tag = "", words = ""] = pressed;
    if (!button.test(unescape(words.replace(/<[^>]*>/g, "")))) continue;
    const owner = attribute(tag, "form");
    const form = forms.find(({ 0: whole, 1: open, index }) =>
      owner
        ? attribute(open!, "id") === owner
        : index < pressed.index && pressed.index < index + whole.length,
    );
    if (form) return read(html, form[0], form[1]!, tag);
  }
  return undefined;
}

function read(html: string, whole: string, open: string, pressed: string): FoundForm {
  const id = attribute(open, "id");
  const outside = id
    ? [...html.matchAll(/<input [^>]*>/g)].filter(([tag]) => attribute(tag, "form") === id)
    : [];
  const inputs = [...new Set([...whole.matchAll(/<input [^>]*>/g), ...outside].map(([tag]) => tag))];
  const entries = [...inputsOf(inputs), ...selectsOf(whole)];
  const name = attribute(pressed, "name");
  if (name) entries.push([name, attribute(pressed, "value") ?? ""]);
  return {
    method: (attribute(open, "method") ?? "get").toLowerCase(),
    action: attribute(open, "action") ?? "",
    entries,
  };
}

function inputsOf(tags: string[]): [string, string][] {
  const radios = new Map<string, string>();
  const entries: [string, string][] = [];
  for (const tag of tags) {
    const name = attribute(tag, "name");
    const type = attribute(tag, "type") ?? "text";
    if (!name || attribute(tag, "disabled") !== undefined || type === "submit") continue;
    const value = attribute(tag, "value") ?? (type === "checkbox" ? "on" : "");
    const checked = attribute(tag, "checked") !== undefined;
    if (type === "radio") {
      if (checked || !radios.has(name)) radios.set(name, value);
    } else if (type !== "checkbox" || checked) {
      entries.push([name, value]);
    }
  }
  return [...radios, ...entries];
}

function selectsOf(html: string): [string, string][] {
  return [...html.matchAll(/(<select [^>]*>)([\s\S]*?)<\/select>/g)].flatMap(([, open, inside]) => {
    const name = attribute(open!, "name");
    const options = [...inside!.matchAll(/<option[^>]*>/g)].map(([tag]) => tag);
    const chosen = options.find((tag) => attribute(tag, "selected") !== undefined) ?? options[0];
    return name && chosen ? [[name, attribute(chosen, "value") ?? ""] as [string, string]] : [];
  });
}
