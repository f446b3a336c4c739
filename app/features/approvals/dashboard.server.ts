import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { approvalPath, dashboardPath } from "./addresses";
import { declineReasons } from "./decide.server";
import { delegateApprovals, endDelegation, loadDelegateForm, loadDelegations } from "./delegate.server";
import { loadApprovals } from "./list.server";
import { approveSeveral, declineSeveral, loadSeveral } from "./several.server";

/**
 * Leads from the link of a mail to its order. What became of it, or why the link does not work, is told beside the order
 * or the list. Nothing is changed, because scanners of mails and previews open links too.
 */
async function followLink(visit: Visit, key: string): Promise<never> {
  try {
    const { code } = await answer(
      visit.commerce.GET("/approvalLink", { params: { query: { key: key.slice(0, 100) } } }),
    );
    throw await seeOther(visit, approvalPath(code));
  } catch (error) {
    if (!(error instanceof CommerceError) || ![400, 404, 409].includes(error.status)) throw error;
    const { message, subject } = error.errors[0]!;
    visit.flash({ kind: "warn", text: message });
    throw await seeOther(visit, error.status === 409 ? approvalPath(subject!) : dashboardPath);
  }
}

/** The list of what waits, or what its address asks for: `?do=approve` or `?do=decline` before several orders are decided, `?do=delegate` to give them away. */
export async function loadDashboard(visit: Visit, request: Request) {
  const query = new URL(request.url).searchParams;
  const link = query.get("link");
  if (link) return followLink(visit, link);
  if (query.get("do") === "approve") {
    return { doing: "approve" as const, several: await loadSeveral(visit, request) };
  }
  if (query.get("do") === "decline") {
    const [several, reasons] = await Promise.all([loadSeveral(visit, request), declineReasons(visit)]);
    return { doing: "decline" as const, several, reasons };
  }
  if (query.get("do") === "delegate") {
    return { doing: "delegate" as const, delegations: await loadDelegateForm(visit) };
  }
  const [list, delegations] = await Promise.all([
    loadApprovals(visit, request, "pending"),
    loadDelegations(visit),
  ]);
  return { doing: "list" as const, list, delegations };
}

/** Does what a form of these pages asks for. */
export function sendDashboard(visit: Visit, form: FormData) {
  switch (form.get("intent")) {
    case "delegate":
      return delegateApprovals(visit, form);
    case "end":
      return endDelegation(visit, form);
    case "decline":
      return declineSeveral(visit, form);
    default:
      return approveSeveral(visit, form);
  }
}
