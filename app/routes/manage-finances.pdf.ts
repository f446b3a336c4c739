import type { LoaderFunctionArgs } from "@remix-run/node";
import { financePaper } from "~/features/finances/file.server";
import { signedIn } from "~/session/page.server";

/** An invoice, a credit or a statement as a PDF file. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => financePaper(visit, args.request));
}
