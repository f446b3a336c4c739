import type { LoaderFunctionArgs } from "@remix-run/node";
import { usersFile } from "~/features/manage-users/list.server";
import { signedIn } from "~/session/page.server";

/** The list of people as a file. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => usersFile(visit, args.request));
}
