import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { orderPath } from "~/features/orders/addresses";
import { columnMeanings } from "~/forms/column-meanings.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm } from "~/forms/submission.server";
import { csvFile } from "~/http/csv.server";
import { pageNumberOf, pageOrLast } from "~/http/list-query.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { readableMoment } from "~/ui/dates";
import { acknowledgementPath, bulkOrderFilePath, bulkOrderPath, bulkOrdersPath } from "./addresses";
import { requireBulkOrders } from "./guard.server";
import { toneOf } from "./tones";

const PAGE_SIZE = 50;
export const ORDER_STATES = ["mend", "ready", "placed"] as const;
type OrderState = (typeof ORDER_STATES)[number];

interface Asked {
  state?: OrderState;
  currentPage?: number;
  pageSize?: number;
}

const readFile = (visit: Visit, uploadId: string, query: Asked) =>
  answer(visit.commerce.GET("/bulkOrders/{uploadId}", { params: { path: { uploadId }, query } }));

/** A file that was sent: its orders, a page of its lines, and the button that places what is ready. */
export async function loadBulkOrder(visit: Visit, uploadId: string, url: URL, pageSize = PAGE_SIZE) {
  await requireBulkOrders(visit);
  const state = ORDER_STATES.find((one) => one === url.searchParams.get("state"));
  const [file, timeZone] = await Promise.all([
    pageOrLast(pageNumberOf(url.searchParams), (currentPage) =>
      readFile(visit, uploadId, { state, currentPage, pageSize }),
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
    state,
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

export type BulkOrder = Awaited<ReturnType<typeof loadBulkOrder>>;

/** What became of a file after the press; before it there is nothing to acknowledge. */
export async function loadAcknowledgement(visit: Visit, uploadId: string): Promise<BulkOrder> {
  // Its page has the orders alone, and looks again every 5 seconds.
  const data = await loadBulkOrder(visit, uploadId, new URL(acknowledgementPath(uploadId), "http://shop"), 1);
  if (!data.pressed) throw await seeOther(visit, data.self);
  return data;
}

const FIELDS = ["sku", "quantity", "purchaseOrder", "deliverTo"] as const;
const schema = z.object({
  intent: z.literal("columns").optional(),
  columns: columnMeanings(FIELDS),
});

/** Lets the ready orders be placed, or says what columns mean that were not understood. */
export async function postBulkOrder(visit: Visit, uploadId: string, form: FormData) {
  await requireBulkOrders(visit);
  const submission = parseForm(form, schema);
  const { intent, columns = [] } = submission.status === "success" ? submission.value : {};
  return intent === "columns"
    ? mapColumns(visit, uploadId, columns, idempotencyKeyOf(form))
    : placeFile(visit, uploadId, form);
}

/** What the API refuses is told on the page of the file. */
async function orTold(visit: Visit, uploadId: string, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CommerceError) || ![400, 409].includes(error.status)) throw error;
    visit.flash({ kind: "warn", text: error.errors[0]?.message ?? "Nothing was changed." });
    return seeOther(visit, bulkOrderPath(uploadId));
  }
}

async function mapColumns(
  visit: Visit,
  uploadId: string,
  columns: z.infer<typeof schema>["columns"],
  key: string,
) {
  return orTold(visit, uploadId, async () => {
    if (columns.length > 0) {
      await answer(
        visit.commerce.PATCH("/bulkOrders/{uploadId}", {
          headers: { "Idempotency-Key": key },
          params: { path: { uploadId } },
          body: { columns },
        }),
      );
      visit.flash({ kind: "ok", text: "All lines are checked again." });
    }
    return seeOther(visit, bulkOrderPath(uploadId));
  });
}

/** Lets the ready orders be placed, and leads to the acknowledgement. */
async function placeFile(visit: Visit, uploadId: string, form: FormData) {
  return orTold(visit, uploadId, async () => {
    await answer(
      visit.commerce.POST("/bulkOrders/{uploadId}/place", {
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        params: { path: { uploadId } },
      }),
    );
    return seeOther(visit, acknowledgementPath(uploadId));
  });
}

const WRONG = "What is wrong";
const EXAMPLE = { "Purchase order number": "HSWINTER1", "Deliver to": "", Code: "", Quantity: "12" };

/** The template, or all lines of the orders to mend under the heads of their file, with what is wrong. */
export async function bulkOrderFile(visit: Visit, url: URL): Promise<Response> {
  await requireBulkOrders(visit);
  const id = url.searchParams.get("upload")?.slice(0, 60);
  if (!id) return template();
  const { columns, acknowledgement } = await readFile(visit, id, { pageSize: 1 });
  const refused = new Map(acknowledgement.map((one) => [one.number, one.message]));
  const heads = columns.map((label, at) => ({ label, at })).filter(({ label }) => label !== WRONG);
  type Line = Awaited<ReturnType<typeof readFile>>["lines"][number];
  return csvFile<Line>(
    "orders-to-mend",
    [
      ...heads.map(({ label, at }) => ({ label, text: ({ cells }: Line) => cells[at] ?? "" })),
      {
        label: WRONG,
        text: ({ number, faults }) =>
          [
            ...faults.map(({ column, message }) => (column ? `${column}: ${message}` : message)),
            refused.get(number),
          ]
            .filter(Boolean)
            .join(" "),
      },
    ],
    async (currentPage) => (await readFile(visit, id, { state: "mend", currentPage, pageSize: 100 })).lines,
  );
}

const template = () =>
  csvFile<typeof EXAMPLE>(
    "orders-template",
    (Object.keys(EXAMPLE) as (keyof typeof EXAMPLE)[]).map((label) => ({ label, text: (row) => row[label] })),
    (page) => Promise.resolve(page === 0 ? [EXAMPLE] : []),
  );
