import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { signInWithPassword, type Tokens } from "~/commerce/oauth.server";
import type { Transport } from "~/commerce/transport.server";
import { type Landing, SignOnStrategy } from "./sign-on-strategy.server";

/**
 * Signs people in by password through the commerce API. The transport belongs to the request, so each request
 * has its own authenticator. `headers` say where the sign-in comes from.
 */
export function authenticatorFor(
  transport: Transport,
  headers?: Record<string, string>,
): Authenticator<Tokens> {
  return new Authenticator<Tokens>().use(
    new FormStrategy(async ({ form }) =>
      signInWithPassword(
        transport,
        String(form.get("email") ?? "").trim(),
        String(form.get("password") ?? ""),
        headers,
      ),
    ),
    "password",
  );
}

/** Signs people in whom an identity provider has confirmed (spec 000 §4 "Single sign-on landing"). */
export const landingAuthenticator = (transport: Transport, landing: Landing): Authenticator<Tokens> =>
  new Authenticator<Tokens>().use(new SignOnStrategy(transport, landing), "sso");
