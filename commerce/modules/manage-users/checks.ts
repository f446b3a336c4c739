import { sql, type SQL } from "drizzle-orm";
import { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import { mobileOf, plainEmail } from "../../http/contact";
import { personNameOf } from "../../http/person-name";
import { MOBILE_TEXT, REQUIRED_TEXT } from "../../http/text-schema";
import { CODE_PATTERN, CODE_TEXT, EMAIL_TEXT } from "./contract";
import { inScope, type ManageCall } from "./scope";

/** Why a value cannot be a person's; undefined for one that can. */
export type Fault = string | undefined;

/** Signs in and is written to: the form of an address, in lower case. */
const email = z.email();

export const isEmail = (address: string): boolean =>
  address.length <= 200 && email.safeParse(address).success;

/** Whoever else has it: named if the caller manages the person. */
async function taken(call: ManageCall, has: SQL, what: string, except?: string): Promise<Fault> {
  const [other] = await rowsOf<{ name: string; mine: boolean }>(
    call.db,
    sql`select ${personNameOf("u")} || ' (' || coalesce(nullif(u.wearer_id, ''), 'NA') || ')' as name,
        ${inScope(call)} as mine
      from users u where ${has} ${except ? sql`and not (u.customer_id = ${except} and ${inScope(call)})` : sql``}
      order by mine desc limit 1`,
  );
  if (!other) return undefined;
  return other.mine ? `This ${what} belongs to ${other.name}.` : `This ${what} is taken. Enter another.`;
}

const ofOrganisation = (call: ManageCall) => sql`u.organisation_uid = ${call.about.organisation.uid}`;

/**
 * An employee code is of one person of the organisation, whatever its case.
 * @param except the person who may have it already.
 */
export async function employeeCodeFault(call: ManageCall, code: string, except?: string): Promise<Fault> {
  if (!CODE_PATTERN.test(code)) return code ? CODE_TEXT : REQUIRED_TEXT;
  const has = sql`${ofOrganisation(call)} and upper(u.wearer_id) = upper(${code})`;
  return taken(call, has, "employee id", except);
}

/** An email is of one person of all organisations, because people sign in with it. */
export async function emailFault(call: ManageCall, text: string, except?: string): Promise<Fault> {
  const address = plainEmail(text);
  if (!address) return REQUIRED_TEXT;
  if (!isEmail(address)) return EMAIL_TEXT;
  return taken(call, sql`u.uid = ${address}`, "email", except);
}

/** A mobile number is of one person of the organisation. */
export async function mobileFault(call: ManageCall, text: string, except?: string): Promise<Fault> {
  const number = mobileOf(text);
  if (!number) return MOBILE_TEXT;
  return taken(call, sql`${ofOrganisation(call)} and u.mobile = ${number}`, "number", except);
}

/** The answer of a check: 200 either way (contract §21.6). */
export const checkedBy = async (fault: Promise<Fault>) => {
  const message = await fault;
  return { valid: message === undefined, message };
};
