import type { SerializeFrom } from "@remix-run/node";
import type { FormReply } from "~/forms/reply";
import { DelegatePage } from "./delegate-page";
import { DelegationNote } from "./delegation-note";
import type { loadDashboard } from "./dashboard.server";
import { ApprovalsPage } from "./list-page";
import { SeveralPage } from "./several-page";

interface Props {
  data: SerializeFrom<typeof loadDashboard>;
  lastResult?: FormReply | null;
}

/** The list of what waits, and what is done from it: one address each. */
export function DashboardPages({ data, lastResult }: Props) {
  if (data.doing === "approve") return <SeveralPage data={data.several} />;
  if (data.doing === "decline") {
    return <SeveralPage data={data.several} reasons={data.reasons} lastResult={lastResult} />;
  }
  if (data.doing === "delegate") return <DelegatePage data={data.delegations} lastResult={lastResult} />;
  return (
    <ApprovalsPage data={data.list}>
      <DelegationNote delegations={data.delegations} />
    </ApprovalsPage>
  );
}
