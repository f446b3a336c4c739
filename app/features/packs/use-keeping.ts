import { useEffect } from "react";
import type { PackPage } from "./types";

/**
 * Has the browser keep the page for when it has no network. The script is asked for anew whenever the page has other
 * data, and keeps it as it is then.
 */
export function useKeeping(page: PackPage): void {
  useEffect(() => {
    if (!page.keeper) return undefined;
    const script = document.createElement("script");
    script.src = "/offline/register.js";
    script.dataset["keeper"] = page.keeper;
    document.body.append(script);
    return () => script.remove();
  }, [page]);
}
