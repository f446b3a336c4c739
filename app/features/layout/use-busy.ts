import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";

/** Marks the page while the router fetches another one; the style sheet draws the rest. */
export function useBusy(): void {
  const busy = useNavigation().state !== "idle";
  useEffect(() => {
    if (!busy) return undefined;
    const page = document.documentElement;
    page.setAttribute("data-busy", "");
    return () => page.removeAttribute("data-busy");
  }, [busy]);
}
