const KEY = "kitroom-script-failures";
/** After so many failures of scripts the pages of this tab stay plain documents, which always work. */
const MOST = 2;

interface Entry {
  failures?: number;
}

/** In a frame of another site the browser may refuse storage; an entry of the history keeps the number then. */
function failures(): number {
  const ofEntry = (history.state as Entry | null)?.failures ?? 0;
  try {
    return Math.max(ofEntry, Number(sessionStorage.getItem(KEY)));
  } catch {
    return ofEntry;
  }
}

export function countFailure(): void {
  const count = failures() + 1;
  history.replaceState({ ...(history.state as Entry | null), failures: count }, "");
  try {
    sessionStorage.setItem(KEY, String(count));
  } catch {
    // The entry has it.
  }
}

/**
 * Whether scripts leave the page as the server wrote it: they have failed before, or somebody else has changed it. React
 * takes over what it knows alone, and draws anew what a translation or a password manager has put elements into; what
 * was typed would be lost.
 */
export const staysPlain = (): boolean => failures() >= MOST || isChanged();

/** The server counts the elements that stand before its first script; the browser must have as many. */
function isChanged(): boolean {
  const written = Number(document.documentElement.dataset["elements"]);
  let found = 0;
  for (const part of document.body.children) {
    if (part.nodeName === "SCRIPT") break;
    found += 1 + part.getElementsByTagName("*").length;
  }
  return found !== written;
}
