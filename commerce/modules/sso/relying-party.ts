import * as oidc from "openid-client";
import { clock, timeAfter } from "../../calendar";
import type { Provider } from "./providers";

/** Seconds that a provider may take for each answer. */
export const TIMEOUT = 5;
/** Seconds that its clock may differ from ours. */
export const CLOCK_TOLERANCE = 30;
/** For how long what a provider says about itself is held. */
const HOLD = { minutes: 10 };

const held = new Map<string, { metadata: oidc.ServerMetadata; until: Date }>();

const isLoopback = ({ hostname }: URL) => ["localhost", "127.0.0.1", "[::1]"].includes(hostname);

/** A provider on this machine may do without https, for tests and the demo. */
export const overHttp = (issuer: URL) => issuer.protocol === "http:" && isLoopback(issuer);

/** What a provider says about itself. @throws what openid-client throws when it does not answer. */
export async function metadataOf({ issuer, clientId, clientSecret }: Provider): Promise<oidc.ServerMetadata> {
  const known = held.get(issuer);
  if (known && known.until > clock()) return known.metadata;
  const url = new URL(issuer);
  const execute = overHttp(url) ? [oidc.allowInsecureRequests] : [];
  const found = await oidc.discovery(url, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT });
  const metadata = { ...found.serverMetadata() };
  held.set(issuer, { metadata, until: timeAfter(clock(), HOLD) });
  return metadata;
}

/**
 * A provider as openid-client uses it. Each sign-in has its own, which reads the provider's keys anew: a key that was
 * changed a moment ago counts at once. Signatures are checked, also of what comes straight from the provider.
 */
async function partyOf(provider: Provider): Promise<oidc.Configuration> {
  const metadata = { ...(await metadataOf(provider)) };
  const party = new oidc.Configuration(metadata, provider.clientId, {
    client_secret: provider.clientSecret,
    [oidc.clockTolerance]: CLOCK_TOLERANCE,
  });
  party.timeout = TIMEOUT;
  if (overHttp(new URL(provider.issuer))) oidc.allowInsecureRequests(party);
  oidc.enableNonRepudiationChecks(party);
  return party;
}

/** What a sign-in that was started must come back with. */
export interface Started {
  state: string;
  nonce: string;
  /** The PKCE verifier (RFC 7636). */
  verifier: string;
  redirectUri: string;
}

/** The address at the provider that asks somebody to sign in. @param hint the email address that was typed. */
export async function addressAt(provider: Provider, started: Started, hint: string): Promise<string> {
  const { state, nonce, verifier, redirectUri } = started;
  return oidc.buildAuthorizationUrl(await partyOf(provider), {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    login_hint: hint,
  }).href;
}

export interface Identity {
  subject: string;
  /** The session at the provider, if it names it. */
  sid: string | null;
  issuedAt: Date;
  email: string;
  /** The provider did not say that it has not verified it. */
  emailVerified: boolean;
  /** It said that it has. */
  emailConfirmed: boolean;
  /** Everything that it said, such as names. */
  said: Record<string, unknown>;
  idToken: string;
}

/**
 * Exchanges the code that a provider sent back. It checks state, issuer, PKCE, nonce, signature and times.
 * @throws what openid-client throws; see refusals.ts.
 */
export async function identityFrom(
  provider: Provider,
  answered: URLSearchParams,
  { state, nonce, verifier, redirectUri }: Started,
): Promise<Identity> {
  const party = await partyOf(provider);
  const tokens = await oidc.authorizationCodeGrant(party, new URL(`${redirectUri}?${answered.toString()}`), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims()!;
  const said =
    claims["email"] === undefined && party.serverMetadata().userinfo_endpoint
      ? await oidc.fetchUserInfo(party, tokens.access_token, claims.sub)
      : claims;
  return {
    subject: claims.sub,
    sid: typeof claims["sid"] === "string" && claims["sid"] !== "" ? claims["sid"] : null,
    issuedAt: new Date(claims.iat * 1000),
    email: typeof said["email"] === "string" ? said["email"].trim().toLowerCase() : "",
    emailVerified: said["email_verified"] !== false,
    emailConfirmed: said["email_verified"] === true,
    said: { ...claims, ...said },
    idToken: tokens.id_token!,
  };
}

/** The address that ends the sign-in at the provider; empty if it has none (OpenID Connect RP-Initiated Logout). */
export async function signOutAt(provider: Provider, idToken: string, back: string): Promise<string> {
  const party = await partyOf(provider);
  if (!party.serverMetadata().end_session_endpoint) return "";
  return oidc.buildEndSessionUrl(party, { id_token_hint: idToken, post_logout_redirect_uri: back }).href;
}
