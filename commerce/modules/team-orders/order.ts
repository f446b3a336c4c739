import type { z } from "@hono/zod-openapi";
import { OccError } from "../../http/errors";
import type { PersonOrderBody } from "./contract";
import { LinesRefused, type OrderCall, placeForPerson } from "./place-for";

type Sent = z.infer<typeof PersonOrderBody>;

/**
 * Orders garments of a pack for one of the people whom the caller may order for, all or nothing.
 * @throws OccError as `placeForPerson`; 400 with one error for each line that the pack refuses, whose subject is the SKU.
 */
export async function orderForPerson(call: OrderCall, customerId: string, sent: Sent) {
  const { packId, entries, reasonOfReplacement: reason = null, purchaseOrderNumber } = sent;
  const lines = entries.map((entry) => ({ ...entry, packId, valueAdds: [], reason }));
  try {
    return await placeForPerson(call, customerId, { lines, purchaseOrderNumber });
  } catch (error) {
    if (!(error instanceof LinesRefused)) throw error;
    const [first, ...more] = [...error.refusals].map(([index, { rule, message }]) => ({
      type: "PackRuleError",
      message,
      reason: rule,
      subject: entries[index]!.sku,
      subjectType: "product",
    }));
    throw new OccError(400, first!, ...more);
  }
}
