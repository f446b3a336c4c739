import type { Settings } from "~/config/settings.server";
import { pictureBase } from "~/http/remote-pages.server";

type Fetch = (request: Request) => Promise<Response>;

/** How long another host may take for a picture. */
const TIMEOUT_MS = 10_000;
const BELOW = "/medias/";
/** Stands for the shop itself in an address without a host. */
const HERE = "http://shop.invalid";

/** Where originals come from: the embedded API, or the host that has the pictures, and nowhere else. */
export interface Originals {
  /** The address of a picture in an answer, written in one way; undefined for any other address. */
  addressOf: (text: string) => string | undefined;
  fetch: (address: string) => Promise<Response>;
}

/** @param embedded the embedded API, whose pictures are here unless they have a host of their own. */
export function originals(
  settings: Pick<Settings, "mediaBaseUrl" | "commerceUrl">,
  embedded?: Fetch,
): Originals {
  const base = pictureBase(settings);
  return {
    addressOf(text) {
      if (!URL.canParse(text, HERE)) return undefined;
      // Dots in a path are taken out here, before anything is compared.
      const { origin, pathname, search, href } = new URL(text, HERE);
      if (origin === HERE) return pathname.startsWith(BELOW) ? `${pathname}${search}` : undefined;
      return base && href.startsWith(`${base}${BELOW}`) ? href : undefined;
    },
    fetch(address) {
      if (!base && embedded) return embedded(new Request(`${HERE}${address}`));
      const whole = address.startsWith("/") ? `${base}${address}` : address;
      return fetch(whole, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    },
  };
}
