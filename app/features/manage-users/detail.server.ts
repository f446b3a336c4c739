import { answer } from "~/commerce/client.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { Visit } from "~/session/visit.server";
import { readableDate } from "~/ui/dates";
import { readCentres } from "./cost-centres.server";
import { choiceOf, readUnits } from "./units.server";
import { type ApiUserDetail, readUser, titleOf } from "./view.server";

/**
 * What the page of one person shows. With `?code=new` the employee id is a fresh one, not saved yet;
 * `?do=delete` asks before the account is deleted.
 * @throws CommerceError 404 for a person whom the caller does not manage.
 */
export async function loadUser(visit: Visit, request: Request, customerPK: string) {
  const search = new URL(request.url).searchParams;
  const fresh = search.get("code") === "new";
  const find = search.get("find")?.slice(0, 200);
  const [user, { roles }, units, timeZone, centres, code, deletion] = await Promise.all([
    readUser(visit, customerPK),
    answer(visit.commerce.GET("/roleDetails")),
    readUnits(visit),
    visit.timeZone(),
    readCentres(visit, customerPK, find),
    fresh ? answer(visit.commerce.GET("/generateEmployeeCode")) : undefined,
    search.get("do") === "delete"
      ? answer(visit.commerce.POST("/manage-users/validatedeletion", { body: { content: { customerPK } } }))
      : undefined,
  ]);
  const { firstName, lastName } = user.personalDetails;
  const name = `${firstName} ${lastName}`;
  const { unit } = user.employeeInformation;
  return {
    id: user.customerPK,
    title: titleOf(name, user.employeeCode, visit),
    first: firstName,
    unit: unit.name,
    unitDisabled: !unit.active,
    active: user.status === "active",
    self: user.self,
    added: readableDate(user.addedDate, timeZone),
    updated: readableDate(user.updatedDate, timeZone),
    updatedBy: user.updatedBy,
    hired: readableDate(user.employeeInformation.hiredDate, timeZone),
    version: String(user.version),
    values: { ...valuesOf(user), ...(code ? { employeeCode: code.employeeCode } : {}) },
    roles,
    units: choiceOf(units, unit.uid),
    centres,
    /** Whether the person can be deleted, if the page asks that. */
    deletion,
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
