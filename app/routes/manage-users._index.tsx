import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { postUpload } from "~/features/manage-users/several/change-upload.server";
import { UsersPage } from "~/features/manage-users/list-page.server";
import { usersBody, usersQuery, usersView } from "~/features/manage-users/list.server";
import { SeveralPage } from "~/features/manage-users/several/page.server";
import { postSeveral, severalView } from "~/features/manage-users/several/several.server";
import { readUnits } from "~/features/manage-users/units.server";
import { UploadPage } from "~/features/manage-users/upload/page.server";
import { readUploadPage } from "~/features/manage-users/upload/upload.server";
import { pageOrLast } from "~/lists/list-query.server";
import { lookAgain, pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost, signedInUpload } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

const TITLES = { upload: "Upload users", several: "Add several users", list: "Users" };

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => [
  ...(pageMeta(args, TITLES[args.data?.page ?? "list"]) ?? []),
  ...lookAgain(args.data?.page === "upload" && args.data.data.upload?.adding === true),
];

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  return signedIn(args, async (visit) => {
    switch (url.searchParams.get("do")) {
      case "upload":
        return { page: "upload" as const, data: await readUploadPage(visit, url) };
      case "several":
        return { page: "several" as const, data: await severalOf(visit) };
      default:
        return { page: "list" as const, data: await listOf(visit, args.request) };
    }
  });
}

async function severalOf(visit: Visit) {
  const [units, person] = await Promise.all([readUnits(visit), visit.person()]);
  return severalView(units, person?.orgUnit.uid);
}

async function listOf(visit: Visit, request: Request) {
  const { filters } = await answer(visit.commerce.GET("/manage-users/filters"));
  const query = usersQuery(request, filters);
  const page = await pageOrLast(query.currentPage, (currentPage) =>
    answer(visit.commerce.POST("/manage-users/list", { body: usersBody(query, filters, currentPage) })),
  );
  const { orgUnit } = await visit.person();
  return usersView(query, filters, page, orgUnit.name, visit);
}

export async function action(args: ActionFunctionArgs) {
  const page = new URL(args.request.url).searchParams.get("do");
  if (page === "several") return signedInPost(args, postSeveral);
  if (page === "upload") return signedInUpload(args, postUpload);
  // The list itself takes no post: its answer would be the list, which is no answer to a form.
  throw new Response("This page takes no form.", { status: 405 });
}

export default documentPage(
  serverOnly$(function UsersRoute() {
    const shown = useLoaderData<typeof loader>();
    const reply = useActionData<typeof action>();
    if (shown.page === "upload") return <UploadPage data={shown.data} reply={reply} />;
    if (shown.page === "several") return <SeveralPage data={shown.data} reply={reply} />;
    return <UsersPage data={shown.data} />;
  }),
);
