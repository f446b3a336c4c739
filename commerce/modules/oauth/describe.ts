import { createRoute, z, type OpenAPIHono } from "@hono/zod-openapi";
import { Refusal, TokenAnswer } from "./answers";
import { GRANTS } from "./clients";

const tags = ["OAuth"];
const refusal = (description: string) => ({
  description,
  content: { "application/json": { schema: Refusal } },
});
const clientFields = {
  client_id: z.string().openapi({ description: "Or by HTTP Basic, with the secret." }),
  client_secret: z.string().optional().openapi({ description: "Of a confidential client." }),
};
const form = (schema: z.ZodObject) => ({
  body: { required: true, content: { "application/x-www-form-urlencoded": { schema } } },
});

const query = (description: string, required = true) =>
  required ? z.string().openapi({ description }) : z.string().optional().openapi({ description });

function describeAuthorize(app: OpenAPIHono): void {
  app.openAPIRegistry.registerPath(
    createRoute({
      method: "get",
      path: "/authorizationserver/oauth/authorize",
      operationId: "authorize",
      tags,
      summary: "The page where a person signs in for an application",
      description:
        "For a browser, not for a script. Public clients use it with PKCE. The person sees an error about the client or redirect_uri; every other error goes to redirect_uri.",
      request: {
        query: z.object({
          response_type: query("`code`."),
          client_id: query("The client's id."),
          redirect_uri: query("One of the client's registered redirect URIs, exactly as registered."),
          code_challenge: query("BASE64URL(SHA256(code_verifier)), 43 characters (RFC 7636)."),
          code_challenge_method: query("`S256`."),
          scope: query("Some of the client's scopes, separated by spaces; without it all of them.", false),
          state: query("Returned unchanged, so that the application recognises its own request.", false),
        }),
      },
      responses: {
        200: { description: "The sign-in form", content: { "text/html": { schema: z.string() } } },
        303: { description: "To redirect_uri with `code`, `state` and `iss`, or with `error`" },
        400: { description: "The client or its redirect_uri is not known; the browser is not redirected" },
      },
    }),
  );
  app.openAPIRegistry.registerPath(
    createRoute({
      method: "get",
      path: "/.well-known/oauth-authorization-server",
      operationId: "authorizationServerMetadata",
      tags,
      summary: "What the authorization server can do (RFC 8414)",
      description: "Issuer, endpoints, grants, scopes and methods, for clients that configure themselves.",
      responses: {
        200: {
          description: "The metadata",
          content: { "application/json": { schema: z.looseObject({ issuer: z.string() }) } },
        },
      },
    }),
  );
}

/** Adds the OAuth endpoints, which are not declared as calls, to the OpenAPI document. */
export function describeOauth(app: OpenAPIHono): void {
  describeAuthorize(app);
  app.openAPIRegistry.registerPath(
    createRoute({
      method: "post",
      path: "/authorizationserver/oauth/token",
      operationId: "issueToken",
      tags,
      summary:
        "Issues tokens for a password, an authorization code, a refresh token or the application itself",
      description:
        "Parameters are read from the form only. After ten attempts for one account in a minute the answer is 429 with Retry-After; while too many people sign in at once, 503 with Retry-After, which counts for nobody.",
      request: form(
        z.object({
          grant_type: z.enum(GRANTS),
          ...clientFields,
          username: z.string().optional().openapi({ description: "password: the email address." }),
          password: z.string().optional(),
          refresh_token: z
            .string()
            .optional()
            .openapi({ description: "refresh_token: one of this client's. The answer has the next one." }),
          code: z
            .string()
            .optional()
            .openapi({ description: "authorization_code: valid once, for one minute." }),
          redirect_uri: z
            .string()
            .optional()
            .openapi({ description: "authorization_code: the redirect URI that the code was sent to." }),
          code_verifier: z.string().optional().openapi({
            description: "authorization_code: the verifier that code_challenge was made from (RFC 7636).",
          }),
          scope: z.string().optional().openapi({
            description:
              "Some of the client's scopes, separated by spaces; without it all of them. At refresh_token some of the sign-in's.",
            example: "basic orders:read",
          }),
        }),
      ),
      responses: {
        200: { description: "Tokens", content: { "application/json": { schema: TokenAnswer } } },
        400: refusal(
          "invalid_grant (Bad credentials, User is disabled, Invalid refresh token, Invalid authorization code), invalid_scope, unauthorized_client, unsupported_grant_type or invalid_request",
        ),
        401: refusal("invalid_client"),
        429: refusal("too_many_attempts; Retry-After holds the seconds to wait"),
        503: refusal("temporarily_unavailable; Retry-After holds the seconds to wait"),
      },
    }),
  );
  app.openAPIRegistry.registerPath(
    createRoute({
      method: "post",
      path: "/authorizationserver/oauth/revoke",
      operationId: "revokeToken",
      tags,
      summary: "Ends a sign-in; any of its tokens will do",
      description:
        "All tokens of the sign-in end. Anyone with a token may end it; a client that identifies itself can only end its own. An unknown token is not an error (RFC 7009).",
      request: form(
        z.object({
          token: z
            .string()
            .optional()
            .openapi({ description: "If absent, the token in the Authorization header." }),
          token_type_hint: z.string().optional(),
          client_id: z.string().optional(),
          client_secret: z.string().optional(),
        }),
      ),
      responses: {
        200: { description: "The sign-in has ended, or the token was unknown" },
        401: refusal("invalid_client"),
      },
    }),
  );
}
