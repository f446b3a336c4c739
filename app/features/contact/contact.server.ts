import { json } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { filesToSend, fileView, keepFiles, loadFiles } from "~/features/files/keep.server";
import { readContentPage } from "~/features/cms/content-page.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { requiredMessage } from "~/forms/messages";
import { constraintOf, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import type { UploadedFile } from "~/http/read-upload.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { readableDate, readableMoment } from "~/ui/dates";

const schema = z.object({
  topic: z.string().max(LIMITS["POST /contact-us"].topic),
  orderCode: z.string().max(LIMITS["POST /contact-us"].orderCode).optional(),
  message: z
    .string()
    .trim()
    .min(1, requiredMessage)
    .transform((text) => text.replaceAll("\r\n", "\n")),
  answerBy: z.enum(["EMAIL", "PHONE"]).default("EMAIL"),
});

/** Orders and earlier messages that the page lists. */
const FEW = 5;

/** The page with the form, or one message if the address names it. */
export async function loadContact(visit: Visit, search: URLSearchParams) {
  const reference = search.get("message")?.slice(0, 60);
  const [content, timeZone] = await Promise.all([
    readContentPage(visit, "/contact-us"),
    visit.timeZone(),
    // The shell may lack the person if its call failed, but this page needs them.
    visit.person(),
  ]);
  const hours = content?.html ?? [];
  if (reference) return { hours, message: await loadMessage(visit, reference, timeZone) };
  return { hours, form: await loadForm(visit, timeZone, search.get("order")?.slice(0, 60)) };
}

async function loadForm(visit: Visit, timeZone: string, about?: string) {
  const { commerce } = visit;
  const few = { currentPage: 0, pageSize: FEW };
  const [form, files, sent, { orders }] = await Promise.all([
    answer(commerce.GET("/contact-us/form")),
    loadFiles(visit, "enquiry"),
    answer(commerce.GET("/contact-us/messages", { params: { query: few } })),
    answer(
      commerce.GET("/users/current/orders", {
        params: { query: { ...few, fields: "orders(code,placed,totalUnitCount)" } },
      }),
    ),
  ]);
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
    constraint: constraintOf(schema),
    key: newIdempotencyKey(),
  };
}

async function loadMessage(visit: Visit, reference: string, timeZone: string) {
  const params = { path: { reference } };
  const found = await answer(visit.commerce.GET("/contact-us/messages/{reference}", { params }));
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

/**
 * Keeps or removes files, or sends the message. Files are kept first, so that a message with a mistake loses none of
 * them; the form comes back with everything that was typed.
 */
export async function actOnContact(visit: Visit, form: FormData, files: UploadedFile[]) {
  const submission = parseForm(form, schema);
  const kept = await keepFiles(visit, "enquiry", form, files);
  const { faults, refused } = kept;
  if (form.get("do") !== "send") {
    const reply = await replyInvalid(submission).json();
    const error = faults ? { files: faults } : {};
    return json({ ...reply, error, refused }, { status: faults ? 400 : 200 });
  }
  const refuse = async (found: Parameters<typeof replyInvalid>[1], status = 400) => {
    const fieldErrors = { ...found?.fieldErrors, ...(faults ? { files: faults } : {}) };
    const reply = await replyInvalid(submission, { ...found, fieldErrors }).json();
    return json({ ...reply, refused }, { status });
  };
  if (submission.status !== "success" || faults) return refuse({});
  const { orderCode, ...rest } = submission.value;
  try {
    const { reference } = await answer(
      visit.commerce.POST("/contact-us", {
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body: { ...rest, orderCode: orderCode || undefined, files: filesToSend(form, kept) },
      }),
    );
    return seeOther(visit, `/contact-us?message=${reference}`);
  } catch (error) {
    const tooMany = error instanceof CommerceError && error.status === 429;
    if (!isRefused(error) && !tooMany) throw error;
    return refuse(mergeApiErrors(submission, error, { files: "files" }), tooMany ? 429 : 400);
  }
}
