import { AmendPage } from "./amend-page";
import type { AmendData, AmendReply } from "./amend.server";
import { ApprovalPage } from "./detail-page";
import type { ApprovalView } from "./detail.server";

interface Props {
  data: { one: ApprovalView; amend?: AmendData };
  lastResult?: AmendReply | null;
}

/** One order to decide about, or the form in which fewer pieces of it are approved: one address each. */
export function ApprovalPages({ data: { one, amend }, lastResult }: Props) {
  if (amend) return <AmendPage one={one} amend={amend} lastResult={lastResult} />;
  return <ApprovalPage one={one} lastResult={lastResult} />;
}
