import { clock } from "~/calendar/clock.server";
import { getSettings } from "~/config/settings.server";
import { errorFrom, faultError } from "./errors.server";
import { commerceBase, type Transport } from "./transport.server";

export interface Tokens {
  access: string;
  refresh?: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

async function token(
  transport: Transport,
  parameters: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Tokens> {
  const { clientId, clientSecret } = getSettings();
  const response = await transport(
    new Request(`${commerceBase()}/authorizationserver/oauth/token`, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams({
        ...parameters,
        client_id: clientId,
        client_secret: clientSecret,
      }).toString(),
    }),
    TOKEN_CALL,
  );
  if (!response.ok) throw await errorFrom(response, TOKEN_CALL);
  const body = (await response.json().catch(() => undefined)) as Partial<TokenAnswer> | null | undefined;
  if (typeof body?.access_token !== "string" || typeof body.expires_in !== "number") {
    throw faultError("unreadable", TOKEN_CALL);
  }
  return {
    access: body.access_token,
    refresh: body.refresh_token,
    expiresAt: clock() + body.expires_in * 1000,
  };
}

const TOKEN_CALL = "POST /oauth/token";

interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  expires_in: number;
}

/**
 * The password grant (contract §2): an email address and a password, or the id of a code and the code.
 * @param headers where the sign-in comes from, so that the API can count failed attempts by origin as well as by
 * account, and the browser.
 * @throws CommerceError 400 "Bad credentials" or "User is disabled".
 */
export const signInWithPassword = (
  transport: Transport,
  username: string,
  password: string,
  headers?: Record<string, string>,
): Promise<Tokens> => token(transport, { grant_type: "password", username, password }, headers);

/**
 * Exchanges the token of a landing after a sign-in at an identity provider (contract §2: custom).
 * @param verifier what the session of the browser that started it holds.
 * @throws CommerceError 400 for a token that was used, is older than a minute, or belongs to another browser.
 */
export const signInWithLanding = (
  transport: Transport,
  landing: { token: string; verifier: string },
  headers?: Record<string, string>,
): Promise<Tokens> => {
  const { token: access_token, verifier: code_verifier } = landing;
  return token(transport, { grant_type: "custom", access_token, code_verifier }, headers);
};

/** A token of the storefront itself (contract §2: client_credentials). @throws CommerceError */
export const signInAsApplication = (transport: Transport): Promise<Tokens> =>
  token(transport, { grant_type: "client_credentials" });

/** One refresh at a time for each refresh token in this process. Parallel loaders share the result. */
const refreshing = new Map<string, Promise<Tokens>>();

export function refreshTokens(transport: Transport, refresh: string): Promise<Tokens> {
  const running = refreshing.get(refresh);
  if (running) return running;
  const started = token(transport, { grant_type: "refresh_token", refresh_token: refresh }).finally(() =>
    refreshing.delete(refresh),
  );
  refreshing.set(refresh, started);
  return started;
}

/**
 * Ends the sign-in at the API.
 * @returns false when it could not. The visit still ends here.
 */
export async function revokeTokens(transport: Transport, access: string): Promise<boolean> {
  return transport(
    new Request(`${commerceBase()}/authorizationserver/oauth/revoke`, {
      method: "POST",
      headers: { Authorization: `Bearer ${access}`, "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ token: access }).toString(),
    }),
    "POST /oauth/revoke",
  ).then(
    ({ ok }) => ok,
    () => false,
  );
}
