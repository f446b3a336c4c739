import type { SerializeFrom } from "@remix-run/node";
import type { loadDashboard } from "./dashboard.server";
import { ApprovalsPage } from "./list-page";
import { SeveralPage } from "./several-page";

/** The list of what waits, and what is done from it: one address each. */
export function DashboardPages({ data }: { data: SerializeFrom<typeof loadDashboard> }) {
  if (data.doing === "approve") return <SeveralPage data={data.several} />;
  return <ApprovalsPage data={data.list} />;
}
