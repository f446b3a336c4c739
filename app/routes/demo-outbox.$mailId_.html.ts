import type { LoaderFunctionArgs } from "@remix-run/node";
import { mailHtml } from "~/features/demo/outbox.server";
import { anyVisitor } from "~/session/page.server";

/** The HTML part of a mail, as a page of its own. */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, (visit) => mailHtml(visit, args.params["mailId"]!.slice(0, 60)));
}
