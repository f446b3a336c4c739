import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { readContentPage } from "~/features/cms/content-page.server";
import { ContactPage } from "~/features/contact/contact-page";
import { contactFormView, contactSchema, messageView } from "~/features/contact/contact.server";
import { MessagePage } from "~/features/contact/message-page";
import { filesToSend, keepFiles, loadFiles } from "~/features/files/keep.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInUpload } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && "message" in args.data ? "We have your message" : "Contact us");

/** Orders and earlier messages that the page lists. */
const FEW = 5;

/** The page with the form, or one message if the address names it. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    const reference = search.get("message")?.slice(0, 60);
    const [content, timeZone] = await Promise.all([
      readContentPage(visit, "/contact-us"),
      visit.timeZone(),
      // The shell may lack the person if its call failed, but this page needs them.
      visit.person(),
    ]);
    const hours = content?.html ?? [];
    if (reference) {
      const params = { path: { reference } };
      const found = await answer(visit.commerce.GET("/contact-us/messages/{reference}", { params }));
      return { hours, message: messageView(found, timeZone) };
    }
    return { hours, form: await formOf(visit, timeZone, search.get("order")?.slice(0, 60)) };
  });
}

async function formOf(visit: Visit, timeZone: string, about?: string) {
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
  return contactFormView({ form, files, sent, orders }, timeZone, about);
}

/**
 * Keeps or removes files, or sends the message. Files are kept first, so that a message with a mistake loses none of
 * them; the form comes back with everything that was typed.
 */
export async function action(args: ActionFunctionArgs) {
  return signedInUpload(args, async (visit, form, sent) => {
    const submission = parseForm(form, contactSchema);
    const kept = await keepFiles(visit, "enquiry", form, sent);
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
  });
}

export default function ContactRoute() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return "message" in data ? <MessagePage {...data} /> : <ContactPage {...data} reply={reply} />;
}
