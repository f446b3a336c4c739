import type { LoaderFunctionArgs } from "@remix-run/node";
import { orderFile } from "~/features/orders/paper.server";
import { signedIn } from "~/session/page.server";

/** An order as a PDF file. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => orderFile(visit, args.params["code"]!.slice(0, 60)));
}
