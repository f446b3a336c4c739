import { useCallback, useEffect, useState } from "react";

/** `missed`: the person has tried to open a page since the network was lost. */
export type Network = "there" | "gone" | "missed";

/** The network state of the browser, and a way to report a failed navigation. */
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
