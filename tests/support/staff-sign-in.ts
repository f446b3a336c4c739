import { exportJWK, generateKeyPair } from "jose";
import Provider from "oidc-provider";

/** A port of this machine, and the shop that people come from and go back to. */
export interface StaffSignIn {
  port: number;
  shop: string;
  /** Id of the provider in the shop. */
  id: string;
}

/**
 * An OpenID Connect provider of its own (oidc-provider) with a plain form: whoever enters an email address is that
 * person, with any password. For the demo and tests, on this machine alone.
 */
export async function openStaffSignIn({ port, shop, id }: StaffSignIn) {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: "kitroom",
        client_secret: "kitroom-demo-secret",
        token_endpoint_auth_method: "client_secret_post",
        redirect_uris: [`${shop}/authorizationserver/sso/${id}/callback`],
        post_logout_redirect_uris: [`${shop}/login`],
        // Signing out here ends the visit of the shop.
        backchannel_logout_uri: `${shop}/authorizationserver/sso/${id}/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "RS256", use: "sig" }] },
    features: { backchannelLogout: { enabled: true } },
    cookies: { keys: ["a-key-for-this-machine-alone"] },
    pkce: { required: () => true, methods: ["S256"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "employee_number"] },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, email_verified: true, name: accountId }),
    }),
    // Everybody may use the shop, so nobody is asked for consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    ttl: { Interaction: 3600, Session: 3600, Grant: 3600, AccessToken: 600, IdToken: 3600 },
  });
  const server = provider.listen(port, "localhost");
  await new Promise<void>((done, failed) => server.once("listening", done).once("error", failed));
  return { issuer, close: () => new Promise((done) => void server.close(done)) };
}
