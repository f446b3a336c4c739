import { answer } from "~/commerce/client.server";
import { acknowledgementPath, bulkOrderFilePath, bulkOrderPath, bulkOrdersPath, orderPath } from "~/paths";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { pageOrLast } from "~/lists/list-query.server";
import type { Visit } from "~/session/visit.server";
import { readableMoment } from "~/ui/dates";
import { toneOf } from "./tones";

export const ORDER_STATES = ["mend", "ready", "placed"] as const;
type OrderState = (typeof ORDER_STATES)[number];

interface Asked {
  state?: { choice?: OrderState; isUnknown: boolean };
  currentPage: number;
  pageSize: number;
}

const NO_STATE = { choice: undefined, isUnknown: false };

/** A file that was sent: its orders, a page of its lines, and the button that places what is ready. */
export async function readBulkOrder(
  visit: Visit,
  uploadId: string,
  { state: { choice: state, isUnknown } = NO_STATE, ...asked }: Asked,
) {
  const { pageSize } = asked;
  const [file, timeZone] = await Promise.all([
    pageOrLast(asked.currentPage, (currentPage) =>
      answer(
        visit.commerce.GET("/bulkOrders/{uploadId}", {
          params: { path: { uploadId }, query: { state, currentPage, pageSize } },
        }),
      ),
    ),
    visit.timeZone(),
  ]);
  const moment = (date: string) => readableMoment(date, timeZone);
  const { columns: _, acknowledgement, lines, sentDate, pressedDate, before, ...shown } = file;
  const poOf = new Map(acknowledgement.map((one) => [one.number, one.purchaseOrderNumber]));
  return {
    ...shown,
    key: newIdempotencyKey(),
    sent: moment(sentDate),
    pressed: pressedDate && moment(pressedDate),
    before: before && { ...before, date: moment(before.date) },
    orders: acknowledgement.map((one) => ({
      ...one,
      title: one.purchaseOrderNumber || `Order ${one.number}`,
      total: one.total?.formattedValue,
      tone: toneOf[one.state],
      to: one.orderCode && orderPath(one.orderCode),
    })),
    lines: lines.map((line) => ({ ...line, order: poOf.get(line.number) || `Order ${line.number}` })),
    isUnknown,
    states: [
      {
        label: "All lines",
        count: file.lineCount,
        to: bulkOrderPath(uploadId),
        current: state === undefined,
      },
      ...ORDER_STATES.filter((one) => file.counts[one] > 0).map((one) => ({
        label: `Lines of orders ${ORDER_WORDS[one]}`,
        to: bulkOrderPath(uploadId, one),
        current: one === state,
      })),
    ],
    self: bulkOrderPath(uploadId),
    firstPage: bulkOrderPath(uploadId, state),
    acknowledgement: acknowledgementPath(uploadId),
    mendFile: bulkOrderFilePath(uploadId),
    list: bulkOrdersPath,
  };
}

const ORDER_WORDS: Record<OrderState, string> = { mend: "to mend", ready: "ready", placed: "placed" };

export type BulkOrder = Awaited<ReturnType<typeof readBulkOrder>>;
