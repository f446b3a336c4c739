import type { LoaderFunctionArgs } from "@remix-run/node";
import { seeOther } from "~/session/see-other.server";
import { anyVisitor } from "~/session/page.server";

/** Another address of a page (spec 000 §2): leads there with its query. */
export function leadTo(args: LoaderFunctionArgs, path: string) {
  return anyVisitor(args, (visit) => seeOther(visit, path + new URL(args.request.url).search));
}
