import { asksElsewhere } from "~/ui/other-tab";

/** As the router and the browser both name one. */
export type Place = Pick<Location, "pathname" | "search" | "hash">;

export const samePage = (here: Place, there: Place): boolean =>
  there.pathname === here.pathname && there.search === here.search;

/**
 * Follows the links that the router leaves to the browser. One inside the page would make a step of history that the
 * router takes for another page: it drops a form's answer, and Back from there cannot be held. One that leads away
 * must not be followed without a network.
 */
export function watchPlainLinks(missed: () => void): () => void {
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (event.defaultPrevented || !link?.protocol.startsWith("http")) return;
    if (link.hash && samePage(window.location, link)) jumpTo(event, link.hash);
    else if (!navigator.onLine) {
      event.preventDefault();
      missed();
    }
  }
  window.addEventListener("click", follow);
  return () => window.removeEventListener("click", follow);
}

/** As the browser does it: in sight, and the next Tab goes on from there. */
function jumpTo(event: MouseEvent, hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target || asksElsewhere(event)) return;
  event.preventDefault();
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
