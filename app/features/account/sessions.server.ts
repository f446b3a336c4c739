import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { sessionsPath } from "./paths";

export async function loadSessions(visit: Visit) {
  const [{ sessions }, timeZone] = await Promise.all([
    answer(visit.commerce.GET("/users/current/sessions")),
    visit.timeZone(),
  ]);
  return { sessions, timeZone };
}

/** Ends one sign-in, or all but this one. */
export async function endSessions(visit: Visit, form: FormData) {
  const sessionId = String(form.get("end") ?? "").slice(0, 60);
  if (sessionId !== "") {
    await visit.commerce
      .DELETE("/users/current/sessions/{sessionId}", { params: { path: { sessionId } } })
      .catch((error: unknown) => {
        // It has ended by itself, or by a second press.
        if (!(error instanceof CommerceError) || error.status !== 404) throw error;
      });
  } else if (form.get("do") === "others") {
    await visit.commerce.DELETE("/users/current/sessions");
  }
  const text = sessionId === "" ? "Your other sign-ins have ended." : "That sign-in has ended.";
  visit.flash({ kind: "ok", text });
  return seeOther(visit, sessionsPath);
}
