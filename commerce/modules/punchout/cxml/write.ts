import { randomUUID } from "node:crypto";

/** The DTD that answers and messages follow; named in them, never fetched. */
const CXML_DTD = "http://xml.cxml.org/schemas/cXML/1.2.071/cXML.dtd";

/** An element as text; safe to put into another one. */
export class Xml {
  constructor(readonly text: string) {}
}

/** Characters that XML 1.0 does not have, also as references. */
const ILLEGAL =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Text for XML in pure ASCII, because receivers of `cxml-urlencoded` ignore the declared encoding. */
const escaped = (text: string): string =>
  text
    .replace(ILLEGAL, "")
    .replace(/[&<>"']|[^\u0000-\u007F]/gu, (character) => `&#${character.codePointAt(0)};`);

/** Elements that a document had, as they were written; they are well-formed, because they were read. */
export const asWritten = (inner: string): Xml =>
  new Xml(
    inner.includes("<![CDATA[")
      ? inner
      : inner.replace(/[^\u0000-\u007F]/gu, (character) => `&#${character.codePointAt(0)};`),
  );

type Content = Xml | string | undefined | readonly (Xml | undefined)[];

const written = (content: Content): string =>
  content === undefined
    ? ""
    : typeof content === "string"
      ? escaped(content)
      : content instanceof Xml
        ? content.text
        : content.map(written).join("");

/** An element with attributes and content; attributes that are undefined are left out. */
export function element(
  name: string,
  attributes: Record<string, string | undefined> = {},
  ...content: Content[]
): Xml {
  const shown = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(value!)}"`)
    .join("");
  const inside = content.map(written).join("");
  return new Xml(inside === "" ? `<${name}${shown}/>` : `<${name}${shown}>${inside}</${name}>`);
}

/** An instant as cXML wants it: with a numeric offset, never Z. */
export const timestamp = (now: Date): string => now.toISOString().replace(/\.\d+Z$/, "+00:00");

/** A whole document. */
export const documentOf = (now: Date, ...content: Xml[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "${CXML_DTD}">\n${
    element(
      "cXML",
      {
        payloadID: `${now.getTime()}.${randomUUID()}@kitroom`,
        timestamp: timestamp(now),
        version: "1.2.071",
        "xml:lang": "en",
      },
      content,
    ).text
  }`;

/** Statuses of cXML that the shop answers with. */
export const WORDS = {
  200: "OK",
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  406: "Not Acceptable",
  409: "Conflict",
  412: "Precondition Failed",
  417: "Expectation Failed",
  450: "Not Implemented",
  499: "Document Too Large",
  500: "Internal Server Error",
  560: "Temporary Server Error",
} as const;
export type StatusCode = keyof typeof WORDS;

/** A response with a status, and with an element if it is 200. `detail` is for the people who connect the systems. */
export const response = (now: Date, code: StatusCode, detail?: string, content?: Xml): string =>
  documentOf(
    now,
    element("Response", {}, element("Status", { code: String(code), text: WORDS[code] }, detail), content),
  );
