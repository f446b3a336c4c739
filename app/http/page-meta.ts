import type { MetaDescriptor } from "@remix-run/node";

interface MetaMatches {
  matches: readonly { id: string; data?: unknown }[];
}

/**
 * The title of a page. Without scripts a refused form comes back as a new page, so its title starts with
 * "Error: ". The root loader knows this, because it runs after the action.
 * @param refused says it of a GET form, which only its own loader knows.
 */
export function pageMeta({ matches }: MetaMatches, title: string, refused = false): MetaDescriptor[] {
  const root = matches.find((match) => match.id === "root")?.data as { refused?: boolean } | undefined;
  return [{ title: `${refused || root?.refused ? "Error: " : ""}${title} | Kitroom` }];
}

/** What a page of editors says to search engines, `NOINDEX_FOLLOW`; nothing for one that they may list. */
export const robotsMeta = (robots = ""): MetaDescriptor[] =>
  /^NO|_NO/.test(robots) ? [{ name: "robots", content: robots.toLowerCase().replace("_", ", ") }] : [];

/** A page of work that goes on looks again by itself every 5 seconds, without scripts too. */
export const lookAgain = (working: boolean): MetaDescriptor[] =>
  working ? [{ httpEquiv: "refresh", content: "5" }] : [];
