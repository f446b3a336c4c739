import { eq, sql } from "drizzle-orm";
import { rowsOf } from "../../commerce/database/connection";
import { purchaseLimits } from "../../commerce/modules/limits/tables";
import { users } from "../../commerce/modules/users/tables";
import type { TestApi } from "./api";
import { fillCart, makeReady, place, skuOf } from "./shopping";

export const ADMIN = "admin@saltbush.example";
export const KOSTAS = "approver@saltbush.example";
/** Of the ward Emergency: one who orders on account, and one who approves there. */
export const BUYER = "wearer@saltbush.example";
export const WARD_APPROVER = "newstarter@saltbush.example";
export const CENTRE = "SV-1010";

/** The ward's nurse orders on account, and its new starter approves. */
export async function wardOfBuyers(api: TestApi): Promise<void> {
  const set = (uid: string, groups: string[]) =>
    api.db.update(users).set({ groups, priceEnabled: true }).where(eq(users.uid, uid));
  await set(BUYER, ["b2bcustomergroup"]);
  await set(WARD_APPROVER, ["b2bcustomergroup", "b2bapprovergroup"]);
}

export const idOf = async (api: TestApi, uid: string): Promise<string> =>
  (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!.customerId;

/** Gives people a purchase limit of their own; amounts in dollars inc. GST. */
export async function give(
  api: TestApi,
  uid: string,
  code: string,
  type: "One" | "Span" | "Budget",
  threshold?: number,
): Promise<void> {
  const types = {
    One: "B2BOrderThresholdPermission",
    Span: "B2BOrderThresholdTimespanPermission",
    Budget: "B2BBudgetExceededPermission",
  } as const;
  const body = {
    code,
    name: `Limit ${code}`,
    orderApprovalPermissionType: { code: types[type] },
    threshold,
    periodRange: type === "Span" ? "MONTH" : undefined,
    orgUnit: { uid: "saltbush" },
  };
  const made = await api.call("POST", "/users/current/orderApprovalPermissions", { as: ADMIN, body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const person = await idOf(api, uid);
  const given = await api.call("POST", `/users/current/orgCustomers/${person}/permissions/${code}`, {
    as: ADMIN,
  });
  if (given.status !== 200) throw new Error(JSON.stringify(given.body));
}

/** Adds a budget of the ward for years around today; dollars inc. GST. */
export const addBudget = (api: TestApi, budget: number, more: object = {}) =>
  api.call("POST", "/users/current/budgets", {
    as: ADMIN,
    body: {
      code: "BU-1010",
      name: "Ward year",
      budget,
      startDate: "2020-01-01",
      endDate: "2099-12-31",
      costCenterCode: CENTRE,
      ...more,
    },
  });

/** Takes away all limits, budgets and routes, and the ward's orders from its cost centre. */
export async function withoutLimits(api: TestApi): Promise<void> {
  await rowsOf(api.db, sql`delete from approval_routes`);
  await rowsOf(api.db, sql`delete from budgets`);
  await api.db.delete(purchaseLimits);
  await rowsOf(api.db, sql`update orders set cost_centre = null where cost_centre ->> 'code' = ${CENTRE}`);
}

/** A cart of tops that is ready to be placed. */
export async function readyCart(api: TestApi, as: string, quantity: number): Promise<string> {
  const cart = await fillCart(api, as, { [await skuOf(api, "SV-3001", 200)]: quantity });
  await makeReady(api, as, cart, { costCentre: CENTRE });
  return cart;
}

/** Orders tops on account. */
export const order = async (api: TestApi, quantity: number, as = BUYER) =>
  place(api, as, await readyCart(api, as, quantity));

export const budget = async (api: TestApi, code = "BU-1010") => {
  const { body } = await api.call("GET", `/users/current/budgets/${code}`, { as: ADMIN });
  const value = (name: string) => Math.round(body[name].value * 100);
  return { spent: value("spent"), held: value("held"), left: value("left"), over: value("over") };
};

export const decide = (api: TestApi, orderCode: string, as: string, decision = "APPROVE") =>
  api.call("POST", "/approveDeclineOrder", {
    as,
    body: { orderCode, decision, reasonCode: decision === "DECLINE" ? "TOO_COSTLY" : undefined },
  });
