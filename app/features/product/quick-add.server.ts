import { workingRows } from "~/features/lines/working-rows.server";
import { json } from "@remix-run/node";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { safePath } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { addToCart, goOnTo } from "./add-to-cart.server";
import { cardOf } from "~/features/product-cards/card.server";
import { choiceOf, selectedOf } from "./choice.server";
import { readProduct } from "./product.server";
import { quickAddPath } from "./quick-add-path";
import { guideOf } from "./size-guide.server";

/** The list that the person came from. */
const listOf = (search: URLSearchParams) => safePath(search.get("from"), "/search");

/** One product as far as it is needed to choose and add it. */
export async function loadQuickAdd(visit: Visit, request: Request, code: string) {
  const search = new URL(request.url).searchParams;
  const [product, timeZone] = await Promise.all([readProduct(visit, code), visit.timeZone()]);
  return {
    choice: {
      ...choiceOf(product, timeZone, product.purchasable ? await guideOf(visit, product) : undefined),
      working: workingRows(product.working),
    },
    purchasable: product.purchasable ?? false,
    to: cardOf(product).to,
    selected: selectedOf(search),
    idempotencyKey: newIdempotencyKey(),
    from: listOf(search),
  };
}

/** Adds as the product's page does, and goes back to the list; over the list itself (`panel`) it only says so. */
export async function quickAdd(visit: Visit, form: FormData, request: Request, code: string) {
  const search = new URL(request.url).searchParams;
  const from = listOf(search);
  return addToCart(visit, form, {
    code,
    path: quickAddPath(code, from),
    done: async (note) => (search.has("panel") ? json({ added: note }) : goOnTo(visit, from)(note)),
  });
}
