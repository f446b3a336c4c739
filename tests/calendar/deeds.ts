import { desc, eq, sql } from "drizzle-orm";
import { daysAfter, daysBetween, lastDayOf, localClock, monthOf } from "../../commerce/calendar";
import { rowsOf } from "../../commerce/database/connection";
import { customerCoupons } from "../../commerce/modules/coupons/tables";
import { packParcel, reportParcel } from "../../commerce/modules/orders/warehouse/packing";
import { promotions } from "../../commerce/modules/promotions/tables";
import { replenishmentRuns } from "../../commerce/modules/replenishments/tables";
import { addBudget, budget, CENTRE, decide, order, WARD_APPROVER } from "../support/limits";
import { ordering } from "../support/ordering";
import { repeated } from "../support/replenishing";
import { choose, makeReady, place, skuOf } from "../support/shopping";
import { APPROVER, NURSE } from "../support/waiting-order";
import { type Kept, take, type World, wrongBalance } from "./world";

/** Something that people do again and again around the moment at which a day begins, and what was wrong with it. */
export interface Deed {
  /** In the last minute before it. */
  before?: (day: string) => Promise<string[]>;
  /** In the first minute after it. */
  after?: (day: string) => Promise<string[]>;
  /** At every step, once the shop has done what is due. */
  always?: () => Promise<string[]>;
}

/** What was found, if it is not what was expected. */
export const wrong = (what: string, found: unknown, expected: unknown): string[] =>
  found === expected ? [] : [`${what} is ${String(found)}, not ${String(expected)}`];

/** Puts one item of a pack into a cart that is ready to be placed; undefined where nothing is left of its bundle. */
async function packCart(
  { api }: World,
  { as, pack }: Kept,
  { bundle, ...item }: Item,
): Promise<string | undefined> {
  const { body: cart } = await api.call("POST", "/users/current/carts", { as, query: { reuse: "true" } });
  const { body: its } = await api.call("GET", `/orgUsers/current/packs/${pack}`, { as });
  const chosen = await choose(api, as, pack, bundle ?? its.bundles[0].bundleId, item);
  if (chosen.body.errors?.[0]?.reason === "allocation-used") return undefined;
  const added = await api.call("POST", `/orgUsers/current/packs/${pack}/cart`, { as });
  for (const { status, body } of [chosen, added]) if (status >= 300) throw new Error(JSON.stringify(body));
  const { body: centres } = await api.call("GET", "/costcenters", { as });
  await makeReady(api, as, cart.code, { costCentre: centres.costCenters?.[0]?.code });
  return cart.code as string;
}

/** What is chosen from a pack; from its first bundle, unless named. */
type Item = Parameters<typeof choose>[4] & { bundle?: string };

async function placed({ api }: World, as: string, cart: string): Promise<string> {
  const { status, body } = await place(api, as, cart);
  if (!body.code) throw new Error(`not placed: ${status} ${JSON.stringify(body)}`);
  return body.code as string;
}

/**
 * A pack whose orders wait for an approval: ordered before midnight, approved or declined after it by turns. What a
 * decline gives back is of the period in which it was ordered.
 */
export function approvedPack(world: World, kept: Kept, item: Item): Deed {
  let waits: { code: string; day: string } | undefined;
  let turn = 0;
  return {
    async before() {
      const day = world.today();
      const { body } = await world.api.call("GET", `/orgUsers/current/packs/${kept.pack}`, { as: kept.as });
      if (body.balance.left < 1) return [];
      const cart = await packCart(world, kept, item);
      if (!cart)
        return body.balance.used > 0 ? [] : [`nothing is left of ${kept.pack}, of which nothing is used`];
      waits = { code: await placed(world, kept.as, cart), day };
      take(world, kept, day, 1);
      return [];
    },
    async after() {
      if (!waits) return [];
      const { code, day } = waits;
      waits = undefined;
      turn += 1;
      const decision = turn % 2 ? "APPROVE" : "DECLINE";
      const { status, body } = await decide(world.api, code, APPROVER, decision);
      if (decision === "DECLINE") take(world, kept, day, -1);
      return status < 300 ? [] : [`${decision} of ${code}: ${status} ${JSON.stringify(body)}`];
    },
    always: () => wrongBalance(world, kept),
  };
}

/** A pack of points: put into the cart before midnight, ordered after it, when it is of the new period if one begins. */
export function pointsPack(world: World, kept: Kept, item: Item, points: number): Deed {
  let cart: string | undefined;
  return {
    async before() {
      const { body } = await world.api.call("GET", `/orgUsers/current/packs/${kept.pack}`, { as: kept.as });
      if (body.balance.left < points) return [];
      cart = await packCart(world, kept, item);
      return wrongBalance(world, kept, points);
    },
    async after() {
      if (!cart) return [];
      await placed(world, kept.as, cart);
      cart = undefined;
      take(world, kept, world.today(), points);
      return wrongBalance(world, kept);
    },
  };
}

/** What stands of the orders that a cost centre is charged with, in cents, by the month of the zone. */
async function chargedByMonth({ api, zone }: World): Promise<Map<string, number>> {
  const rows = await rowsOf<{ at: string; cents: number }>(
    api.db,
    sql`select placed_at as at, total_cents - own_share_cents as cents from orders
      where cost_centre ->> 'code' = ${CENTRE} and status not in ('CANCELLED', 'REJECTED', 'REJECTED_BY_MERCHANT')`,
  );
  const words = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" });
  const sums = new Map<string, number>();
  for (const { at, cents } of rows) {
    const month = words.format(new Date(at)).slice(0, 7);
    sums.set(month, (sums.get(month) ?? 0) + cents);
  }
  return sums;
}

const BUDGET = 1_000_000;

/** A budget for each month, charged by an order before midnight and by one after it. */
export function monthlyBudgets(world: World): Deed {
  const { api } = world;
  const months: string[] = [];
  const codeOf = (month: string) => `BU-${month}`;
  const charge = async (): Promise<string[]> => {
    const month = monthOf(world.today());
    if (!months.includes(month)) {
      months.push(month);
      const made = await addBudget(api, BUDGET / 100, {
        ...{ code: codeOf(month), startDate: `${month}-01`, endDate: lastDayOf(month) },
      });
      if (made.status !== 201) return [`budget of ${month}: ${JSON.stringify(made.body)}`];
    }
    const { body } = await order(api, 1, WARD_APPROVER);
    const [row] = await rowsOf<{ cents: number }>(
      api.db,
      sql`select total_cents - own_share_cents as cents from orders where code = ${body.code}`,
    );
    return wrong(`what ${body.code} costs`, Math.round(body.totalPriceWithTax.value * 100), row!.cents);
  };
  return {
    before: charge,
    after: charge,
    async always() {
      const charged = await chargedByMonth(world);
      const faults: string[] = [];
      for (const month of months.slice(-3)) {
        const { spent, held, left } = await budget(api, codeOf(month));
        faults.push(...wrong(`the budget of ${month} used`, spent + held, charged.get(month) ?? 0));
        faults.push(...wrong(`the budget of ${month} in all`, spent + held + left, BUDGET));
      }
      return faults;
    },
  };
}

const COUPON = "STYLE10";
const CLAIMER = "wearer@lanternbridge.example";

/** A coupon that ends at midnight: claimed in its last minute, refused in the next. */
export function endingCoupon({ api }: World): Deed {
  const path = "/users/current/customercoupons";
  const counts = async () =>
    JSON.stringify((await api.call("GET", path, { as: CLAIMER, query: { fields: "FULL" } })).body.counts);
  return {
    async before() {
      const now = api.now();
      await api.db.delete(customerCoupons);
      await api.db
        .update(promotions)
        .set({ startsAt: new Date(now.getTime() - 60_000), endsAt: new Date(now.getTime() + 90_000) })
        .where(eq(promotions.code, COUPON));
      const claimed = await api.call("POST", `${path}/${COUPON}/claim`, { as: CLAIMER });
      return [
        ...wrong("the answer to a claim", claimed.status, 201),
        ...wrong("the coupons before", await counts(), '{"usable":1,"ended":0}'),
      ];
    },
    async after() {
      return wrong("the coupons after", await counts(), '{"usable":0,"ended":1}');
    },
  };
}

const REPEATER = "buyer@harrowstreet.example";
/** The hour from which the orders of a day are placed. */
const PLACED_FROM = "06:00";

/** The days after which nobody wants an order any more that was due. */
const STILL_WANTED = 31;

/**
 * A replenishment order of every day: one order for all days that passed since the last one, at its hour, and none after
 * more than a month.
 */
export async function dailyOrder(world: World, sku: string): Promise<Deed> {
  const { api, zone } = world;
  const code = await repeated(api, REPEATER).start(
    { [sku]: 1 },
    { recurrencePeriod: "DAILY", numberOfDays: "1", replenishmentStartDate: daysAfter(world.today()) },
  );
  let last = world.today();
  let count = 0;
  let stale = false;
  return {
    async always() {
      const { date, time } = localClock(api.now(), zone);
      const due = time >= PLACED_FROM ? date : daysAfter(date, -1);
      if (due > last) {
        count += 1;
        stale = daysBetween(daysAfter(last), date) > STILL_WANTED;
      }
      last = due > last ? due : last;
      const runs = await api.db
        .select()
        .from(replenishmentRuns)
        .where(eq(replenishmentRuns.replenishmentCode, code))
        .orderBy(desc(replenishmentRuns.at));
      const { body } = await api.call("GET", `/users/current/replenishmentOrders/${code}`, {
        as: REPEATER,
        site: "wholesale",
      });
      return [
        ...wrong("the orders of the replenishment order", runs.length, count),
        ...wrong("what became of its last date", Boolean(runs[0]?.reason), stale),
        ...wrong("its next date", body.dates?.next, daysAfter(last)),
      ];
    },
  };
}

/** Something that arrives in the last minute of a day, and until when it can be sent back. */
export async function arrival({ api }: World, sku: string): Promise<string> {
  const code = await ordering(api).order(REPEATER, { [sku]: 1 });
  const parcel = await packParcel(
    api.db,
    { orderCode: code, lines: [{ quantity: 1, entryNumber: 0 }] },
    api.now(),
  );
  for (const to of ["READY", "SHIPPED", "DELIVERY_COMPLETED"] as const) {
    await reportParcel(api.db, { orderCode: code, code: parcel }, to, api.now());
  }
  return code;
}

/** Whether a person may still send back what arrived. */
export async function mayReturn({ api }: World, code: string, may: boolean): Promise<string[]> {
  const { status } = await api.call("POST", `/orders/${code}/returnExchange/price`, {
    as: REPEATER,
    body: { entries: [{ orderEntryNumber: 0, quantity: 1, type: "RETURN", reason: "NOT_NEEDED" }] },
  });
  return wrong(`the answer to a return of ${code}`, status < 300, may);
}

/** A SKU of each style that the deeds order. */
export const goodsOf = async ({ api }: World) => ({
  polo: await skuOf(api, "KC-5002"),
  cap: await skuOf(api, "KC-5401"),
});

export const PACKS = {
  topUp: { as: NURSE, pack: "PK-SV-TOPUP-NURSE-FT", reset: "financial-year" },
  warm: { as: NURSE, pack: "PK-SV-WARM", reset: "anniversary" },
  crew: { as: "wearer@emberbun.example", pack: "PK-EB-TOPUP-CREW", reset: "anniversary" },
  points: { as: "wearer@kestrel.example", pack: "PK-KM-PTS-CABIN", reset: "calendar-year" },
} as const;
