import { randomNonce, randomPKCECodeVerifier } from "openid-client";
import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import { findProvider, providerFor, type Provider } from "./providers";
import { addressAt, signOutAt } from "./relying-party";
import { sealState } from "./state";
import { ssoSignIns } from "./tables";
import type { Secrets } from "../../http/signature";
import { eq } from "drizzle-orm";

/** What the module needs to know of this API. */
export interface SsoSettings {
  /** Encrypts the state of sign-ins. */
  secrets: Secrets;
  /** The public URL of the API; without it that of the shop. */
  publicUrl?: string;
  /** The script of a customer data cloud, for the sign-in page. */
  cdcJavascriptUrl?: string;
}

type SsoCall = Pick<Call, "db" | "now" | "baseSite" | "storefrontUrl">;

/** Where a provider sends people back to. Each has its own, so that one cannot answer for another. */
export const redirectUriOf = (base: string, provider: string): string =>
  `${base}/authorizationserver/sso/${provider}/callback`;

export const baseOf = (
  settings: SsoSettings,
  storefrontUrl: (site: string) => string,
  site: string,
): string => (settings.publicUrl ? new URL(settings.publicUrl).origin : storefrontUrl(site));

/**
 * The address where somebody signs in; empty where the shop's own form is it (spec 000 §4).
 * @param challenge the S256 hash of a text that the browser's session holds; without it there is no sign-in.
 * @throws OccError 400 if the provider does not answer.
 */
export async function signOnAddress(
  call: SsoCall,
  settings: SsoSettings,
  { userid, challenge }: { userid: string; challenge?: string },
): Promise<string> {
  const provider = challenge ? await providerFor(call.db, userid) : undefined;
  if (!provider || !challenge) return "";
  const site = call.baseSite.uid;
  const signOn = {
    provider: provider.id,
    site,
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    challenge,
  };
  const state = await sealState(signOn, settings.secrets, call.now());
  const redirectUri = redirectUriOf(baseOf(settings, call.storefrontUrl, site), provider.id);
  return addressAt(provider, { ...signOn, state, redirectUri }, userid.trim()).catch(() => {
    throw unreachable(provider);
  });
}

const unreachable = ({ name }: Provider) =>
  new OccError(400, {
    type: "SsoError",
    message: `${name} does not answer. Try again in a few minutes.`,
    reason: "unreachable",
  });

/** Where the sign-in at the provider is ended; empty for a sign-in that no provider confirmed. */
export async function signOutAddress(call: SsoCall, family: string): Promise<string> {
  const [row] = await call.db.select().from(ssoSignIns).where(eq(ssoSignIns.family, family));
  const provider = row && (await findProvider(call.db, row.providerId));
  if (!row || !provider) return "";
  // Whoever signs out of the shop does so also when the provider does not answer.
  return signOutAt(provider, row.idToken, `${call.storefrontUrl(call.baseSite.uid)}/login`).catch(() => "");
}
