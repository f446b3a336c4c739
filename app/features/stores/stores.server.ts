import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { operations } from "~/commerce/occ";
import type { ResponseOf } from "~/commerce/response";
import { knownChoice } from "~/lists/known-choice.server";
import { pageOrLast, pageNumberOf } from "~/lists/list-query.server";
import { typedText } from "~/forms/typed-text";
import { anyVisitor } from "~/session/page.server";
import { requireRequisitionPath } from "~/session/punch-out-paths.server";
import type { Visit } from "~/session/visit.server";
import { SEARCH_LENGTH } from "~/ui/search-length";
import { findPath } from "~/paths";
import { storeView } from "./view.server";

type Query = NonNullable<operations["getStores"]["parameters"]["query"]>;

/** Kilometres that the form offers, the usual one first. */
export const RADII = ["50", "200", "1000"] as const;

/** Loads a page of the store finder for anybody; a punch-out visit has none (its pages are those of a requisition). */
export const anyStoreVisitor = <T>(args: LoaderFunctionArgs, work: (visit: Visit) => Promise<T>) =>
  anyVisitor(args, async (visit) => {
    await requireRequisitionPath(visit, args.request);
    return work(visit);
  });

/** What the form was sent, as it is shown again. */
export interface Searched {
  query: string;
  radius: string;
  /** The address has a radius that the form does not offer. */
  isUnknown: boolean;
  country: string;
  latitude?: number;
  longitude?: number;
}

const numberIn = (text: string | null, most: number): number | undefined =>
  text !== null && /^-?\d{1,3}(\.\d{1,8})?$/.test(text) && Math.abs(Number(text)) <= most
    ? Number(text)
    : undefined;

/** What the form was sent, from the address. */
export function searchedIn(search: URLSearchParams): Searched {
  const query = typedText(search.get("query") ?? "")
    .trim()
    .slice(0, SEARCH_LENGTH);
  const { choice: radius = RADII[0], isUnknown } = knownChoice(search, "radius", RADII);
  const latitude = numberIn(search.get("latitude"), 90);
  const longitude = numberIn(search.get("longitude"), 180);
  return {
    query,
    radius,
    isUnknown,
    country: /^[A-Z]{2}$/.test(search.get("country") ?? "") ? search.get("country")! : "",
    ...(query === "" && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {}),
  };
}

/** The address of a search, with something changed. */
export const foundPath = (searched: Searched, changes: Record<string, string> = {}): string => {
  const { latitude, longitude, query, radius, country } = searched;
  const values = {
    ...(latitude === undefined ? { query } : { latitude: String(latitude), longitude: String(longitude) }),
    ...(radius === RADII[0] ? {} : { radius }),
    ...(country ? { country } : {}),
    ...changes,
  };
  return `${findPath}?${new URLSearchParams(values).toString()}`;
};

/** The same for the API. */
export const nearQuery = ({ query, radius, country, latitude, longitude }: Searched) => ({
  ...(query ? { query } : { latitude, longitude }),
  ...(country ? { country } : {}),
  radius: Number(radius) * 1000,
});

/** How many stores there are in each country and region. */
export const countsOf = ({ countriesAndRegionsStoreCount }: ResponseOf<"get", "/stores/storescounts">) =>
  countriesAndRegionsStoreCount;

/** Stores near what was searched for. */
export function foundView(
  searched: Searched,
  counts: ReturnType<typeof countsOf>,
  page: Awaited<ReturnType<typeof readStores>> | undefined,
) {
  const wider = RADII.find((one) => Number(one) > Number(searched.radius));
  return {
    searched,
    counts,
    page,
    wider: wider && { km: wider, to: foundPath(searched, { radius: wider }) },
  };
}

const PAGE_SIZE = 20;

/** A page of stores with its picture: `map` beside the list, each at its own address. */
export async function readStores(
  visit: Visit,
  search: URLSearchParams,
  { query, firstPage }: { query: Query; firstPage: string },
) {
  const view: "list" | "map" = search.get("view") === "map" ? "map" : "list";
  const page = await pageOrLast(pageNumberOf(search), (currentPage) =>
    answer(
      visit.commerce.GET("/stores", {
        params: { query: { ...query, currentPage, pageSize: PAGE_SIZE, fields: "FULL" } },
      }),
    ),
  );
  const { currentPage, totalPages, totalResults: total } = page.pagination;
  const withView = (to: "list" | "map") =>
    to === "map" ? `${firstPage}${firstPage.includes("?") ? "&" : "?"}view=map` : firstPage;
  const first = currentPage * PAGE_SIZE + 1;
  const source =
    page.sourceLatitude === undefined
      ? undefined
      : { latitude: page.sourceLatitude, longitude: page.sourceLongitude! };
  return {
    stores: page.stores.map((store, index) => ({ ...storeView(store, source), number: first + index })),
    source,
    locationText: page.locationText,
    ...{ view, currentPage, totalPages, total },
    views: { list: withView("list"), map: withView("map") },
    firstPage: withView(view),
  };
}
