import type { Database } from "../../database/connection";
import type { Call } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import { takeDocument } from "../invoices";
import { type Reporting, reportShipment, reportStatus } from "../orders";
import { reportReturn } from "../returns";
import { MOST_BYTES, TakenRowsSchema } from "./contract";
import { documentOf, INVOICE_COLUMNS } from "./invoices";
import { FedOrdersSchema, SinceQuery } from "./orders-contract";
import { readOrders } from "./orders-read";
import { restOf } from "./rest";
import { RECEIPT_COLUMNS, receiptOf, RETURN_STATUS_COLUMNS, returnStatusOf } from "./returns";
import { FedReturnsSchema } from "./returns-contract";
import { readReturns } from "./returns-read";
import { SHIPMENT_COLUMNS, shipmentOf, STATUS_COLUMNS, statusOf } from "./shipments";
import { takeRows } from "./take";

const feed = { tag: "Feeds", who: "client" } as const;
const taking = { ...feed, method: "post", rows: MOST_BYTES, answer: TakenRowsSchema } as const;

/** Who reports what a row says. */
const reporting = ({ now, principal, storefrontUrl }: Call, db: Database): Reporting => ({
  db,
  now: now(),
  channel: principal.kind === "client" ? principal.clientId : "feed",
  storefrontUrl,
});

/** What the operator's own systems send and fetch (docs/decisions/0151). */
export function feedRoutes(api: Registrar): void {
  api.call(
    {
      ...feed,
      method: "get",
      path: "/feeds/orders",
      scope: "orders:read",
      summary: "Orders that are ready for the warehouse, and every change of them behind a cursor",
      query: SinceQuery,
      answer: FedOrdersSchema,
    },
    ({ query, ...call }) => readOrders(call, query),
  );
  api.call(
    {
      ...feed,
      method: "get",
      path: "/feeds/returns",
      scope: "orders:read",
      summary: "Returns and exchanges, and every change of them behind a cursor",
      query: SinceQuery,
      answer: FedReturnsSchema,
    },
    ({ query, ...call }) => readReturns(call, query),
  );
  api.call(
    {
      ...taking,
      path: "/feeds/shipments",
      scope: "orders:write",
      summary: "Takes shipments of orders: what is in each, its carrier and tracking number",
    },
    (call) =>
      takeRows(call, {
        columns: SHIPMENT_COLUMNS,
        rowOf: shipmentOf,
        apply: (db, row) => reportShipment(reporting(call, db), row),
      }),
  );
  api.call(
    {
      ...taking,
      path: "/feeds/orderStatuses",
      scope: "orders:write",
      summary: "Takes what became of orders and shipments: delivered, returned to sender, or not to be sent",
    },
    (call) =>
      takeRows(call, {
        columns: STATUS_COLUMNS,
        rowOf: statusOf,
        apply: (db, row) => reportStatus(reporting(call, db), row, restOf(call, db)),
      }),
  );
  api.call(
    {
      ...taking,
      path: "/feeds/returnReceipts",
      scope: "orders:write",
      summary: "Takes what the warehouse received of returns and exchanges, and has checked",
    },
    (call) =>
      takeRows(call, {
        columns: RECEIPT_COLUMNS,
        rowOf: receiptOf,
        apply: (db, row) => reportReturn(reporting(call, db), row),
      }),
  );
  api.call(
    {
      ...taking,
      path: "/feeds/returnStatuses",
      scope: "orders:write",
      summary: "Takes what became of returns: faults that are agreed to or refused, and what is settled",
    },
    (call) =>
      takeRows(call, {
        columns: RETURN_STATUS_COLUMNS,
        rowOf: returnStatusOf,
        apply: (db, row) => reportReturn(reporting(call, db), row),
      }),
  );
  api.call(
    {
      ...taking,
      path: "/feeds/invoices",
      scope: "invoices:write",
      summary:
        "Takes invoices and credit notes: their numbers and days, and amounts that must be those of the shop",
    },
    (call) =>
      takeRows(call, {
        columns: INVOICE_COLUMNS,
        rowOf: documentOf,
        apply: (db, row) => {
          const { now, channel } = reporting(call, db);
          return takeDocument(db, row, { now, client: channel });
        },
      }),
  );
}
