import { Banner } from "~/ui/banner";
import type { Shell } from "~/features/shell/shell.server";
import type { Network } from "./use-network";

/** At most two at a time, the gravest first as the shell has them; while the browser is offline its own banner leads (spec 000 §4, §8). */
export function Banners({ shell, network }: { shell: Shell; network: Network }) {
  return (
    <>
      {network === "there" ? null : <OfflineBanner network={network} />}
      {shell.banners.slice(0, network === "there" ? 2 : 1).map((banner) => (
        <Banner key={banner.html} severity={banner.severity}>
          <span dangerouslySetInnerHTML={{ __html: banner.html }} />
        </Banner>
      ))}
    </>
  );
}

/** Stays in view after a failed navigation, because the link may be far down the page. */
export function OfflineBanner({ network }: { network: Network }) {
  if (network === "missed") {
    return (
      <Banner severity="system" stays>
        You are offline, so we cannot open that page. What you have typed is still here. Try again when you
        are online.
      </Banner>
    );
  }
  return (
    <Banner severity="system">
      You are offline. What you have typed is still here. Send it when you are online again.
    </Banner>
  );
}
