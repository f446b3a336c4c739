import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { CHOOSING, firstWordOf } from "./ordering-paths";
import { inProgressFor, proxyPath } from "~/paths";
import { log } from "~/config/log.server";
import { seeOther } from "./see-other.server";
import type { Visit } from "./visit.server";

/**
 * The first words of the paths that are part of ordering, and of exchanging what was ordered. All others are about the
 * signed-in person and closed (spec 000 §4 "Proxy mode").
 */
const OPEN = new Set([
  ...CHOOSING,
  ...["order-in-progress", "proxy-order", "checkout", "order-confirmation", "contact-us", "exchange-return"],
]);

/** The pages of exchanges and returns below /my-account. */
const RETURNS = /^\/my-account\/(?:returns(?:[./]|$)|orders\/[^/]+\/exchange-return\/?$)/;

/** Redirects from a closed page to the order in progress; posts of other tabs are done, so that nothing is lost. */
export async function requireOpenPath(visit: Visit, request: Request): Promise<void> {
  if (!visit.session.has("proxy")) return;
  const { pathname, search } = new URL(request.url);
  if (OPEN.has(firstWordOf(pathname)) || RETURNS.test(pathname)) return;
  const query = new URLSearchParams(search);
  query.delete("_data");
  const from = query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
  throw await seeOther(visit, inProgressFor(from));
}

/** Whether the API refused a call because the ordering for somebody has ended. */
export const isProxyEnded = (error: unknown): error is CommerceError =>
  error instanceof CommerceError && error.is("ProxyError", "ended");

/**
 * Ends it in the session after it ended at the API. A second press of "Place order" comes here too, so an order that
 * the first one placed is shown.
 */
export async function leaveProxy(visit: Visit) {
  visit.session.unset("proxy");
  const { ended } = await answer(visit.commerce.GET("/orgUsers/current/proxy")).catch((error: unknown) => {
    // The right itself was taken away.
    if (error instanceof CommerceError && error.status === 403) return { ended: undefined };
    throw error;
  });
  if (ended?.by === "placed" && ended.orderCode) {
    return seeOther(visit, `/order-confirmation?code=${encodeURIComponent(ended.orderCode)}`);
  }
  const who = ended?.name ?? "somebody else";
  const why = ended?.by === "taken-over" ? " Another person took over." : "";
  visit.flash({ kind: "warn", text: `You are not ordering for ${who} any more.${why}` });
  return seeOther(visit, ended ? proxyPath : "/");
}

/** Ends it at the API before a sign-out. If that fails, another person can take over after two hours. */
export async function stopProxy(visit: Visit): Promise<void> {
  try {
    await visit.commerce.DELETE("/orgUsers/current/proxy");
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    log.warn({ event: "proxy.unstopped", correlationId: visit.correlationId, status: error.status });
  }
}
