import type { Call } from "../../../http/call";
import { OccError } from "../../../http/errors";
import { paperFile, regionOf, sellerIn } from "../../paper";
import { orderView } from "../showing/present";
import { readOrder } from "../showing/records";
import { paperOf } from "./of-order";

export { paperOf } from "./of-order";

type PaperCall = Pick<Call, "db" | "about" | "mediaBaseUrl" | "now">;

/**
 * The paper of an order as a PDF file (contract §21.3), in four statements. It is made when it is asked for.
 * @param region AU or NZ; without it, the order's own.
 * @throws OccError 404 as showOrder; 400 for a region that is not the order's, because its GST is the order's.
 */
export async function orderPaper(call: PaperCall, code: string, region?: string): Promise<Response> {
  const rows = await readOrder(call, code);
  const own = regionOf(rows.order.currency);
  if (region !== undefined && region.toUpperCase() !== own) {
    throw new OccError(400, {
      type: "ValidationError",
      message: `This order's document is for ${own}.`,
      reason: "invalid",
      subject: "region",
      subjectType: "parameter",
    });
  }
  const seller = await sellerIn(call.db, own);
  const paper = paperOf(rows, orderView(call, rows), call.about, seller);
  return paperFile([paper], `order-${code}`, call.now());
}
