import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { CommerceError, textForStatus } from "~/commerce/errors.server";
import { signInWithPassword } from "~/commerce/oauth.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import { accountOf } from "~/session/account.server";
import { refuse } from "~/session/page.server";
import { signInOrigin } from "~/session/sign-in-origin.server";
import type { Visit } from "~/session/visit.server";
import { enter } from "./enter.server";
import { signInWaitOf } from "./wait.server";
import { signInRefusal } from "./words.server";

const UNSIGNED = "No passkey was confirmed. Try again, or use your password.";

/** What a script adds to the form: the challenge, and what the passkey signed. */
const passkeySchema = z.object({
  challenge: requiredText(100, UNSIGNED),
  credential: requiredText(12_000, UNSIGNED),
});

/** What a passkey has to sign. */
export const beginPasskey = (visit: Visit) => answer(visit.commerce.POST("/users/anonymous/passkeySignIn"));

/** The password grant with the id of the challenge, as with a code. The passkey says who signs in. */
export async function enterByPasskey(visit: Visit, args: ActionFunctionArgs, form: FormData) {
  const submission = parseForm(form, passkeySchema);
  const refused = (text: string, status = 400) =>
    refuse(visit, replyInvalid(submission, { status, formErrors: [text], hide: ["credential"] }));
  if (submission.status !== "success") return refused(UNSIGNED);
  const wait = signInWaitOf(args.context);
  if (wait) {
    visit.retryAfter = wait;
    return refused(`Too many attempts. Try again in ${wait} seconds.`, 429);
  }
  const { challenge, credential } = submission.value;
  const from = await signInOrigin(args.request, args.context, "");
  try {
    await visit.signIn(await signInWithPassword(visit.transport, challenge, credential, from.headers), "");
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    visit.retryAfter = error.retryAfter;
    const words = signInRefusal(error);
    return refused(words ?? textForStatus(error.status, error.retryAfter), words ? 400 : error.status);
  }
  const { uid } = await answer(
    visit.commerce.GET("/orgUsers/current", { params: { query: { fields: "uid" } } }),
  );
  visit.session.set("account", accountOf(uid));
  return enter(visit, args, uid);
}
