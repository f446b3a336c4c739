import { createHash } from "node:crypto";
import { getSettings } from "~/config/settings.server";
import type { Visit } from "./visit.server";

/**
 * What a browser keeps of packs while it has no network (docs/decisions/0148). Its worker and its pages are plain files
 * of public/offline; the storefront says whose choices they may keep, and when to forget them.
 */

/** The cookie that public/offline/register.js sets: the mark of the person for whom this browser keeps pages. */
const COOKIE = "kitroom-kept";

/** Whose choices a browser sends that it has kept; those of somebody else are refused. */
const KEEPER = "Kitroom-Keeper";

/** Of a page that is fetched to be kept. */
const COPY = "Kitroom-Copy";

/** The mark in the cookie of a request; undefined for a browser that keeps nothing. */
export const keptBy = ({ headers }: Request): string | undefined =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(headers.get("Cookie") ?? "")?.[1];

/** Whether a page is fetched to be kept: nobody sees it now, so it takes no message. */
export const isCopy = ({ headers }: Request): boolean => headers.has(COPY);

/** Whether a browser sends what it has kept, and nobody sees the answer. */
export const isSentLater = ({ headers }: Request): boolean => headers.has(KEEPER);

/** Tells people apart in one browser, and says nothing of them. */
function markOf(site: string, customerId: string | undefined): string | undefined {
  if (!customerId) return undefined;
  return createHash("sha256").update(`kept ${site} ${customerId}`).digest("base64url").slice(0, 22);
}

const markOfPerson = async (visit: Visit) => markOf(visit.site, (await visit.person()).customerId);

/**
 * The mark under which this browser may keep pages and choices of packs; undefined where it may not: in punch-out, in a
 * preview, for somebody else, or switched off.
 */
export async function keeperOf(visit: Visit): Promise<string | undefined> {
  const { session } = visit;
  if (!getSettings().offlineDrafts || !visit.signedIn || visit.keyed || visit.preview) return undefined;
  return session.has("proxy") || session.has("agent") ? undefined : markOfPerson(visit);
}

/**
 * Refuses choices that were kept for another person than the one who is signed in.
 * @throws Response with status 409 that names the keeper: on another's mark the browser forgets what it keeps, and where
 * there is none, as while the person orders for somebody else, it waits.
 */
export async function requireKeeper(visit: Visit, { headers }: Request): Promise<void> {
  const sender = headers.get(KEEPER);
  if (sender === null) return;
  const keeper = await keeperOf(visit);
  if (keeper !== sender) throw new Response(null, { status: 409, headers: { [KEEPER]: keeper ?? "none" } });
}

/** Has the browser forget what it keeps if that is somebody else's, or may not be kept any more. */
export async function forgetOthers(visit: Visit): Promise<void> {
  if (!visit.keptBy || !visit.signedIn) return;
  const mine = getSettings().offlineDrafts ? await markOfPerson(visit).catch(() => visit.keptBy) : undefined;
  if (mine !== visit.keptBy) visit.forgets = true;
}

/** Adds what an answer says to a browser that is to forget what it keeps. */
export function addForgetting(headers: Headers, { keptBy: keeper, forgets }: Visit): void {
  if (!keeper || !forgets || headers.has("Clear-Site-Data")) return;
  // Storage is the pages, the choices, the worker and what else scripts have stored here.
  headers.set("Clear-Site-Data", '"storage"');
  headers.append("Set-Cookie", `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`);
}
