import type { z } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { plainEmail, storedMobile } from "../../http/contact";
import type { User } from "../../http/principal";
import { parse, unkeepable } from "../../http/read-request";
import { costCentresOf } from "../checkout";
import {
  CODE_PATTERN,
  CreateBody,
  emailFault,
  employeeCodeFault,
  isEmail,
  mobileFault,
  newUnitFault,
  unitsByName,
} from "../manage-users";
import type { ScimCall } from "./caller";
import { badRequest, taken } from "./errors";
import { visiblePerson, withScim } from "./people-read";
import type { SentPerson } from "./sent";

const FieldsBody = CreateBody.omit({ roles: true, unitUid: true }).partial();
export type Fields = z.infer<typeof FieldsBody>;

/** The day of a text, which some systems send with a time of midnight. */
const dayIn = (text: string | null | undefined) =>
  text?.replace(/T00:00(:00(\.0+)?)?(Z|\+00:00)?$/, "") ?? text;

/** A load that was sent; what is no number is told by the schema. */
const loadIn = (text: string | null | undefined) =>
  text === null ? 100 : text === undefined ? undefined : Number(text);

/**
 * What was sent, by the names and by the rules of the users' pages. userName is the address; an address of the list counts
 * where no userName was sent. @throws OccError 400 with each field that cannot be.
 */
export function fieldsOf(sent: SentPerson): Fields {
  const { userName = sent.email ?? undefined } = sent;
  const empty = (text: string | null | undefined) => (text === null ? "" : text);
  const said = {
    firstName: empty(sent.givenName),
    lastName: empty(sent.familyName),
    preferredName: empty(sent.nickName),
    title: empty(sent.honorificPrefix),
    email: empty(userName),
    mobile: empty(sent.mobile),
    employeeCode: empty(sent.employeeNumber),
    jobGroup: empty(sent.title),
    workingTime: loadIn(sent.load),
    startsOn: dayIn(sent.startsOn),
    endsOn: dayIn(sent.endsOn),
  };
  const known = Object.entries(said).filter(([, value]) => value !== undefined);
  return parse(FieldsBody, Object.fromEntries(known), "body");
}

/** Who a name was sent for in one piece alone. */
export function withNames(sent: SentPerson): SentPerson {
  if (sent.givenName || !sent.displayName) return sent;
  const [givenName = "", ...rest] = sent.displayName.trim().split(/\s+/);
  return { ...sent, givenName, familyName: sent.familyName ?? rest.join(" ") };
}

/** @throws ScimError 400, 409 for an address, number or employee id that cannot be this person's. */
export async function refuseTaken(
  call: ScimCall,
  { email, mobile, employeeCode }: Fields,
  before?: User,
): Promise<void> {
  const id = before?.customerId;
  const refuse = (fault: string | undefined, attribute: string, isForm: boolean) => {
    if (fault === undefined) return;
    throw isForm ? badRequest("invalidValue", `${attribute}: ${fault}`) : taken(`${attribute}: ${fault}`);
  };
  if (email !== undefined) refuse(await emailFault(call, email, id), "userName", !isEmail(plainEmail(email)));
  if (mobile) refuse(await mobileFault(call, mobile, id), "phoneNumbers", storedMobile(mobile) === null);
  if (employeeCode)
    refuse(
      await employeeCodeFault(call, employeeCode, id),
      "employeeNumber",
      !CODE_PATTERN.test(employeeCode),
    );
}

/** The unit of a department: by its number, or by its name if one unit has it. @throws ScimError invalidValue. */
export async function unitOf(call: ScimCall, department: string): Promise<string> {
  const found = (await unitsByName(call)).get(department.trim().toLowerCase()) ?? [];
  const unit = found.find(({ uid }) => uid.toLowerCase() === department.trim().toLowerCase()) ?? found[0];
  if (!unit) throw badRequest("invalidValue", "department: There is no unit with this number or name.");
  if (found.length > 1 && unit.uid.toLowerCase() !== department.trim().toLowerCase())
    throw badRequest("invalidValue", "department: Several units have this name. Send the number of one.");
  return unit.uid;
}

/** @throws ScimError invalidValue for a unit that is closed. */
export async function mustBeOpenUnit(call: ScimCall, uid: string): Promise<void> {
  const fault = await newUnitFault(call, uid);
  if (fault) throw badRequest("invalidValue", `department: ${fault}`);
}

/** The code of a cost centre that the person may charge, by its code or name. @throws ScimError invalidValue. */
export async function centreOf(
  call: ScimCall,
  sent: string,
  person: { customerId: string; unitUid: string },
) {
  const wanted = sent.trim().toLowerCase();
  const all = (await costCentresOf(call.db, person)).map(({ centre }) => centre);
  const found =
    all.find(({ code }) => code.toLowerCase() === wanted) ??
    all.find(({ name }) => name.toLowerCase() === wanted);
  if (!found)
    throw badRequest("invalidValue", "costCenter: The person's unit may charge no such cost centre.");
  return found.code;
}

/**
 * The customer id of a manager, who exists for the client, by the id or the address. @param of whom they manage, if that
 * person is there already. @throws ScimError invalidValue.
 */
export async function managerIdOf(call: ScimCall, sent: string, of?: string): Promise<string> {
  // The database refuses such characters, and no number or address has one.
  const [found] =
    unkeepable(sent) !== undefined
      ? []
      : await rowsOf<{ id: string }>(
          call.db,
          sql`select u.customer_id as id from users u ${withScim}
          where (u.customer_id = ${sent} or u.uid = ${plainEmail(sent)}) and ${visiblePerson(call)}`,
        );
  if (!found) throw badRequest("invalidValue", `manager: There is no person ${sent.slice(0, 60)}.`);
  if (found.id === of) throw badRequest("invalidValue", "manager: Nobody is their own manager.");
  return found.id;
}
