import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { mailDocument } from "~/features/demo/mail-document.server";
import { pathCode } from "~/http/path-code.server";
import { anyVisitor } from "~/session/page.server";

/** The HTML part of a sample email, for the frames of its page. */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const path = { mailKind: pathCode(args, "mailKind") };
    const { html } = await answer(visit.commerce.GET("/demo/mails/{mailKind}", { params: { path } }));
    return mailDocument(html, "'self'");
  });
}
