import { asc, eq, sql } from "drizzle-orm";
import { rowsOf } from "../../commerce/database/connection";
import { carts } from "../../commerce/modules/carts/tables";
import { placeDue } from "../../commerce/modules/replenishments";
import { replenishmentRuns } from "../../commerce/modules/replenishments/tables";
import type { TestApi } from "./api";
import { readyCart } from "./shopping";

/** Every week from 1 April 2026, a Wednesday. */
export const inTurn = {
  recurrencePeriod: "DAILY",
  numberOfDays: "7",
  replenishmentStartDate: "2026-04-01T09:00:00+11:00",
};

/** The calls of somebody with replenishment orders, and the job that places what is due. */
export function repeated(api: TestApi, who: string, site = "wholesale") {
  const call = (method: string, path: string, options: object = {}) =>
    api.call(method, path, { as: who, site, ...options });
  const create = (cartId: string, body: object, query: Record<string, string | undefined> = {}) =>
    call("POST", "/orgUsers/current/replenishmentOrders", {
      query: { cartId, termsChecked: "true", ...query },
      body: { replenishmentStartDate: "2026-03-18T12:00:00+11:00", ...body },
    });
  const runsOf = () =>
    api.db
      .select({
        due: replenishmentRuns.dueDate,
        order: replenishmentRuns.orderCode,
        reason: replenishmentRuns.reason,
        missed: replenishmentRuns.missedDates,
      })
      .from(replenishmentRuns)
      .orderBy(
        asc(replenishmentRuns.at),
        asc(replenishmentRuns.dueDate),
        asc(replenishmentRuns.replenishmentCode),
      );
  return {
    who,
    call,
    create,
    runsOf,
    show: async (code: string) => (await call("GET", `/users/current/replenishmentOrders/${code}`)).body,
    /** Sets one up of new lines. @param more `costCentre: "first"` is any that they may charge. */
    start: async (
      lines: Record<string, number>,
      body: object,
      more: { poNumber?: string; costCentre?: string } = {},
    ) => {
      const costCentre =
        more.costCentre === "first"
          ? ((await call("GET", "/costcenters")).body.costCenters[0].code as string)
          : more.costCentre;
      const cart = await readyCart(api, who, lines, { ...more, costCentre });
      await api.db.update(carts).set({ site }).where(eq(carts.code, cart));
      const answer = await create(cart, body);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body.replenishmentOrderCode as string;
    },
    /** Runs the job, at an instant. @returns all runs so far. */
    work: async (at?: string) => {
      if (at) {
        api.setNow(new Date(at));
        // Tokens do not last as long as the time between two orders.
        api.forgetTokens();
      }
      await placeDue(api.db, api.now(), (of) => `https://${of}.shop.example`);
      return runsOf();
    },
    ordersOf: (code: string) =>
      rowsOf<{ code: string; subTotal: number; status: string }>(
        api.db,
        sql`select o.code, o.sub_total_cents as "subTotal", o.status from orders o
          join replenishment_runs r on r.order_code = o.code where r.replenishment_code = ${code}
          order by o.placed_at`,
      ),
  };
}
