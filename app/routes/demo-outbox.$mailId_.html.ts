import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { mailDocument } from "~/features/demo/mail-document.server";
import { pathCode } from "~/http/path-code.server";
import { anyVisitor } from "~/session/page.server";

/** The HTML part of an email of the outbox. */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const path = { mailId: pathCode(args, "mailId") };
    const { html } = await answer(visit.commerce.GET("/demo/outbox/{mailId}", { params: { path } }));
    return mailDocument(html, "'none'");
  });
}
