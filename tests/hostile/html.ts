import { parse, type DefaultTreeAdapterMap } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** A field of a form as a browser without scripts would send it. */
export interface Field {
  name: string;
  value: string;
  /** `text`, `hidden`, `radio`, `select`, `textarea`, `submit` and so on. */
  type: string;
  /** Whether it is sent when nobody touches the form; a button is sent when it is pressed. */
  sent: boolean;
}

export interface PageForm {
  id: string;
  method: "GET" | "POST";
  /** Path and query on this shop. */
  action: string;
  fields: Field[];
}

export interface ReadPage {
  forms: PageForm[];
  /** Paths of this shop that links lead to. */
  links: string[];
  /** Paths of this shop to which buttons send a form in the place of its own action. */
  buttons: string[];
}

const isElement = (node: Node): node is Element => "tagName" in node;
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;
const has = (element: Element, name: string) => attribute(element, name) !== undefined;

function* below(node: Node): Generator<Element> {
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* below(child);
  }
}

const textOf = (node: Node): string =>
  "value" in node ? String(node.value) : "childNodes" in node ? node.childNodes.map(textOf).join("") : "";

function fieldsOf(element: Element): Field[] {
  const name = attribute(element, "name");
  if (name === undefined || name === "" || has(element, "disabled")) return [];
  const value = attribute(element, "value");
  if (element.tagName === "textarea") {
    return [{ name, value: textOf(element).replace(/^\n/, ""), type: "textarea", sent: true }];
  }
  if (element.tagName === "select") {
    const options = [...below(element)].filter(({ tagName }) => tagName === "option");
    const chosen = options.find((option) => has(option, "selected")) ?? options[0];
    return [
      {
        name,
        value: (chosen && (attribute(chosen, "value") ?? textOf(chosen))) ?? "",
        type: "select",
        sent: true,
      },
    ];
  }
  const type = attribute(element, "type") ?? (element.tagName === "button" ? "submit" : "text");
  const tick = type === "radio" || type === "checkbox";
  const sent = tick ? has(element, "checked") : type !== "submit" && type !== "button";
  return [{ name, value: value ?? (tick ? "on" : ""), type, sent }];
}

/** An address of a page as a path of this shop; undefined for one that leads elsewhere. */
function pathOf(address: string, page: string): string | undefined {
  const url = new URL(address, new URL(page, "http://shop.test"));
  return url.host === "shop.test" && url.protocol === "http:" ? url.pathname + url.search : undefined;
}

/** Reads the forms, links and buttons of a page at an address. */
export function readPage(html: string, page: string): ReadPage {
  const all = [...below(parse(html))];
  const controls = all.filter(({ tagName }) => /^(input|select|textarea|button)$/.test(tagName));
  const forms = all
    .filter(({ tagName }) => tagName === "form")
    .flatMap((form): PageForm[] => {
      const id = attribute(form, "id") ?? "";
      const inside = new Set(below(form));
      const own = controls.filter((control) => {
        const named = attribute(control, "form");
        return named === undefined ? inside.has(control) : named === id;
      });
      const action = pathOf(attribute(form, "action") ?? page, page);
      if (action === undefined) return [];
      const method = attribute(form, "method")?.toLowerCase() === "post" ? "POST" : "GET";
      return [{ id, method, action, fields: own.flatMap(fieldsOf) }];
    });
  const links = all
    .filter(({ tagName }) => tagName === "a")
    .flatMap((link) => attribute(link, "href") ?? [])
    // A place on the page itself is no other page.
    .filter((href) => !href.startsWith("#"))
    .flatMap((href) => pathOf(href, page) ?? []);
  const buttons = controls.flatMap((control) => {
    const to = attribute(control, "formaction");
    return (to !== undefined && pathOf(to, page)) || [];
  });
  return { forms, links: [...new Set(links)], buttons: [...new Set(buttons)] };
}
