import type { ResponseOf } from "~/commerce/response";
import { type ListQuery, listQuery } from "~/lists/list-query.server";
import { listView } from "~/lists/list-view.server";
import { assistedPath } from "~/paths";
import { counted } from "~/ui/counted";
import { readableMoment } from "~/ui/dates";

const SORTS = ["byRecent", "byNameAsc", "byNameDesc", "byOrganisation"];
const PAGE_SIZE = 20;

/** What the list is asked for in its address. */
export const customersQuery = (request: Request): ListQuery =>
  listQuery(request.url, { path: assistedPath, sorts: SORTS, names: ["list"] });

/** The same for the API. */
export const askedOf = ({ search, sort, filters }: ListQuery, currentPage: number) => ({
  query: search || undefined,
  customerListId: filters["list"]?.slice(0, 80),
  sort,
  currentPage,
  pageSize: PAGE_SIZE,
});

/** The customers that an agent looks for. */
export function customersView(
  query: ListQuery,
  page: ResponseOf<"get", "/assistedservicewebservices/customers/search">,
  found: ResponseOf<"get", "/assistedservicewebservices/customerlists"> | undefined,
  timeZone: string,
) {
  const userGroups = found?.userGroups ?? [];
  const lists = userGroups.map(({ uid, name, membersCount }) => ({
    value: uid,
    label: `${name} (${membersCount})`,
  }));
  const list = userGroups.find(({ uid }) => uid === query.filters["list"])?.name;
  const sortedBy = (sort: string) => query.hrefWith({ sort });
  return {
    ...listView(query, page, page.entries.length, { list }),
    /** The address that a refusal leads back to. */
    here: query.hrefWith(query.currentPage > 0 ? { currentPage: String(query.currentPage) } : {}),
    sort: query.sort,
    byName: sortedBy(query.sort === "byNameAsc" ? "byNameDesc" : "byNameAsc"),
    byOrganisation: sortedBy("byOrganisation"),
    byRecent: sortedBy("byRecent"),
    lists,
    /** The lists could not be read; the customers are there without them. */
    listsMissing: found === undefined,
    rows: customerRows(page, timeZone),
  };
}

type Found = ResponseOf<"get", "/assistedservicewebservices/customers/search">;

/** Customers in the words of their list. */
const customerRows = ({ entries }: Pick<Found, "entries">, timeZone: string) =>
  entries.map(({ uid, customerId, name, firstName, wearerId, orgUnit, organisation, ...one }) => ({
    ...{ customerId, name, firstName },
    number: wearerId && `Wearer ${wearerId}`,
    uid,
    organisation: organisation.name,
    unit: orgUnit,
    cart: one.cartId ? `${counted(one.inCart, "piece")}, cart ${one.cartId}` : "Empty",
    waiting: one.waiting > 0 ? `${counted(one.waiting, "order")} waiting` : "None",
    helped: one.assistedAt ? readableMoment(one.assistedAt, timeZone) : "Not yet",
    barred: one.barred,
  }));

/** The customers whom an agent helped last, on their home page. */
export const recentCustomers = (page: Found, timeZone: string) =>
  customerRows(page, timeZone).map(({ customerId, name, organisation, unit, helped, barred }) => ({
    ...{ customerId, name, helped, barred },
    place: `${organisation}, ${unit.name}`,
  }));
