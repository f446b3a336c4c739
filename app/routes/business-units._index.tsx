import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { UnitFormPage } from "~/features/business-units/edit-pages.server";
import { loadUnitForm, postUnitForm } from "~/features/business-units/edit.server";
import { UnitsPage } from "~/features/business-units/list-page.server";
import { loadUnits } from "~/features/business-units/list.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.form?.title ?? args.data?.list?.title ?? "Business units");

export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  return signedIn(args, async (visit) => {
    const form = await loadUnitForm(visit, url);
    return form ? { form, list: null } : { form: null, list: await loadUnits(visit, args.request) };
  });
}

export async function action(args: ActionFunctionArgs) {
  const url = new URL(args.request.url);
  // The list itself takes no post: its answer would be the list, which is no answer to a form.
  if (!url.searchParams.has("do")) throw new Response("This page takes no form.", { status: 405 });
  return signedInPost(args, (visit, form) => postUnitForm(visit, url, form));
}

export default documentPage(function UnitsRoute() {
  const { form, list } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  if (form) return <UnitFormPage data={form} reply={reply} />;
  return list ? <UnitsPage data={list} /> : null;
});
