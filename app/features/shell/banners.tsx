import { useEffect, useState } from "react";
import { Banner } from "~/ui/banner";
import type { Shell } from "./shell.server";

/** At most two at a time, warnings first; while the browser is offline its own banner leads (spec 000 §4, §8). */
export function Banners({ shell }: { shell: Shell }) {
  const offline = useOffline();
  const rank = { warning: 0, general: 1, system: 2 };
  const sorted = [...shell.banners].sort((a, b) => rank[a.severity] - rank[b.severity]);
  return (
    <>
      {offline ? (
        <Banner severity="system">
          You are offline. What you have typed stays here; send it when you are back.
        </Banner>
      ) : null}
      {sorted.slice(0, offline ? 1 : 2).map((banner) => (
        <Banner key={banner.html} severity={banner.severity}>
          <span dangerouslySetInnerHTML={{ __html: banner.html }} />
        </Banner>
      ))}
    </>
  );
}

function useOffline(): boolean {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const look = () => setOffline(!navigator.onLine);
    look();
    window.addEventListener("online", look);
    window.addEventListener("offline", look);
    return () => {
      window.removeEventListener("online", look);
      window.removeEventListener("offline", look);
    };
  }, []);
  return offline;
}
