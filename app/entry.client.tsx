import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { goOn } from "~/http/go-on";
import { rememberSent } from "~/http/last-sent";

// A browser that does not tell which button sent a form (Safari before 15.4) keeps the page as it came.
if (window.SubmitEvent && "submitter" in SubmitEvent.prototype) wakeUp();

function wakeUp(): void {
  window.goOn = goOn;
  // Before any listener of the page's own, which may stop the event.
  window.addEventListener("submit", rememberSent, true);
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}
