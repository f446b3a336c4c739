import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { UsersPage } from "~/features/manage-users/list-page";
import { loadUsers } from "~/features/manage-users/list.server";
import { UploadPage } from "~/features/manage-users/upload-page";
import { loadUpload, postUpload, readUploadForm } from "~/features/manage-users/upload.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...(pageMeta(args, args.data?.upload ? "Upload users" : "Users") ?? []),
  // The page of people who are being added looks again by itself, without scripts too.
  ...(args.data?.upload?.upload?.adding ? [{ httpEquiv: "refresh", content: "5" }] : []),
];

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  return signedIn(args, async (visit) =>
    url.searchParams.get("do") === "upload"
      ? { upload: await loadUpload(visit, url), list: null }
      : { upload: null, list: await loadUsers(visit, args.request) },
  );
}

export async function action(args: ActionFunctionArgs) {
  // The list itself takes no post: its answer would be the list, which is no answer to a form.
  if (new URL(args.request.url).searchParams.get("do") !== "upload") {
    throw new Response("This page takes no form.", { status: 405 });
  }
  return signedInPost(args, postUpload, readUploadForm);
}

export default function UsersRoute() {
  const { upload, list } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (upload) return <UploadPage data={upload} reply={reply} />;
  return list ? <UsersPage data={list} /> : null;
}
