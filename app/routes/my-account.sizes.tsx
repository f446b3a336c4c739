import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MySizesPage } from "~/features/sizes/my-sizes-page";
import { readSizes, writeSizes } from "~/features/sizes/my-sizes.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "My sizes");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => readSizes(visit));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    if (form.get("intent") === "delete") {
      await visit.commerce.DELETE("/orgUsers/current/sizes");
      visit.flash({ kind: "ok", text: "Your sizes are deleted." });
      return seeOther(visit, "/my-account/sizes");
    }
    const refusal = await writeSizes(visit, form);
    visit.flash(
      refusal
        ? { kind: "bad", text: refusal }
        : { kind: "ok", text: "Your sizes are saved. Your packs now start with them." },
    );
    return seeOther(visit, "/my-account/sizes");
  });
}

export default function MySizesRoute() {
  return <MySizesPage {...useLoaderData<typeof loader>()} />;
}
