import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { clock } from "~/calendar/clock.server";
import { timeFrame } from "~/features/assisted/time-frame.server";
import { readForm } from "~/forms/read-form.server";
import { seeOther } from "~/session/see-other.server";
import { assistedTimePath } from "~/paths";
import { resetAgentTime } from "~/session/agent.server";
import { anyVisitor } from "~/session/page.server";

/** The time that an agent has left, as a document for a frame of the page. */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const endsAt = visit.signedIn ? visit.session.get("agent")?.endsAt : undefined;
    return timeFrame(endsAt && endsAt - clock(), await visit.commit());
  });
}

/** Begins the time anew. */
export async function action(args: ActionFunctionArgs) {
  await readForm(args.request);
  return anyVisitor(args, async (visit) => {
    if (visit.signedIn) resetAgentTime(visit);
    return seeOther(visit, assistedTimePath);
  });
}
