import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import type { components } from "~/commerce/occ";
import { requiredMessage } from "~/forms/messages";
import type { FormReply } from "~/forms/reply";

const MOST = LIMITS["POST /punchout/connections/check"].document;
/** The most characters of a document, in words. */
export const MOST_SHOWN = new Intl.NumberFormat("en").format(MOST);

export const checkSchema = z.object({
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
