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

/**
 * Puts what others have put into `head`, or beside it, to its end: React takes elements there for nobody's, but draws the
 * page anew for one before its own. The shop's own begin with the character set, and its styles have a nonce.
 */
export function moveForeign(): void {
  const { documentElement: root, head, body } = document;
  for (const part of [...root.childNodes]) if (part !== head && part !== body) root.append(part);
  let own = false;
  for (const part of [...head.children]) {
    own = own || part.matches("[charset]");
    if (!own || part.matches("script, style:not([nonce])")) head.append(part);
  }
}

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
