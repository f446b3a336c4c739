import { createContext } from "react";

/** The stylesheet's text where a page carries it inside; undefined where the page links to the file. */
export const StyleContext = createContext<string | undefined>(undefined);

/**
 * In the browser: the text that this page came with. It is read before the page is taken over, so that React draws
 * the same element whatever later pages would have said.
 */
export const styleOfPage: string | undefined =
  typeof document === "undefined"
    ? undefined
    : (document.querySelector("head > style")?.textContent ?? undefined);
