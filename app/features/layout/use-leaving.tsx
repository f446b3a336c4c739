import { useBlocker } from "@remix-run/react";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { unsavedOfPage } from "~/forms/unsaved";
import { waitingFor } from "~/forms/waiting";
import { formBeingSent } from "~/browser/last-sent";
import type { LeaveQuestion } from "./leave-dialog";
import { type Place, samePage, watchPlainLinks } from "./plain-links";
import { type Network, useNetwork } from "./use-network";

const loadDialog = () => import("./leave-dialog");
const LeaveDialog = lazy<ComponentType<LeaveQuestion>>(() =>
  loadDialog().catch(() => ({ default: BrowsersQuestion })),
);

/** Whether a navigation inside the shop must wait. The router supports only one blocker. */
function mustWait({
  currentLocation: here,
  nextLocation: there,
}: Record<"currentLocation" | "nextLocation", Place>) {
  const form = formBeingSent();
  const sameAgain = !form && samePage(here, there);
  if (sameAgain && (here.hash || there.hash)) return false;
  // While offline the page must stay. A posted form is kept by app/browser/last-sent.ts.
  if (!navigator.onLine && form?.method !== "post") return true;
  if (sameAgain) return false;
  const unsaved = unsavedOfPage(form);
  if (unsaved && unsaved.form !== form) return true;
  return form?.method !== "post" && waitingFor(there.pathname) !== undefined;
}

/**
 * Asks before a link, the Back button or another form discards unsaved input (spec 000 §4). While offline it
 * stays on the page, because the browser could only show its own error page.
 */
export function useLeaving(): { network: Network; question: ReactNode } {
  const [network, missed] = useNetwork();
  const blocker = useBlocker(mustWait);
  const blocked = blocker.state === "blocked";
  useEffect(() => {
    if (network === "there" || !blocked) return;
    blocker.reset();
    missed();
  }, [network, blocked, blocker, missed]);
  useEffect(prepareDialog, []);
  useEffect(() => watchPlainLinks(missed), [missed]);
  if (!blocked || network !== "there") return { network, question: null };
  const question = (
    <Suspense fallback={null}>
      <LeaveDialog
        lost={unsavedOfPage()?.words}
        kept={waitingFor(blocker.location.pathname)}
        onStay={() => blocker.reset()}
        onLeave={() => blocker.proceed()}
      />
    </Suspense>
  );
  return { network, question };
}

/** Loads the dialog's code at the first change, because the network may be gone later. */
function prepareDialog(): () => void {
  const prepare = () => {
    if (!unsavedOfPage()) return;
    window.removeEventListener("input", prepare);
    loadDialog().catch(() => undefined);
  };
  window.addEventListener("input", prepare);
  return () => window.removeEventListener("input", prepare);
}

/** Used if the dialog's code cannot be loaded. */
function BrowsersQuestion({ lost, kept, onStay, onLeave }: LeaveQuestion) {
  useEffect(() => {
    if (window.confirm(lost ? `${lost} If you leave now, you lose it.` : kept)) onLeave();
    else onStay();
  });
  return null;
}
