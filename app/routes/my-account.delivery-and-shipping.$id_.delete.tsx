import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { ownAddressView } from "~/features/account/addresses.server";
import { addressesPath } from "~/paths";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { Button, ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";

export const meta: MetaFunction = (args) => pageMeta(args, "Delete address");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) =>
    ownAddressView(await answer(visit.commerce.GET("/orgUsers/current/addresses")), pathCode(args, "id")),
  );
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit) => {
    await visit.commerce
      .DELETE("/orgUsers/current/addresses/{id}", { params: { path: { id: pathCode(args, "id") } } })
      .catch((error: unknown) => {
        // A second press finds nothing to delete.
        if (!(error instanceof CommerceError) || error.status !== 404) throw error;
      });
    visit.flash({ kind: "ok", text: "Address deleted." });
    return seeOther(visit, addressesPath);
  });
}

export default function DeleteAddressPage() {
  const { text } = useLoaderData<typeof loader>();
  return (
    <Panel title="Delete this address?" closeTo={addressesPath} width={531} fullAt={768}>
      <p className="mt-4 wrap-anywhere">{text}</p>
      <p className="mt-2">Orders that go there keep it.</p>
      <PostForm className="row mt-5">
        <Button variant="danger">Delete address</Button>
        <ButtonLink to={addressesPath}>Keep it</ButtonLink>
      </PostForm>
    </Panel>
  );
}
