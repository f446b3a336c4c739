import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { carriers, consignments } from "../../commerce/modules/orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const [parcel] = await api.db
  .select()
  .from(consignments)
  .where(and(eq(consignments.status, "DELIVERY_COMPLETED"), sql`carrier is not null`))
  .orderBy(consignments.code)
  .limit(1);
const { orderCode, code, trackingId } = parcel!;
const [owner] = await api.db
  .select()
  .from(users)
  .where(sql`customer_id = (select customer_id from orders where code = ${orderCode})`);
const as = owner!.uid;
const path = `/users/current/orders/${orderCode}`;
const track = (who = as, cons = code) =>
  api.call("GET", `${path}/consignments/${encodeURIComponent(cons)}/tracking`, { as: who });

describe("parcels", () => {
  test("[OR-01] tracking: carrier, number, and what was reported, in its sequence", async () => {
    const { status, body } = await track();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      carrierDetails: { code: "kitroom-parcels", name: "Kitroom Parcels" },
      statusDisplay: "delivery completed",
      trackingID: trackingId,
    });
    // The demo's carrier has no page.
    expect(body).not.toHaveProperty("trackingUrl");
    const events = body.trackingEvents as { eventDate: string; referenceCode: string; detail: string }[];
    expect(events.slice(-2).map(({ referenceCode }) => referenceCode)).toEqual([
      "SHIPPED",
      "DELIVERY_COMPLETED",
    ]);
    expect(events.map(({ eventDate }) => eventDate)).toEqual(events.map(({ eventDate }) => eventDate).sort());
  });

  test("[OR-01] the carrier's page is its row's address with the number encoded; never another than https", async () => {
    const setPage = (trackingUrl: string) =>
      api.db.update(carriers).set({ trackingUrl }).where(eq(carriers.code, "kitroom-parcels"));
    await setPage("https://parcels.example/?id={id}");
    await api.db.update(consignments).set({ trackingId: "A 1&b=<i>" }).where(eq(consignments.code, code));
    const url = "https://parcels.example/?id=A%201%26b%3D%3Ci%3E";
    expect((await track()).body.trackingUrl).toBe(url);
    const { body } = await api.call("GET", `${path}/consignments`, { as });
    const found = body.consignments.find((one: { code: string }) => one.code === code);
    expect([found.trackingUrl, found.trackingID]).toEqual([url, "A 1&b=<i>"]);
    await setPage("javascript:alert('{id}')");
    expect((await track()).body).not.toHaveProperty("trackingUrl");
  });

  test("[OR-01] the parcels of an order are those of the order itself", async () => {
    const order = (await api.call("GET", path, { as })).body;
    const { body } = await api.call("GET", `${path}/consignments`, { as });
    expect(body).toEqual({ consignments: order.consignments });
  });

  test("[OR-01] a parcel of another person, of another order, or of none is not found", async () => {
    const [other] = await api.db
      .select()
      .from(consignments)
      .where(sql`order_code <> ${orderCode}`)
      .limit(1);
    const stranger = as === "wearer@kestrel.example" ? "wearer@saltbush.example" : "wearer@kestrel.example";
    expectRefusal(await track(stranger), 404, "NotFoundError");
    expectRefusal(await track(as, other!.code), 404, "NotFoundError");
    expectRefusal(await track(as, "O'Brien-Ngāti <b>&"), 404, "NotFoundError");
    expectRefusal(await api.call("GET", `${path}/consignments`, { as: stranger }), 404, "NotFoundError");
  });
});
