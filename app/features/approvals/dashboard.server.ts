import type { Visit } from "~/session/visit.server";
import { loadApprovals } from "./list.server";
import { loadSeveral } from "./several.server";

/** The list of what waits, or what its address asks for: `?do=approve` before several orders are approved. */
export async function loadDashboard(visit: Visit, request: Request) {
  if (new URL(request.url).searchParams.get("do") === "approve") {
    return { doing: "approve" as const, several: await loadSeveral(visit, request) };
  }
  return { doing: "list" as const, list: await loadApprovals(visit, request, "pending") };
}
