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
  for (const [whole, open] of html.matchAll(/(<form [^>]*>)[\s\S]*?<\/form>/g)) {
    const id = attribute(open!, "id");
    const pressed = [...whole.matchAll(/(<button[^>]*>)([\s\S]*?)<\/button>/g)].find(([, , words]) =>
      button.test(unescape(words!.replace(/<[^>]*>/g, ""))),
    );
    if (!pressed) continue;
    const outside = id ? [...html.matchAll(/<input [^>]*>/g)].filter(([tag]) => attribute(tag, "form") === id) : [];
    const inputs = [...new Set([...whole.matchAll(/<input [^>]*>/g), ...outside].map(([tag]) => tag))];
    const entries = [...inputsOf(inputs), ...selectsOf(whole)];
    const name = attribute(pressed[1]!, "name");
    if (name) entries.push([name, attribute(pressed[1]!, "value") ?? ""]);
    return {
      method: (attribute(open!, "method") ?? "get").toLowerCase(),
      action: attribute(open!, "action") ?? "",
      entries,
    };
  }
  return undefined;
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
