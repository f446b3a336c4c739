import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { closeNotice } from "~/features/shell/site-notice.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

/** Only a form leads here. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => seeOther(visit, "/"));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, closeNotice);
}

export default function SiteNoticeRoute() {
  return null;
}
