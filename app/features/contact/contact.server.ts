import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import type { ResponseOf } from "~/commerce/response";
import { fileView, type loadFiles } from "~/features/files/keep.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { requiredMessage } from "~/forms/messages";
import { constraintOf } from "~/forms/submission.server";
import { readableDate, readableMoment } from "~/ui/dates";

export const contactSchema = z.object({
  topic: z.string().max(LIMITS["POST /contact-us"].topic),
  orderCode: z.string().max(LIMITS["POST /contact-us"].orderCode).optional(),
  message: z
    .string()
    .trim()
    .min(1, requiredMessage)
    .transform((text) => text.replaceAll("\r\n", "\n")),
  answerBy: z.enum(["EMAIL", "PHONE"]).default("EMAIL"),
});

interface Read {
  form: ResponseOf<"get", "/contact-us/form">;
  files: Awaited<ReturnType<typeof loadFiles>>;
  sent: ResponseOf<"get", "/contact-us/messages">;
  orders: Pick<
    ResponseOf<"get", "/users/current/orders">["orders"][number],
    "code" | "placed" | "totalUnitCount"
  >[];
}

/** The form. @param about the code of the order that the address names. */
export function contactFormView({ form, files, sent, orders }: Read, timeZone: string, about?: string) {
  const known = orders.map(({ code, placed, totalUnitCount: pieces }) => ({
    value: code,
    label: `${code}, ${readableDate(placed, timeZone)}, ${pieces} ${pieces === 1 ? "item" : "items"}`,
  }));
  const older = about && !orders.some(({ code }) => code === about) ? [{ value: about, label: about }] : [];
  return {
    topics: form.topics.map(({ code, name }) => ({ value: code, label: name })),
    orders: [...older, ...known],
    about,
    email: form.email,
    phone: form.phone ?? undefined,
    messageLength: form.messageLength,
    files,
    sent: sent.enquiries.map((one) => ({
      reference: one.reference,
      topic: one.topic.name,
      sent: readableDate(one.sent, timeZone),
    })),
    constraint: constraintOf(contactSchema),
    key: newIdempotencyKey(),
  };
}

/** A message that was sent. */
export function messageView(found: ResponseOf<"get", "/contact-us/messages/{reference}">, timeZone: string) {
  return {
    reference: found.reference,
    topic: found.topic.name,
    orderCode: found.orderCode ?? undefined,
    sent: readableMoment(found.sent, timeZone),
    lines: found.message.split("\n"),
    keep: found.topic.code === "fault",
    byPhone: found.answerBy === "PHONE",
    files: found.files.map(fileView),
  };
}
