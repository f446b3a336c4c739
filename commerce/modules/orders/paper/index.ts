import { eq } from "drizzle-orm";
import type { Call } from "../../../http/call";
import { OccError } from "../../../http/errors";
import { orderView } from "../present";
import { readOrder } from "../records";
import { sellers } from "../tables";
import { type Paper, paperOf, regionOf } from "./content";
import { drawPapers } from "./draw";
import type { Region } from "./kind";

type PaperCall = Pick<Call, "db" | "about" | "mediaBaseUrl" | "now">;

export { type Paper, paperOf, regionOf, sellerLines } from "./content";

/** Papers as the answer of a call. @param name of the file, without its ending. */
export async function paperFile(papers: readonly Paper[], name: string, at: Date): Promise<Response> {
  return new Response(await drawPapers(papers, at), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${name.replace(/[^\w-]/g, "")}.pdf"`,
      "Cache-Control": "private, no-store",
    },
  });
}

/** Who sells in a country; undefined if nobody does. */
export const sellerIn = async (db: Call["db"], country: Region) =>
  (await db.select().from(sellers).where(eq(sellers.country, country)))[0];

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
