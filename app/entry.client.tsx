import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { goOn, wakeAgain } from "~/http/go-on";
import { rememberSent } from "~/http/last-sent";

// A browser that does not report which button sent a form (Safari before 15.4) runs the page without scripts.
if (window.SubmitEvent && "submitter" in SubmitEvent.prototype) wakeUp();

function wakeUp(): void {
  window.goOn = goOn;
  window.addEventListener("pageshow", wakeAgain);
  // Registered before the page's own listeners, because one of them may stop the event.
  window.addEventListener("submit", rememberSent, true);
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}
