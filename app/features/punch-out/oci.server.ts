import type { AppLoadContext } from "@remix-run/node";
import { answer, createCommerce } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { transportOf } from "~/commerce/transport.server";
import { escaped } from "~/http/escaped.server";
import { pageFault } from "~/http/faults.server";
import { siteOf } from "~/http/site.server";
import { typedText } from "~/http/typed-text";
import { enterVisit } from "./entering.server";

/** Answers an OCI call-up: leads into a visit, or gives the form that a question is answered with. */
export async function answerOci(
  request: Request,
  context: AppLoadContext,
  sent: Iterable<[string, FormDataEntryValue]>,
): Promise<Response> {
  const commerce = createCommerce({ transport: transportOf(context), site: siteOf(request) });
  const fields = [...sent].slice(0, 200).map(([name, value]) => ({
    name: typedText(name.slice(0, 100)),
    value: typedText((typeof value === "string" ? value : "").slice(0, 4000)),
  }));
  try {
    const { sid, posting } = await answer(commerce.POST("/punchout/oci/setup", { body: { fields } }));
    if (posting) return formPage(posting);
    const entered = sid && (await enterVisit(commerce, request, sid));
    return entered || wordsPage(500, "Your session did not start.");
  } catch (error) {
    if (error instanceof CommerceError && error.is("OciError")) {
      return wordsPage(error.status, error.message);
    }
    if (error instanceof CommerceError && error.is("TooManySessionsError")) {
      return wordsPage(429, "Too many visits are open. Try again later.");
    }
    throw pageFault(error, { context });
  }
}

interface Posting {
  address: string;
  target: string;
  fields: { name: string; value: string }[];
}

/** A form to post, as systems read it on their server, or a person presses it. */
const formPage = ({ address, target, fields }: Posting): Response =>
  page(
    200,
    "Answer to your system",
    `<form method="post" action="${escaped(address)}" target="${escaped(target)}">${fields
      .map(({ name, value }) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
      .join("\n")}<button>RETURN TO YOUR SYSTEM</button></form>`,
    new URL(address).origin,
  );

/** Shown in the buyer's frame, which may be of any site. */
const wordsPage = (status: number, text: string): Response =>
  page(status, "We could not open the shop", `<p>${escaped(text)}</p>`, "'none'");

const page = (status: number, title: string, content: string, formAction: string): Response =>
  new Response(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Kitroom</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`,
    {
      status,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Content-Security-Policy": `default-src 'none'; base-uri 'none'; form-action ${formAction}; frame-ancestors https: http:`,
        "Referrer-Policy": "same-origin",
        "Cache-Control": "no-store",
      },
    },
  );
