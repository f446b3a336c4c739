import type { LoaderFunctionArgs } from "@remix-run/node";
import { registerFile } from "~/features/purchase-orders/list.server";
import { signedIn } from "~/session/page.server";

/** The list of purchase orders as a file. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => registerFile(visit, args.request));
}
