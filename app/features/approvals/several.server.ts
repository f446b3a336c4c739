import type { SerializeFrom } from "@remix-run/node";
import { clock } from "~/calendar/clock.server";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";
import { shownName } from "./shown-name";
import { dashboardPath, severalPath } from "~/paths";
import { declineSchema } from "./decide.server";
import { rowView } from "./view.server";
import { listed } from "~/ui/list-words";

/** Orders that can be decided with one press: one page of the list has fewer. */
const MOST = 50;

/** The codes of a request, each once, without what cannot be a code. */
const codesOf = (codes: readonly unknown[]): string[] =>
  [...new Set(codes)]
    .filter((code) => typeof code === "string" && /^[\w-]{1,60}$/.test(code))
    .slice(0, MOST) as string[];

/** What the page shows before several orders are decided: those that still wait, what they come to, and the others. */
export async function readSeveral(visit: Visit, request: Request) {
  const codes = codesOf(new URL(request.url).searchParams.getAll("order"));
  if (codes.length === 0) {
    visit.flash({ kind: "warn", text: "Choose at least one order." });
    throw await seeOther(visit, dashboardPath);
  }
  const [found, timeZone] = await Promise.all([
    answer(
      visit.commerce.POST("/orgUsers/current/manageapprovals/pendingApprovalOrders", {
        body: { pageSize: MOST, filters: { codes } },
      }),
    ),
    visit.timeZone(),
  ]);
  const now = clock();
  const rows = found.orders.map((row) => rowView(row, timeZone, now));
  return {
    rows,
    total: found.totalOfAll?.formattedValue,
    gone: codes.filter((code) => !rows.some((row) => row.code === code)),
    key: newIdempotencyKey(),
  };
}

export type SeveralData = SerializeFrom<typeof readSeveral>;

const WHY: Record<number, string | undefined> = {
  404: "It does not wait for you.",
};

/** Approves the orders of the form, and tells which were approved and why the others were not. */
export const approveSeveral = (visit: Visit, form: FormData) =>
  decideSeveral(visit, form, { decision: "APPROVE" });

/** Declines the orders of the form, all with one reason. A form without one is shown again with what was typed. */
export async function declineSeveral(visit: Visit, form: FormData) {
  const submission = parseForm(form, declineSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  return decideSeveral(visit, form, { decision: "DECLINE", ...submission.value });
}

type Decision = { decision: "APPROVE" } | { decision: "DECLINE"; reasonCode: string; comment: string };

/** Decides the orders one after the other, each in a transaction of its own. */
async function decideSeveral(visit: Visit, form: FormData, decision: Decision) {
  const codes = codesOf(form.getAll("order"));
  if (codes.length === 0) return seeOther(visit, severalPath([]));
  const key = idempotencyKeyOf(form);
  const done: string[] = [];
  const not: { code: string; why: string }[] = [];
  for (const code of codes) {
    const shown = form.get(shownName(code));
    const fingerprint = typeof shown === "string" ? shown.slice(0, 60) : undefined;
    const why = await decideOne(
      visit,
      { orderCode: code, fingerprint, ...decision },
      `${key}-${code}`.slice(-64),
    );
    if (why === undefined) done.push(code);
    else not.push({ code, why });
  }
  const word = decision.decision === "APPROVE" ? "approved" : "declined";
  const verb = (count: number) => (count === 1 ? "was" : "were");
  const decided =
    done.length > 0
      ? `${counted(done.length, "order")} ${verb(done.length)} ${word}: ${listed(done)}. ${done.length === 1 ? "The wearer is" : "The wearers are"} told by email.`
      : "";
  const others =
    not.length > 0
      ? `${counted(not.length, "order")} ${verb(not.length)} not ${word}. ${not.map(({ code, why }) => (why.includes(code) ? why : `${code}: ${why}`)).join(" ")}`
      : "";
  visit.flash({ kind: others ? "warn" : "ok", text: [decided, others].filter(Boolean).join(" ") });
  return seeOther(visit, dashboardPath);
}

/** @returns why an order was not decided, in words; undefined if it was. */
async function decideOne(
  visit: Visit,
  body: { orderCode: string; fingerprint?: string } & Decision,
  key: string,
): Promise<string | undefined> {
  try {
    await answer(visit.commerce.POST("/approveDeclineOrder", { headers: { "Idempotency-Key": key }, body }));
    return undefined;
  } catch (error) {
    if (!(error instanceof CommerceError) || ![403, 404, 409].includes(error.status)) throw error;
    // Without a role, nothing of the page may be done.
    if (error.status === 403 && !error.errors[0]?.reason) throw error;
    return WHY[error.status] ?? error.errors[0]!.message;
  }
}
