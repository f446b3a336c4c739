import { createContext } from "react";

/** The stylesheet's text where a page carries it inside; undefined where the page links to the file. */
export const StyleContext = createContext<string | undefined>(undefined);

/**
 * In the browser: the style element that this page came with. It is read before the page is taken over, so that
 * React draws the same one whatever later pages would have said; its nonce lets it be drawn again after a fault.
 */
export const styleOfPage: { text: string; nonce: string } | undefined = readStyle();

function readStyle() {
  const element =
    typeof document === "undefined" ? null : document.querySelector<HTMLStyleElement>("head > style");
  return element ? { text: element.textContent ?? "", nonce: element.nonce ?? "" } : undefined;
}
