import type { LoaderFunctionArgs } from "@remix-run/node";
import { quoteCalls } from "~/features/quotes/calls.server";
import { passFile } from "~/http/pass-file.server";
import { pathCode } from "~/http/path-code.server";
import { signedIn } from "~/session/page.server";

/** A quote as the PDF file that the API makes. One that the person does not see is not found. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const { paper } = await quoteCalls(visit, pathCode(args, "quoteCode"));
    return passFile(await paper());
  });
}
