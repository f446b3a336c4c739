import type { LoaderFunctionArgs } from "@remix-run/node";
import { bulkOrderFile } from "~/features/bulk-order/detail.server";
import { signedIn } from "~/session/page.server";

/** The template of a file of orders, or the lines to mend of one that was sent. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => bulkOrderFile(visit, new URL(args.request.url)));
}
