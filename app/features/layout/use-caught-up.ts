import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * While scripts take over a page, which on a slow phone is seconds, Back and Forward may have changed the page's address
 * and the router may be done with it before anybody listens to it. The address is then opened anew.
 */
export function useCaughtUp(): void {
  const [drawn] = useState(useLocation().key);
  useEffect(() => {
    const { location, navigation } = window.__remixRouter.state;
    if (navigation.state === "idle" && location.key !== drawn) window.location.reload();
  }, [drawn]);
}
