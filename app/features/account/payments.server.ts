import type { ResponseOf } from "~/commerce/response";
import { packCards } from "~/features/packs/list.server";

/** Who pays for a person's orders: the organisation by pack, the person's own share, and the accounts. */
export const paymentsView = (
  packs: ResponseOf<"get", "/orgUsers/current/packs">,
  { ownShare, costCenters }: ResponseOf<"get", "/orgUsers/current/payments">,
  { organisation, orgUnit }: ResponseOf<"get", "/orgUsers/current">,
) => ({
  organisation: organisation.name,
  billTo: orgUnit.billToName,
  ownShare: ownShare.note,
  packs: packCards(packs).map(({ id, name, balance, fundMessage }) => ({ id, name, balance, fundMessage })),
  centres: costCenters.map(({ code, name, unit, default: usual }) => ({
    code,
    name,
    unit: unit.name,
    usual,
  })),
});
