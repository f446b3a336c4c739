import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { userPath } from "~/features/manage-organisation/addresses";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { contactFields, employeeFields, personalFields, type RoleCode, rolesField } from "./schema.server";
import { choiceOf, readUnits } from "./units.server";

const schema = z.object({ ...personalFields, ...contactFields, ...employeeFields, ...rolesField });

/** What the form of a new person shows, with an employee id that nobody has. */
export async function loadAddUser(visit: Visit) {
  const [{ roles }, units, { employeeCode }, user] = await Promise.all([
    answer(visit.commerce.GET("/roleDetails")),
    readUnits(visit),
    answer(visit.commerce.GET("/generateEmployeeCode")),
    visit.person(),
  ]);
  return {
    roles,
    units: choiceOf(units),
    values: {
      employeeCode,
      unitUid: user.orgUnit.uid,
      workingTime: "100",
      // Buyers of stores order from the catalogue.
      roles: visit.site === "wholesale" ? ["b2bcustomergroup"] : ["customergroup", "b2bcustomergroup"],
    },
    key: newIdempotencyKey(),
  };
}

/** Adds the person and leads to their page. A refusal leads back to the form with all that was typed. */
export async function addUser(visit: Visit, form: FormData) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { roles, ...sent } = submission.value;
  try {
    const { message, customerPK } = await answer(
      visit.commerce.POST("/manage-users/create-wwg-user", {
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body: { ...sent, roles: roles as RoleCode[] },
      }),
    );
    visit.flash({ kind: "ok", text: message });
    return await seeOther(visit, userPath(customerPK));
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 400) throw error;
    return replyInvalid(submission, mergeApiErrors(submission, error, { roles: "roles" }));
  }
}
