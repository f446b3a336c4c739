import { Banner } from "~/ui/banner";
import type { Shell } from "./shell.server";
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

/** Stays in sight once a page was asked for in vain: the link may be far down. */
export function OfflineBanner({ network }: { network: Network }) {
  if (network === "missed") {
    return (
      <Banner severity="system" stays>
        You are offline, so that page cannot be opened. This one stays as it is, with what you have typed. Try
        again when you are back.
      </Banner>
    );
  }
  return (
    <Banner severity="system">
      You are offline. What you have typed stays here; send it when you are back.
    </Banner>
  );
}
