import { answer } from "~/commerce/client.server";
import { pendingView } from "~/features/approvals/home-pending.server";
import { counted } from "~/ui/counted";
import type { Visit } from "~/session/visit.server";

/** Orders that wait for a decision, on the home page of who decides. */
const PENDING = 3;

/**
 * What the home page shows of a person's work: what waits for their decision before what they look after. Each part is
 * read only for those whose work it is; undefined is what somebody has nothing to do with.
 */
export async function readWork(visit: Visit) {
  const [{ capabilities }, timeZone] = await Promise.all([visit.person(), visit.timeZone()]);
  const may = (capability: (typeof capabilities)[number]) => capabilities.includes(capability);
  const pending = may("approve-orders")
    ? await answer(visit.commerce.GET("/pendingApprovalOrders", { params: { query: { pageSize: PENDING } } }))
    : undefined;
  const work = { pending: pending && pendingView(pending, timeZone) };
  return { ...work, title: titleOf(work) };
}

/** The heading of a home page that begins with work; undefined where the person's own uniform comes first. */
function titleOf({ pending }: { pending?: { count: number } }): string | undefined {
  if (!pending?.count) return undefined;
  return `${counted(pending.count, "order")} ${pending.count === 1 ? "waits" : "wait"} for you`;
}
