import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { SCOPE_NAMES } from "../../http/scopes";
import { GRANTS } from "./clients";
import type { OauthSettings } from "./settings";

/** The issuer: the public URL, without a trailing slash (RFC 8414 §2). */
export const issuerOf = (c: Context, { publicUrl }: Pick<OauthSettings, "publicUrl">): string =>
  new URL(publicUrl ?? c.req.url).origin;

/** The metadata of the authorization server (RFC 8414). */
export function metadataRoute(app: OpenAPIHono, settings: OauthSettings): void {
  app.get("/.well-known/oauth-authorization-server", (c) => {
    const issuer = issuerOf(c, settings);
    const endpoint = (name: string) => `${issuer}/authorizationserver/oauth/${name}`;
    return c.json({
      issuer,
      authorization_endpoint: endpoint("authorize"),
      token_endpoint: endpoint("token"),
      revocation_endpoint: endpoint("revoke"),
      scopes_supported: SCOPE_NAMES,
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      grant_types_supported: GRANTS,
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic", "none"],
      revocation_endpoint_auth_methods_supported: ["client_secret_post", "client_secret_basic", "none"],
      authorization_response_iss_parameter_supported: true,
      service_documentation: `${issuer}/occ/v2`,
    });
  });
}
