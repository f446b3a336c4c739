import type { Database } from "../../../database/connection";
import { findPerson } from "../../oauth";
import { noOrder } from "../../orders";
import { type Changes, takeOffOrder } from "./amend";
import { decide, type DecideCall } from "../decide";
import { showApproval } from "../read";
import { lockWaiting, mustBeWithin } from "../waiting";

/**
 * Approves an order with these quantities, and with what is put in the place of others; all that is not approved goes
 * back. @throws OccError as decide.
 */
export async function amendOrder(
  call: DecideCall,
  code: string,
  { comment, fingerprint, ...changes }: Changes & { comment?: string; fingerprint?: string },
) {
  await decide(call, code, { approve: true, changes, comment, fingerprint });
  return showApproval(call, code);
}

/** Undoes what was only tried. */
class Tried extends Error {}

/**
 * The order as it would be with these changes. It is computed by the function that amends, in a transaction that is
 * undone, so both have the same cents. @throws OccError as amendOrder.
 */
export async function priceAmend(call: DecideCall, code: string, changes: Changes) {
  let order: Awaited<ReturnType<typeof showApproval>> | undefined;
  await call.db
    .transaction(async (tx) => {
      const tried = { ...call, db: tx as unknown as Database };
      const waiting = await lockWaiting(tried, code);
      const owner = await findPerson(tried.db, waiting.customer_id);
      if (!owner) throw noOrder(code);
      await takeOffOrder({ ...tried, about: owner }, code, changes);
      await mustBeWithin(tried, code, waiting);
      order = await showApproval(tried, code);
      throw new Tried();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Tried)) throw error;
    });
  return order!;
}
