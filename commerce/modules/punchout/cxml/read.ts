import { SaxesParser } from "saxes";
import { Unreadable } from "./decode";

/** An element of a document. White space between elements is text too. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  /** All text of the element and below it. */
  text: string;
  /** What stands between its tags, as it was written. */
  inner: string;
}

/** More than any genuine document has: a set-up of 300 lines has about 6,000 elements. */
const MOST_ELEMENTS = 20_000;
const DEEPEST = 50;
const MOST_ATTRIBUTES = 30;

const unreadable = (message: string) => new Unreadable(406, message);

/**
 * Reads a document strictly. Nothing is fetched: a DOCTYPE is ignored, but one that declares entities is refused, and
 * so is every entity that XML itself does not have. The work grows with the length of the document, whatever is in it.
 * @throws Unreadable 406.
 */
export function readXml(text: string): Element {
  const { root, close } = parse(text);
  close();
  if (!root) throw unreadable("The document is empty.");
  return root;
}

/**
 * The first part of a document with this name below its root, from the beginning of the document alone; undefined if it
 * does not end in there.
 * @throws Unreadable 406.
 */
export function readPart(beginning: string, name: string): Element | undefined {
  const { root, open } = parse(beginning);
  return root?.children.find((one) => one.name === name && !open.includes(one));
}

function parse(text: string): { root: Element | undefined; open: Element[]; close: () => void } {
  const parser = new SaxesParser();
  const open: Element[] = [];
  const starts: number[] = [];
  const source = text.replace(/^\uFEFF/, "");
  let root: Element | undefined;
  let count = 0;
  parser.on("error", (error) => {
    throw unreadable(error.message.slice(0, 200));
  });
  parser.on("doctype", (doctype) => {
    if (/<!\s*ENTITY/i.test(doctype) || doctype.includes("%")) throw unreadable("Entities are not accepted.");
  });
  parser.on("opentag", ({ name, attributes }) => {
    count += 1;
    if (count > MOST_ELEMENTS) throw unreadable("The document has too many elements.");
    if (open.length >= DEEPEST) throw unreadable("The document is nested too deep.");
    if (Object.keys(attributes).length > MOST_ATTRIBUTES)
      throw unreadable("An element has too many attributes.");
    const element = { name, attributes: { ...attributes }, children: [], text: "", inner: "" };
    starts.push(parser.position);
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", ({ isSelfClosing }) => {
    const closed = open.pop()!;
    const start = starts.pop()!;
    // A tag of its own has no end to look for: the search would run back to the beginning of the document.
    if (!isSelfClosing) closed.inner = source.slice(start, source.lastIndexOf("</", parser.position - 1));
    const parent = open.at(-1);
    if (parent) parent.text += closed.text;
  });
  parser.write(source);
  return { root, open, close: () => void parser.close() };
}

/** The first child with a name. */
export const child = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((one) => one.name === name);

/** The element at a path of names. */
export const at = (element: Element | undefined, ...names: string[]): Element | undefined =>
  names.reduce<Element | undefined>(child, element);

/** The trimmed text at a path; undefined if it is missing or empty. */
export const textAt = (element: Element | undefined, ...names: string[]): string | undefined =>
  at(element, ...names)?.text.trim() || undefined;

export const all = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((one) => one.name === name) ?? [];
