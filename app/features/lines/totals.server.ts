import type { components } from "~/commerce/occ";
import type { Totals } from "./cart-docket";
import { workingRows } from "./working-rows.server";

type Charges = components["schemas"]["Charges"];
type Working = components["schemas"]["Working"];

/**
 * What a draft, a cart or an order costs and who pays, as the API returns it. Pages compute no amounts of
 * their own.
 */
export const totalsOf = ({
  charges: { rows, total, note },
  working,
}: {
  charges: Charges;
  working?: Working;
}): Totals => ({
  rows: rows.map(({ label, amount }) => ({ label, amount })),
  total,
  note,
  working: workingRows(working),
});
