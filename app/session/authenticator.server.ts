import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { signInWithPassword, type Tokens } from "~/commerce/oauth.server";
import type { Transport } from "~/commerce/transport.server";

/**
 * Signs people in by password through the commerce API. The transport belongs to the request, so each request
 * has its own authenticator. Single sign-on adds its strategy here. `from` says where the sign-in comes from.
 */
export function authenticatorFor(transport: Transport, from?: string): Authenticator<Tokens> {
  return new Authenticator<Tokens>().use(
    new FormStrategy(async ({ form }) =>
      signInWithPassword(
        transport,
        String(form.get("email") ?? "").trim(),
        String(form.get("password") ?? ""),
        from,
      ),
    ),
    "password",
  );
}
