import { isScope, SCOPE_NAMES, type Scope } from "../../http/scopes";

const named = (text: string | null): string[] => (text ?? "").split(" ").filter(Boolean);

/**
 * The scopes that were asked for a token.
 * @param may the scopes of the client; at a refresh, of the sign-in (RFC 6749 §6).
 * @returns null if none was asked for: the token gets all that it may have; undefined if one was asked for that it may
 * not have (RFC 6749 §3.3).
 */
export function scopesFor(may: readonly string[], asked: string | null): Scope[] | null | undefined {
  const wanted = named(asked);
  if (wanted.length === 0) return null;
  return wanted.every((scope) => may.includes(scope)) ? [...new Set(wanted)].filter(isScope) : undefined;
}

/**
 * What a token may do now: no more than its client, whose scopes may have become fewer. A token without scopes of its
 * own has its client's; the shop's own tokens, of visits, have no client and all scopes.
 */
export function scopesNow(ofToken: string[] | null, ofClient: string[] | null): Scope[] {
  const may = ofClient ?? SCOPE_NAMES;
  return (ofToken ?? may).filter((scope) => may.includes(scope)).filter(isScope);
}
