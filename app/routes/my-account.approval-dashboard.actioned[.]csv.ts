import type { LoaderFunctionArgs } from "@remix-run/node";
import { approvalsFile } from "~/features/approvals/list.server";
import { signedIn } from "~/session/page.server";

/** The list of actioned orders as a file. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => approvalsFile(visit, args.request, "actioned"));
}
