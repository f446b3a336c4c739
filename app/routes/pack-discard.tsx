import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { packPath } from "~/paths";
import { placeOf } from "~/features/packs/place.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { Button, ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";

export const handle = { section: "/orderUniform" };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Discard Changes, ${args.data.name}` : "Discard Changes");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const { packId } = await placeOf(visit, args.request);
    const pack = await answer(
      visit.commerce.GET("/orgUsers/current/packs/{packId}", { params: { path: { packId } } }),
    );
    return { packId, name: pack.packName, chosen: pack.chosen, inCart: pack.status === "in-cart" };
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit) => {
    const { packId } = await placeOf(visit, args.request);
    await visit.commerce.DELETE("/orgUsers/current/packs/{packId}/summary", { params: { path: { packId } } });
    visit.flash({ kind: "ok", text: "Your changes were discarded." });
    return seeOther(visit, packPath({ packId, step: 1 }));
  });
}

/** The discard warning (531 px) as a page. */
export default function DiscardPage() {
  const { packId, name, chosen, inCart } = useLoaderData<typeof loader>();
  const back = packPath({ packId, step: "review" });
  return (
    <Panel title="Discard Changes" closeTo={back} width={531} fullAt={768}>
      <p className="mt-4">
        {inCart
          ? `Your changes to ${name} will be removed. What is in your cart stays the same.`
          : `${chosen === 1 ? "The item" : `All ${chosen} items`} you chose in ${name} will be removed.`}{" "}
        This cannot be undone.
      </p>
      <PostForm className="row mt-5">
        <Button variant="danger">Discard Changes</Button>
        <ButtonLink to={back}>Keep my choices</ButtonLink>
      </PostForm>
    </Panel>
  );
}
