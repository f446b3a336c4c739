import { answer } from "~/commerce/client.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { Visit } from "~/session/visit.server";
import { readSizes } from "~/features/sizes/my-sizes.server";
import { readableDate } from "~/ui/dates";
import { readCentres } from "./cost-centres.server";
import { readGroups } from "./groups.server";
import { readPacks } from "./packs.server";
import { choiceOf, readUnits } from "./units.server";
import { type ApiUserDetail, readUser, titleOf } from "./view.server";

/**
 * What the page of one person shows: forms, or for a person who only is a member of the administrator's units what there
 * is to see.
 * @throws CommerceError 404 for a person whom the caller does not see.
 */
export async function loadUser(visit: Visit, request: Request, customerPK: string) {
  const user = await readUser(visit, customerPK);
  return user.managed
    ? loadManaged(visit, request, user)
    : { managed: false as const, ...whoIs(visit, user) };
}

/** Who a person is, and where. */
function whoIs(visit: Visit, user: ApiUserDetail) {
  const { firstName, lastName } = user.personalDetails;
  const { unit, furtherUnits } = user.employeeInformation;
  return {
    id: user.customerPK,
    title: titleOf(`${firstName} ${lastName}`, user.employeeCode, visit),
    first: firstName,
    name: `${firstName} ${lastName}`,
    unit: unit.name,
    unitDisabled: !unit.active,
    furtherUnits: furtherUnits.map(({ uid, name }) => ({ uid, name })),
    email: user.contactDetails.email,
    mobile: user.contactDetails.mobile,
    roleNames: user.roles.map(({ name }) => name),
    active: user.status === "active",
  };
}

/**
 * With `?code=new` the employee id is a fresh one, not saved yet; `?do=delete` asks before the account is deleted;
 * `?do=sizes` is the person's sizes.
 */
async function loadManaged(visit: Visit, request: Request, user: ApiUserDetail) {
  const { customerPK } = user;
  const search = new URL(request.url).searchParams;
  const fresh = search.get("code") === "new";
  const find = search.get("find")?.slice(0, 200);
  const [{ roles }, units, timeZone, centres, groups, packs, code, deletion, sizes] = await Promise.all([
    answer(visit.commerce.GET("/roleDetails")),
    readUnits(visit),
    visit.timeZone(),
    readCentres(visit, customerPK, find),
    readGroups(visit, customerPK, search.get("findGroup")?.slice(0, 200)),
    readPacks(visit, customerPK),
    fresh ? answer(visit.commerce.GET("/generateEmployeeCode")) : undefined,
    search.get("do") === "delete"
      ? answer(visit.commerce.POST("/manage-users/validatedeletion", { body: { content: { customerPK } } }))
      : undefined,
    search.get("do") === "sizes" ? readSizes(visit, customerPK) : undefined,
  ]);
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
    /** Whether the person can be deleted, if the page asks that. */
    deletion,
    /** The person's sizes, if the page asks for them: each look is in the change log. */
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
  roles: user.roles.map(({ code }) => code),
});
