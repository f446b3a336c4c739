import type { Answer, TestApi } from "./api";

/** Asks for products as a search page does, by default as one buyer. */
export const searchCall =
  (api: TestApi, buyer: string) =>
  (query: string, more: Record<string, string | number> = {}, as = buyer) =>
    api.call("GET", "/products/search", {
      as,
      query: { query, fields: "DEFAULT,products(DEFAULT)", ...more },
    });

/** The codes of what a search found, in its order. */
export const codesOf = ({ products }: Answer["body"]): string[] =>
  products.map(({ code }: { code: string }) => code);
