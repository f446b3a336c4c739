import { z } from "zod";
import { whenEmpty } from "~/forms/text-schema.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";

export const finalSchema = z.object({
  password: z.string(whenEmpty("Enter a password.")),
  confirmpassword: z.string(whenEmpty("Repeat the password.")),
  terms: z.literal("yes", { error: "Accept the terms and conditions." }),
});

/** The token of the mail; without one the page is that of registration. */
export async function requireToken(visit: Visit, request: Request): Promise<string> {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, 200);
  if (!token) throw await seeOther(visit, "/register");
  return token;
}

/** A link that does not work leads to registration, with the reason. */
export function beginAgain(visit: Visit, text = "This link does not work. Register again.") {
  visit.flash({ kind: "warn", text });
  return seeOther(visit, "/register");
}
