import type { components } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";
import { readableMoment } from "~/ui/dates";
import { MOST } from "./naming.server";
import { savedCartsPath } from "~/paths";

const SORTS = ["-date", "date", "name", "-name"];

type Goods = NonNullable<components["schemas"]["Cart"]["entries"]>;

/** The form that saves the cart with its goods. */
export const saveFormView = (
  cart: Pick<components["schemas"]["Cart"], "code" | "name" | "description" | "entries">,
  goods: Goods,
) => ({
  code: cart.code,
  lines: goods.length,
  hasPacks: goods.length < (cart.entries?.length ?? 0),
  values: { name: cart.name ?? "", description: cart.description ?? "" },
  most: MOST,
  key: newIdempotencyKey(),
});

/** What the list is asked for in its address. */
export const savedCartsQuery = (request: Request): ListQuery =>
  listQuery(request.url, { path: savedCartsPath, sorts: SORTS, names: [] });

type Page = ResponseOf<"get", "/users/current/carts">;

/** The list of the saved carts. */
export function savedCartsView(
  query: ListQuery,
  page: Pick<Page, "carts"> & Required<Pick<Page, "pagination" | "sorts">>,
  timeZone: string,
) {
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
    sort: query.sort,
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
