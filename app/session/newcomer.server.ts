import { seeOther } from "./see-other.server";
import { onboardingPath } from "~/paths";
import { welcomeAgent } from "./agent.server";
import type { Visit } from "./visit.server";

/** What somebody can open before the onboarding is done: it, and help with it. */
const OPEN = [onboardingPath, "/contact-us"];

/**
 * Leads whoever has signed in for the first time to the onboarding (spec 000 §4). Only the first page after a sign-in
 * asks who it is, and leads an agent to assisted service; whoever has been there before is not asked again.
 */
export async function requireOnboarded(visit: Visit, request: Request): Promise<void> {
  if (!visit.session.has("newcomer")) return;
  if (!(await visit.person()).isFirstLogin) {
    visit.session.unset("newcomer");
    return welcomeAgent(visit, request);
  }
  if (!OPEN.includes(new URL(request.url).pathname)) throw await seeOther(visit, onboardingPath);
}
