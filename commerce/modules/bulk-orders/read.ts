import { sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { priceOf } from "../../http/money";
import { pageOf, pagination } from "../../http/paging";
import { shortDigest } from "../../http/short-digest";
import { FIELDS, isLeftOut, missingColumns, NAMES, orderColumns } from "./file";
import type { LinesQuery, UploadsQuery } from "./contract";
import { FILE_STATES, type FileState, type LineFault, ORDER_STATES, type OrderState } from "./tables";
import { mustHaveBulk, ownUpload } from "./uploads";

type ReadCall = Pick<Call, "db" | "about" | "baseSite">;

const WORDS: Record<FileState, string> = {
  ready: "Ready to place",
  mend: "To mend",
  placing: "Being placed",
  placed: "Placed",
};

interface ListedFile {
  id: string;
  fileName: string;
  status: FileState;
  sentAt: string;
  pressedAt: string | null;
  orderCount: number;
  lineCount: number;
  pieceCount: number;
  placedCount: number;
}

const iso = (at: string) => new Date(at).toISOString();

const fileView = ({ id, sentAt, pressedAt, ...file }: ListedFile) => ({
  ...file,
  uploadId: id,
  statusDisplay: WORDS[file.status],
  sentDate: iso(sentAt),
  pressedDate: pressedAt ? iso(pressedAt) : undefined,
});

/** The columns of a listed file, of `bulk_uploads f`. */
const LISTED = sql`f.id, f.file_name as "fileName", f.status, f.sent_at as "sentAt", f.pressed_at as "pressedAt",
  (select count(*)::int from bulk_upload_orders o where o.upload_id = f.id) as "orderCount",
  (select count(*)::int from bulk_upload_orders o where o.upload_id = f.id and o.state = 'placed') as "placedCount",
  (select count(*)::int from bulk_upload_lines l where l.upload_id = f.id) as "lineCount",
  (select coalesce(sum(l.quantity), 0)::int from bulk_upload_lines l where l.upload_id = f.id) as "pieceCount"`;

/** The files that the caller has sent, the newest first. */
export async function listFiles(call: ReadCall, asked: z.infer<typeof UploadsQuery>) {
  mustHaveBulk(call);
  const page = pageOf(asked);
  const search = asked.search?.trim();
  const within = sql`f.customer_id = ${call.about.user.customerId}
    ${asked.status ? sql`and f.status = ${asked.status}` : sql``}
    ${search ? sql`and f.file_name ilike ${containing(search)}` : sql``}`;
  const found = await rowsOf<ListedFile>(
    call.db,
    sql`select ${LISTED} from bulk_uploads f where ${within}
      order by f.sent_at desc, f.id limit ${page.pageSize} offset ${page.offset}`,
  );
  const [all] = await rowsOf<{ total: number }>(
    call.db,
    sql`select count(*)::int as total from bulk_uploads f where ${within}`,
  );
  return { bulkOrders: found.map(fileView), pagination: pagination(page, all!.total) };
}

/** How many of the caller's files are in each state. */
export async function fileFilters(call: ReadCall) {
  mustHaveBulk(call);
  const counts = await rowsOf<{ status: FileState; count: number }>(
    call.db,
    sql`select status, count(*)::int as count from bulk_uploads
      where customer_id = ${call.about.user.customerId} group by status`,
  );
  const count = (status: FileState) => counts.find((one) => one.status === status)?.count ?? 0;
  const values = FILE_STATES.map((code) => ({ code, name: WORDS[code], count: count(code) }));
  return { filters: [{ code: "status", name: "Status", values }] };
}

interface ListedOrder {
  number: number;
  purchaseOrderNumber: string;
  deliverTo: string;
  state: OrderState;
  message: string | null;
  totalCents: number | null;
  waits: boolean | null;
  orderCode: string | null;
  lineCount: number;
  pieceCount: number;
  mendCount: number;
}

/** What became, or would become, of each order of a file. A file has 50 at most. */
export async function acknowledge({ db, about }: Pick<Call, "db" | "about">, uploadId: string) {
  const found = await rowsOf<ListedOrder>(
    db,
    sql`select o.number, o.purchase_order_number as "purchaseOrderNumber", o.deliver_to as "deliverTo", o.state,
        o.message, o.total_cents as "totalCents", o.waits, o.order_code as "orderCode",
        count(*)::int as "lineCount", coalesce(sum(l.quantity), 0)::int as "pieceCount",
        count(*) filter (where l.faults <> '[]')::int as "mendCount"
      from bulk_upload_orders o join bulk_upload_lines l on l.upload_id = o.upload_id and l.number = o.number
      where o.upload_id = ${uploadId} group by o.upload_id, o.number order by o.number`,
  );
  const { currency, currencySymbol } = about.unit;
  return found.map(({ totalCents, waits, orderCode, message, ...order }) => ({
    ...order,
    message: message ?? undefined,
    total:
      totalCents !== null && about.user.priceEnabled
        ? priceOf(totalCents, currency, currencySymbol)
        : undefined,
    waits: waits === true,
    orderCode: orderCode ?? undefined,
  }));
}

/** What the columns of a file mean and what would be ordered, as it is shown: a press sends it back. */
export const fingerprintOf = (
  { columns }: { columns: string[] },
  orders: Awaited<ReturnType<typeof acknowledge>>,
): string => shortDigest([columns, orders]);

/** When the caller pressed the same file before, and how many orders came of it. */
async function pressedBefore({ db }: ReadCall, upload: Awaited<ReturnType<typeof ownUpload>>) {
  const [before] = await rowsOf<{ at: string; orders: number }>(
    db,
    sql`select f.pressed_at as at,
        (select count(*)::int from bulk_upload_orders o where o.upload_id = f.id and o.state = 'placed') as orders
      from bulk_uploads f
      where f.customer_id = ${upload.customerId} and f.digest = ${upload.digest} and f.id <> ${upload.id}
        and f.pressed_at is not null
      order by f.pressed_at desc limit 1`,
  );
  return before && { date: iso(before.at), orders: before.orders };
}

interface ListedLine {
  line: number;
  number: number;
  cells: string[];
  code: string;
  name: string;
  quantity: number;
  faults: LineFault[];
}

/** A file with its orders and a page of its lines. @throws OccError 404 */
export async function showFile(call: ReadCall, uploadId: string, asked: z.infer<typeof LinesQuery>) {
  mustHaveBulk(call);
  const upload = await ownUpload(call, uploadId);
  const page = pageOf(asked);
  const orders = await acknowledge(call, uploadId);
  const within = sql`from bulk_upload_lines l join bulk_upload_orders o on o.upload_id = l.upload_id and o.number = l.number
    where l.upload_id = ${uploadId} ${asked.state ? sql`and o.state = ${asked.state}` : sql``}`;
  const lines = await rowsOf<ListedLine>(
    call.db,
    sql`select l.line, l.number, l.cells, l.sku as code, l.name, l.quantity, l.faults ${within}
      order by l.line limit ${page.pageSize} offset ${page.offset}`,
  );
  const [all] = await rowsOf<{ total: number }>(call.db, sql`select count(*)::int as total ${within}`);
  const sum = (of: (order: (typeof orders)[number]) => number) =>
    orders.reduce((total, order) => total + of(order), 0);
  const counts = Object.fromEntries(
    ORDER_STATES.map((state) => [state, orders.filter((order) => order.state === state).length]),
  ) as Record<OrderState, number>;
  const { at, unused } = orderColumns(upload.columns);
  const quantityAt = at.quantity;
  return {
    uploadId,
    fileName: upload.fileName,
    status: upload.status,
    statusDisplay: WORDS[upload.status],
    sentDate: upload.sentAt.toISOString(),
    pressedDate: upload.pressedAt?.toISOString(),
    orderCount: orders.length,
    lineCount: sum(({ lineCount }) => lineCount),
    pieceCount: sum(({ pieceCount }) => pieceCount),
    placedCount: counts.placed,
    fingerprint: fingerprintOf(upload, orders),
    columns: upload.columns,
    unused,
    missing: missingColumns(upload.columns),
    /** What an unused column could mean: what no other column does. */
    offered: FIELDS.filter((field) => at[field] === undefined).map((field) => ({
      code: field,
      name: NAMES[field],
    })),
    counts,
    acknowledgement: orders,
    before: await pressedBefore(call, upload),
    lines: lines.map((line) => ({
      ...line,
      asked: (quantityAt === undefined ? undefined : line.cells[quantityAt]) ?? "",
      leftOut: isLeftOut(line),
    })),
    pagination: pagination(page, all!.total),
  };
}
