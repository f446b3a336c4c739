import { z } from "@hono/zod-openapi";
import type { Call } from "../../../http/call";
import { occDate, occDay } from "../../../http/dates";
import { notFound } from "../../../http/errors";
import { expectedDays } from "./parcels";
import { readOrder } from "./records";
import { parcelDisplay } from "./status";
import { trackingUrlOf } from "./tracking-url";

/** Where a parcel is (contract §9). */
export const TrackingSchema = z
  .object({
    carrierDetails: z.object({ code: z.string(), name: z.string() }).optional(),
    statusDisplay: z.string(),
    trackingID: z.string().optional(),
    /** The carrier's page about the parcel, always https. Left out if the carrier has none. */
    trackingUrl: z.string().optional(),
    targetArrivalDate: z.string().optional(),
    trackingEvents: z.array(
      z.object({
        eventDate: z.string(),
        detail: z.string(),
        /** Left out: warehouse and carriers report none. */
        location: z.string().optional(),
        referenceCode: z.string(),
      }),
    ),
  })
  .openapi("ConsignmentTracking");

/**
 * Where a parcel of the person's order is, in three statements.
 * @throws OccError 404 as showOrder, and for a parcel that the order does not have.
 */
export async function showTracking(
  call: Pick<Call, "db" | "about" | "mediaBaseUrl" | "now">,
  code: string,
  parcelCode: string,
) {
  const rows = await readOrder(call, code);
  const parcel = rows.parcels.find((one) => one.code === parcelCode);
  if (!parcel) {
    throw notFound("There is no parcel with that number.", {
      subject: parcelCode,
      subjectType: "consignment",
    });
  }
  const { travel, order } = rows;
  const expected = expectedDays(parcel, travel, call.about.organisation.timeZone, order.deliveryAddress);
  return {
    // A carrier that is in no row is known by its name only.
    carrierDetails: parcel.carrier
      ? { code: parcel.carrierCode ?? parcel.carrier, name: parcel.carrier }
      : undefined,
    statusDisplay: parcelDisplay(parcel.status),
    trackingID: parcel.trackingId ?? undefined,
    trackingUrl: trackingUrlOf(parcel.carrierPage, parcel.trackingId),
    targetArrivalDate: expected && occDay(expected.to),
    trackingEvents: rows.events
      .filter((event) => event.parcel === parcelCode)
      .map(({ at, to }) => ({ eventDate: occDate(at), detail: parcelDisplay(to), referenceCode: to })),
  };
}
