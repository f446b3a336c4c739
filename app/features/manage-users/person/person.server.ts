import type { ResponseOf } from "~/commerce/response";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { readSizes } from "~/features/sizes/my-sizes.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";
import type { readCentres } from "./cost-centres.server";
import type { readGroups } from "./groups.server";
import type { readPacks } from "./packs.server";
import { choiceOf, type readUnits } from "~/features/manage-users/units.server";
import { type ApiUserDetail, titleOf } from "~/features/manage-users/view.server";

/** A person who only is a member of the administrator's units: what there is to see. */
export const seenUserView = (visit: Visit, user: ApiUserDetail) => ({
  managed: false as const,
  ...whoIs(visit, user),
});

/** Who a person is, and where. */
function whoIs(visit: Visit, user: ApiUserDetail) {
  const { firstName, lastName } = user.personalDetails;
  const name = `${firstName} ${lastName}`.trim();
  const { unit, furtherUnits, manager } = user.employeeInformation;
  return {
    id: user.customerPK,
    title: titleOf(name, user.employeeCode, visit),
    first: firstName,
    name,
    unit: unit.name,
    unitDisabled: !unit.active,
    manager,
    furtherUnits: furtherUnits.map(({ uid, name }) => ({ uid, name })),
    email: user.contactDetails.email,
    mobile: user.contactDetails.mobile,
    roleNames: user.roles.map(({ name }) => name),
    active: user.status === "active",
  };
}

type Read<Reads extends (...args: never[]) => unknown> = Awaited<ReturnType<Reads>>;

interface Parts {
  roles: ResponseOf<"get", "/roleDetails">["roles"];
  units: Read<typeof readUnits>;
  timeZone: string;
  centres: Read<typeof readCentres>;
  groups: Read<typeof readGroups>;
  packs: Read<typeof readPacks>;
  /** A fresh employee id, not saved yet, if the page asks for one. */
  code?: ResponseOf<"get", "/generateEmployeeCode">;
  /** Whether the person can be deleted, if the page asks that. */
  deletion?: ResponseOf<"post", "/manage-users/validatedeletion">;
  /** The person's sizes, if the page asks for them: each look is in the change log. */
  sizes?: Read<typeof readSizes>;
}

/** The forms of a person whom the administrator looks after. */
export function managedUserView(visit: Visit, user: ApiUserDetail, parts: Parts) {
  const { roles, units, timeZone, centres, groups, packs, code, deletion, sizes } = parts;
  return {
    managed: true as const,
    ...whoIs(visit, user),
    self: user.self,
    added: readableDate(user.addedDate, timeZone),
    updated: readableDate(user.updatedDate, timeZone),
    updatedBy: user.updatedBy,
    hired: readableDate(user.employeeInformation.hiredDate, timeZone),
    version: String(user.version),
    values: { ...valuesOf(user), ...(code ? { employeeCode: code.employeeCode } : {}) },
    roles,
    units: choiceOf(units, user.employeeInformation.unit.uid),
    centres,
    groups,
    packs,
    deletion,
    sizes,
    key: newIdempotencyKey(),
  };
}

/** The values of the forms of a person, by the names of their fields. */
export const valuesOf = (user: ApiUserDetail) => ({
  firstName: user.personalDetails.firstName,
  lastName: user.personalDetails.lastName,
  preferredName: user.personalDetails.preferredName ?? "",
  title: user.personalDetails.title ?? "",
  email: user.contactDetails.email,
  mobile: user.contactDetails.mobile ?? "",
  employeeCode: user.employeeCode,
  unitUid: user.employeeInformation.unit.uid,
  jobGroup: user.employeeInformation.jobGroup,
  workingTime: String(user.employeeInformation.workingTime),
  startsOn: user.employeeInformation.startsOn ?? "",
  endsOn: user.employeeInformation.endsOn ?? "",
  roles: user.roles.map(({ code }) => code),
});
