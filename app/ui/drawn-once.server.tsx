import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { type ServedPage, ServedPageContext } from "./served-page";

/** Characters of HTML and data that are kept for each part, in two generations of half as many. */
const MOST_KEPT = 4_000_000;

/** What was drawn lately, and what was before: when the younger is full, it becomes the older, which is dropped. */
interface Kept {
  young: Map<string, string>;
  old: Map<string, string>;
  size: number;
}

const parts = new WeakMap<object, Kept>();

/** The HTML of a part. Whoever has equal data gets equal HTML: the data are the key. */
export function drawnOnce<Data extends object>(
  draw: ComponentType<Data>,
  of: Data,
  page: ServedPage,
): string {
  const kept = parts.get(draw) ?? {
    young: new Map<string, string>(),
    old: new Map<string, string>(),
    size: 0,
  };
  parts.set(draw, kept);
  const key = JSON.stringify([page.base, page.proof, of]);
  const known = kept.young.get(key);
  if (known !== undefined) return known;
  const html = kept.old.get(key) ?? drawn(draw, of, page);
  kept.young.set(key, html);
  kept.size += key.length + html.length;
  if (kept.size > MOST_KEPT / 2) {
    kept.old = kept.young;
    kept.young = new Map();
    kept.size = 0;
  }
  return html;
}

const drawn = <Data extends object>(draw: ComponentType<Data>, of: Data, page: ServedPage) =>
  renderToString(createElement(ServedPageContext.Provider, { value: page }, createElement(draw, of)));
