import { parse, type DefaultTreeAdapterMap } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

interface Form {
  action: string;
  method: string;
}

/** A field or button inside a form; one outside, tied to it by its `form` attribute, does not count. */
export interface Control {
  form: Form;
  type: string;
  name: string;
  value: string;
  sent: boolean;
  /** Of its label or its own. */
  words: string;
}

export interface PlainPage {
  /** All of them, with single spaces. */
  words: string;
  links: { href: string; words: string }[];
  controls: Control[];
}

const isElement = (node: Node): node is Element => "tagName" in node;
const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : []);
const textOf = (node: Node): string =>
  /^(script|style|noscript)$/.test(node.nodeName)
    ? ""
    : "value" in node
      ? String(node.value)
      : childrenOf(node).map(textOf).join("");
const wordsOf = (node: Node) => textOf(node).replaceAll(/\s+/g, " ").trim();

/** A page as a browser knows it that reads HTML alone: no styles, no aria, no `form` attributes. */
export function readPlainPage(html: string): PlainPage {
  const page: PlainPage = { words: "", links: [], controls: [] };
  const labels = new Map<string, string>();
  const named: [Control, string][] = [];

  function walk(node: Node, form: Form | undefined, label: string): void {
    if (!isElement(node)) return childrenOf(node).forEach((child) => walk(child, form, label));
    const { tagName } = node;
    if (tagName === "a") page.links.push({ href: attribute(node, "href") ?? "", words: wordsOf(node) });
    const inside = tagName === "form" ? { action: attribute(node, "action") ?? "", method: (attribute(node, "method") ?? "get").toLowerCase() } : form; // prettier-ignore
    const labelled = tagName === "label" ? wordsOf(node) : label;
    const target = tagName === "label" && attribute(node, "for");
    if (target) labels.set(target, labelled);
    if (form && /^(input|button|select|textarea)$/.test(tagName)) {
      const control = controlOf(node, form, labelled);
      page.controls.push(control);
      named.push([control, attribute(node, "id") ?? ""]);
    }
    childrenOf(node).forEach((child) => walk(child, inside, labelled));
  }
  const root = parse(html);
  page.words = wordsOf(root);
  walk(root, undefined, "");
  for (const [control, id] of named) control.words ||= labels.get(id) ?? "";
  return page;
}

function controlOf(element: Element, form: Form, label: string): Control {
  const { tagName } = element;
  const type = attribute(element, "type") ?? (tagName === "button" ? "submit" : "text");
  const tick = type === "radio" || type === "checkbox";
  return {
    form,
    type,
    name: attribute(element, "name") ?? "",
    value: tagName === "select" ? chosenOf(element) : (attribute(element, "value") ?? (tick ? "on" : "")),
    sent: tick ? attribute(element, "checked") !== undefined : type !== "submit" && type !== "button",
    words: tagName === "button" ? wordsOf(element) : label,
  };
}

function chosenOf(select: Element): string {
  const options = childrenOf(select).filter(isElement);
  const chosen = options.find((option) => attribute(option, "selected") !== undefined) ?? options[0];
  return (chosen && attribute(chosen, "value")) ?? "";
}
