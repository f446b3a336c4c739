import type { Client } from "./clients";

/**
 * The scope of a token: the requested scopes, or all scopes of the client.
 * @returns undefined if a scope was requested that the client may not have (RFC 6749 §3.3).
 */
export function scopeFor(client: Client, asked: string | null): string | undefined {
  const wanted = (asked ?? "").split(" ").filter(Boolean);
  if (wanted.length === 0) return client.scopes.join(" ");
  return wanted.every((scope) => client.scopes.includes(scope)) ? [...new Set(wanted)].join(" ") : undefined;
}
