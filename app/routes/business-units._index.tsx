import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { readUnit } from "~/features/business-units/detail.server";
import { UnitFormPage } from "~/features/business-units/edit-pages.server";
import {
  addUnit,
  addUnitView,
  editUnit,
  editUnitView,
  type UnitFormView,
} from "~/features/business-units/edit.server";
import { UnitsPage } from "~/features/business-units/list-page.server";
import { treeQuery, unitsQuery, unitsView } from "~/features/business-units/list.server";
import {
  addressIdIn,
  makeDefault,
  readAddresses,
  removeAddress,
  saveUnitAddress,
  unitAddressView,
} from "~/features/business-units/unit-address.server";
import { unitChoice } from "~/features/manage-organisation/unit-choice.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.form?.title ?? args.data?.list?.title ?? "Business units");

const unitIn = (url: URL) => url.searchParams.get("unit")?.slice(0, 60) ?? "";

/** The form that `?do=` asks for, or the list. */
export async function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  return signedIn(args, async (visit) => {
    const form = await formOf(visit, url);
    return form ? { form, list: null } : { form: null, list: await listOf(visit, args.request) };
  });
}

async function formOf(visit: Visit, url: URL): Promise<UnitFormView | undefined> {
  const uid = unitIn(url);
  switch (url.searchParams.get("do")) {
    case "add": {
      const [units, user] = await Promise.all([unitChoice(visit), visit.person()]);
      return addUnitView(units, uid || user.orgUnit.uid, visit.site);
    }
    case "edit": {
      const [unit, units] = await Promise.all([readUnit(visit, uid), unitChoice(visit)]);
      return editUnitView(unit, units);
    }
    case "address": {
      const id = addressIdIn(url);
      const [unit, list, user] = await Promise.all([
        readUnit(visit, uid),
        id ? readAddresses(visit, uid) : [],
        visit.person(),
      ]);
      return unitAddressView(unit, list, id, user);
    }
    default:
      return undefined;
  }
}

async function listOf(visit: Visit, request: Request) {
  const query = unitsQuery(request);
  const page = await pageOrLast(query.currentPage, (currentPage) =>
    answer(visit.commerce.GET("/business-units", { params: { query: treeQuery(query, currentPage) } })),
  );
  return unitsView(query, page, visit.site);
}

/** Saves one of these forms: the address says which. */
export async function action(args: ActionFunctionArgs) {
  const url = new URL(args.request.url);
  // The list itself takes no post: its answer would be the list, which is no answer to a form.
  if (!url.searchParams.has("do")) throw new Response("This page takes no form.", { status: 405 });
  return signedInPost(args, async (visit, form) => {
    const uid = unitIn(url);
    const doing = url.searchParams.get("do");
    if (doing === "edit") return editUnit(visit, uid, form);
    if (doing !== "address") return addUnit(visit, form);
    const id = addressIdIn(url);
    const section = form.get("section");
    if (id && section === "default") return makeDefault(visit, uid, id);
    if (id && section === "remove") return removeAddress(visit, uid, id);
    return saveUnitAddress(visit, uid, id, form);
  });
}

export default documentPage(
  serverOnly$(function UnitsRoute() {
    const { form, list } = useLoaderData<typeof loader>();
    const reply = useActionData<typeof action>();
    if (form) return <UnitFormPage data={form} reply={reply} />;
    return list ? <UnitsPage data={list} /> : null;
  }),
);
