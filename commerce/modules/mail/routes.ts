import { z } from "@hono/zod-openapi";
import { desc, eq, sql } from "drizzle-orm";
import { onlyInDemo } from "../../http/only-in-demo";
import type { Registrar } from "../../http/registrar";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { pageOf, pageQuery, pagination } from "../../http/paging";
import { databaseFacts } from "../sites/tables";
import { MailListSchema, MailSchema } from "./contract";
import { mailOutbox } from "./tables";

const tag = "Demo";

type MailRow = typeof mailOutbox.$inferSelect;

const headOf = (row: Pick<MailRow, keyof typeof headColumns>) => ({
  id: row.id,
  channel: row.channel,
  to: row.toAddress,
  toName: row.toName,
  subject: row.subject,
  created: occDate(row.createdAt),
  status: row.sentAt ? ("sent" as const) : row.deadAt ? ("dead" as const) : ("waiting" as const),
  attempts: row.attempts,
});

const headColumns = {
  id: mailOutbox.id,
  channel: mailOutbox.channel,
  toAddress: mailOutbox.toAddress,
  toName: mailOutbox.toName,
  subject: mailOutbox.subject,
  createdAt: mailOutbox.createdAt,
  sentAt: mailOutbox.sentAt,
  deadAt: mailOutbox.deadAt,
  attempts: mailOutbox.attempts,
};

/** In the demo all accounts are public, so anybody may read its mail. Elsewhere these calls answer 404. */
const NO_OUTBOX = "There is no outbox.";

/** The demo's outbox: the emails, to read without a mail server. */
export function mailRoutes(api: Registrar): void {
  api.call(
    {
      method: "get",
      path: "/demo/outbox",
      tag,
      summary: "The emails in the demo's outbox, newest first; 404 outside the demo",
      who: "anyone",
      query: pageQuery,
      answer: MailListSchema,
    },
    async (call) => {
      onlyInDemo(call, NO_OUTBOX);
      const page = pageOf(call.query);
      const rows = await call.db
        .select(headColumns)
        .from(mailOutbox)
        .orderBy(desc(mailOutbox.createdAt), desc(mailOutbox.id))
        .limit(page.pageSize)
        .offset(page.offset);
      const [total] = await call.db.select({ count: sql<number>`count(*)::int` }).from(mailOutbox);
      const [seed] = await call.db.select().from(databaseFacts).where(eq(databaseFacts.name, "seed"));
      return {
        demoDate: seed && occDate(seed.at),
        mails: rows.map(headOf),
        pagination: pagination(page, total?.count ?? 0),
      };
    },
  );
  api.call(
    {
      method: "get",
      path: "/demo/outbox/{mailId}",
      tag,
      summary: "One email of the demo's outbox with its text and HTML",
      who: "anyone",
      params: z.object({ mailId: z.string().min(1).max(60) }),
      answer: MailSchema,
    },
    async (call) => {
      onlyInDemo(call, NO_OUTBOX);
      const { mailId } = call.params;
      const [row] = await call.db.select().from(mailOutbox).where(eq(mailOutbox.id, mailId));
      if (!row) throw notFound("There is no such email.", { subject: mailId, subjectType: "mail" });
      return {
        ...headOf(row),
        replyTo: row.replyTo ?? undefined,
        text: row.text,
        html: row.html,
        lastError: row.lastError ?? undefined,
      };
    },
  );
}
