import { CommerceError } from "~/commerce/errors.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";

/** Leads to a page that says what became of a change, in the API's words, or why it was refused. */
export async function showOutcome(visit: Visit, to: string, send: () => Promise<{ message: string }>) {
  try {
    visit.flash({ kind: "ok", text: (await send()).message });
  } catch (error) {
    if (!(error instanceof CommerceError) || error.status !== 400) throw error;
    visit.flash({ kind: "warn", text: error.errors[0]!.message });
  }
  return seeOther(visit, to);
}
