import { useMatches } from "@remix-run/react";

/**
 * How much of the header a page has (spec 000 §2): all of it, the logo alone (checkout and punch-out), or
 * none (sign-in pages); or the logo on the wholesale site alone (onboarding), or one that leads nowhere (the end of a
 * visit). A route sets it in its handle, so no code has to match paths.
 */
export type HeaderKind = "full" | "logo" | "mark" | "wholesale" | "none";

export interface PageHandle {
  header?: HeaderKind;
  /** The site link that the page belongs under, where its own address does not begin with it. */
  section?: string;
  /** The wholesale search bar is not on it (spec 000 §2: ReturnOrExchange). */
  noSearch?: boolean;
}

/** The innermost route with a value decides. */
function useHandle<Key extends keyof PageHandle>(key: Key): PageHandle[Key] {
  const matches = useMatches();
  for (const match of [...matches].reverse()) {
    const said = (match.handle as PageHandle | undefined)?.[key];
    if (said) return said;
  }
  return undefined;
}

export const useHeaderKind = (): HeaderKind => useHandle("header") ?? "full";

export const useSection = (): string | undefined => useHandle("section");

export const useNoSearch = (): boolean | undefined => useHandle("noSearch");
