import type { LoaderFunctionArgs } from "@remix-run/node";
import { unitsFile } from "~/features/business-units/list.server";
import { signedIn } from "~/session/page.server";

/** The list of units as a file. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => unitsFile(visit, args.request));
}
