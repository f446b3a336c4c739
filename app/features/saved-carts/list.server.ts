import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { readCart } from "~/features/cart/cart.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { type ListQuery, listQuery, pageOrLast } from "~/http/list-query.server";
import { listView } from "~/http/list-view.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { readableMoment } from "~/ui/dates";
import { MOST, namingSchema, SUBJECTS } from "./naming.server";
import { savedCartPath, savedCartsPath } from "./paths";

const SORTS = ["-date", "date", "name", "-name"];
const PAGE_SIZE = 20;
const FIELDS = "carts(code,name,description,saveTime,totalItems,totalUnitCount,subTotal),pagination,sorts";

/** Everything that the page shows: the form that saves the cart, or the list of those saved. */
export async function loadSavedCarts(visit: Visit, request: Request) {
  const saves = new URL(request.url).searchParams.get("do") === "save";
  return {
    form: saves ? await loadSaveForm(visit) : undefined,
    list: saves ? undefined : await loadList(visit, request),
  };
}

export async function loadSaveForm(visit: Visit) {
  const cart = await readCart(visit, "code,name,description,entries");
  const goods = (cart?.entries ?? []).filter(({ packId }) => !packId);
  if (!cart || goods.length === 0) {
    visit.flash({ kind: "warn", text: "Your cart has no goods that could be saved." });
    throw await seeOther(visit, "/cart");
  }
  return {
    code: cart.code,
    lines: goods.length,
    hasPacks: goods.length < (cart.entries?.length ?? 0),
    values: { name: cart.name ?? "", description: cart.description ?? "" },
    most: MOST,
    key: newIdempotencyKey(),
  };
}

export async function loadList(visit: Visit, request: Request) {
  const query = listQuery(request.url, { path: savedCartsPath, sorts: SORTS, names: [] });
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
  return {
    ...listView(query, page, page.carts.length, {}),
    csv: undefined,
    rows: page.carts.map((cart) => ({
      code: cart.code,
      name: cart.name ?? cart.code,
      description: cart.description,
      saved: cart.saveTime && readableMoment(cart.saveTime, timeZone),
      items: cart.totalItems,
      quantity: cart.totalUnitCount,
      total: cart.subTotal?.formattedValue,
    })),
    sort,
    sortLinks: {
      date: turned(query, "date", "-date"),
      name: turned(query, "name", "name"),
    },
  };
}

/** The list sorted by a column: the usual way round, or the other if it is sorted so now. */
function turned({ sort, hrefWith }: ListQuery, code: string, usual: string): string {
  const other = usual === code ? `-${code}` : code;
  const wanted = sort === usual ? other : usual;
  return hrefWith({ sort: wanted === SORTS[0] ? undefined : wanted });
}

/** Saves the cart and leads to its page. A refusal leads back to the form with all that was typed. */
export async function saveCart(visit: Visit, form: FormData) {
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
}
