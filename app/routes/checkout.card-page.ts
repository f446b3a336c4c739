import type { LoaderFunctionArgs } from "@remix-run/node";
import { cardsPath } from "~/paths";
import { leavingPage } from "~/http/leaving-page.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn } from "~/session/page.server";

/** Leads to the card provider that the API named for this visit. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const started = visit.session.get("card");
    if (!started) throw await seeOther(visit, cardsPath);
    return leavingPage(started.url, "Going to the card provider");
  });
}
