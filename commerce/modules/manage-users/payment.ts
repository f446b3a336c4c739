import { and, eq, sql } from "drizzle-orm";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import { invalid, notFound } from "../../http/errors";
import { costCentresOf } from "../checkout";
import { unitsBelow } from "../organisation";
import { costCentrePeople } from "../organisation/tables";
import { type users } from "../users/tables";
import { save, toEdit } from "./change";
import { type IdentityChangeCall, inScope, type ManageCall, unknownPerson } from "./scope";

/** Cost centres that a search finds at most. */
const MOST_FOUND = 50;

/** The person, if the caller manages them. @throws OccError 404 */
async function managed(call: ManageCall, customerPK: string) {
  const [user] = await rowsOf<{ unit_uid: string; default_cost_centre: string | null; currency: string }>(
    call.db,
    sql`select u.unit_uid, u.default_cost_centre, n.currency from users u join units n on n.uid = u.unit_uid
      where u.customer_id = ${customerPK} and ${inScope(call)}`,
  );
  if (!user) throw unknownPerson(customerPK);
  return { unitUid: user.unit_uid, usual: user.default_cost_centre, currency: user.currency };
}

/** The cost centres that a person may charge, with the one that checkout proposes. @throws OccError 404 */
export async function showPayment(call: ManageCall, customerPK: string) {
  const { unitUid, usual } = await managed(call, customerPK);
  const rows = await costCentresOf(call.db, { customerId: customerPK, unitUid });
  return {
    customerPK,
    costCenters: rows.map(({ centre, unitName, ofUnit }) => ({
      code: centre.code,
      name: centre.name,
      unit: { uid: centre.unitUid, name: unitName },
      default: centre.code === usual,
      removable: !ofUnit,
    })),
  };
}

/**
 * Active cost centres of the caller's units that the person does not have yet, in the person's currency.
 * @param codes only these; without them those that the search finds, at most 50.
 * @throws OccError 404 for a person whom the caller does not manage
 */
export async function findForPerson(
  call: ManageCall,
  customerPK: string,
  { search = "", codes }: { search?: string; codes?: readonly string[] },
) {
  const { unitUid, currency } = await managed(call, customerPK);
  const has = (await costCentresOf(call.db, { customerId: customerPK, unitUid })).map(
    ({ centre }) => centre.code,
  );
  const like = containing(search.trim());
  const { unit, organisation } = call.about;
  const rows = await rowsOf<{ code: string; name: string; unit_uid: string; unit_name: string }>(
    call.db,
    sql`select c.code, c.name, n.uid as unit_uid, n.name as unit_name
      from cost_centres c join units n on n.uid = c.unit_uid
      where c.organisation_uid = ${organisation.uid} and c.unit_uid in ${unitsBelow(unit.uid)}
        and c.active and c.currency = ${currency}
        and not c.code = any(${sql.param(has)}::text[])
        and (c.code ilike ${like} or c.name ilike ${like} or n.name ilike ${like})
        ${codes ? sql`and c.code = any(${sql.param([...codes])}::text[])` : sql``}
      order by upper(c.code) limit ${MOST_FOUND}`,
  );
  return {
    costCenters: rows.map(({ code, name, unit_uid, unit_name }) => ({
      code,
      name,
      unit: { uid: unit_uid, name: unit_name },
    })),
  };
}

/**
 * Gives cost centres to a person. One that the person has is no error.
 * @throws OccError 404 for a person whom the caller does not manage; 400 for one that cannot be given, or an inactive person
 */
export async function addCentres(call: IdentityChangeCall, customerPK: string, codes: readonly string[]) {
  const user = await toEdit(call, { customerPK });
  if (codes.length === 0) throw invalid("costCenterCodes", "Choose at least one cost centre.");
  const has = await costCentresOf(call.db, user);
  const missing = [...new Set(codes)].filter((code) => has.every(({ centre }) => centre.code !== code));
  const { costCenters } = await findForPerson(call, customerPK, { codes: missing });
  if (costCenters.length < missing.length) {
    throw invalid("costCenterCodes", "One of these cost centres cannot be used. Look again.");
  }
  if (missing.length > 0) {
    await call.db
      .insert(costCentrePeople)
      .values(missing.map((costCentreCode) => ({ customerId: customerPK, costCentreCode })))
      .onConflictDoNothing();
  }
  const words = missing.length === 1 ? "A cost centre is added." : "The cost centres are added.";
  const given = missing.map((code) => ({ what: "Cost centre", from: null, to: code }));
  return save(call, user, {}, words, given);
}

/**
 * Takes a given cost centre from a person; the default one is then none.
 * @throws OccError 404 for a person whom the caller does not manage, and for one that the person was not given; 400 for
 * one that comes with a unit
 */
export async function removeCentre(call: IdentityChangeCall, customerPK: string, code: string) {
  const user = await toEdit(call, { customerPK });
  const has = (await costCentresOf(call.db, user)).find(({ centre }) => centre.code === code);
  if (has?.ofUnit) throw invalid("costCenter", `${code} comes with the unit, so it cannot be removed here.`);
  const own = and(eq(costCentrePeople.customerId, customerPK), eq(costCentrePeople.costCentreCode, code));
  const given = await call.db.delete(costCentrePeople).where(own).returning();
  if (given.length === 0 && user.defaultCostCentre !== code) {
    const subject = { subject: code, subjectType: "costCenter" };
    throw notFound(`${user.firstName} was not given cost centre ${code}.`, subject);
  }
  const usual: Partial<typeof users.$inferSelect> =
    user.defaultCostCentre === code ? { defaultCostCentre: null } : {};
  const taken = has ? [{ what: "Cost centre", from: code, to: null }] : [];
  return save(call, user, usual, `Cost centre ${code} is removed.`, taken);
}

/**
 * Makes a cost centre the one that checkout proposes to a person.
 * @throws OccError 404 for a person whom the caller does not manage; 400 for one that the person may not charge
 */
export async function setDefaultCentre(call: IdentityChangeCall, customerPK: string, code: string) {
  const user = await toEdit(call, { customerPK });
  const has = await costCentresOf(call.db, user);
  if (has.every(({ centre }) => centre.code !== code)) {
    throw invalid("costCenter", `${user.firstName} cannot use cost centre ${code}.`);
  }
  return save(call, user, { defaultCostCentre: code }, `Cost centre ${code} is the default one.`);
}
