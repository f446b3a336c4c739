import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { CommerceError, isRefusedOrChanged } from "~/commerce/errors.server";
import { QuotePage } from "~/features/quotes/detail-page.server";
import { quoteCalls } from "~/features/quotes/calls.server";
import { quoteView } from "~/features/quotes/detail.server";
import {
  type DISCOUNTS,
  draftSchema,
  messageSchema,
  offerSchema,
  typedLines,
} from "~/features/quotes/schema.server";
import { ACTION_WORDS, isAction, subjectsOf, type QuoteAction } from "~/features/quotes/words.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { type AnySubmission, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { quotePath } from "~/paths";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Quote ${args.data.code}` : "Quote");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const quoteCode = pathCode(args, "quoteCode");
    const [{ read }, timeZone] = await Promise.all([quoteCalls(visit, quoteCode), visit.timeZone()]);
    return quoteView(await read(), timeZone);
  });
}

/**
 * The forms of a quote: its draft, the offer of the desk, a message, and what is done by a press alone. A refusal of
 * what was typed leads back to it; one of a press is told on the page.
 */
export async function action(args: ActionFunctionArgs) {
  const quoteCode = pathCode(args, "quoteCode");
  return signedInPost(args, async (visit, form) => {
    const intent = String(form.get("intent"));
    const on = { visit, quoteCode, form, calls: await quoteCalls(visit, quoteCode) };
    if (intent === "comment") return comment(on);
    if (isAction(intent)) return act(on, intent);
    return change(on, intent);
  });
}

interface On {
  visit: Visit;
  quoteCode: string;
  form: FormData;
  calls: Awaited<ReturnType<typeof quoteCalls>>;
}

/** Saves what was typed; then sends it to the other side if that was pressed. */
async function change(on: On, intent: string) {
  const { visit, quoteCode, form, calls } = on;
  const { desk } = calls;
  const quote = await calls.read();
  const lines = quote.entries.map(({ entryNumber }) => ({ number: entryNumber }));
  const submission = desk ? parseForm(form, offerSchema(lines)) : parseForm(form, draftSchema(lines));
  if (submission.status !== "success") return replyInvalid(submission);
  const typed: Record<string, unknown> = submission.value;
  const { discount, discountType = "PERCENT", ...words } = submission.value as Typed;
  const key = idempotencyKeyOf(form);
  const body = desk
    ? {
        entries: typedLines(lines, typed, "price"),
        terms: words.terms ?? "",
        expirationTime: words.expirationTime,
      }
    : {
        entries: typedLines(lines, typed, "quantity"),
        name: words.name,
        description: words.description ?? "",
        wantedBy: words.wantedBy ?? "",
      };
  try {
    await calls.change(key, body);
    if (intent === "discount" && discount !== undefined)
      await calls.discount?.(`${key}-discount`, { discountRate: discount, discountType });
  } catch (error) {
    return refused(visit, quoteCode, submission, error);
  }
  if (intent === "send") return act(on, "SUBMIT");
  visit.flash({ kind: "ok", text: desk ? "The prices are saved." : "The draft is saved." });
  return seeOther(visit, quotePath(quoteCode));
}

interface Typed {
  name?: string;
  description?: string;
  wantedBy?: string;
  terms?: string;
  expirationTime?: string;
  discount?: number;
  discountType?: (typeof DISCOUNTS)[number]["value"];
}

/** What was typed stays, with what is wrong beside it; a quote that moved on meanwhile is shown as it is. */
async function refused(visit: Visit, quoteCode: string, submission: AnySubmission, error: unknown) {
  if (!isRefusedOrChanged(error)) throw error;
  if (error.is("IllegalArgumentError")) return told(visit, quoteCode, error);
  return replyInvalid(submission, mergeApiErrors(submission, error, subjectsOf(error)));
}

async function told(visit: Visit, quoteCode: string, error: CommerceError) {
  visit.flash({ kind: "warn", text: error.errors[0]?.message ?? "The quote changed meanwhile." });
  return seeOther(visit, quotePath(quoteCode));
}

/** Sends, takes back, accepts, declines or cancels it; an accepted one leads to the cart. */
async function act({ visit, quoteCode, form, calls }: On, action: QuoteAction) {
  const version = Number(form.get("version") || Number.NaN);
  try {
    await calls.act(`${idempotencyKeyOf(form)}-${action}`, {
      action,
      version: Number.isInteger(version) ? version : undefined,
    });
  } catch (error) {
    if (!(error instanceof CommerceError) || ![400, 403, 409].includes(error.status)) throw error;
    return told(visit, quoteCode, error);
  }
  visit.flash({ kind: "ok", text: ACTION_WORDS[action] });
  return seeOther(visit, action === "CHECKOUT" ? "/cart" : quotePath(quoteCode));
}

async function comment({ visit, quoteCode, form, calls }: On) {
  const submission = parseForm(form, messageSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  try {
    await calls.say(idempotencyKeyOf(form), submission.value.text);
  } catch (error) {
    return refused(visit, quoteCode, submission, error);
  }
  visit.flash({ kind: "ok", text: "Your message is sent." });
  return seeOther(visit, quotePath(quoteCode));
}

export default documentPage(
  serverOnly$(function QuoteRoute() {
    const reply = useActionData<typeof action>();
    return <QuotePage quote={useLoaderData<typeof loader>()} reply={reply} />;
  }),
);
