import { answer } from "~/commerce/client.server";
import { loadPacks } from "~/features/packs/list.server";
import type { Visit } from "~/session/visit.server";

/** Who pays for a person's orders: the organisation by pack, the person's own share, and the accounts. */
export async function loadPayments(visit: Visit) {
  const query = { fields: "organisation(name),orgUnit(billToName)" };
  const [packs, { ownShare, costCenters }, user] = await Promise.all([
    loadPacks(visit),
    answer(visit.commerce.GET("/orgUsers/current/payments")),
    answer(visit.commerce.GET("/orgUsers/current", { params: { query } })),
  ]);
  return {
    organisation: user.organisation.name,
    billTo: user.orgUnit.billToName,
    ownShare: ownShare.note,
    packs: packs.map(({ id, name, balance, fundMessage }) => ({ id, name, balance, fundMessage })),
    centres: costCenters.map(({ code, name, unit, default: usual }) => ({
      code,
      name,
      unit: unit.name,
      usual,
    })),
  };
}
