import { json } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { loadDoor } from "~/features/sign-in/door.server";
import { constraintOf, mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { optionalText } from "~/forms/text-schema.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";

const onboardingSchema = z.object({ preferredName: optionalText(60), mobile: optionalText(30) });

/** People who have finished their first sign-in are sent to the root (spec 000 §4). */
export async function loadOnboarding(visit: Visit) {
  const user = await answer(
    visit.commerce.GET("/orgUsers/current", {
      params: { query: { fields: "firstName,mobile,isFirstLogin,organisation(name)" } },
    }),
  );
  if (!user.isFirstLogin) throw await seeOther(visit, "/");
  const { firstName, mobile = "", organisation } = user;
  return json({
    person: { firstName, mobile, organisation: organisation.name },
    constraint: constraintOf(onboardingSchema),
    door: await loadDoor(visit),
  });
}

export async function saveOnboarding(visit: Visit, form: FormData) {
  const submission = parseForm(form.get("do") === "skip" ? new FormData() : form, onboardingSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  try {
    await visit.commerce.POST("/orgUsers/current/onboarding", { body: submission.value });
  } catch (error) {
    if (isRefused(error)) return replyInvalid(submission, mergeApiErrors(submission, error));
    throw error;
  }
  return seeOther(visit, "/");
}
