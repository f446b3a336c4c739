import type { Client, Clients } from "./clients";
import type { Scope } from "../../http/scopes";
import { scopesFor } from "./scopes";

/** An authorization request (RFC 6749 §4.1.1, RFC 7636 §4.3). */
export interface AuthorizeRequest {
  client: Client;
  redirectUri: string;
  state: string | undefined;
  challenge: string;
  /** Null: all that the client has. */
  scopes: Scope[] | null;
}

/** The parameters of the request, which the form repeats as hidden fields. */
export const PARAMETERS = [
  "response_type",
  "client_id",
  "redirect_uri",
  "scope",
  "state",
  "code_challenge",
  "code_challenge_method",
] as const;

export type Read =
  | { request: AuthorizeRequest }
  /** An error that is sent to the application's registered address. */
  | { redirect: string }
  /** An error that is shown to the person, because the address is not registered. */
  | { refused: string };

/** A redirect URI with the answer in its query. */
export function answerAt(redirectUri: string, answer: Record<string, string | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) query.set(name, value);
  return `${redirectUri}${redirectUri.includes("?") ? "&" : "?"}${query.toString()}`;
}

/** S256 of a verifier: 32 bytes in base64url. */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const MOST_STATE = 1000;

/**
 * Reads a request. The client and the address are checked first: the person sees errors about them; all other
 * errors go to the application.
 */
export async function readAuthorize(sent: URLSearchParams, clients: Clients, issuer: string): Promise<Read> {
  const client = await clients.find(sent.get("client_id") ?? "");
  if (!client) return { refused: "We do not know this application." };
  const redirectUri = sent.get("redirect_uri") ?? "";
  if (!client.redirectUris.includes(redirectUri)) {
    return { refused: `${client.name} sent a redirect address that is not registered.` };
  }
  const state = sent.get("state")?.slice(0, MOST_STATE);
  const wrong = (error: string, description: string): Read => ({
    redirect: answerAt(redirectUri, { error, error_description: description, state, iss: issuer }),
  });
  const twice = PARAMETERS.find((name) => sent.getAll(name).length > 1);
  if (twice) return wrong("invalid_request", `${twice} was sent twice`);
  if (!client.grants.includes("authorization_code")) {
    return wrong("unauthorized_client", "This client may not use authorization_code");
  }
  if (sent.get("response_type") !== "code") {
    return wrong("unsupported_response_type", "Only response_type code is known");
  }
  const scopes = scopesFor(client.scopes, sent.get("scope"));
  if (scopes === undefined) return wrong("invalid_scope", "This client may not have that scope");
  const challenge = sent.get("code_challenge") ?? "";
  if (sent.get("code_challenge_method") !== "S256" || !CHALLENGE.test(challenge)) {
    return wrong("invalid_request", "A code_challenge of method S256 is required");
  }
  return { request: { client, redirectUri, state, challenge, scopes } };
}
