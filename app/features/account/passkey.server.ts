import { json } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { CommerceError } from "~/commerce/errors.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText } from "~/forms/text-schema.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { securityPath } from "./paths";
import { requireSecurity } from "./security.server";

const nameSchema = z.object({
  name: requiredText(
    LIMITS["PATCH /users/current/passkeys/{passkeyId}"].name,
    "Enter a name, so that you know it again.",
  ),
});

const pathOf = (passkeyId: string) => ({ params: { path: { passkeyId } } });

/** The page of one of the person's passkeys. @throws Response 404 for any other. */
export async function loadPasskey(visit: Visit, id: string) {
  await requireSecurity(visit);
  return json({ name: (await passkeyOf(visit, id)).name });
}

async function passkeyOf(visit: Visit, id: string) {
  const { passkeys } = await answer(visit.commerce.GET("/users/current/passkeys"));
  const passkey = passkeys.find((one) => one.id === id);
  if (!passkey) throw new Response(null, { status: 404 });
  return passkey;
}

/** Gives it another name, or removes it. */
export async function savePasskey(visit: Visit, id: string, form: FormData) {
  await requireSecurity(visit);
  if (form.get("do") === "remove") return remove(visit, id);
  await passkeyOf(visit, id);
  const submission = parseForm(form, nameSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { name } = submission.value;
  await visit.commerce.PATCH("/users/current/passkeys/{passkeyId}", { ...pathOf(id), body: { name } });
  visit.flash({ kind: "ok", text: `The passkey is called “${name}” now.` });
  return seeOther(visit, securityPath);
}

async function remove(visit: Visit, id: string) {
  await visit.commerce.DELETE("/users/current/passkeys/{passkeyId}", pathOf(id)).catch((error: unknown) => {
    // A second press: it is gone already.
    if (!(error instanceof CommerceError) || error.status !== 404) throw error;
  });
  visit.flash({ kind: "ok", text: "The passkey is removed. It does not sign in any more." });
  return seeOther(visit, securityPath);
}
