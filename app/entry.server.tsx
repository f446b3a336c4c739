import { randomBytes } from "node:crypto";
import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { firstVisit } from "~/http/first-visit.server";
import { NonceContext } from "~/http/nonce";
import { setSecurityHeaders } from "~/http/security-headers.server";
import { log } from "~/http/log.server";
import { StyleContext } from "~/http/style";
import stylesheet from "~/styles/app.css";
import { openVisit } from "~/session/visit.server";

/** Pages are rendered whole: a streamed boundary shows nothing without scripts (architecture §2.10). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  const visit = await openVisit(request, context);
  const first = await firstVisit(request, stylesheet, visit.keyed !== undefined);
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <StyleContext.Provider value={first?.style}>
        <RemixServer context={remixContext} url={request.url} />
      </StyleContext.Provider>
    </NonceContext.Provider>,
  );
  await appendCookie(headers, visit.commit());
  if (first) headers.append("Set-Cookie", first.setCookie);
  headers.set("Content-Type", "text/html; charset=utf-8");
  setSecurityHeaders(headers, nonce, visit.keyed);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Data requests carry the same cookie that a page would. */
export async function handleDataRequest(
  response: Response,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<Response> {
  const visit = await openVisit(request, context);
  if (!response.headers.has("Set-Cookie")) await appendCookie(response.headers, visit.commit());
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

async function appendCookie(headers: Headers, committing: Promise<string | undefined>): Promise<void> {
  const cookie = await committing;
  if (cookie) headers.append("Set-Cookie", cookie);
}

export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  log.error({
    event: "page.fault",
    correlationId: context["correlationId"],
    method: request.method,
    path: new URL(request.url).pathname.replace(/^\/s\/[^/]+/, "/s/…"),
    err: error,
  });
}
