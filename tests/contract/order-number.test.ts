import { beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import type { Database } from "../../commerce/database/connection";
import { packParcel } from "../../commerce/modules/orders/warehouse/packing";
import { orders } from "../../commerce/modules/orders/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { emptyCarts, skuOf } from "../support/shopping";
import { APPROVER, NURSE, waitingOrder } from "../support/waiting-order";

const buyer = "buyer@harrowstreet.example";
const api = await apiOfFile();
const { order, read } = ordering(api);
const polo = await skuOf(api, "KC-5002");
beforeEach(() => emptyCarts(api));

const path = (code: string) => `/order/${code}/purchase-order`;
const set = (code: string, poNumber: string, as = buyer, headers: Record<string, string> = {}) =>
  api.call("PATCH", path(code), { as, query: { poNumber }, headers });
const remove = (code: string, as = buyer) => api.call("DELETE", path(code), { as });
const show = async (code: string, as = buyer) => (await api.call("GET", path(code), { as })).body;

describe("the purchase order number of a placed order", () => {
  test("[CK-03] is added, changed and deleted; the history keeps each change, and no press is counted twice", async () => {
    const code = await order(buyer, { [polo]: 1 });
    await remove(code);
    const before = (await read(buyer, code)).historyEntries.length;
    await Promise.all(
      Array.from({ length: 20 }, () =>
        set(code, "HS2027A", buyer, { "Idempotency-Key": `number-of-${code}` }),
      ),
    );
    expect(await show(code)).toMatchObject({ purchaseOrderNumber: "HS2027A", changeable: true });
    expect((await set(code, " HS\u200b2027B ")).status).toBe(200);
    expect((await set(code, "HS2027B")).status).toBe(200);
    expect((await remove(code)).status).toBe(200);
    const view = await read(buyer, code);
    expect(view).not.toHaveProperty("purchaseOrderNumber");
    const changes = view.historyEntries
      .slice(before)
      .map(({ purchaseOrderNumberChange: change }: { purchaseOrderNumberChange: object }) => change);
    expect(changes).toEqual([{ to: "HS2027A" }, { from: "HS2027A", to: "HS2027B" }, { from: "HS2027B" }]);
  });

  test("[CK-03] has the rules of the checkout: its characters, closed ones, and one where it is demanded", async () => {
    const code = await order(buyer, { [polo]: 1 });
    await set(code, "HS2027C");
    const long = await set(code, "A".repeat(18));
    expectRefusal(long, 400, "ValidationError", {
      subject: "purchaseOrderNumber",
      message: "Please enter less than 18 alphanumeric characters.",
    });
    const [row] = await api.db.select().from(orders).where(eq(orders.code, code));
    const mandatory = (purchaseOrderMandatory: boolean) =>
      api.db
        .update(organisations)
        .set({ purchaseOrderMandatory })
        .where(eq(organisations.uid, row!.organisationUid));
    await mandatory(true);
    expectRefusal(await remove(code), 400, "ValidationError", { message: "This information is required." });
    await mandatory(false);
    expect(await show(code)).toMatchObject({ purchaseOrderNumber: "HS2027C" });
  });

  test("[CK-03] stays once the warehouse has begun, and another's order is not found", async () => {
    const code = await order(buyer, { [polo]: 1 });
    await set(code, "HS2027D");
    for (const other of ["admin@harrowstreet.example", "wearer@kestrel.example"]) {
      expectRefusal(await set(code, "X1", other), 404, "NotFoundError", {});
      expectRefusal(await remove(code, other), 404, "NotFoundError", {});
    }
    await api.db.transaction((tx) =>
      packParcel(
        tx as unknown as Database,
        { orderCode: code, lines: [{ entryNumber: 0, quantity: 1 }] },
        api.now(),
      ),
    );
    for (const late of [await set(code, "HS2027E"), await remove(code)]) {
      expectRefusal(late, 400, "OrderChangeError", {
        message: expect.stringMatching(/already being packed/),
      });
    }
    expect(await show(code)).toMatchObject({ purchaseOrderNumber: "HS2027D", changeable: false });
    await api.db.update(orders).set({ purchaseOrderNumber: null }).where(eq(orders.code, code));
    expectRefusal(await remove(code), 400, "OrderChangeError", {});
  });

  test("[AP-01] of an order that waits is set and taken away by who decides about it, in their name, until it is decided", async () => {
    const { code } = await waitingOrder(api);
    const river = "approver.river@saltbush.example";
    const colleague = "parttime@saltbush.example";
    for (const other of [river, colleague, "approver@kestrel.example"]) {
      expectRefusal(await set(code, "SB2027A", other), 404, "NotFoundError", {});
      expectRefusal(await api.call("GET", path(code), { as: other }), 404, "NotFoundError", {});
    }
    expect((await set(code, "SB2027A", APPROVER)).status).toBe(200);
    expect(await show(code, APPROVER)).toMatchObject({ purchaseOrderNumber: "SB2027A", changeable: true });
    expect((await remove(code, APPROVER)).status).toBe(200);
    expect((await set(code, "SB2027B", APPROVER)).status).toBe(200);
    const approved = await api.call("POST", "/approveDeclineOrder", {
      as: APPROVER,
      body: { orderCode: code, decision: "APPROVE" },
    });
    expect(approved.status).toBe(200);
    expectRefusal(await set(code, "SB2027C", APPROVER), 400, "OrderChangeError", {
      message: expect.stringMatching(/no longer waits for an approval/),
    });
    const view = await read(NURSE, code);
    expect(view).toMatchObject({ purchaseOrderNumber: "SB2027B" });
    const changes = view.historyEntries.filter(
      (entry: { purchaseOrderNumberChange?: object }) => entry.purchaseOrderNumberChange,
    );
    expect(changes).toHaveLength(3);
    for (const { user } of changes) expect(user.name).not.toBe("Makareta Dunleavy");
  });
});
