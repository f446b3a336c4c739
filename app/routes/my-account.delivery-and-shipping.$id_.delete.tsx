import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteOwn, loadOwn } from "~/features/account/addresses.server";
import { addressesPath } from "~/features/account/paths";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { Button, ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";

export const meta: MetaFunction = (args) => pageMeta(args, "Delete address");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadOwn(visit, args.params["id"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit) => deleteOwn(visit, args.params["id"]!.slice(0, 60)));
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
