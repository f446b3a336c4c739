import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Milliseconds after which a page that is on its way is announced. One that comes sooner speaks for itself. */
const LATE = 500;

/**
 * Marks the page while the router fetches another one, for which the style sheet draws a seam, and says so to screen
 * readers when that takes long. Whatever ends the fetch empties it: the page, or a failure.
 */
export function BusyNote() {
  const busy = useNavigation().state !== "idle";
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const page = document.documentElement;
    page.setAttribute("data-busy", "");
    const timer = setTimeout(() => setLate(true), LATE);
    return () => {
      clearTimeout(timer);
      setLate(false);
      page.removeAttribute("data-busy");
    };
  }, [busy]);
  return (
    <p className="vh" aria-live="polite">
      {late ? "Loading the page" : null}
    </p>
  );
}
