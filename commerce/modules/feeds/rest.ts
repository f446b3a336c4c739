import type { Database } from "../../database/connection";
import type { Call } from "../../http/call";
import { RowRefusal } from "../../http/row-refusal";
import { findPerson } from "../oauth";
import type { RestCall } from "../orders";
import { createSites } from "../sites";

/**
 * What cancels goods of somebody's order, as they would: about them, and on the site of the order. All in the
 * transaction of the row, because the embedded database has one connection.
 * @throws RowRefusal
 */
export const restOf =
  (call: Call, db: Database) =>
  async (customerId: string, site: string): Promise<RestCall> => {
    const about = await findPerson(db, customerId);
    const baseSite = await createSites(db).find(site);
    if (!about || !baseSite)
      throw new RowRefusal("order", "The person of this order has no account any more.");
    return { ...call, db, about, baseSite, once: (_key, read) => read() };
  };
