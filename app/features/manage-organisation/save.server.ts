import { json } from "@remix-run/node";
import { apiTexts, type CommerceError, isRefusedOrChanged } from "~/commerce/errors.server";
import type { FormReply } from "~/forms/reply";
import { type AnySubmission, mergeApiErrors, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";

/** A thing as somebody else saved it while this administrator had it open, beside what was sent. */
export interface Meanwhile {
  message: string;
  rows: { name: string; mine: string; theirs: string }[];
  version: string;
}

export type ManagedReply = FormReply & { meanwhile?: Meanwhile };

interface Saved {
  values: Readonly<Record<string, string | string[]>>;
  version: number;
}

const words = (value: unknown) => (Array.isArray(value) ? value.join(", ") : String(value ?? ""));

/** Both sides of a change that somebody else made first, with 409. `sent` is the form's values, `now` what is saved. */
export function replyMeanwhile(submission: AnySubmission, error: CommerceError, sent: object, now: Saved) {
  const rows = Object.entries(sent)
    .filter(([name]) => name !== "section" && name !== "version")
    .map(([name, value]) => ({ name, mine: words(value), theirs: words(now.values[name]) }));
  const meanwhile = { message: error.errors[0]!.message, rows, version: String(now.version) };
  return json<ManagedReply>({ ...submission.reply(), status: "error", meanwhile }, { status: 409 });
}

interface Save<Value extends object> {
  submission: AnySubmission & { value: Value };
  send: () => Promise<{ message: string; code: string }>;
  /** The page of what was saved. */
  to: (code: string) => string;
  /** Reads it as it is now, for the two sides. */
  now?: () => Promise<Saved>;
  /** Fields of the form whose subject in the API has another name. */
  subjects?: Readonly<Record<string, string>>;
}

/**
 * Saves what an administrator sent and leads to its page. A refusal leads back to the form with all that was typed, and
 * a change that somebody else made first to both sides.
 */
export async function save<Value extends object>(
  visit: Visit,
  { submission, send, to, now, subjects }: Save<Value>,
) {
  try {
    const { message, code } = await send();
    visit.flash({ kind: "ok", text: message });
    return await seeOther(visit, to(code));
  } catch (error) {
    if (!isRefusedOrChanged(error)) throw error;
    if (now && error.is("ConflictError"))
      return replyMeanwhile(submission, error, submission.value, await now());
    // Spec 002 §8: a conflict of which nothing more is known.
    if (error.status === 409 && error.is("UnknownError"))
      return replyInvalid(submission, { status: 409, formErrors: [apiTexts.unknownConflict] });
    return replyInvalid(submission, {
      ...mergeApiErrors(submission, error, subjects),
      status: error.status,
    });
  }
}
