import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { timeBefore } from "../../calendar";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { invalid, notFound, tooOften } from "../../http/errors";
import { pageOf, pagination } from "../../http/paging";
import { lockPerson } from "../carts";
import { filesOf, takeFiles } from "../files";
import { hasOrder, noOrder } from "../orders";
import type { EnquiryBody } from "./contract";
import { mailEnquiry } from "./mails";
import { enquiries } from "./tables";
import { topicOf } from "./topics";

/** Messages that one person may send in a day: each is a mail to a desk. */
const MOST_A_DAY = 20;
const DAY_SECONDS = 86_400;

type EnquiryCall = Pick<Call, "db" | "now" | "about" | "baseSite" | "storefrontUrl">;

/**
 * Sends a message to the person's uniform desk, with the files that wait for it, and a copy to the person.
 * @throws OccError 400 for an unknown topic, another person's order, no mobile for an answer by phone, or a file that
 * is gone; 429 after many messages
 */
export async function sendEnquiry(call: EnquiryCall, body: z.infer<typeof EnquiryBody>): Promise<string> {
  const { db, about } = call;
  const { customerId, mobile } = about.user;
  const topic = topicOf(body.topic);
  if (!topic) throw invalid("topic", "Choose what it is about.");
  const orderCode = body.orderCode || null;
  if (orderCode && !(await hasOrder(call, orderCode))) throw invalid("orderCode", noOrder(orderCode).message);
  if (body.answerBy === "PHONE" && !mobile) {
    throw invalid(
      "answerBy",
      "We have no phone number of you. Choose email, or add your mobile to your profile.",
    );
  }
  // Several that are sent at once are counted one after the other.
  await lockPerson(db, customerId);
  const sentAt = call.now();
  const recent = gt(enquiries.sentAt, timeBefore(sentAt, { seconds: DAY_SECONDS }));
  const [sent] = await db
    .select({ count: count() })
    .from(enquiries)
    .where(and(eq(enquiries.customerId, customerId), recent));
  if (sent!.count >= MOST_A_DAY) {
    throw tooOften("You have sent many messages today. Please call the desk.", DAY_SECONDS);
  }
  const [row] = await db
    .insert(enquiries)
    .values({
      reference: sql`'ASK-' || lpad(nextval('enquiry_numbers')::text, 5, '0')`,
      customerId,
      topic: topic.code,
      orderCode,
      message: body.message,
      answerBy: body.answerBy,
      sentAt,
    })
    .returning();
  const files = await takeFiles(call, "enquiry", body.files, row!.reference);
  await mailEnquiry(call, { ...row!, topic, files });
  return row!.reference;
}

type Row = typeof enquiries.$inferSelect;

const shownOf = ({ reference, topic, orderCode, sentAt }: Row) => ({
  reference,
  topic: { code: topic, name: topicOf(topic)?.name ?? topic },
  orderCode: orderCode ?? undefined,
  sent: occDate(sentAt),
});

/** The person's messages, the newest first. */
export async function listEnquiries(
  { db, about }: Pick<EnquiryCall, "db" | "about">,
  query: { currentPage?: number; pageSize?: number },
) {
  const page = pageOf(query);
  const own = eq(enquiries.customerId, about.user.customerId);
  const rows = await db
    .select()
    .from(enquiries)
    .where(own)
    .orderBy(desc(enquiries.sentAt), desc(enquiries.reference))
    .limit(page.pageSize)
    .offset(page.offset);
  return { enquiries: rows.map(shownOf), pagination: pagination(page, await db.$count(enquiries, own)) };
}

/** One of the person's messages. @throws OccError 404 */
export async function showEnquiry({ db, about }: Pick<EnquiryCall, "db" | "about">, reference: string) {
  const own = and(eq(enquiries.reference, reference), eq(enquiries.customerId, about.user.customerId));
  const [row] = await db.select().from(enquiries).where(own);
  if (!row) throw notFound("There is no message with that number.", { subject: reference });
  const { message, answerBy } = row;
  return { ...shownOf(row), message, answerBy, files: await filesOf(db, reference) };
}
