import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { readCart } from "~/session/cart.server";
import { isOfCatalogue } from "~/features/lines/line.server";
import { SavedCartsPage } from "~/features/saved-carts/list-page.server";
import { saveFormView, savedCartsQuery, savedCartsView } from "~/features/saved-carts/list.server";
import { namingSchema, SUBJECTS } from "~/features/saved-carts/naming.server";
import { savedCartPath } from "~/paths";
import { SaveCartPage } from "~/features/saved-carts/save-page.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.form ? "Save your cart" : "Saved carts");

const PAGE_SIZE = 20;
const FIELDS = "carts(code,name,description,saveTime,totalItems,totalUnitCount,subTotal),pagination,sorts";

/** The form that saves the cart, or the list of those saved. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const saves = new URL(args.request.url).searchParams.get("do") === "save";
    return {
      form: saves ? await formOf(visit) : undefined,
      list: saves ? undefined : await listOf(visit, args.request),
    };
  });
}

async function formOf(visit: Visit) {
  const cart = await readCart(visit, "code,name,description,entries");
  const goods = (cart?.entries ?? []).filter(isOfCatalogue);
  if (!cart || goods.length === 0) {
    visit.flash({ kind: "warn", text: "Your cart has no goods that could be saved." });
    throw await seeOther(visit, "/cart");
  }
  return saveFormView(cart, goods);
}

async function listOf(visit: Visit, request: Request) {
  const query = savedCartsQuery(request);
  const { search, sort } = query;
  const [page, timeZone] = await Promise.all([
    pageOrLast(query.currentPage, async (currentPage) => {
      const asked = { savedCartsOnly: "true", search, sort, currentPage, pageSize: PAGE_SIZE } as const;
      const { carts, pagination, sorts } = await answer(
        visit.commerce.GET("/users/current/carts", { params: { query: { ...asked, fields: FIELDS } } }),
      );
      return { carts, pagination: pagination!, sorts: sorts! };
    }),
    visit.timeZone(),
  ]);
  return savedCartsView(query, page, timeZone);
}

/** Saves the cart and leads to its page. A refusal leads back to the form with all that was typed. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const submission = parseForm(form, namingSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const cartId = String(form.get("cart") ?? "current").slice(0, 60) || "current";
    const { name, description = "" } = submission.value;
    try {
      const { savedCartData } = await answer(
        visit.commerce.PATCH("/users/current/carts/{cartId}/savedCart", {
          params: { path: { cartId }, query: { fields: "code" } },
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: { name, description },
        }),
      );
      visit.flash({ kind: "ok", text: `${name} is saved. Your cart has room for the next order.` });
      return await seeOther(visit, savedCartPath(savedCartData.code));
    } catch (error) {
      if (!isRefused(error)) throw error;
      return replyInvalid(submission, mergeApiErrors(submission, error, SUBJECTS));
    }
  });
}

export default documentPage(
  serverOnly$(function SavedCartsRoute() {
    const { form, list } = useLoaderData<typeof loader>();
    const reply = useActionData<typeof action>();
    if (form) return <SaveCartPage data={form} reply={reply} />;
    return list ? <SavedCartsPage data={list} /> : null;
  }),
);
