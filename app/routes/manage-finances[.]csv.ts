import type { LoaderFunctionArgs } from "@remix-run/node";
import { financeList } from "~/features/finances/file.server";
import { signedIn } from "~/session/page.server";

/** One of the finance lists as a file. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => financeList(visit, args.request));
}
