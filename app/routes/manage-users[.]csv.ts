import type { LoaderFunctionArgs } from "@remix-run/node";
import { usersFile } from "~/features/manage-users/list.server";
import { uploadFile } from "~/features/manage-users/upload.server";
import { signedIn } from "~/session/page.server";

/** The list of people as a file, the template of an upload, or its rows to mend. */
export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const ofUpload = url.searchParams.has("upload") || url.searchParams.get("do") === "template";
  return signedIn(args, (visit) => (ofUpload ? uploadFile(visit, url) : usersFile(visit, args.request)));
}
