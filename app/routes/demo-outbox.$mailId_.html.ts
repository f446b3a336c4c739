import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { pathCode } from "~/http/path-code.server";
import { anyVisitor } from "~/session/page.server";

/**
 * The HTML part of an email as a page of its own, sandboxed: no scripts, forms, requests or frames. Its link opens the
 * shop in a new tab. It sends no Cross-Origin-Opener-Policy, because browsers refuse a sandboxed page with one.
 */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const path = { mailId: pathCode(args, "mailId") };
    const { html } = await answer(visit.commerce.GET("/demo/outbox/{mailId}", { params: { path } }));
    return new Response(html, {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy":
          "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
        "Cross-Origin-Opener-Policy": "unsafe-none",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin",
        "Cache-Control": "private, no-cache",
      },
    });
  });
}
