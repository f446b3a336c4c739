import { answer } from "~/commerce/client.server";
import { pageNumberOf } from "~/http/list-query.server";
import type { Visit } from "~/session/visit.server";
import { readableDate, readableMoment } from "~/ui/dates";

/** The delivery status of an email. */
const statusWords = { waiting: "Waiting", sent: "Sent", dead: "Failed" } as const;

/** One page of the demo's emails, newest first. Outside the demo the API answers 404. */
export async function loadOutbox(visit: Visit, search: URLSearchParams) {
  const { mails, pagination } = await answer(
    visit.commerce.GET("/demo/outbox", {
      params: { query: { currentPage: pageNumberOf(search), pageSize: 20 } },
    }),
  );
  const timeZone = await visit.timeZone();
  return {
    mails: mails.map((mail) => ({
      id: mail.id,
      to: mail.to,
      subject: mail.subject,
      date: readableDate(mail.created, timeZone),
      status: mail.status,
      statusWord: statusWords[mail.status],
    })),
    currentPage: pagination.currentPage,
    totalPages: pagination.totalPages,
    total: pagination.totalResults,
  };
}

const readMail = (visit: Visit, mailId: string) =>
  answer(visit.commerce.GET("/demo/outbox/{mailId}", { params: { path: { mailId } } }));

/** One mail of the demo with its text; its HTML is a page of its own. */
export async function loadMail(visit: Visit, mailId: string) {
  const mail = await readMail(visit, mailId);
  return {
    id: mail.id,
    isText: mail.channel === "SMS",
    subject: mail.subject,
    to: `${mail.toName} <${mail.to}>`,
    replyTo: mail.replyTo,
    date: readableMoment(mail.created, await visit.timeZone()),
    status: mail.status,
    statusWord: statusWords[mail.status],
    attempts: mail.attempts,
    lastError: mail.lastError,
    text: mail.text,
  };
}

/**
 * The HTML part of an email, sandboxed: no scripts, forms, requests or frames. Its link opens the shop in a
 * new tab. It sends no Cross-Origin-Opener-Policy, because browsers refuse a sandboxed page with one.
 */
export async function mailHtml(visit: Visit, mailId: string): Promise<Response> {
  const { html } = await readMail(visit, mailId);
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox",
      "Cross-Origin-Opener-Policy": "unsafe-none",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "same-origin",
      "Cache-Control": "private, no-cache",
    },
  });
}
