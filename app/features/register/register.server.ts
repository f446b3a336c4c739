import { json } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { isRefused } from "~/commerce/errors.server";
import { loadSignInFrame } from "~/features/sign-in/sign-in-frame.server";
import { constraintOf } from "~/forms/submission.server";
import { optionalText, requiredText } from "~/forms/text-schema.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";

const LIMIT = LIMITS["POST /registrations"];

/** Registration form; the API checks the code, the email, the mobile and the employee code (spec 000 §5). */
export const registerSchema = z.object({
  registrationCode: requiredText(LIMIT.registrationCode, "Enter the registration code."),
  firstName: requiredText(LIMIT.firstName, "Enter your first name."),
  lastName: requiredText(LIMIT.lastName, "Enter your last name."),
  email: requiredText(LIMIT.email, "Enter your email."),
  mobile: optionalText(LIMIT.mobile),
  employeeCode: requiredText(LIMIT.employeeCode, "Enter your employee code."),
});

/** The guard of registration: none on the wholesale site, nor for who has signed in (spec 000 §2). */
export async function requireNewcomer(visit: Visit): Promise<void> {
  if (visit.site === "wholesale" || visit.signedIn) throw await seeOther(visit, "/");
}

/** The unit of a code; undefined if it is not known. */
export async function unitOf(visit: Visit, registrationCode: string | undefined) {
  if (!registrationCode) return undefined;
  try {
    const query = { registrationCode: registrationCode.slice(0, 40) };
    return await answer(visit.commerce.GET("/registrationcodes", { params: { query } }));
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}

/** What the form of registration shows. @param joining the unit whose code is kept. */
export async function loadRegister(visit: Visit, joining: Awaited<ReturnType<typeof unitOf>>, sent = false) {
  return json({
    joining,
    sent,
    constraint: constraintOf(registerSchema),
    door: await loadSignInFrame(visit),
  });
}
