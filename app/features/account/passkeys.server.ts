import { json } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { isRefused } from "~/commerce/errors.server";
import { optional } from "~/features/shell/shell.server";
import type { FormReply } from "~/forms/reply";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { currentPassword } from "./email.server";
import { securityPath } from "~/paths";
import { refusedPost } from "./refused-post.server";

const passkeyName = requiredText(
  LIMITS["POST /users/current/passkeys"].name,
  "Enter a name, so that you know it again.",
);
const beginSchema = z.object({ passkeyName, passkeyPassword: currentPassword });
const UNMADE = "No passkey was made. Try again.";
const addSchema = z.object({
  passkeyName,
  challenge: requiredText(LIMITS["POST /users/current/passkeys"].challengeId, UNMADE),
  credential: z.string(UNMADE).max(30_000),
});

export type PasskeyReply = FormReply & {
  /** What the browser needs to make the passkey whose name and password were right. */
  begun?: { id: string; publicKey: Record<string, unknown>; name: string };
};

/** The person's passkeys. The page goes without them while the API does not tell. */
export async function readPasskeys(visit: Visit) {
  const found = await optional(visit, () => answer(visit.commerce.GET("/users/current/passkeys")));
  return found && { ...found, timeZone: await visit.timeZone() };
}

/** The first post of two: the password is checked, and the browser gets what it needs to make a passkey. */
export async function beginPasskey(visit: Visit, form: FormData) {
  const submission = parseForm(form, beginSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { passkeyName: name, passkeyPassword: password } = submission.value;
  let begun: PasskeyReply["begun"];
  const refused = await refusedPost(visit, submission, { old: "passkeyPassword" }, async () => {
    const { id, publicKey } = await answer(
      visit.commerce.POST("/users/current/passkeys/begin", { body: { password } }),
    );
    begun = { id, publicKey, name };
  });
  return refused ?? json<PasskeyReply>({ begun });
}

/** The second post: what the browser has made. */
export async function addPasskey(visit: Visit, form: FormData) {
  const submission = parseForm(form, addSchema);
  const refuse = (text: string) =>
    replyInvalid(submission, { formErrors: [text], hide: ["credential", "challenge"] });
  if (submission.status !== "success") return refuse(UNMADE);
  const { challenge: challengeId, passkeyName: name } = submission.value;
  const credential = readJson(submission.value.credential);
  try {
    await visit.commerce.POST("/users/current/passkeys", {
      // The API judges what a browser says.
      body: { challengeId, name, credential: credential as never },
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const [first] = error.errors;
    return refuse(first?.reason === "exists" ? first.message : UNMADE);
  }
  visit.flash({ kind: "ok", text: `The passkey “${name}” is added. You can sign in with it now.` });
  return seeOther(visit, securityPath);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
