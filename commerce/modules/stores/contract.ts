import { z } from "@hono/zod-openapi";
import { WEEK_DAYS } from "../../calendar";
import { leftOut } from "../../http/left-out";
import { pageQuery, PaginationSchema, SortSchema } from "../../http/paging";

const Time = z.object({ hour: z.number(), minute: z.number(), formattedHour: z.string() });
const Point = z.object({ latitude: z.number(), longitude: z.number() });

/** A store (contract §14). */
export const PointOfServiceSchema = z
  .object({
    name: z.string(),
    displayName: z.string(),
    description: z.string(),
    /** The page of the shop. */
    url: z.string(),
    address: z.object({
      line1: z.string(),
      line2: z.string().optional(),
      town: z.string(),
      postalCode: z.string(),
      region: z.object({ isocode: z.string(), isocodeShort: z.string(), name: z.string() }),
      country: z.object({ isocode: z.string(), name: z.string() }),
      phone: z.string().optional(),
      email: z.string().optional(),
      formattedAddress: z.string(),
    }),
    geoPoint: Point,
    /** From what was searched for; absent where the search names no place. */
    distanceKm: z.number().optional(),
    formattedDistance: z.string().optional(),
    features: z.object({ entry: z.array(z.object({ key: z.string(), value: z.string() })) }),
    openingHours: z.object({
      code: z.string(),
      name: z.string(),
      weekDayOpeningList: z.array(
        z.object({
          weekDay: z.enum(WEEK_DAYS),
          closed: z.boolean(),
          openingTime: Time.optional(),
          closingTime: Time.optional(),
        }),
      ),
      /** From today on. */
      specialDayOpeningList: z.array(
        z.object({
          date: z.string(),
          formattedDate: z.string(),
          name: z.string(),
          comment: z.string().optional(),
          closed: z.boolean(),
          openingTime: Time.optional(),
          closingTime: Time.optional(),
        }),
      ),
    }),
    storeImages: leftOut(z.array(z.object({ url: z.string(), format: z.string() }))),
    mapIcon: leftOut(z.object({ url: z.string() })),
    storeContent: leftOut(z.string()),
    /** Whether it is open now; this project's addition. */
    openingStatus: z.object({
      open: z.boolean(),
      /** HH:MM of the store's clock. */
      until: z.string().optional(),
      /** The next opening: "Mon 30 Nov" and HH:MM. */
      opensOn: z.string().optional(),
      opensAt: z.string().optional(),
    }),
  })
  // The contract's name is that of what a cart says of a store (commerce/http/left-out.ts).
  .openapi("Store");

export const StoresSchema = z
  .object({
    stores: z.array(PointOfServiceSchema),
    pagination: PaginationSchema,
    sorts: z.array(SortSchema),
    /** What was searched for, if it names a place. */
    sourceLatitude: z.number().optional(),
    sourceLongitude: z.number().optional(),
    /** The corners of what is on the page. */
    boundNorthLatitude: z.number().optional(),
    boundSouthLatitude: z.number().optional(),
    boundEastLongitude: z.number().optional(),
    boundWestLongitude: z.number().optional(),
    /** The words of the place that was found: "Geelong 3220". */
    locationText: z.string().optional(),
  })
  .openapi("StoreFinderSearchPage");

const Count = z.object({
  type: z.enum(["COUNTRY", "REGION"]),
  isoCode: z.string(),
  name: z.string(),
  count: z.number(),
});

export const StoreCountsSchema = z
  .object({
    countriesAndRegionsStoreCount: z.array(Count.extend({ storeCountDataList: z.array(Count) })),
  })
  .openapi("StoreCountList");

/** So many metres are near, unless a radius is asked for (contract §14). */
export const NEAR_METRES = 50_000;

/** Page size -1 is all of them, as far as one answer holds them. */
export const ALL = 1000;

export const SORTS = { distance: "Nearest", name: "Name" } as const;
export type Sort = keyof typeof SORTS;

export const StoresQuery = pageQuery.extend({
  /** A postal code, a town or an address. */
  query: z.string().max(200).optional(),
  latitude: z.coerce.number().min(-90).max(90).optional(),
  longitude: z.coerce.number().min(-180).max(180).optional(),
  /** Metres. */
  radius: z.coerce.number().min(0).max(20_100_000).optional(),
  /** ISO codes. */
  country: z.string().max(2).optional(),
  region: z.string().max(10).optional(),
});
