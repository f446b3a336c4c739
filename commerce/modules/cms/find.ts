import { HOMEPAGE, type Content } from "./content";
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

const plain = (html: unknown) =>
  typeof html === "string"
    ? html
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim()
    : "";

/** Components of the page's own; what stands on every page would find every page. */
const ownComponents = (page: CmsPage) =>
  page.contentSlots.contentSlot
    .filter((slot) => !slot.slotShared)
    .flatMap((slot) => slot.components.component);

function resultOf(page: CmsPage): ContentResult & { text: string; hasWords: boolean } {
  const own = ownComponents(page);
  const texts = own
    .flatMap((component) => TEXT_FIELDS.map((field) => plain(component[field])))
    .filter(Boolean);
  const pictures = own.map((component) => (component["media"] as { url?: unknown } | undefined)?.url);
  const long = texts.find((text) => text.length > 40) ?? texts[0] ?? "";
  return {
    title: page.title,
    description:
      long.length > DESCRIPTION_LENGTH ? `${long.slice(0, DESCRIPTION_LENGTH - 1).trimEnd()}…` : long,
    imageUrl: pictures.find((url) => typeof url === "string") ?? "",
    label: page.uid === HOMEPAGE ? HOMEPAGE : page.label,
    name: page.name,
    text: [page.title, ...texts].join(" ").toLowerCase(),
    hasWords: texts.length > 0,
  };
}

/**
 * Pages with words of their own in which every typed word begins a word; those with it in the title come
 * first. A page that only frames a function of the shop has no words, and nobody looks for it.
 */
export function searchContent({ pages }: Content, typed: string): ContentResult[] {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const begins = (text: string, word: string) =>
    ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, " ")}`.includes(` ${word}`);
  const inTitle = (title: string) => words.every((word) => begins(title.toLowerCase(), word));
  return pages
    .filter((page) => page.typeCode === "ContentPage" && page.label.startsWith("/"))
    .map(resultOf)
    .filter(({ text, hasWords }) => hasWords && words.every((word) => begins(text, word)))
    .sort((a, b) => Number(inTitle(b.title)) - Number(inTitle(a.title)) || a.title.localeCompare(b.title))
    .map(({ text: _text, hasWords: _hasWords, ...result }) => result);
}
