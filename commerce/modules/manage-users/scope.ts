import { sql, type SQL } from "drizzle-orm";
import type { Call } from "../../http/call";
import { notFound } from "../../http/errors";
import type { NotingCall } from "../changes";
import { unitsBelow } from "../organisation";

export type ManageCall = Pick<Call, "db" | "about" | "now">;
/** A call that changes people, which the change log keeps. */
export type ChangeCall = ManageCall & NotingCall;

/**
 * People `u` whom the caller manages: of their organisation, in their unit or one below it. Agents of assisted
 * service act for all organisations, so no administrator of one may change them.
 */
export const inScope = ({ about: { unit, organisation } }: Pick<Call, "about">): SQL => sql`(
  u.organisation_uid = ${organisation.uid} and u.deleted_at is null and u.unit_uid in ${unitsBelow(unit.uid)}
  and not 'asagentgroup' = any(u.groups))`;

export const unknownPerson = (customerPK: string) =>
  notFound("That person does not exist.", { subject: customerPK, subjectType: "user" });
