import { z } from "@hono/zod-openapi";
import type { Registrar } from "../../http/registrar";
import { pageQuery } from "../../http/paging";
import {
  ContentSearchSchema,
  SearchPageSchema,
  SearchSuggestionsSchema,
  SuggestionsSchema,
} from "./contract";
import { searchAll, searchProducts, suggestAll, suggestTerms } from "./read";

const tag = "Search";
/** Long texts are cut and not refused, because people paste. */
const text = z.string().max(20_000);
const most = z.coerce.number().int().min(1).max(50).optional();

/**
 * Search calls (contract §5.2, §21.1). They find what the person's organisation may buy, so a person must be
 * signed in.
 */
export function searchRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/products/search",
      tag,
      summary: "Products by text, facets and sort: query is freeText:sort:facet:value…",
      who: "person",
      proxied: true,
      hidden: true,
      query: pageQuery.extend({
        query: text.optional(),
        filters: z.string().max(10_000).optional(),
        packId: z.string().max(60).optional(),
        /** Without `packId`: the goods of all the person's packs of this type. */
        packType: z.string().max(60).optional(),
        // Sent by this project's clients, but not needed: the caller is enough (spec 000 §3).
        queryParam: z.string().max(4000).optional(),
        userId: z.string().max(200).optional(),
      }),
      answer: SearchPageSchema,
    },
    (call) => searchProducts(call, call.query),
  );
  api.call(
    {
      method: "get",
      path: "/products/suggestions",
      tag,
      summary: "Suggested terms while someone types",
      who: "person",
      proxied: true,
      hidden: true,
      query: z.object({ term: text, max: most }),
      answer: SuggestionsSchema,
    },
    (call) => suggestTerms(call, call.query.term, call.query.max ?? 5),
  );
  api.call(
    {
      method: "get",
      path: "/search/suggestions",
      tag,
      summary: "Suggested terms and products while someone types",
      who: "person",
      proxied: true,
      hidden: true,
      query: z.object({ searchText: text, max: most }),
      answer: SearchSuggestionsSchema,
    },
    (call) => suggestAll(call, call.query.searchText, call.query.max ?? 5),
  );
  api.call(
    {
      method: "get",
      path: "/search/content",
      tag,
      summary: "Pages of the shop and products, as one list",
      who: "person",
      proxied: true,
      hidden: true,
      query: pageQuery.extend({ search: text }),
      answer: ContentSearchSchema,
    },
    (call) => searchAll(call, call.query),
  );
}
