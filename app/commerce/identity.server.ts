import { clock } from "~/calendar/clock.server";
import { getSettings } from "~/config/settings.server";
import { answer, createCommerce } from "./client.server";
import { CommerceError } from "./errors.server";
import { signInAsApplication } from "./oauth.server";
import type { Transport } from "./transport.server";

/** The identity configuration of a site (spec 000 §7): its script, empty for none, and its base site. */
export interface Identity {
  cdcJavascriptUrl: string;
  baseSiteUid: string;
}

/** Milliseconds that a configuration is held. */
const HOLD = 10 * 60_000;

const held = new Map<string, { identity: Promise<Identity>; until: number }>();

/** The API's token call gave no token for the storefront itself. */
export class NoAccessToken extends Error {
  constructor(cause: unknown) {
    super("No access token received from auth service", { cause });
  }
}

async function read(transport: Transport, site: string): Promise<Identity> {
  const { access } = await signInAsApplication(transport).catch((error: unknown) => {
    throw error instanceof CommerceError ? new NoAccessToken(error) : error;
  });
  const commerce = createCommerce({ transport, site, accessToken: access });
  const path = { customerId: "anonymous" };
  return answer(commerce.GET("/customer/{customerId}/getCDCApiKeyDetails", { params: { path } }));
}

/**
 * The identity configuration of a site, read with a token of the storefront's own. It is the same for everybody, so
 * each process holds it and not each session (spec 000 §7).
 * @throws NoAccessToken, CommerceError
 */
export function identityOf(transport: Transport, site: string): Promise<Identity> {
  const { commerceUrl, cdcJavascriptUrl = "" } = getSettings();
  // The embedded API has no other script than this setting, so it need not be asked about none.
  if (!commerceUrl && cdcJavascriptUrl === "")
    return Promise.resolve({ cdcJavascriptUrl, baseSiteUid: site });
  const known = held.get(site);
  if (known && known.until > clock()) return known.identity;
  const identity = read(transport, site);
  held.set(site, { identity, until: clock() + HOLD });
  identity.then(
    ({ cdcJavascriptUrl }) => cdcJavascriptUrl && origins.add(new URL(cdcJavascriptUrl).origin),
    () => held.delete(site),
  );
  return identity;
}

const origins = new Set<string>();

/** The origins of the scripts that are held, for the policy of the page that loads them. */
export const identityOrigins = (): string[] => [...origins];
