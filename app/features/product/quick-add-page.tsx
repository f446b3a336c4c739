import { FaultNotice } from "~/errors/fault-notice";
import { Panel } from "~/ui/panel";
import {
  addedOf,
  QuickAdd,
  type QuickAddAnswer,
  QuickAddFoot,
  quickAddPanel,
  type QuickAddReply,
} from "./quick-add";

/** The quick add panel (900 px) as a page. */
export function QuickAddPage({ data, reply }: { data: QuickAddAnswer; reply?: QuickAddReply }) {
  const from = "from" in data ? data.from : "/search";
  return (
    <Panel {...quickAddPanel(from)} footer={<QuickAddFoot from={from} added={addedOf(reply)} />}>
      {"fault" in data ? <FaultNotice fault={data.fault} /> : <QuickAdd data={data} reply={reply} />}
    </Panel>
  );
}
