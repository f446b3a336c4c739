import { z } from "@hono/zod-openapi";
import { leftOut } from "../../http/left-out";
import { PaginationSchema, SortSchema } from "../../http/paging";
import { ProductSchema } from "../catalogue";

const SearchState = z
  .object({ query: z.object({ value: z.string() }), url: z.string() })
  .openapi("SearchState");

const FacetValueSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    count: z.number(),
    selected: z.boolean(),
    query: SearchState,
    /** Of a colour: its cloth in sRGB, and a picture of it where one flat colour is not all of it. */
    hex: z.string().optional(),
    swatchImageURL: z.string().optional(),
  })
  .openapi("FacetValue");

/** Search results (contract §5.2). */
export const SearchPageSchema = z
  .object({
    products: z.array(ProductSchema),
    facets: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        category: z.boolean(),
        multiSelect: z.boolean(),
        priority: z.number(),
        visible: z.boolean(),
        values: z.array(FacetValueSchema),
        topValues: z.array(FacetValueSchema).optional(),
      }),
    ),
    breadcrumbs: z.array(
      z.object({
        facetCode: z.string(),
        facetName: z.string(),
        facetValueCode: z.string(),
        facetValueName: z.string(),
        removeQuery: SearchState,
        truncateQuery: SearchState,
      }),
    ),
    currentQuery: SearchState,
    freeTextSearch: z.string(),
    categoryCode: z.string().optional(),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
    spellingSuggestion: z.object({ query: z.string(), suggestion: z.string() }).optional(),
    /** The person's packs that the list is narrowed to; empty if the person does not have those asked for. */
    packs: z.array(z.object({ packId: z.string(), packName: z.string(), packType: z.string() })).optional(),
    keywordRedirectUrl: leftOut(z.string()),
  })
  .openapi("ProductSearchPage");
export type SearchPage = z.infer<typeof SearchPageSchema>;

export const SuggestionsSchema = z
  .object({ suggestions: z.array(z.object({ value: z.string() })) })
  .openapi("SuggestionList");

const Term = z.object({ term: z.string() });

/** The suggestions of the search overlay while people type (contract §21.1). */
export const SearchSuggestionsSchema = z
  .object({ suggestions: z.array(Term), products: z.array(ProductSchema) })
  .openapi("SearchSuggestions");

/** The search overlay's results: pages of the shop and products, each as title, text, picture and route. */
export const ContentSearchSchema = z
  .object({
    results: z.array(
      z.object({
        title: z.string(),
        description: z.string(),
        imageUrl: z.string(),
        /** The route; `homepage` means the root (spec 000 §3). */
        label: z.string(),
        name: z.string(),
      }),
    ),
    pagination: PaginationSchema,
    products: z.array(ProductSchema),
    suggestions: z.array(Term),
  })
  .openapi("ContentSearch");
