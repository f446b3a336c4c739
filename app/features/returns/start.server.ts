import type { SerializeFrom } from "@remix-run/node";
import type { ResponseOf } from "~/commerce/response";
import { orderPath } from "~/paths";
import { plainText } from "~/features/cms/sanitise.server";
import { counted } from "~/ui/counted";
import { readableDate, readableDay } from "~/ui/dates";

/** The orders of which something can still be exchanged or returned. */
export const startView = ({ orders }: ResponseOf<"get", "/returnExchange/orders">, timeZone: string) =>
  orders.map(({ code, placed, lastDay, summary, pieces }) => ({
    code,
    to: orderPath(code, "exchange-return"),
    placed: readableDate(placed, timeZone),
    until: readableDay(lastDay),
    garments: summary.map(plainText),
    pieces: counted(pieces, "piece"),
  }));

export type StartOrders = SerializeFrom<typeof startView>;
