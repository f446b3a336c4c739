import type { LoaderFunctionArgs } from "@remix-run/node";
import { costCentresFile } from "~/features/cost-centres/list.server";
import { signedIn } from "~/session/page.server";

/** The list of cost centres as a file. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => costCentresFile(visit, args.request));
}
