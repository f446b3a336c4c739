import { and, eq, gte, sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { authorOf } from "../../http/author";
import type { OccError } from "../../http/errors";
import { personName } from "../../http/person-name";
import { isWhyNot, whyNotName } from "../../http/why-not";
import type { NotingCall } from "./note";
import { changeEvents } from "./tables";

/** Within a day the log keeps so many refusals of one person, whoever sends forged requests. */
const MOST_OF_A_DAY = 20;

/**
 * Writes into the change log that a rule of the program refused what somebody wanted, with the same code as the answer:
 * the first of the same refusals within a day, and at most 20 of a person. What was refused has been rolled back before.
 * Mistakes in a form are no refusals. At most two statements.
 */
export async function noteRefused(call: NotingCall, { errors }: OccError): Promise<void> {
  const refusals = errors.filter(({ reason }) => isWhyNot(reason));
  const codes = [...new Set(refusals.flatMap(({ reason }) => (isWhyNot(reason) ? reason : [])))];
  if (codes.length === 0) return;
  const { user, unit, organisation } = call.about;
  const note = [...new Set(refusals.map(({ message }) => message))].slice(0, 3).join(" ");
  const today = await call.db
    .select({ same: sql<boolean>`${changeEvents.note} = ${note}` })
    .from(changeEvents)
    .where(
      and(
        eq(changeEvents.kind, "refusal"),
        eq(changeEvents.subjectCode, user.customerId),
        gte(changeEvents.at, timeBefore(call.now(), { days: 1 })),
      ),
    )
    .limit(MOST_OF_A_DAY);
  if (today.length >= MOST_OF_A_DAY || today.some(({ same }) => same)) return;
  await call.db.insert(changeEvents).values({
    ...authorOf(call),
    at: call.now(),
    organisationUid: organisation.uid,
    unitUid: unit.uid,
    kind: "refusal",
    subjectCode: user.customerId,
    subjectName: personName(user),
    changes: codes.map((reason) => ({ what: "Refused", from: null, to: whyNotName(reason), reason })),
    note,
  });
}
