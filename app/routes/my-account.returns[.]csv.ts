import type { LoaderFunctionArgs } from "@remix-run/node";
import { returnsFile } from "~/features/returns/list.server";
import { signedIn } from "~/session/page.server";

/** The list of exchanges and returns as a file. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => returnsFile(visit, args.request));
}
