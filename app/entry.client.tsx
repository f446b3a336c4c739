import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberSent } from "~/http/last-sent";

// Before any listener of the page's own, which may stop the event.
window.addEventListener("submit", rememberSent, true);

startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
