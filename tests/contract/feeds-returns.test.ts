import { expect, test } from "vitest";
import { checkReturn, receiveReturn, settleReturn } from "../../commerce/modules/returns/warehouse";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ndjson, sendTo, tokenOf } from "../support/feeds";
import { ordering } from "../support/ordering";
import { skuOf } from "../support/shopping";

const api = await apiOfFile();
const token = await tokenOf(api, "erp");
const { order } = ordering(api);
const buyer = "buyer@harrowstreet.example";
const polo = await skuOf(api, "KC-5002");
const ask = (query: Record<string, string> = {}) => api.call("GET", "/feeds/returns", { token, query });

test("[API-2] a return is told when it is asked for, at each step, and with its credit", async () => {
  const { body: begun } = await ask();
  expect(begun.returns.length).toBeGreaterThan(0);
  const code = await order(buyer, { [polo]: 2 });
  const its = { order: code, shipment: "R1" };
  await sendTo(api, "shipments", ndjson([its]), { token });
  const at = api.now().toISOString();
  const arrived = await sendTo(api, "orderStatuses", ndjson([{ ...its, status: "DELIVERY_COMPLETED", at }]), {
    token,
  });
  expect(arrived.body).toMatchObject({ applied: 1 });
  const asked = await api.call("POST", `/orders/${code}/returnExchange`, {
    as: buyer,
    body: { entries: [{ orderEntryNumber: 0, quantity: 1, type: "RETURN", reason: "NOT_NEEDED" }] },
  });
  const number = String(asked.body.returnRequests[0].code);
  let cursor = String(begun.cursor);
  const next = async () => {
    const { body } = await ask({ since: cursor });
    cursor = body.cursor;
    expect(body.returns.map((one: { code: string }) => one.code)).toEqual([number]);
    return body.returns[0];
  };
  const first = await next();
  expect(first).toMatchObject({
    ...{ status: "WAIT", order: code, version: 1, organisation: { uid: expect.any(String) as string } },
    lines: [{ entry: 0, sku: polo, quantity: 1, type: "RETURN", reason: "NOT_NEEDED" }],
  });
  const cents = (amount: number) => Math.round(amount * 100);
  const { net, gst, post, total } = first.refund;
  expect(cents(net) + cents(gst) - cents(post)).toBe(cents(total));
  expect(first.lines.reduce((sum: number, line: { net: number }) => sum + cents(line.net), 0)).toBe(
    cents(net),
  );
  await receiveReturn(api.db, number, api.now());
  expect((await next()).status).toBe("RECEIVING");
  await checkReturn(api.db, number, api.now());
  await settleReturn(api.db, number, api.now());
  const last = await next();
  expect(last).toMatchObject({
    status: "COMPLETED",
    credit: { invoice: expect.stringMatching(/^INV-/) as string },
  });
  expect((await ask({ since: cursor })).body).toEqual({ returns: [], cursor, more: false });
});

test("[API-2] needs feeds and orders:read", async () => {
  const weak = await tokenOf(api, "writer", ["feeds", "orders:write"]);
  expectRefusal(await api.call("GET", "/feeds/returns", { token: weak }), 403, "InsufficientScopeError");
  expectRefusal(await api.call("GET", "/feeds/returns", { as: buyer }), 403, "ForbiddenError");
  expectRefusal(await api.call("GET", "/feeds/returns"), 401, "UnauthorizedError");
});
