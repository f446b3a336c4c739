import { sql, type SQL } from "drizzle-orm";
import type { Call } from "../../http/call";
import { forbidden, notFound } from "../../http/errors";
import type { NotingCall } from "../changes";
import { unitsBelow } from "../organisation";

export type ManageCall = Pick<Call, "db" | "about" | "now">;
/** A call that changes people, which the change log keeps. */
export type ChangeCall = ManageCall & NotingCall;
/** A call that changes who somebody is, which is mailed to them. */
export type IdentityChangeCall = ChangeCall & Pick<Call, "storefrontUrl" | "baseSite">;

type Asker = Pick<Call, "about">;

/** People `u` of the caller's organisation. Agents of assisted service act for all, so nobody of one looks after them. */
const ofOrganisation = ({
  about: { organisation },
}: Asker): SQL => sql`u.organisation_uid = ${organisation.uid}
  and u.deleted_at is null and not 'asagentgroup' = any(u.groups)`;

/** People `u` whom the caller manages: their home is the caller's unit or one below it. */
export const inScope = (call: Asker): SQL => sql`(${ofOrganisation(call)}
  and u.unit_uid in ${unitsBelow(call.about.unit.uid)})`;

/** People `u` whom the caller sees: those, and members of the caller's unit or of one below it, who are managed at home. */
export const inSight = (call: Asker): SQL => {
  const below = unitsBelow(call.about.unit.uid);
  return sql`(${ofOrganisation(call)} and (u.unit_uid in ${below} or u.customer_id in (
    select m.customer_id from unit_members m where m.unit_uid in ${below})))`;
};

export const unknownPerson = (customerPK: string) =>
  notFound("That person does not exist.", { subject: customerPK, subjectType: "user" });

/** For a change of somebody whom the caller sees but does not manage. */
export const managedElsewhere = () =>
  forbidden("This person is at home in another unit. Administrators of that unit can change them.");
