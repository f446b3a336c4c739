import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { rowsOf } from "../../../database/connection";
import { counted } from "../../../http/counted";
import { invalid, OccError } from "../../../http/errors";
import { noteByMailLink } from "../../changes";
import { clearDigits, countDigits } from "../../oauth";
import { EMPLOYEE_DIGITS, lastDigits } from "../../organisation";
import type { DecideCall } from "../decide";
import { endedByTries, type MailLink, MOST_TRIES } from "./link";

const FIELD = "employeeDigits";

const manyToday = () =>
  new OccError(403, {
    type: "ForbiddenError",
    message: "Too many wrong digits were entered today. Sign in to decide.",
    reason: "tooManyToday",
    subject: FIELD,
    subjectType: "parameter",
  });

/** Counts a try, whoever else tries at the same moment. @returns how many there are; undefined once the link has ended. */
async function countTry({ db }: DecideCall, { keyHash }: MailLink): Promise<number | undefined> {
  const [row] = await rowsOf<{ tries: number }>(
    db,
    sql`update mail_decisions set tries = tries + 1 where key_hash = ${keyHash} and tries < ${MOST_TRIES}
      returning tries`,
  );
  return row?.tries;
}

/**
 * Checks that whoever decides knows the approver's employee ID, outside the transaction of the decision, so that wrong
 * digits stay counted: five end the link, ten in a day every link of the approver for that day. Signing in stays open.
 * @throws OccError 400 with how many tries are left, 403 after the last.
 */
export async function mustKnowDigits(
  as: DecideCall,
  link: MailLink,
  typed: string,
  logger: Logger,
): Promise<void> {
  const { user } = as.about;
  const digits = typed.replaceAll(/\s/g, "");
  if (!/^\d+$/.test(digits) || digits.length !== EMPLOYEE_DIGITS)
    throw invalid(FIELD, "Enter the last four digits of your employee ID.");
  if ((await countDigits(as.db, user.customerId, as.now())) > 0) throw manyToday();
  const tries = await countTry(as, link);
  if (tries === undefined) throw endedByTries();
  if (digits === lastDigits(user.wearerId)) {
    await as.db.execute(
      sql`update mail_decisions set tries = greatest(tries - 1, 0) where key_hash = ${link.keyHash}`,
    );
    return clearDigits(as.db, user.customerId);
  }
  const left = MOST_TRIES - tries;
  logger.warn({ event: "approval.digits-refused", order: link.code, left });
  await noteByMailLink(as, [
    {
      what: `Employee ID typed at the mail link to order ${link.code}`,
      from: null,
      to: left > 0 ? "Wrong" : "Wrong, and the link has ended",
    },
  ]);
  if (left === 0) throw endedByTries();
  throw invalid(
    FIELD,
    `These are not the last four digits of your employee ID. You can try ${left === 1 ? "once" : counted(left, "time")} more.`,
  );
}
