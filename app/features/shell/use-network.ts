import { useCallback, useEffect, useState } from "react";

/** `missed`: somebody has asked for a page since the network went. */
export type Network = "there" | "gone" | "missed";

/** What the browser knows of its network, and how to say that a page was asked for in vain. */
export function useNetwork(): [Network, () => void] {
  const [network, setNetwork] = useState<Network>("there");
  useEffect(() => {
    const look = () =>
      setNetwork((before) => (navigator.onLine ? "there" : before === "there" ? "gone" : before));
    look();
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);
  return [network, useCallback(() => setNetwork("missed"), [])];
}
