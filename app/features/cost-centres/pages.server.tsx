import type { SerializeFrom } from "@remix-run/node";
import type { ManagedReply } from "~/features/manage-organisation/save.server";
import { BudgetPage } from "./budget-page";
import { CostCentrePage } from "./detail-page";
import type { costCentreView } from "./detail.server";
import { DisableCostCentrePage } from "./disable-page";
import { UpdateCostCentrePage } from "./update-page";

interface Props {
  centre: SerializeFrom<typeof costCentreView>;
  reply?: ManagedReply;
}

/** One cost centre, the form that changes it, or the question before it is disabled: one address each. */
export function CostCentrePages({ centre, reply }: Props) {
  if (centre.doing === "update") return <UpdateCostCentrePage centre={centre} reply={reply} />;
  if (centre.doing === "disable") return <DisableCostCentrePage centre={centre} />;
  if (centre.doing === "budget") {
    return <BudgetPage key={centre.budget?.code} centre={centre} reply={reply} />;
  }
  return <CostCentrePage centre={centre} />;
}
