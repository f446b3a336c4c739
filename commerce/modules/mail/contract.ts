import { z } from "@hono/zod-openapi";
import { PaginationSchema } from "../../http/paging";

const Head = z.object({
  id: z.string(),
  channel: z.enum(["EMAIL", "SMS"]),
  to: z.string(),
  toName: z.string(),
  subject: z.string(),
  created: z.string(),
  /** dead: given up after the last attempt. */
  status: z.enum(["waiting", "sent", "dead"]),
  attempts: z.number(),
});

/** The demo's outbox, newest first. */
export const MailListSchema = z
  .object({
    /** The day that the demo's data is dated from. */
    demoDate: z.string().optional(),
    mails: z.array(Head),
    pagination: PaginationSchema,
  })
  .openapi("DemoMailList");

export const MailSchema = Head.extend({
  replyTo: z.string().optional(),
  text: z.string(),
  html: z.string(),
  lastError: z.string().optional(),
}).openapi("DemoMail");
