import { useMatches } from "@remix-run/react";

/**
 * How much of the header a page has (spec 000 §2): all of it, the logo alone (checkout and punch-out), or
 * none (sign-in pages). A route says so in its handle, so no path is matched by its letters.
 */
export type HeaderKind = "full" | "logo" | "none";

export interface PageHandle {
  header?: HeaderKind;
}

/** The innermost route that says something decides. */
export function useHeaderKind(): HeaderKind {
  const matches = useMatches();
  for (const match of [...matches].reverse()) {
    const header = (match.handle as PageHandle | undefined)?.header;
    if (header) return header;
  }
  return "full";
}
