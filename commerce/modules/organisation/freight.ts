import type { Organisation } from "../../http/principal";

/**
 * Freight ex GST: free when the organisation pays for everything, free over the organisation's limit,
 * else its flat charge.
 */
export function freightCents(
  organisation: Pick<Organisation, "freightCents" | "freightFreeOverCents">,
  order: { subTotalCents: number; fullyFunded: boolean },
): number {
  if (order.fullyFunded || order.subTotalCents === 0) return 0;
  return order.subTotalCents >= organisation.freightFreeOverCents ? 0 : organisation.freightCents;
}
