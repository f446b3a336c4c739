import { pagination, sortsOf, type Page } from "../../http/paging";
import { mediaUrl } from "../catalogue";
import type { SearchPage } from "./contract";
import { FACET_NAMES, type CountedValue, type FacetIndex } from "./facets";
import { FACET_CODES } from "./facet-codes";
import { SORTS, stateOf, withoutSelected, withSelected, writeQuery, type SearchQuery } from "./query";

/** So many values of a facet show before "more" (contract §5.2). */
const TOP_VALUES = 6;

export interface Found {
  query: SearchQuery;
  page: Page;
  total: number;
  counts: CountedValue[];
  /** The text that was searched instead of the typed one. */
  corrected?: string;
  pricesShown: boolean;
  mediaBaseUrl: string;
}

function facetsOf({ query, counts, mediaBaseUrl }: Found): SearchPage["facets"] {
  return FACET_CODES.filter((facet) => facet !== "allCategories").flatMap((facet, at) => {
    const values = counts
      .filter((value) => value.facet === facet)
      .map(({ code, name, count, selected, cloth }) => {
        const one = { facet, value: code };
        const next = selected ? withoutSelected(query, one) : withSelected(query, one);
        const value = { code, name, count, selected, query: stateOf(next) };
        if (!cloth) return value;
        return { ...value, hex: cloth.hex, swatchImageURL: mediaUrl(cloth.swatch, mediaBaseUrl) };
      });
    if (values.length === 0) return [];
    const top = values.toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.count - a.count);
    return [
      {
        code: facet,
        name: FACET_NAMES[facet],
        category: facet === "category",
        multiSelect: true,
        priority: (FACET_CODES.length - at) * 1000,
        visible: true,
        values,
        topValues: values.length > TOP_VALUES ? top.slice(0, TOP_VALUES) : undefined,
      },
    ];
  });
}

const breadcrumbsOf = (query: SearchQuery, { values }: FacetIndex): SearchPage["breadcrumbs"] =>
  query.selected.map((one, at) => ({
    facetCode: one.facet,
    facetName: FACET_NAMES[one.facet],
    facetValueCode: one.value,
    facetValueName:
      values.find(({ facet, code }) => facet === one.facet && code === one.value)?.name ?? one.value,
    removeQuery: stateOf(withoutSelected(query, one)),
    truncateQuery: stateOf({ ...query, selected: query.selected.slice(0, at + 1) }),
  }));

/** A search as OCC answers it, without its products. */
export function searchPage(found: Found, index: FacetIndex): Omit<SearchPage, "products"> {
  const { query, page, total, corrected } = found;
  const names = Object.entries(SORTS).filter(([code]) => found.pricesShown || !code.startsWith("price"));
  return {
    facets: facetsOf(found),
    breadcrumbs: breadcrumbsOf(query, index),
    currentQuery: stateOf(query),
    freeTextSearch: query.text,
    categoryCode: query.selected.find(({ facet }) => facet === "allCategories")?.value,
    pagination: pagination(page, total, query.sort),
    sorts: sortsOf(Object.fromEntries(names), query.sort),
    spellingSuggestion: corrected
      ? { suggestion: corrected, query: writeQuery({ ...query, text: corrected }) }
      : undefined,
  };
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, "").trim();

/**
 * Terms for what is being typed: the last word completed from the names of what was found, then those names.
 * Every term finds something, because it was made from a hit.
 */
export function termsFor(text: string, names: string[], most: number): string[] {
  const [, before = "", typed = ""] = /^(.*?)(\S*)$/su.exec(text.toLowerCase()) ?? [];
  const completions = new Map<string, number>();
  for (const name of names) {
    for (const word of new Set(
      plain(name)
        .toLowerCase()
        .match(/[\p{L}\p{N}'-]{3,}/gu) ?? [],
    )) {
      if (typed !== "" && word.startsWith(typed)) completions.set(word, (completions.get(word) ?? 0) + 1);
    }
  }
  const completed = [...completions]
    .sort(([a, m], [b, n]) => n - m || a.length - b.length || a.localeCompare(b))
    .slice(0, Math.ceil(most / 2))
    .map(([word]) => `${before}${word}`);
  const seen = new Set<string>();
  return [...completed, ...names.map(plain)]
    .filter((term) => {
      const key = term.toLowerCase();
      return term !== "" && !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
}
