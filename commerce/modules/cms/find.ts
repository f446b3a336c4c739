import { HOMEPAGE, type ContentView } from "./content";
import type { CmsPage } from "./contract";

export interface ContentResult {
  title: string;
  description: string;
  imageUrl: string;
  /** The route; `homepage` means the root (spec 000 §3). */
  label: string;
  name: string;
}

const DESCRIPTION_LENGTH = 160;
const TEXT_FIELDS = ["headline", "title", "linkName", "description", "content"];

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * Links are skipped: their targets are found directly, and the link text would match every page with the
 * link.
 */
const withoutLinks = (html: string) =>
  html
    .split(/<a\s/)
    .map((part, index) => (index === 0 ? part : part.slice(Math.max(0, part.indexOf("</a>")))))
    .join(" ");

/** Only the page's own components, because shared ones would match every page. */
const ownComponents = (page: CmsPage) =>
  page.contentSlots.contentSlot
    .filter((slot) => !slot.slotShared)
    .flatMap((slot) => slot.components.component);

function resultOf(page: CmsPage): ContentResult & { text: string; hasWords: boolean } {
  const own = ownComponents(page);
  const written = own
    .flatMap((component) => TEXT_FIELDS.map((field) => component[field]))
    .filter((text) => typeof text === "string");
  const texts = written.map(plain).filter(Boolean);
  const pictures = own.map((component) => (component["media"] as { url?: unknown } | undefined)?.url);
  const long = texts.find((text) => text.length > 40) ?? texts[0] ?? "";
  return {
    title: page.title,
    description:
      long.length > DESCRIPTION_LENGTH ? `${long.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…` : long,
    imageUrl: pictures.find((url) => typeof url === "string") ?? "",
    label: page.uid === HOMEPAGE ? HOMEPAGE : page.label,
    name: page.name,
    text: [page.title, ...written.map(withoutLinks).map(plain)].join(" ").toLowerCase(),
    hasWords: texts.length > 0,
  };
}

/** Sign-in and error pages are of no use in search results. */
const NEVER_FOUND = new Set(["LoginPageTemplate", "ErrorPageTemplate"]);

/**
 * Pages with content in which every typed word starts a word. Pages with a match in the title come first.
 * Pages without content of their own are not searched.
 */
export function searchContent({ pages }: Pick<ContentView, "pages">, typed: string): ContentResult[] {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const begins = (text: string, word: string) =>
    ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, " ")}`.includes(` ${word}`);
  const inTitle = (title: string) => words.every((word) => begins(title.toLowerCase(), word));
  return pages
    .filter(
      ({ typeCode, label, template }) =>
        typeCode === "ContentPage" && label.startsWith("/") && !NEVER_FOUND.has(template),
    )
    .map(resultOf)
    .filter(({ text, hasWords }) => hasWords && words.every((word) => begins(text, word)))
    .sort((a, b) => Number(inTitle(b.title)) - Number(inTitle(a.title)) || a.title.localeCompare(b.title))
    .map(({ text: _text, hasWords: _hasWords, ...result }) => result);
}
