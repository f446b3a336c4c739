import { Strategy } from "remix-auth/strategy";
import { signInWithLanding, type Tokens } from "~/commerce/oauth.server";
import { browserHeader } from "./sign-in-origin.server";
import type { Transport } from "~/commerce/transport.server";

/** What the landing of a sign-in at an identity provider has: see VisitData. */
export interface Landing {
  token: string;
  verifier: string;
}

/**
 * Signs people in whom an identity provider has confirmed. The API speaks with the provider (OpenID Connect), because
 * only the API has its secret; here its landing token is exchanged.
 */
export class SignOnStrategy extends Strategy<Tokens, { landing: Landing; request: Request }> {
  name = "sso";

  constructor(
    private readonly transport: Transport,
    private readonly landing: Landing,
  ) {
    super(({ landing, request }) => signInWithLanding(transport, landing, browserHeader(request)));
  }

  authenticate(request: Request): Promise<Tokens> {
    return this.verify({ landing: this.landing, request });
  }
}
