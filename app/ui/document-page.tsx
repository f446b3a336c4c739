import { type ComponentType, createElement } from "react";

/**
 * A page that browsers only get as a document: its own code is never sent, and its links and forms are those of plain
 * HTML (docs/decisions/0070). The frame around it is enhanced as everywhere. In the browser React keeps what the server
 * wrote. The route also exports `clientLoader` and `shouldRevalidate` from here.
 * @param Page given as `serverOnly$(…)`, which is undefined in the browser.
 */
export function documentPage(Page: ComponentType | undefined): ComponentType {
  return function DocumentPage() {
    return Page
      ? createElement("div", null, createElement(Page))
      : createElement("div", { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: "" } });
  };
}

/** Reached by a link that the router follows, the page is opened as a browser without scripts would open it. */
export function clientLoader(): Promise<never> {
  window.goOn();
  return new Promise(() => {});
}

/** What a form in the frame changes, the cart for one, must not open the document again. */
export function shouldRevalidate({ currentUrl, nextUrl }: Record<"currentUrl" | "nextUrl", URL>): boolean {
  return currentUrl.href !== nextUrl.href;
}
