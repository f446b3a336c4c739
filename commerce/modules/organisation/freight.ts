import type { Organisation } from "../../http/principal";

/** Why freight is what it is: nothing is sent, all is funded, the goods reach the limit, or they do not. */
export type FreightRule = "nothing" | "funded" | "free-over" | "flat";

type Order = { subTotalCents: number; fullyFunded: boolean };
type Rules = Pick<Organisation, "freightCents" | "freightFreeOverCents">;

/** Which part of the organisation's rule holds for an order. */
export function freightRule({ freightFreeOverCents }: Rules, order: Order): FreightRule {
  if (order.subTotalCents === 0) return "nothing";
  if (order.fullyFunded) return "funded";
  return order.subTotalCents >= freightFreeOverCents ? "free-over" : "flat";
}

/**
 * Freight ex GST: free when the organisation pays for everything, free over the organisation's limit,
 * else its flat charge.
 */
export const freightCents = (organisation: Rules, order: Order): number =>
  freightRule(organisation, order) === "flat" ? organisation.freightCents : 0;
