import { randomBytes, randomUUID } from "node:crypto";
import type { z } from "@hono/zod-openapi";
import type { Call } from "../../http/call";
import { plainEmail, storedMobile } from "../../http/contact";
import { personName } from "../../http/person-name";
import { signsInBy, welcome } from "../access";
import { added, noteChange } from "../changes";
import { hashPassword } from "../oauth";
import { usualOf } from "../organisation";
import { givePacksOfJob } from "../entitlement";
import { users } from "../users/tables";
import { lockPeople, newUnitFault, refuseFaults } from "./change";
import { emailFault, employeeCodeFault, mobileFault } from "./checks";
import type { CreateBody } from "./contract";
import { employmentFault, employmentOf, hiredBy } from "./employment";
import { groupsWith, haveRole, seesPrices } from "./roles";
import { roleNames } from "./noted";
import type { ChangeCall } from "./scope";

/**
 * Adds a person with a random password that nobody knows; a mail has the link that sets one. The
 * person charges the first cost centre of the unit and gets the packs of the job.
 * @throws OccError 400 for an employee id, email or mobile of somebody else, for a unit that is closed or not managed,
 * and for a last day before the first.
 */
export async function createUser(
  call: ChangeCall & Pick<Call, "baseSite">,
  sent: z.infer<typeof CreateBody>,
) {
  // Before the lock, because it takes some tenths of a second.
  return addPerson(call, sent, await hashPassword(randomBytes(24).toString("base64url")));
}

type AddingCall = ChangeCall & { baseSite: Pick<Call["baseSite"], "uid"> };

interface NewAccount {
  /** For the change log: what the person came with, such as the name of a file. */
  note?: string;
  /** False sends no link to set a password: the person signs in elsewhere. */
  invited?: boolean;
  /** False for one that is opened later. */
  active?: boolean;
  /** The one that checkout proposes, which the unit may charge; without it the first of the unit. */
  costCentre?: string;
  /** The customer id of the person's manager. */
  managerId?: string;
}

/** The same with a hash that is there already, for many people at once. */
export async function addPerson(
  call: AddingCall,
  sent: z.infer<typeof CreateBody>,
  passwordHash: string,
  { note, invited = true, active = true, costCentre, managerId }: NewAccount = {},
) {
  await lockPeople(call);
  const employment = employmentOf(sent);
  refuseFaults({
    email: await emailFault(call, sent.email),
    mobile: sent.mobile ? await mobileFault(call, sent.mobile) : undefined,
    employeeCode: sent.employeeCode ? await employeeCodeFault(call, sent.employeeCode) : undefined,
    unitUid: await newUnitFault(call, sent.unitUid),
    endsOn: employmentFault(employment),
    roles: !haveRole(sent.roles) ? "Choose one role at least." : undefined,
  });
  const usual = await usualOf(call.db, call.about.organisation.uid, sent.unitUid);
  const customerId = `U-${randomUUID()}`;
  const now = call.now();
  const mobile = storedMobile(sent.mobile);
  await call.db.insert(users).values({
    customerId,
    uid: plainEmail(sent.email),
    passwordHash,
    title: sent.title || null,
    firstName: sent.firstName,
    lastName: sent.lastName,
    preferredName: sent.preferredName || null,
    mobile,
    mobileSignsIn: await signsInBy(call.db, mobile, customerId),
    wearerId: sent.employeeCode ?? "",
    organisationUid: call.about.organisation.uid,
    unitUid: sent.unitUid,
    groups: groupsWith([], sent.roles),
    jobGroup: sent.jobGroup ?? "",
    fte: sent.workingTime ?? 100,
    defaultCostCentre: costCentre ?? usual.centre,
    active,
    priceEnabled: seesPrices(sent.roles, usual),
    isFirstLogin: true,
    hiredAt: now,
    ...hiredBy(employment, call.about.organisation.timeZone),
    ...employment,
    managerId: managerId ?? null,
    addedAt: now,
    updatedAt: now,
    updatedBy: call.about.user.customerId,
  });
  await givePacksOfJob(call.db, customerId, now);
  if (invited && active) await welcome(call, customerId);
  await noteChange(call, {
    kind: "person",
    subject: { code: customerId, name: personName(sent) },
    unitUid: sent.unitUid,
    changes: added(roleNames(sent.roles) ?? ""),
    note,
  });
  const message = `${personName(sent)} is added. A link to set a password is sent to ${plainEmail(sent.email)}.`;
  return { status: "SUCCESS" as const, message, customerPK: customerId };
}
