import type { SerializeFrom } from "@remix-run/node";
import type { FormReply } from "~/forms/reply";
import { DelegatePage } from "./delegate-page";
import { DelegationNote } from "./delegation-note";
import type { DelegateFormData, DelegationData } from "./delegate.server";
import { ApprovalsPage } from "./list-page";
import type { approvalsView } from "./list.server";
import type { SeveralData } from "./several.server";
import { SeveralPage } from "./several-page";

type Doing =
  | { doing: "list"; list: SerializeFrom<typeof approvalsView>; delegations: DelegationData }
  | { doing: "approve"; several: SeveralData }
  | { doing: "decline"; several: SeveralData; reasons: { value: string; label: string }[] }
  | { doing: "delegate"; delegations: DelegateFormData };

interface Props {
  data: Doing;
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
