import type { LoaderFunctionArgs } from "@remix-run/node";
import { changeLogFile } from "~/features/change-log/list.server";
import { signedIn } from "~/session/page.server";

/** The change log as a file. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => changeLogFile(visit, args.request));
}
