import { createContext } from "react";

/** The text of the inlined stylesheet; undefined if the page links to the file. */
export const StyleContext = createContext<string | undefined>(undefined);

/**
 * In the browser: the style element of the server's HTML, which has a nonce where those of extensions have none. It is
 * read before hydration, so that React renders the same element; its nonce allows React to render it again after an
 * error.
 */
export const styleOfPage: { text: string; nonce: string } | undefined = readStyle();

function readStyle() {
  const element =
    typeof document === "undefined" ? null : document.querySelector<HTMLStyleElement>("head > style[nonce]");
  return element ? { text: element.textContent ?? "", nonce: element.nonce ?? "" } : undefined;
}
