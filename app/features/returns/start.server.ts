import { answer } from "~/commerce/client.server";
import { orderPath } from "~/paths";
import { plainText } from "~/features/cms/sanitise.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";
import { readableDate, readableDay } from "~/ui/dates";

/** The orders of which something can still be exchanged or returned. */
export async function loadStart(visit: Visit) {
  const [{ orders }, timeZone] = await Promise.all([
    answer(visit.commerce.GET("/returnExchange/orders")),
    visit.timeZone(),
  ]);
  return orders.map(({ code, placed, lastDay, summary, pieces }) => ({
    code,
    to: orderPath(code, "exchange-return"),
    placed: readableDate(placed, timeZone),
    until: readableDay(lastDay),
    garments: summary.map(plainText),
    pieces: counted(pieces, "piece"),
  }));
}
