import { sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowsOf } from "../../../database/connection";
import type { Call } from "../../../http/call";
import { priceOf } from "../../../http/money";
import { pageOf, pagination } from "../../../http/paging";
import { shortDigest } from "../../../http/short-digest";
import {
  TEAM_ORDER_STATES,
  TEAM_ROW_STATES,
  type TeamFault,
  type TeamOrderState,
  type TeamRowState,
} from "../tables";
import { pressedBefore } from "./before";
import type { TeamFileState, TeamRowsQuery } from "./contract";
import { ownFile } from "./own";
import { faultOf } from "./garment";
import { FIELDS } from "./fields";
import { cellsOf, missingColumns, NAMES, teamColumns } from "./read-file";
import type { TeamFile, TeamOrder } from "./try-order";

type ReadCall = Pick<Call, "db" | "about">;

/** What would be ordered, as it is shown: a press sends it back. */
export const fingerprintOf = (
  { columns }: Pick<TeamFile, "columns">,
  orders: readonly Pick<TeamOrder, "number" | "state" | "digest" | "totalCents">[],
): string =>
  shortDigest([
    columns,
    orders
      .filter(({ state }) => state === "ready")
      .map(({ number, digest, totalCents }) => [number, digest, totalCents])
      .sort(),
  ]);

/** The state of a file from those of its orders and rows. */
export function stateOf(
  orders: Readonly<Record<TeamOrderState, number>>,
  rows: Readonly<Pick<Record<TeamRowState, number>, "mend">>,
): TeamFileState {
  if (orders.placing > 0) return "placing";
  if (orders.check > 0) return "checking";
  if (orders.ready > 0) return "ready";
  return rows.mend > 0 || orders.placed === 0 ? "mend" : "placed";
}

const countsOf = <State extends string>(
  states: readonly State[],
  found: readonly { state: string; count: number }[],
): Record<State, number> =>
  Object.fromEntries(
    states.map((state) => [state, found.find((one) => one.state === state)?.count ?? 0]),
  ) as Record<State, number>;

interface ListedRow {
  line: number;
  cells: string[];
  state: TeamRowState;
  person: string;
  item: string;
  quantity: number;
  note: string | null;
  orderCode: string | null;
  faults: TeamFault[];
  total: number;
}

/** A page of rows, in the order of the file, and how many there are. */
async function rowsAsked({ db }: ReadCall, draftId: string, asked: z.infer<typeof TeamRowsQuery>) {
  const { pageSize, offset } = pageOf(asked);
  const found = await rowsOf<ListedRow>(
    db,
    sql`select r.line, r.cells, r.state, r.name as person, r.item, r.quantity, r.note, r.faults,
        o.order_code as "orderCode", (count(*) over ())::int as total
      from team_file_rows r left join team_file_orders o on o.draft_id = r.draft_id and o.number = r.number
      where r.draft_id = ${draftId}
        ${asked.state ? sql`and r.state = ${asked.state}` : sql``}
        ${asked.column ? sql`and r.faults @> ${JSON.stringify([{ column: asked.column }])}::jsonb` : sql``}
      order by r.line limit ${pageSize} offset ${offset}`,
  );
  return { found, total: found[0]?.total ?? 0 };
}

/** How many rows have something to mend in each column, the most first. */
const kindsOf = ({ db }: ReadCall, draftId: string) =>
  rowsOf<{ column: string; count: number }>(
    db,
    sql`select f->>'column' as column, count(distinct r.line)::int as count
      from team_file_rows r, jsonb_array_elements(r.faults) f
      where r.draft_id = ${draftId} and r.state = 'mend' and f->>'column' <> ''
      group by 1 order by 2 desc, 1`,
  );

interface ListedOrder {
  number: number;
  state: TeamOrderState;
  digest: string;
  totalCents: number | null;
  waits: boolean | null;
  partly: boolean;
}

/** Every order of a file: at most as many as it has rows. */
const ordersOf = ({ db }: ReadCall, draftId: string) =>
  rowsOf<ListedOrder>(
    db,
    sql`select o.number, o.state, o.digest, o.total_cents as "totalCents", o.waits,
        exists (select from team_file_rows r where r.draft_id = o.draft_id and r.customer_id = o.customer_id
          and r.state = 'mend') as partly
      from team_file_orders o where o.draft_id = ${draftId} order by o.number`,
  );

/** The sum of some orders as the caller sees it; undefined where prices are not shown. */
function totalOf({ about: { user, unit } }: ReadCall, orders: readonly Pick<ListedOrder, "totalCents">[]) {
  if (!user.priceEnabled || orders.length === 0) return undefined;
  if (orders.some(({ totalCents }) => totalCents === null)) return undefined;
  const cents = orders.reduce((sum, { totalCents }) => sum + totalCents!, 0);
  return priceOf(cents, unit.currency, unit.currencySymbol);
}

/** A file of the caller with how many rows are in each state, and a page of them. @throws OccError 404 */
export async function showTeamFile(call: ReadCall, draftId: string, asked: z.infer<typeof TeamRowsQuery>) {
  const { draft, file } = await ownFile(call, draftId);
  const counted = await rowsOf<{ state: string; count: number }>(
    call.db,
    sql`select state, count(*)::int as count from team_file_rows where draft_id = ${draftId} group by state`,
  );
  const counts = countsOf(TEAM_ROW_STATES, counted);
  const orders = await ordersOf(call, draftId);
  const ofState = countsOf(
    TEAM_ORDER_STATES,
    TEAM_ORDER_STATES.map((state) => ({ state, count: orders.filter((one) => one.state === state).length })),
  );
  const ready = orders.filter(({ state }) => state === "ready");
  const { found, total } = await rowsAsked(call, draftId, asked);
  const { at, unused } = teamColumns(file.columns);
  return {
    draftId,
    name: draft.name,
    fileName: file.fileName,
    status: stateOf(ofState, counts),
    sentDate: draft.createdAt.toISOString(),
    pressedDate: file.pressedAt?.toISOString(),
    fingerprint: fingerprintOf(file, orders),
    columns: file.columns,
    unused,
    missing: missingColumns(file.columns),
    offered: FIELDS.filter((field) => at[field] === undefined).map((code) => ({ code, name: NAMES[code] })),
    purchaseOrderNumber: file.purchaseOrderNumber ?? undefined,
    purchaseOrderMandatory: call.about.organisation.purchaseOrderMandatory,
    reason: file.reason ?? undefined,
    reasons: file.reasons,
    all: TEAM_ROW_STATES.reduce((sum, state) => sum + counts[state], 0),
    counts,
    orders: ofState,
    total: totalOf(call, ready),
    waits: ready.filter(({ waits }) => waits).length,
    partly: ready.filter(({ partly }) => partly).length,
    kinds: counts.mend > 0 ? await kindsOf(call, draftId) : [],
    before: await pressedBefore(call, file),
    rows: found.map(({ note, orderCode, total: _, ...row }) => ({
      ...row,
      // What was ordered before is ordered if its number is changed.
      faults: note ? [faultOf(cellsOf(file.columns, row.cells), "quantity", note)] : row.faults,
      orderCode: orderCode ?? undefined,
    })),
    pagination: pagination(pageOf(asked), total),
  };
}

/** A page of the orders of a file, in the order of the file. @throws OccError 404 */
export async function showTeamFileOrders(
  call: ReadCall,
  draftId: string,
  asked: { currentPage?: number; pageSize?: number },
) {
  await ownFile(call, draftId);
  const page = pageOf(asked);
  const found = await rowsOf<
    Pick<TeamOrder, "number" | "name" | "state" | "message" | "totalCents" | "waits" | "orderCode"> & {
      rowCount: number;
      pieceCount: number;
    }
  >(
    call.db,
    sql`select o.number, o.name, o.state, o.message, o.total_cents as "totalCents", o.waits,
        o.order_code as "orderCode", count(r.*)::int as "rowCount",
        coalesce(sum(r.quantity), 0)::int as "pieceCount"
      from team_file_orders o left join team_file_rows r on r.draft_id = o.draft_id and r.number = o.number
      where o.draft_id = ${draftId} group by o.draft_id, o.number
      order by o.number limit ${page.pageSize} offset ${page.offset}`,
  );
  const [all] = await rowsOf<{ total: number }>(
    call.db,
    sql`select count(*)::int as total from team_file_orders where draft_id = ${draftId}`,
  );
  return {
    orders: found.map(({ totalCents, waits, orderCode, message, ...order }) => ({
      ...order,
      message: message ?? undefined,
      total: totalOf(call, [{ totalCents }]),
      waits: waits === true,
      orderCode: orderCode ?? undefined,
    })),
    pagination: pagination(page, all!.total),
  };
}
