import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import type { operations } from "~/commerce/occ";
import { pageOrLast, pageNumberOf } from "~/http/list-query.server";
import { typedText } from "~/http/typed-text";
import { anyVisitor } from "~/session/page.server";
import { requireRequisitionPath } from "~/session/punch-out-paths.server";
import type { Visit } from "~/session/visit.server";
import { SEARCH_LENGTH } from "~/ui/search-length";
import { countryPath, findPath, viewAllPath } from "./paths";
import { storeDetails, storeView } from "./view.server";

type Query = NonNullable<operations["getStores"]["parameters"]["query"]>;

const PAGE_SIZE = 20;

/** Kilometres that the form offers, the usual one first. */
export const RADII = ["50", "200", "1000"] as const;

/** Loads a page of the store finder for anybody; a punch-out visit has none (its pages are those of a requisition). */
export const anyStoreVisitor = <T>(args: LoaderFunctionArgs, work: (visit: Visit) => Promise<T>) =>
  anyVisitor(args, async (visit) => {
    await requireRequisitionPath(visit, args.request);
    return work(visit);
  });

const readCounts = async (visit: Visit) =>
  (await answer(visit.commerce.GET("/stores/storescounts", {}))).countriesAndRegionsStoreCount;

export const loadFinder = async (visit: Visit) => ({ counts: await readCounts(visit) });

/** What the form was sent, as it is shown again. */
export interface Searched {
  query: string;
  radius: string;
  country: string;
  latitude?: number;
  longitude?: number;
}

const numberIn = (text: string | null, most: number): number | undefined =>
  text !== null && /^-?\d{1,3}(\.\d{1,8})?$/.test(text) && Math.abs(Number(text)) <= most
    ? Number(text)
    : undefined;

function searchedIn(search: URLSearchParams): Searched {
  const query = typedText(search.get("query") ?? "")
    .trim()
    .slice(0, SEARCH_LENGTH);
  const latitude = numberIn(search.get("latitude"), 90);
  const longitude = numberIn(search.get("longitude"), 180);
  return {
    query,
    radius: RADII.find((one) => one === search.get("radius")) ?? RADII[0],
    country: /^[A-Z]{2}$/.test(search.get("country") ?? "") ? search.get("country")! : "",
    ...(query === "" && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {}),
  };
}

/** The address of a search, with something changed. */
const foundPath = (searched: Searched, changes: Record<string, string> = {}): string => {
  const { latitude, longitude, query, radius, country } = searched;
  const values = {
    ...(latitude === undefined ? { query } : { latitude: String(latitude), longitude: String(longitude) }),
    ...(radius === RADII[0] ? {} : { radius }),
    ...(country ? { country } : {}),
    ...changes,
  };
  return `${findPath}?${new URLSearchParams(values).toString()}`;
};

/** A page of stores with its picture: `map` beside the list, each at its own address. */
async function readPage(
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
  return {
    stores: page.stores.map(storeView),
    first,
    source:
      page.sourceLatitude === undefined
        ? undefined
        : { latitude: page.sourceLatitude, longitude: page.sourceLongitude! },
    locationText: page.locationText,
    ...{ view, currentPage, totalPages, total },
    views: { list: withView("list"), map: withView("map") },
    firstPage: withView(view),
  };
}

/** Stores near what was searched for. */
export async function loadFound(visit: Visit, search: URLSearchParams) {
  const searched = searchedIn(search);
  const { query, radius, country, latitude, longitude } = searched;
  const asks = query !== "" || latitude !== undefined;
  const [counts, page] = await Promise.all([
    readCounts(visit),
    asks
      ? readPage(visit, search, {
          query: {
            ...(query ? { query } : { latitude, longitude }),
            ...(country ? { country } : {}),
            radius: Number(radius) * 1000,
          },
          firstPage: foundPath(searched),
        })
      : undefined,
  ]);
  const wider = RADII.find((one) => Number(one) > Number(radius));
  return {
    searched,
    counts,
    page,
    wider: wider && { km: wider, to: foundPath(searched, { radius: wider }) },
  };
}

/** Every store by name. */
export async function loadAll(visit: Visit, search: URLSearchParams) {
  const [counts, page] = await Promise.all([
    readCounts(visit),
    readPage(visit, search, { query: {}, firstPage: viewAllPath }),
  ]);
  return { counts, page };
}

/** The stores of a country, or of one of its regions. @throws Response 404 for one without a store */
export async function loadCountry(visit: Visit, isoCode: string, search: URLSearchParams) {
  const counts = await readCounts(visit);
  const country = counts.find((one) => one.isoCode === isoCode);
  const asked = search.get("region");
  const region = country?.storeCountDataList.find((one) => one.isoCode === asked);
  if (!country || (asked !== null && !region)) throw new Response(null, { status: 404 });
  const page = await readPage(visit, search, {
    query: { country: isoCode, region: region?.isoCode },
    firstPage: countryPath(isoCode, region?.isoCode),
  });
  return { country, region, page };
}

/** One store. @throws Response 404 for one that is not there, or in another country */
export async function loadStore(visit: Visit, country: string, storeName: string) {
  try {
    const store = await answer(
      visit.commerce.GET("/stores/{storeName}", {
        params: { path: { storeName: storeName.slice(0, 60) }, query: { fields: "FULL" } },
      }),
    );
    if (store.address.country.isocode !== country) throw new Response(null, { status: 404 });
    return storeDetails(store);
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) throw new Response(null, { status: 404 });
    throw error;
  }
}
