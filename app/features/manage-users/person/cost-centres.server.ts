import { answer } from "~/commerce/client.server";
import type { Visit } from "~/session/visit.server";

/**
 * A person's cost centres, and those that a search finds to be added.
 * @param find the text searched for; undefined before a search.
 */
export async function readCentres({ commerce }: Visit, customerPK: string, find?: string) {
  const [{ costCenters }, found] = await Promise.all([
    answer(
      commerce.GET("/manage-users/user-payment-details", {
        params: { query: { customerPk: customerPK } },
      }),
    ),
    find === undefined
      ? undefined
      : answer(
          commerce.GET("/costcenter-search-paymentdetails", {
            params: { query: { search: find, customerPK } },
          }),
        ),
  ]);
  return {
    has: costCenters.map(({ code, name, unit, default: usual, removable }) => ({
      code,
      name,
      unit: unit.name,
      usual,
      removable,
    })),
    find,
    found: found?.costCenters.map(({ code, name, unit }) => ({ code, name, unit: unit.name })),
  };
}
