import { answer } from "~/commerce/client.server";
import type { Commerce } from "~/commerce/typed-client";
import type { Visit } from "~/session/visit.server";

/** What would be sent to the buyer's system now. */
export const readRequisition = (commerce: Commerce, sid: string) =>
  answer(commerce.GET("/punchout/sessions/{sid}/requisition", { params: { path: { sid } } }));

/** What would go back to the buyer's system now, and what a cart says in place of charges; undefined outside a visit. */
export async function goingBack({ keyed, commerce }: Visit) {
  if (!keyed) return undefined;
  const { lines, total, currency } = await readRequisition(commerce, keyed.sid);
  return {
    totals: {
      rows: [{ label: "Lines sent", amount: String(lines.length) }],
      total: { label: "Total", amount: `${total} ${currency}`.trim() },
      note: "Exc. GST and freight. Nothing is ordered yet.",
    },
  };
}
