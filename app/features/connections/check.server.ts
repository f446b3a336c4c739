import { json } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import type { components } from "~/commerce/occ";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredMessage } from "~/forms/messages";
import type { FormReply } from "~/forms/reply";
import type { Visit } from "~/session/visit.server";

const MOST = LIMITS["POST /punchout/connections/check"].document;
/** The most characters of a document, in words. */
export const MOST_SHOWN = new Intl.NumberFormat("en").format(MOST);

const schema = z.object({
  document: z
    .string()
    .min(1, requiredMessage)
    .max(MOST, `That is more than ${MOST_SHOWN} characters. Send it to the live address instead.`),
});

/** Everything between the tags of a secret, also of one that nobody closed; and the password of a call-up. */
const SECRETS: [RegExp, string][] = [
  [/(<SharedSecret\b[^>]*>)((?:<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|[^<])+)/gi, "$1••••••••"],
  [/(^|[\s&?])(password\s*=)([^&\r\n]+)/gi, "$1$2••••••••"],
];

/** A document as the page shows it again: nobody needs to see a secret twice. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((shown, [secret, dots]) => shown.replace(secret, dots), text);

/** The document as it was sent, with what is wrong with the form or what would become of it. */
export interface CheckReply {
  reply: FormReply;
  checked: components["schemas"]["PunchOutCheck"] | null;
}

/** Tells what would become of a document. It stays in the form, without its secret. */
export async function checkDocument(visit: Visit, form: FormData) {
  const submission = parseForm(form, schema);
  const kept = { document: withoutSecrets(String(form.get("document") ?? "")) };
  const replied = async (fieldErrors?: Record<string, string[]>) => ({
    ...(await replyInvalid(submission, { fieldErrors, hide: ["document"] }).json()),
    initialValue: kept,
  });
  if (submission.status !== "success") {
    return json<CheckReply>({ reply: await replied(), checked: null }, { status: 400 });
  }
  try {
    const checked = await answer(
      visit.commerce.POST("/punchout/connections/check", { body: submission.value }),
    );
    return json<CheckReply>({ reply: { initialValue: kept, error: {} }, checked });
  } catch (error) {
    if (!(error instanceof CommerceError) || ![400, 413].includes(error.status)) throw error;
    const document = ["This text is too large to be checked here."];
    return json<CheckReply>({ reply: await replied({ document }), checked: null }, { status: 400 });
  }
}
