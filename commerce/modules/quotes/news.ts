import type { QuoteNews } from "../notices/tables";

/** The page of a quote, below the shop's address. */
export const quoteUrl = (code: string): string => `/my-account/quotes/${encodeURIComponent(code)}`;

/** "Quote Q-2001: the desk has an offer", what was said, and what can be done. */
export function quoteWords({ code, news, text, by }: QuoteNews): {
  title: string;
  text?: string;
  more?: string;
} {
  switch (news) {
    case "offer":
      return {
        title: `Quote ${code}: the desk has an offer`,
        more: "Accept it, ask for a change, or decline it.",
      };
    case "withdrawn":
      return {
        title: `Quote ${code}: the desk changes its offer`,
        more: "It is no longer in your cart. You get a new offer.",
      };
    case "cancelled":
      return { title: `Quote ${code} was cancelled by the desk` };
    case "message":
      return { title: `Quote ${code}: a message from ${by}`, text };
  }
}
