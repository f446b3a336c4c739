import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { costCentres } from "../../commerce/modules/organisation/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { emptyCarts, fillCart, skuOf } from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const wearer = "wearer@kestrel.example";
const api = await apiOfFile();
let cart: string;
beforeEach(async () => {
  await emptyCarts(api);
  cart = await fillCart(api, buyer, { [await skuOf(api, "KC-5002")]: 1 });
});

const put = (step: string, query: Record<string, string>, as = buyer, area = "orgUsers") =>
  api.call("PUT", `/${area}/current/carts/${cart}/${step}`, { as, query });
const read = async () =>
  (await api.call("GET", `/users/current/carts/${cart}`, { as: buyer, query: { fields: "FULL" } })).body;
const addresses = async (as = buyer) =>
  (await api.call("GET", "/orgUsers/current/addresses/wwgAddresses", { as })).body.addresses;
const address = {
  firstName: "Sam",
  lastName: "O'Neill-Ngāti",
  line1: "1 Test Street",
  town: "Fitzroy",
  region: "VIC",
  postalCode: "3065",
  country: { isocode: "AU" },
};

describe("addresses", () => {
  test("[CK-01] are those of the person's unit and bill-to, one of them the default, in every twin", async () => {
    const list = await addresses();
    expect(list.length).toBeGreaterThan(0);
    expect(list[0]).toMatchObject({
      id: expect.any(String),
      country: { isocode: "AU", name: "Australia" },
      formattedAddress: expect.stringContaining(","),
    });
    expect(list.filter((a: { defaultAddress: boolean }) => a.defaultAddress)).toHaveLength(1);
    for (const path of ["/orgUsers/current/addresses", "/users/current/addresses"]) {
      expect((await api.call("GET", path, { as: buyer, query: { id: cart } })).body.addresses).toEqual(list);
    }
  });

  test("[CK-01] a saved one is set and cleared; its mode goes with it", async () => {
    const [first] = await addresses();
    expect((await put("addresses/delivery", { addressId: first.id })).status).toBe(200);
    await put("deliverymode", { deliveryModeId: "standard" });
    expect(await read()).toMatchObject({
      deliveryAddress: { id: first.id },
      deliveryMode: { code: "standard" },
    });
    expect(
      (await api.call("DELETE", `/orgUsers/current/carts/${cart}/addresses/delivery`, { as: buyer })).status,
    ).toBe(200);
    const cleared = await read();
    expect(cleared).not.toHaveProperty("deliveryAddress");
    expect(cleared).not.toHaveProperty("deliveryMode");
  });

  test("[CK-01] of other units and organisations are refused", async () => {
    const [theirs] = await addresses(wearer);
    for (const addressId of [theirs.id, "nosuch"]) {
      expectRefusal(await put("addresses/delivery", { addressId }), 400, "UnsupportedDeliveryAddressError", {
        subject: "addressId",
      });
    }
    expectRefusal(await put("addresses/delivery", {}), 400, "ValidationError", {
      reason: "missing",
      subject: "addressId",
    });
  });

  test("[CK-01] are places too: one is chosen for the open cart by its id, or is new; the others are the alternates", async () => {
    const { body } = await api.call("GET", `/orgUsers/current/carts/${cart}/delivery-locations`, {
      as: buyer,
    });
    const list = await addresses();
    expect(body.locations.map(({ uid }: { uid: string }) => uid)).toEqual(
      list.map(({ id }: { id: string }) => id),
    );
    for (const { name, address } of body.locations)
      expect([name, address.id]).toEqual([expect.stringMatching(/./), expect.any(String)]);
    const choose = (sent: object, as = buyer) => api.call("POST", "/delivery-location", { as, body: sent });
    const [first] = body.locations;
    const chosen = await choose({ locationId: first.uid });
    expect([chosen.status, chosen.body.deliveryAddress.id]).toEqual([200, first.uid]);
    expect((await read()).deliveryAddress.id).toBe(first.uid);
    const made = await choose({ address });
    expect(made.status).toBe(200);
    expect((await read()).deliveryAddress).toMatchObject({
      line1: address.line1,
      id: made.body.deliveryAddress.id,
    });
    const [theirs] = await addresses(wearer);
    expectRefusal(await choose({ locationId: theirs.id }), 400, "UnsupportedDeliveryAddressError", {});
    expectRefusal(await choose({}), 400, "ValidationError", { reason: "missing", subject: "locationId" });
    const others = await api.call("GET", "/orgUsers/current/addresses/alternate", { as: buyer });
    const now = await addresses();
    expect(others.body.addresses.map(({ id }: { id: string }) => id)).toEqual(
      now
        .filter((one: { defaultAddress: boolean }) => !one.defaultAddress)
        .map(({ id }: { id: string }) => id),
    );
    await api.call("DELETE", `/orgUsers/current/carts/${cart}/addresses/delivery`, { as: buyer });
  });

  test("[CK-01] a new one is kept in the person's book, and in nobody else's", async () => {
    const path = `/users/current/carts/${cart}/addresses/delivery`;
    const made = await api.call("POST", path, { as: buyer, body: { ...address, phone: "03 5550 1234" } });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      ...address,
      region: { isocode: "VIC" },
      country: { isocode: "AU" },
      phone: "03 5550 1234",
    });
    expect((await read()).deliveryAddress.id).toBe(made.body.id);
    const ids = async (as: string) => (await addresses(as)).map((a: { id: string }) => a.id);
    expect(await ids(buyer)).toContain(made.body.id);
    expect(await ids("admin@harrowstreet.example")).not.toContain(made.body.id);
  });

  test.each([
    ["firstName", { firstName: " " }],
    ["lastName", { lastName: undefined }],
    ["line1", { line1: "x".repeat(101) }],
    ["town", { town: "" }],
    ["postalCode", { postalCode: "306" }],
    ["postalCode", { postalCode: "ABCD" }],
    ["country.isocode", { country: { isocode: "US" } }],
  ])("[CK-01] a new one with a wrong %s is refused on that field: %j", async (subject, wrong) => {
    const answer = await api.call("POST", `/users/current/carts/${cart}/addresses/delivery`, {
      as: buyer,
      body: { ...address, ...wrong },
    });
    expectRefusal(answer, 400, "ValidationError", { subject });
    expect(await read()).not.toHaveProperty("deliveryAddress");
  });

  test("[CK-01] an empty form names every field that is missing", async () => {
    const answer = await api.call("POST", `/users/current/carts/${cart}/addresses/delivery`, {
      as: buyer,
      body: {},
    });
    const subjects = answer.body.errors.map((e: { subject: string }) => e.subject);
    expect(subjects).toEqual(
      expect.arrayContaining(["firstName", "lastName", "line1", "town", "postalCode", "country"]),
    );
  });
});

describe("delivery modes", () => {
  const modes = async () =>
    (await api.call("GET", `/users/current/carts/${cart}/deliverymodes`, { as: buyer })).body.deliveryModes;

  test("[CK-01] are none before an address, and then those of its country with their cost", async () => {
    expect(await modes()).toEqual([]);
    await put("addresses/delivery", { addressId: (await addresses())[0].id });
    expect((await modes()).map((m: { code: string }) => m.code)).toEqual([
      "standard",
      "express",
      "unit-collect",
    ]);
    const [standard, express, collect] = await modes();
    expect([standard, express, collect].map((m) => m.deliveryCost.value)).toEqual([10, 18, 0]);
  });

  test("[CK-01] change the totals; clearing takes the choice away", async () => {
    await put("addresses/delivery", { addressId: (await addresses())[0].id });
    const totals: number[] = [];
    for (const deliveryModeId of ["unit-collect", "standard", "express"]) {
      expect((await put("deliverymode", { deliveryModeId })).status).toBe(200);
      totals.push((await read()).totalPrice.value);
    }
    expect(totals.map((t) => Math.round((t - totals[0]!) * 100))).toEqual([0, 1000, 1800]);
    await api.call("DELETE", `/users/current/carts/${cart}/deliverymode`, { as: buyer });
    expect(await read()).not.toHaveProperty("deliveryMode");
  });

  test("[CK-01] without an address, and unknown ones, are refused", async () => {
    expectRefusal(
      await put("deliverymode", { deliveryModeId: "standard" }),
      400,
      "UnsupportedDeliveryModeError",
    );
    await put("addresses/delivery", { addressId: (await addresses())[0].id });
    expectRefusal(
      await put("deliverymode", { deliveryModeId: "drone" }),
      400,
      "UnsupportedDeliveryModeError",
    );
    expectRefusal(await put("deliverymode", {}), 400, "ValidationError", { subject: "deliveryModeId" });
  });

  test("[CK-01] fall away when the address moves to another country", async () => {
    await put("addresses/delivery", { addressId: (await addresses())[0].id });
    await put("deliverymode", { deliveryModeId: "express" });
    const abroad = { ...address, region: undefined, postalCode: "6011", country: { isocode: "NZ" } };
    await api.call("POST", `/users/current/carts/${cart}/addresses/delivery`, { as: buyer, body: abroad });
    expect(await read()).not.toHaveProperty("deliveryMode");
  });
});

describe("payment and purchase order number", () => {
  test("[CK-02] account payment is taken with a number, cards are refused for now", async () => {
    const done = await put("paymenttype", { paymentType: "ACCOUNT", purchaseOrderNumber: " PO123 " });
    expect(done.body).toMatchObject({ paymentType: { code: "ACCOUNT" }, purchaseOrderNumber: "PO123" });
    expectRefusal(await put("paymenttype", { paymentType: "CARD" }), 400, "ValidationError", {
      subject: "paymentType",
    });
  });

  test.each(["ABCDEFGH123456789", "1", "a"])("[CK-02] %s is a purchase order number", async (number) => {
    expect((await put("purchase-order", { poNumber: number })).body.purchaseOrderNumber).toBe(number);
  });

  test.each(["ABCDEFGH1234567890", "PO 1", "PO-1", "é", "x".repeat(400)])(
    "[CK-02] %.20j is none",
    async (number) => {
      expectRefusal(await put("purchase-order", { poNumber: number }), 400, "ValidationError", {
        subject: "purchaseOrderNumber",
        message: "Please enter less than 18 alphanumeric characters.",
      });
    },
  );

  test("[CK-02] is changed, kept when only the type is sent, and deleted", async () => {
    await put("purchase-order", { poNumber: "A1" });
    await put("purchase-order", { poNumber: "A2" });
    await put("paymenttype", { paymentType: "ACCOUNT" });
    expect((await read()).purchaseOrderNumber).toBe("A2");
    const gone = await api.call("DELETE", `/orgUsers/current/carts/${cart}/purchase-order`, { as: buyer });
    expect(gone.body).not.toHaveProperty("purchaseOrderNumber");
  });

  test("[CK-02] the register holds the unit's own standing orders only", async () => {
    await put("purchase-order", { poNumber: "A1" });
    const { body } = await api.call("GET", `/orgUsers/current/carts/${cart}/purchase-order`, { as: buyer });
    expect(body.purchaseOrderNumber).toBe("A1");
    for (const row of body.available)
      expect(row).toMatchObject({ purchaseOrderNumber: expect.any(String), description: expect.any(String) });
  });
});

describe("cost centres", () => {
  const list = async (as = buyer) =>
    (await api.call("GET", "/costcenters", { as })).body.costCenters.map((c: { code: string }) => c.code);

  test("[CK-02] are those of the unit and of the units above it", async () => {
    expect(await list(wearer)).toEqual(["KM-AU-UNI", "KM-HQ-UNI", "KM-MEL-UNI"]);
    const [row] = (await api.call("GET", "/costcenters", { as: wearer })).body.costCenters;
    expect(row).toMatchObject({
      active: "true",
      activeFlag: true,
      unit: { uid: "kestrel-au" },
      currency: { isocode: "AUD" },
    });
  });

  test("[CK-02] one is set, and shows in the cart", async () => {
    const [code] = await list();
    expect((await put("costcenter", { costCenterId: code })).status).toBe(200);
    expect((await read()).costCenter.code).toBe(code);
  });

  test("[CK-02] of others, closed ones and unknown ones are refused", async () => {
    for (const costCenterId of ["KM-MEL-UNI", "nosuch"]) {
      expectRefusal(await put("costcenter", { costCenterId }), 400, "EntityValidationError", {
        subject: "costCenterId",
      });
    }
    const [code] = await list();
    await api.db.update(costCentres).set({ active: false }).where(eq(costCentres.code, code));
    expectRefusal(await put("costcenter", { costCenterId: code }), 400, "EntityValidationError");
    expect(await list()).not.toContain(code);
  });
});

describe("another person's cart", () => {
  test("[API-1] is not found in any step", async () => {
    const [own] = await addresses("admin@harrowstreet.example");
    const as = "admin@harrowstreet.example";
    const steps: [string, string, Record<string, string>?, object?][] = [
      ["PUT", "addresses/delivery", { addressId: own.id }],
      ["POST", "addresses/delivery", {}, address],
      ["DELETE", "addresses/delivery"],
      ["GET", "deliverymodes"],
      ["PUT", "deliverymode", { deliveryModeId: "standard" }],
      ["DELETE", "deliverymode"],
      ["PUT", "paymenttype", { paymentType: "ACCOUNT" }],
      ["PUT", "costcenter", { costCenterId: "x" }],
      ["GET", "purchase-order"],
      ["PUT", "purchase-order", { poNumber: "1" }],
      ["DELETE", "purchase-order"],
    ];
    for (const [method, step, query, body] of steps) {
      const answer = await api.call(method, `/orgUsers/current/carts/${cart}/${step}`, { as, query, body });
      expectRefusal(answer, 400, "CartError", { reason: "notFound" });
    }
  });

  test("[API-1] a refused step leaves no address in the book", async () => {
    const as = "admin@harrowstreet.example";
    const before = await addresses(as);
    await api.call("POST", `/users/current/carts/${cart}/addresses/delivery`, { as, body: address });
    expect(await addresses(as)).toEqual(before);
  });
});
