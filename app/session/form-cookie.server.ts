import { isEncrypted } from "~/config/encrypted.server";

/** The page where people come back from an identity provider. */
export const LANDING = "/SSO-Redirection";

/**
 * The longest sealed form that it takes, in bytes. Together with the visit's cookies it stays below the 8 KB that
 * proxies allow a header by default; a longer one would keep its owner from signing in.
 */
export const MAX_CARRIED = 3500;
const KEEP_SECONDS = 15 * 60;

const isSecure = ({ headers }: Request) => isEncrypted((name) => headers.get(name));
const nameOf = (request: Request) => (isSecure(request) ? "__Secure-kitroom-form" : "kitroom-form");

/**
 * The Set-Cookie that takes a sealed form (resume.server.ts) past an identity provider, where no address of this shop
 * goes along. Only the landing is sent it.
 * @param sealed null, or a text that is too long, forgets an earlier one.
 */
export function carryForm(request: Request, sealed: string | null): string {
  const kept = sealed && sealed.length <= MAX_CARRIED && /^[\w-]+$/.test(sealed) ? sealed : "";
  const ends = `Max-Age=${kept ? KEEP_SECONDS : 0}`;
  const secure = isSecure(request) ? "; Secure" : "";
  return `${nameOf(request)}=${kept}; ${ends}; Path=${LANDING}; HttpOnly; SameSite=Lax${secure}`;
}

/** The sealed form that came along; nobody has opened it yet. */
export function carriedForm(request: Request): string | undefined {
  const cookies = (request.headers.get("Cookie") ?? "").split("; ");
  const start = `${nameOf(request)}=`;
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) || undefined;
}
