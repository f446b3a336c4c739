import { stringify } from "csv-stringify/sync";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { uploadPath } from "~/paths";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { tooLong } from "~/forms/text-schema.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { ROLES_OFFERED } from "~/features/manage-users/offered.server";
import { PEOPLE_FIELDS, SEVERAL } from "./several";
import { choiceOf, type readUnits } from "~/features/manage-users/units.server";
import { MOST_CELL } from "./change-upload.server";

/** More units than this are typed, because each row would carry all of them. */
const MOST_UNITS = 20;

/** The form for several people on one page. @param unit the administrator's own. */
export function severalView(units: Awaited<ReturnType<typeof readUnits>>, unit: string | undefined) {
  return {
    key: newIdempotencyKey(),
    units: units.total > MOST_UNITS ? undefined : choiceOf(units),
    unit,
    roles: ROLES_OFFERED,
  };
}

const text = z.string().trim().max(MOST_CELL, tooLong(MOST_CELL)).default("");
const schema = z.object({
  people: z
    .array(
      z.object({
        firstName: text,
        lastName: text,
        email: text,
        mobile: text,
        employeeCode: text,
        unit: text,
        roles: text,
      }),
    )
    .max(SEVERAL)
    .default([]),
});

/** A row in which nothing but the choices stands is nobody. */
const isTyped = (row: z.infer<typeof schema>["people"][number]) =>
  [row.firstName, row.lastName, row.email, row.mobile, row.employeeCode].some(Boolean);

/** Sends the people to be checked like the rows of a file, and leads to what is to mend and the button that adds them. */
export async function postSeveral(visit: Visit, form: FormData) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { people } = submission.value;
  const last = people.findLastIndex(isTyped);
  if (last < 0) {
    return replyInvalid(submission, {
      fieldErrors: { "people[0].firstName": ["Enter one person at least."] },
    });
  }
  // Empty rows in between keep the numbers of the rows as they stand on the page.
  const rows = people
    .slice(0, last + 1)
    .map((row) => PEOPLE_FIELDS.map(({ name }) => (isTyped(row) ? row[name] : "")));
  const { uploadId } = await answer(
    visit.commerce.POST("/manage-users/bulk", {
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: {
        fileName: "Typed on the page",
        columns: PEOPLE_FIELDS.map(({ label }) => label),
        text: stringify(rows),
      },
    }),
  );
  return seeOther(visit, uploadPath(uploadId));
}
