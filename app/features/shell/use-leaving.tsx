import { useBlocker } from "@remix-run/react";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { unsavedOfPage } from "~/forms/unsaved";
import { formBeingSent } from "~/http/last-sent";
import type { LeaveQuestion } from "./leave-dialog";

const loadDialog = () => import("./leave-dialog");
const LeaveDialog = lazy<ComponentType<LeaveQuestion>>(() =>
  loadDialog().catch(() => ({ default: BrowsersQuestion })),
);

type Move = Parameters<Extract<Parameters<typeof useBlocker>[0], (...args: never[]) => unknown>>[0];

/** Whether a step inside the shop has to wait for an answer; the router has room for one such rule. */
function mustAsk({ currentLocation: here, nextLocation: there }: Move): boolean {
  const form = formBeingSent();
  // A jump inside the page, or the page once more, loses nothing.
  if (!form && there.pathname === here.pathname && there.search === here.search) return false;
  const unsaved = unsavedOfPage();
  return unsaved !== undefined && unsaved.form !== form;
}

/**
 * Asks before a link, the Back button or another form of the page takes away what was chosen or typed and not sent
 * (spec 000 §4). @returns the question, while there is one.
 */
export function useLeaving(): ReactNode {
  const blocker = useBlocker(mustAsk);
  useEffect(() => {
    // At the first change: by the time it is needed there may be no network.
    const prepare = () => {
      if (!unsavedOfPage()) return;
      window.removeEventListener("input", prepare);
      loadDialog().catch(() => undefined);
    };
    window.addEventListener("input", prepare);
    return () => window.removeEventListener("input", prepare);
  }, []);
  if (blocker.state !== "blocked") return null;
  return (
    <Suspense fallback={null}>
      <LeaveDialog
        words={unsavedOfPage()?.words ?? ""}
        onStay={() => blocker.reset()}
        onLeave={() => blocker.proceed()}
      />
    </Suspense>
  );
}

/** Where the dialog's code cannot be had. */
function BrowsersQuestion({ words, onStay, onLeave }: LeaveQuestion) {
  useEffect(() => {
    if (window.confirm(`${words} If you leave now, it is lost.`)) onLeave();
    else onStay();
  });
  return null;
}
