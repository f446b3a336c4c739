import type { z } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import { invalid, OccError } from "../../../http/errors";
import { REQUIRED_TEXT } from "../../../http/text-schema";
import { statusDisplay } from "../../orders";
import { approveOrDecline } from "../decide";
import { declineReason } from "../reasons";
import type { MailDecisionBody } from "./contract";
import { mustKnowDigits } from "./digits";
import { findMailLink, type MailCall, type MailLink, mustBeOpen } from "./link";

type Body = z.infer<typeof MailDecisionBody>;

/** What a link decided already, for whoever presses twice. */
const decidedBy = ({ code, status }: MailLink) => ({ code, status, statusDisplay: statusDisplay(status) });

/**
 * Whether a link may decide, before anything is: that it is open, and that whoever has it knows the digits.
 * @returns what it decided, if it did; undefined if it has yet to.
 * @throws OccError as findMailLink, mustBeOpen and mustKnowDigits; 400 to decline without a reason.
 */
export async function mustBeAllowed(call: MailCall, body: Body, logger: Logger) {
  const link = await findMailLink(call.db, body.key);
  if (link.usedAt) return decidedBy(link);
  await noteRefusal(link, logger, async () => {
    const as = await mustBeOpen(call, link);
    if (body.decision === "DECLINE" && !declineReason(body.reasonCode))
      throw invalid("reasonCode", body.reasonCode ? "Choose one of the reasons." : REQUIRED_TEXT);
    await mustKnowDigits(as, link, body.employeeDigits, logger);
  });
  return undefined;
}

/** Writes into the log why a link did not decide; a mistake in what was typed is none of its business. */
async function noteRefusal<T>({ code }: MailLink, logger: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const reason = error instanceof OccError && error.errors[0]!.reason;
    if (reason && !["invalid", "missing"].includes(reason))
      logger.info({ event: "approval.by-mail-refused", order: code, reason });
    throw error;
  }
}

/**
 * Decides about the order of a link as the approver it was sent to, once. Of two presses at once the second waits and gets
 * what the first decided; of a link and a page the first counts.
 * @throws OccError as mustBeOpen and decide.
 */
export async function decideByMail(call: MailCall, body: Body, logger: Logger) {
  const link = await findMailLink(call.db, body.key, true);
  if (link.usedAt) return decidedBy(link);
  const { decision, reasonCode, comment, fingerprint } = body;
  const done = await noteRefusal(link, logger, async () =>
    approveOrDecline(await mustBeOpen(call, link), {
      orderCode: link.code,
      decision,
      reasonCode,
      comment,
      fingerprint,
    }),
  );
  await call.db.execute(
    sql`update mail_decisions set used_at = ${call.now().toISOString()}::timestamptz where key_hash = ${link.keyHash}`,
  );
  logger.info({ event: "approval.by-mail", order: link.code, decision });
  return done;
}
