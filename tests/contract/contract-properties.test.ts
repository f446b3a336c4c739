import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { consignments, orders } from "../../commerce/modules/orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { fillCart, skuOf } from "../support/shopping";

const api = await apiOfFile();
const as = "buyer@harrowstreet.example";
const admin = "admin@saltbush.example";
const style = "KC-5002";

/** A call, who asks it if not the buyer, and the `fields` that the contract lets a client send with it. */
const asked = readFileSync(new URL("contract-properties.txt", import.meta.url), "utf8")
  .split(/\n{2,}/)
  .filter((paragraph) => !paragraph.startsWith("#"))
  .map((paragraph) => {
    const [call = "", ...fields] = paragraph.trim().split("\n");
    return [call, fields.join("")] as const;
  });

const [parcel] = await api.db
  .select({ code: consignments.code, order: consignments.orderCode })
  .from(consignments)
  .innerJoin(orders, eq(orders.code, consignments.orderCode))
  .innerJoin(users, eq(users.customerId, orders.customerId))
  .where(eq(users.uid, as))
  .limit(1);
/** The first code of a list that the administrator looks after. */
async function firstOf(path: string, list: string, code: string): Promise<string> {
  const { body } = await api.call("GET", `/${path}`, { as: admin });
  return body[list][0][code];
}

const things = {
  unit: "saltbush",
  customer: await firstOf("users/current/orgCustomers", "users", "customerId"),
  centre: await firstOf("costcentersall", "costCenters", "code"),
  budget: await firstOf("users/current/budgets", "budgets", "code"),
  group: await firstOf("users/current/orgUnitUserGroups", "orgUnitUserGroups", "uid"),
  limit: await firstOf("users/current/orderApprovalPermissions", "orderApprovalPermissions", "code"),
  style,
  cart: await fillCart(api, as, { [await skuOf(api, style)]: 2 }),
  order: parcel!.order,
  parcel: parcel!.code,
};

const ask = (call: string, fields: string) => {
  const [method = "", address = ""] = call.replace(/^admin /, "").split(" ");
  const [path = "", query] = address.split("?");
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof things) => things[name]);
  const body = method === "GET" ? undefined : {};
  return api.call(method, `/${filled}`, {
    as: call.startsWith("admin ") ? admin : as,
    body,
    query: { ...Object.fromEntries(new URLSearchParams(query)), fields },
  });
};

test("[API-1] the list has every answer that the contract gives properties to", () => {
  expect(asked.length).toBeGreaterThan(45);
  expect(asked.filter(([call]) => call.startsWith("admin ")).length).toBeGreaterThan(20);
});

test.each(asked)("[API-1] %s knows the properties of the contract", async (call, fields) => {
  const { status, body } = await ask(call, fields);
  expect([status, body?.errors]).toEqual([200, undefined]);
});

test.each(asked)("[API-1] %s still refuses a property that nobody named", async (call, fields) => {
  expect((await ask(call, `${fields},noSuchProperty`)).body.errors[0].type).toBe("ConversionError");
});
