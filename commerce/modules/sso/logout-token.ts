import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload } from "jose";
import type { Provider } from "./providers";
import { CLOCK_TOLERANCE, metadataOf, overHttp, TIMEOUT } from "./relying-party";

/** The member of `events` that makes a token one of a logout (OpenID Connect Back-Channel Logout 1.0 §2.4). */
const EVENT = "http://schemas.openid.net/event/backchannel-logout";
/** Of a key that only the provider has; a secret that both know, or none, signs nothing here. */
const ALGORITHMS = [
  ...["RS256", "RS384", "RS512", "PS256", "PS384", "PS512"],
  ...["ES256", "ES384", "ES512", "EdDSA", "Ed25519"],
];
/** Minutes that a token may be old, however long it says that it is valid. */
const MOST_MINUTES = 10;
const MOST_CHARACTERS = 1000;

/** Whom a provider logged out: an account there, one session of it, or both. */
export interface LoggedOut {
  jti: string;
  subject: string | null;
  sid: string | null;
  issuedAt: Date;
}

/** A token that is not accepted; the message is for whoever runs the provider. */
export class LogoutRefused extends Error {}

const refuse = (message: string): never => {
  throw new LogoutRefused(message);
};

/** Milliseconds in which a provider is asked for its keys once, because of a key that is not among them. */
const COOLDOWN = 5_000;

/** The keys of each provider. */
const keys = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

async function keysOf(provider: Provider): Promise<ReturnType<typeof createRemoteJWKSet>> {
  const address = (await metadataOf(provider)).jwks_uri ?? "";
  const known = keys.get(address);
  if (known) return known;
  const url = new URL(address);
  if (url.protocol !== "https:" && !overHttp(url))
    refuse("The keys of the provider are not at an https address");
  const set = createRemoteJWKSet(url, { timeoutDuration: TIMEOUT * 1000, cooldownDuration: COOLDOWN });
  keys.set(address, set);
  return set;
}

/**
 * Checks a logout token of a provider (Back-Channel Logout 1.0 §2.6) but for whether it was used before.
 * @throws LogoutRefused for one that does not hold; anything else when the provider's keys cannot be read.
 */
export async function readLogoutToken(provider: Provider, token: string): Promise<LoggedOut> {
  // Nobody makes the shop ask a provider for its keys with a token that is not of it.
  const said = unverified(token);
  if (said.iss !== provider.issuer) refuse("The token is of another issuer");
  const options = {
    issuer: provider.issuer,
    audience: provider.clientId,
    algorithms: ALGORITHMS,
    clockTolerance: CLOCK_TOLERANCE,
    maxTokenAge: MOST_MINUTES * 60,
    requiredClaims: ["iss", "aud", "iat", "exp", "jti", "events"],
  };
  const { payload, protectedHeader } = await jwtVerify(token, await keysOf(provider), options).catch(
    (error: unknown) => {
      throw isOfToken(error) ? new LogoutRefused(`The token is not valid: ${error.message}`) : error;
    },
  );
  const { typ } = protectedHeader;
  if (typ !== undefined && !/^(application\/)?(logout\+)?jwt$/i.test(typ))
    refuse("The token is of another type");
  return loggedOut(payload);
}

function unverified(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    return refuse("The token is no signed JWT");
  }
}

/** An error of what was sent; others are of the way to the provider's keys. */
const isOfToken = (error: unknown): error is errors.JOSEError =>
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys;

function loggedOut(payload: JWTPayload): LoggedOut {
  const event = (payload["events"] as Record<string, unknown> | null)?.[EVENT];
  if (typeof event !== "object" || event === null) refuse("The token has no logout event");
  if ("nonce" in payload) refuse("A logout token has no nonce");
  const text = (name: string): string | null => {
    const value = payload[name];
    if (value === undefined) return null;
    const fits = typeof value === "string" && value !== "" && value.length <= MOST_CHARACTERS;
    return fits ? value : refuse(`${name} is not a text of 1 to ${MOST_CHARACTERS} characters`);
  };
  const [jti, subject, sid] = [text("jti"), text("sub"), text("sid")];
  if (subject === null && sid === null) refuse("The token names neither sub nor sid");
  return { jti: jti!, subject, sid, issuedAt: new Date(payload.iat! * 1000) };
}
