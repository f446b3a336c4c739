import { sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { invalid, notFound } from "../../http/errors";
import { pageOf, pagination, sortsOf } from "../../http/paging";
import { ALL, NEAR_METRES, type Sort, SORTS } from "./contract";
import { distanceFrom, type Point } from "./distance";
import { locate, type StoreCall } from "./locate";
import { countryName, regionName } from "../sites";
import { viewOf } from "./present";
import type { StoreRow } from "./rows";

const columns = sql`s.name, s.display_name as "displayName", s.description, s.line1, s.line2, s.town, s.region,
  s.postal_code as "postalCode", s.country, s.phone, s.email, s.latitude, s.longitude, s.time_zone as "timeZone",
  s.hours, s.special_days as "specialDays", s.features`;

export interface Asked {
  currentPage?: number;
  pageSize?: number;
  sort?: string;
  query?: string;
  latitude?: number;
  longitude?: number;
  radius?: number;
  country?: string;
  region?: string;
}

/**
 * A page of stores: near a place or a position, nearest first; else all of them, or those of a country or region, by
 * name. Three statements at most. A text that means no known place finds nothing.
 * @throws OccError 400 for a position with one of its halves.
 */
export async function findStores(call: StoreCall, asked: Asked) {
  const page = pageOf(asked.pageSize === -1 ? { ...asked, pageSize: ALL } : asked, 20, ALL);
  const text = asked.query?.trim() ?? "";
  const position = positionOf(asked);
  const located = text ? await locate(call, text, asked.country) : [];
  const sources: Point[] = text ? located : position ? [position] : [];
  const near = text !== "" || position !== undefined;
  const sort: Sort = near && asked.sort !== "name" ? "distance" : "name";
  const from = nearestOf(sources);
  const where = sql.join(
    [
      sql`${call.baseSite.uid} = any(s.sites)`,
      ...(asked.country ? [sql`s.country = ${asked.country}`] : []),
      ...(asked.region ? [sql`s.region = ${asked.region}`] : []),
      ...(near ? [sql`coalesce(${from} <= ${(asked.radius ?? NEAR_METRES) / 1000}::float8, false)`] : []),
    ],
    sql` and `,
  );
  const order = sort === "distance" ? sql`distance, s.name` : sql`lower(s.display_name), s.name`;
  const rows = await rowsOf<StoreRow>(
    call.db,
    sql`select ${columns}, ${from} as distance from stores s where ${where}
      order by ${order} limit ${page.pageSize} offset ${page.offset}`,
  );
  const [count] = await rowsOf<{ total: number }>(
    call.db,
    sql`select count(*)::int as total from stores s where ${where}`,
  );
  const [source] = sources;
  return {
    stores: rows.map((row) => viewOf(row, call.now())),
    pagination: pagination(page, count!.total, sort),
    sorts: near ? sortsOf(SORTS, sort) : sortsOf({ name: SORTS.name }, sort),
    ...(source ? { sourceLatitude: source.latitude, sourceLongitude: source.longitude } : {}),
    ...boundsOf([...rows, ...(source && rows.length > 0 ? [source] : [])]),
    ...(located.length > 0 ? { locationText: located.map(({ words }) => words).join(", ") } : {}),
  };
}

function positionOf({ latitude, longitude }: Asked): Point | undefined {
  if (latitude === undefined && longitude === undefined) return undefined;
  if (latitude === undefined) throw invalid("latitude", "A longitude needs a latitude.", "missing");
  if (longitude === undefined) throw invalid("longitude", "A latitude needs a longitude.", "missing");
  return { latitude, longitude };
}

/** The distance to the nearest of some points, in km; null without one. */
const nearestOf = (points: readonly Point[]): SQL =>
  points.length === 0 ? sql`null::float8` : sql`least(${sql.join(points.map(distanceFrom), sql`, `)})`;

function boundsOf(points: readonly Point[]) {
  if (points.length === 0) return {};
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude);
  return {
    boundNorthLatitude: Math.max(...latitudes),
    boundSouthLatitude: Math.min(...latitudes),
    boundEastLongitude: Math.max(...longitudes),
    boundWestLongitude: Math.min(...longitudes),
  };
}

/** One store. @throws OccError 404 for a name that the site does not show. */
export async function showStore(call: StoreCall, name: string) {
  const [row] = await rowsOf<StoreRow>(
    call.db,
    sql`select ${columns} from stores s where s.name = ${name} and ${call.baseSite.uid} = any(s.sites)`,
  );
  if (!row) throw notFound("That store does not exist.", { subject: name, subjectType: "store" });
  return viewOf(row, call.now());
}

/** How many stores each country has, and each of its regions; one statement. */
export async function countStores({ db, baseSite }: StoreCall) {
  const rows = await rowsOf<{ country: string; region: string; count: number }>(
    db,
    sql`select s.country, s.region, count(*)::int as count from stores s
      where ${baseSite.uid} = any(s.sites) group by s.country, s.region`,
  );
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  return {
    countriesAndRegionsStoreCount: [...new Set(rows.map(({ country }) => country))]
      .map((country) => {
        const its = rows.filter((row) => row.country === country);
        return {
          type: "COUNTRY" as const,
          isoCode: country,
          name: countryName(country),
          count: its.reduce((sum, { count }) => sum + count, 0),
          storeCountDataList: its
            .map(({ region, count }) => ({
              type: "REGION" as const,
              isoCode: region,
              name: regionName(country, region),
              count,
            }))
            .sort(byName),
        };
      })
      .sort(byName),
  };
}
