import { opensElsewhere } from "~/ui/other-tab";

/** A path in the form that the router and the browser share. */
export type Place = Pick<Location, "pathname" | "search" | "hash">;

export const samePage = (here: Place, there: Place): boolean =>
  there.pathname === here.pathname && there.search === here.search;

/**
 * Handles the links and forms that the router leaves to the browser. A link inside the page would add a history
 * entry that the router treats as another page: the answer of a form is lost, and Back cannot be intercepted. A
 * link to another page must not be followed while offline, nor a form be sent: the browser's own error page would
 * take the place of what was typed.
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
  function send(event: Event) {
    if (event.defaultPrevented || navigator.onLine) return;
    event.preventDefault();
    missed();
  }
  window.addEventListener("click", follow);
  window.addEventListener("submit", send);
  return () => {
    window.removeEventListener("click", follow);
    window.removeEventListener("submit", send);
  };
}

/** As the browser does: scroll to the target and move focus there. */
function jumpTo(event: MouseEvent, hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target || opensElsewhere(event)) return;
  event.preventDefault();
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
