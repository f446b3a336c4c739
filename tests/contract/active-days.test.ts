import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { instantAt } from "../../commerce/calendar";
import { costCentres } from "../../commerce/modules/organisation/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { decide } from "../support/limits";
import { makeReady, place, readyCart, skuOf } from "../support/shopping";
import { ADMIN, APPROVER, letBuy, NURSE } from "../support/waiting-order";

const api = await apiOfFile();
/** Perth, two hours behind the others of the south-east in winter. */
const admin = "admin@korraline.example";
const PERTH = "Australia/Perth";
const sku = await skuOf(api, "KC-5002", 200);
const logged = async (search: string) => {
  const body = { search };
  return JSON.stringify((await api.call("POST", "/manage-organisation/changes", { as: admin, body })).body);
};
const go = (day: string, time = "12:00") => {
  api.setNow(instantAt(day, time, PERTH));
  api.forgetTokens();
};
const JUNE = { activeFrom: "2026-06-01", activeUntil: "2026-06-30" };
/** To the minute on either side of both midnights, and whether June's days hold then. */
const MINUTES = [
  ["2026-05-31", "23:59", "not-started"],
  ["2026-06-01", "00:00", "active"],
  ["2026-06-30", "23:59", "active"],
  ["2026-07-01", "00:00", "ended"],
] as const;

describe("a purchase order with a first and a last day", () => {
  const post = (call: string, body: object) =>
    api.call("POST", `/wwgPurchaseOrders/${call}`, { as: admin, body });
  const details = async (purchaseId: string) =>
    (
      await api.call("GET", "/wwgPurchaseOrders/getPurchaseOrderDetails", {
        as: admin,
        query: { purchaseId },
      })
    ).body;
  const add = async (purchaseOrderNumber: string, days: object) => {
    const made = await post("addPurchaseOrder", {
      ...{ purchaseOrderNumber, description: "Winter jackets", units: ["korraline"] },
      ...days,
    });
    expect(made.status).toBe(201);
    return made.body.purchaseId as string;
  };
  const offered = async (cart: string) =>
    (
      await api.call("GET", `/orgUsers/current/carts/${cart}/purchase-order`, { as: admin })
    ).body.available.map((one: { purchaseOrderNumber: string }) => one.purchaseOrderNumber) as string[];

  test("[WZ-01] is offered and accepted from the first midnight to the last, and refused in words outside", async () => {
    const id = await add("JUNE26", JUNE);
    for (const [day, time, state] of MINUTES) {
      go(day, time);
      const cart = await readyCart(api, admin, { [sku]: 1 });
      expect([day, time, (await offered(cart)).includes("JUNE26")]).toEqual([day, time, state === "active"]);
      const set = await api.call("PUT", `/orgUsers/current/carts/${cart}/paymenttype`, {
        as: admin,
        query: { paymentType: "ACCOUNT", purchaseOrderNumber: "june26" },
      });
      if (state === "active") expect((await place(api, admin, cart)).body.code).toBeTruthy();
      else {
        const words = state === "ended" ? "june26 ended on 30 Jun 2026." : "june26 starts on 1 Jun 2026.";
        expectRefusal(set, 400, "ValidationError", {
          subject: "purchaseOrderNumber",
          message: `${words} Enter another number.`,
        });
      }
      const one = await details(id);
      expect(one).toMatchObject({ ...JUNE, status: "active", usable: state === "active" });
      const found = await post("getPurchaseOrdersList", { search: "JUNE26", filters: { status: state } });
      expect(found.body.purchaseOrders).toHaveLength(1);
    }
  });

  test("[WZ-01] that ended after the cart was made ready is refused when it is ordered", async () => {
    await add("JUNE27", JUNE);
    go("2026-06-30", "23:59");
    const cart = await readyCart(api, admin, { [sku]: 1 }, { poNumber: "JUNE27" });
    go("2026-07-01", "00:00");
    expectRefusal(await place(api, admin, cart), 400, "ValidationError", {
      subject: "purchaseOrderNumber",
      message: "JUNE27 ended on 30 Jun 2026. Enter another number.",
    });
  });

  test("[WZ-01] changes its days: what is not sent stays, null is none, and the last is not before the first", async () => {
    go("2026-05-01");
    const purchaseId = await add("JUNE28", JUNE);
    const change = (days: object) =>
      post("updatePurchaseOrderDetails", {
        ...{ purchaseId, purchaseOrderNumber: "JUNE28", description: "Winter jackets", units: ["korraline"] },
        ...days,
      });
    expect((await change({})).status).toBe(200);
    expect(await details(purchaseId)).toMatchObject(JUNE);
    expectRefusal(await change({ activeUntil: "2026-05-31" }), 400, "ValidationError", {
      subject: "activeUntil",
      message: "The last day cannot be before the first day.",
    });
    expect((await change({ activeFrom: "2026-02-30" })).status).toBe(400);
    expect((await change({ activeUntil: null })).status).toBe(200);
    const open = await details(purchaseId);
    expect([open.activeFrom, open.activeUntil]).toEqual([JUNE.activeFrom, undefined]);
    expect(await logged("JUNE28")).toContain('"what":"Last day","from":"30 Jun 2026"');
  });
});

describe("an order that waits for an approval when the last day passes", () => {
  test("[AP-01] keeps its purchase order and its cost centre: it was placed in time", async () => {
    const lastMinutes = instantAt("2026-06-30", "23:50", "Australia/Adelaide");
    api.setNow(instantAt("2026-05-01", "12:00", PERTH));
    api.forgetTokens();
    await letBuy(api, NURSE);
    const { body: centres } = await api.call("GET", "/costcenters", { as: NURSE });
    const centre = centres.costCenters[0].code as string;
    const made = await api.call("POST", "/wwgPurchaseOrders/addPurchaseOrder", {
      as: ADMIN,
      body: {
        ...{ purchaseOrderNumber: "WARD26", description: "Ward", units: ["saltbush-emergency"], ...JUNE },
      },
    });
    expect(made.status).toBe(201);
    await api.db.update(costCentres).set(JUNE).where(eq(costCentres.code, centre));
    api.setNow(lastMinutes);
    api.forgetTokens();
    const cart = await readyCart(
      api,
      NURSE,
      { [await skuOf(api, "SV-3001")]: 1 },
      { poNumber: "WARD26", costCentre: centre },
    );
    const { body: order } = await place(api, NURSE, cart);
    expect(order.status).toBe("PENDING_APPROVAL");
    api.setNow(instantAt("2026-07-02", "09:00", "Australia/Adelaide"));
    api.forgetTokens();
    const decided = await decide(api, order.code, APPROVER, "APPROVE");
    expect(decided.status).toBeLessThan(300);
    const { body: after } = await api.call("GET", `/users/current/orders/${order.code}`, {
      as: NURSE,
      query: { fields: "FULL" },
    });
    expect([after.status, after.purchaseOrderNumber, after.costCenter.code]).toEqual([
      "APPROVED",
      "WARD26",
      centre,
    ]);
  });
});

describe("a cost centre with a first and a last day", () => {
  const CENTRE = "KC-JUNE";
  const all = "/orgUsers/current/wwg-cost-centers";
  const read = async () => (await api.call("GET", `${all}/${CENTRE}`, { as: admin })).body;
  const offered = async () =>
    (await api.call("GET", "/costcenters", { as: admin })).body.costCenters.map(
      ({ code }: { code: string }) => code,
    ) as string[];
  const charge = (cart: string) =>
    api.call("PUT", `/orgUsers/current/carts/${cart}/costcenter`, {
      as: admin,
      query: { costCenterId: CENTRE },
    });

  test("[CC-01] is offered and accepted from the first midnight to the last, and refused in words outside", async () => {
    go("2026-05-01");
    const body = { code: CENTRE, name: "June works", unitUid: "korraline", ...JUNE };
    expect((await api.call("POST", all, { as: admin, body })).status).toBe(201);
    for (const [day, time, state] of MINUTES) {
      go(day, time);
      expect([day, time, (await offered()).includes(CENTRE)]).toEqual([day, time, state === "active"]);
      const cart = await readyCart(api, admin, { [sku]: 1 }, { poNumber: "PO77" });
      const set = await charge(cart);
      if (state === "active") expect((await place(api, admin, cart)).body.code).toBeTruthy();
      else {
        const words =
          state === "ended"
            ? "June works (KC-JUNE) ended on 30 Jun 2026."
            : "June works (KC-JUNE) starts on 1 Jun 2026.";
        expectRefusal(set, 400, "EntityValidationError", {
          subject: "costCenterId",
          message: `${words} Choose another cost centre.`,
        });
      }
      expect(await read()).toMatchObject({ ...JUNE, active: true, state });
    }
  });

  test("[CC-01] that ended after the cart was made ready is refused when it is ordered", async () => {
    go("2026-06-30", "23:59");
    const cart = await readyCart(api, admin, { [sku]: 1 }, { poNumber: "PO77", costCentre: CENTRE });
    go("2026-07-01", "00:00");
    expectRefusal(await place(api, admin, cart), 400, "EntityValidationError", {
      subject: "costCenterId",
      message: "June works (KC-JUNE) ended on 30 Jun 2026. Choose another cost centre.",
    });
    await makeReady(api, admin, cart, { poNumber: "PO77", costCentre: (await offered())[0] });
    expect((await place(api, admin, cart)).body.code).toBeTruthy();
  });

  test("[CC-01] changes its days by both names of the call", async () => {
    go("2026-05-01");
    const change = (body: object) => api.call("PATCH", `${all}/${CENTRE}`, { as: admin, body });
    const published = (body: object) => api.call("PATCH", `/costcenters/${CENTRE}`, { as: admin, body });
    expect((await change({ name: "June works" })).status).toBe(200);
    expect(await read()).toMatchObject(JUNE);
    expectRefusal(await change({ name: "June works", activeUntil: "2026-05-31" }), 400, "ValidationError", {
      subject: "activeUntil",
      message: "The last day cannot be before the first day.",
    });
    expect((await change({ name: "June works", activeUntil: null })).status).toBe(200);
    expect((await read()).activeUntil).toBeUndefined();
    const { body } = await published({ activeUntil: "2026-07-15" });
    expect(body).toMatchObject({ code: CENTRE, activeFrom: JUNE.activeFrom, activeUntil: "2026-07-15" });
    expect((await published({})).body.activeUntil).toBe("2026-07-15");
    expect(await logged(CENTRE)).toContain('"what":"Last day","to":"15 Jul 2026"');
  });
});
