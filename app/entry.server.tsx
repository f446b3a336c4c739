import { randomBytes } from "node:crypto";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { faultDataOf } from "./errors/fault-data";
import { referenceOf } from "./errors/faults.server";
import { withElementCount } from "~/http/element-count.server";
import { firstVisit } from "./browser/first-visit.server";
import { barePage, barePageHeaders } from "./errors/bare-page.server";
import type { Shell } from "~/features/shell/shell.server";
import { NonceContext } from "./browser/nonce";
import { ReferenceContext } from "./errors/reference";
import { setSecurityHeaders } from "~/http/security-headers.server";
import { log } from "./config/log.server";
import { StyleContext } from "./browser/style";
import { KEYED_BASE, keyedBase, keyedOf } from "~/session/keyed.server";
import { PREVIEW_BASE, previewBase, previewOf } from "~/session/preview.server";
import { addForgetting } from "~/session/kept-choices.server";
import type { Visit } from "~/session/visit.server";
import { openVisit } from "./session/open-visit.server";
import { formAddress, type ServedPage, ServedPageContext } from "~/ui/served-page";
import stylesheet from "~/styles/app.css?url";

/**
 * A path that starts with an encoded backslash (after the key of a keyed visit) looks like another host to
 * React Router, which then cannot render any page.
 */
const UNDRAWABLE = /^\/%5c/i;

/** Pages are rendered whole, because a streamed boundary shows nothing without scripts (decision 10). */
export default async function handleRequest(
  request: Request,
  routerStatus: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (UNDRAWABLE.test(pathname.replace(KEYED_BASE, "").replace(PREVIEW_BASE, ""))) {
    const page = barePage("Page not found", "There is no page at this address.");
    return new Response(page, { status: 404, headers: barePageHeaders });
  }
  const nonce = randomBytes(16).toString("base64");
  const reference = referenceOf(context);
  const keyed = keyedOf(context);
  const preview = previewOf(context);
  const base = keyed ? keyedBase(keyed.key) : preview ? previewBase(preview.ticket) : "";
  const first = await firstVisit(request, stylesheet, keyed !== undefined);
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <StyleContext.Provider value={first?.style}>
        <ReferenceContext.Provider value={reference}>
          <ServedPageContext.Provider value={servedPage(remixContext, base)}>
            <RemixServer context={remixContext} url={request.url} />
          </ServedPageContext.Provider>
        </ReferenceContext.Provider>
      </StyleContext.Provider>
    </NonceContext.Provider>,
  );
  const visit = await visitOf(request, context);
  const errors = Object.values(remixContext.staticHandlerContext.errors ?? {}) as unknown[];
  if (errors.length > 0) visit?.keepFlash();
  // Remix gives the status of a refused form also to the error page of a loader that failed after it.
  const status = errors.map(statusOf)[0] ?? routerStatus;
  const retryAfter = errors.map(retryAfterOf).find(Boolean) ?? visit?.retryAfter;
  if (retryAfter) headers.set("Retry-After", String(retryAfter));
  await appendCookie(headers, visit);
  if (visit) addForgetting(headers, visit);
  if (first) headers.append("Set-Cookie", first.setCookie);
  headers.set("Content-Type", "text/html; charset=utf-8");
  setSecurityHeaders(headers, { pathname, status, nonce, keyed, preview, helpers: helpersOf(remixContext) });
  // Bytes: a text would be searched for broken characters first.
  return new Response(Buffer.from(`<!DOCTYPE html>${withElementCount(html)}`), { status, headers });
}

function servedPage({ staticHandlerContext }: EntryContext, base: string): ServedPage {
  const { location, matches, loaderData } = staticHandlerContext;
  const root = loaderData["root"] as { proof?: string } | undefined;
  const here = { pathname: location.pathname.slice(base.length) || "/", search: location.search };
  return { base, address: formAddress(here, matches.at(-1)?.route.index === true), proof: root?.proof };
}

/** The scripts of others that the page was rendered with. */
function helpersOf({ staticHandlerContext }: EntryContext): readonly string[] {
  const root = staticHandlerContext.loaderData["root"] as { shell?: Shell } | undefined;
  return root?.shell?.person?.helpers ?? [];
}

const retryAfterOf = (error: unknown) =>
  isRouteErrorResponse(error) ? faultDataOf(error.data)?.retryAfter : undefined;

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

/** Data requests carry the same cookie that a page would. */
export async function handleDataRequest(
  response: Response,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<Response> {
  const visit = await visitOf(request, context);
  if (!response.headers.has("Set-Cookie")) await appendCookie(response.headers, visit);
  if (visit) addForgetting(response.headers, visit);
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

/** A visit that could not be opened has already shown an error page and has nothing to save. */
const visitOf = (request: Request, context: AppLoadContext): Promise<Visit | undefined> =>
  openVisit(request, context).catch(() => undefined);

async function appendCookie(headers: Headers, visit: Visit | undefined): Promise<void> {
  const cookie = await visit?.commit();
  if (cookie) headers.append("Set-Cookie", cookie);
}

/** Errors that no wrapper of a loader or action caught, and errors while a page is rendered. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // An unknown address or a request that the router refuses is not an error of the shop.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  log.error({
    event: "page.fault",
    correlationId: referenceOf(context),
    method: request.method,
    err: error,
  });
}
