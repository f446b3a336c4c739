import type { LoaderFunctionArgs } from "@remix-run/node";
import { leavingPage } from "~/http/leaving-page.server";
import { seeOther } from "~/session/see-other.server";
import { anyVisitor } from "~/session/page.server";

/** Leads to the identity provider that the API named for this visit, to sign in or out. */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const address = visit.session.get("away");
    if (!address) throw await seeOther(visit, "/login");
    return leavingPage(address, "Going to your organisation’s sign-in");
  });
}
