import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { replaceFailedPictures } from "./browser/failed-pictures";
import { goOn, isDrawnForHere, openOnce, saidAgain, wakeAgain } from "./browser/go-on";
import { rememberSent } from "./browser/last-sent";
import { moveForeign, staysPlain } from "./browser/plain-documents";

replaceFailedPictures();
saidAgain();
// Last, because no page needs it. A list without is a list all the same.
window.addEventListener("load", () => {
  import("./browser/late").catch(() => undefined);
});
// A browser that does not report which button sent a form (Safari before 15.4) runs the page without scripts.
if (window.SubmitEvent && "submitter" in SubmitEvent.prototype) {
  // The script does not wait for the page's last lines, and React would draw anew a page that they are missing from.
  if (document.readyState === "loading")
    document.addEventListener("readystatechange", wakeUp, { once: true });
  else wakeUp();
}

function wakeUp(): void {
  if (staysPlain()) return;
  moveForeign();
  window.goOn = goOn;
  window.addEventListener("pageshow", wakeAgain);
  // Registered before the page's own listeners, because one of them may stop the event.
  window.addEventListener("submit", rememberSent, true);
  startTransition(() => {
    hydrateRoot(document, <Page />);
  });
}

/** Remix makes its router of the address at the first drawing, which comes some time after it was asked for. */
function Page(): JSX.Element {
  if (window.__remixRouter || isDrawnForHere()) return <RemixBrowser />;
  openOnce();
  // React waits for this, and the page stays as the server wrote it.
  throw new Promise(() => {});
}
