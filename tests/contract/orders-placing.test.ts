import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { allocations } from "../../commerce/modules/entitlement/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile, testApi } from "../support/api";
import { expectRefusal } from "../support/expect";
import {
  choose,
  emptyCarts,
  fillCart,
  makeReady,
  onHand,
  place,
  readyCart,
  setStock,
  skuOf,
} from "../support/shopping";

const buyer = "buyer@harrowstreet.example";
const admin = "admin@harrowstreet.example";
const wearer = "wearer@kestrel.example";
const POINTS = "PK-KM-PTS-CABIN";
const api = await apiOfFile();
const polo = await skuOf(api, "KC-5002");
beforeEach(() => emptyCarts(api));

const pack = async () => (await api.call("GET", `/orgUsers/current/packs/${POINTS}`, { as: wearer })).body;
/** The wearer's cart with one jacket of the points pack, ready to place. */
const packCart = async () => {
  const { body } = await api.call("POST", "/users/current/carts", { as: wearer });
  await choose(api, wearer, POINTS, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" });
  await api.call("POST", `/orgUsers/current/packs/${POINTS}/cart`, { as: wearer });
  await makeReady(api, wearer, body.code);
  return body.code as string;
};

/** A wearer of a program where every order is approved, who may buy beside their packs. */
const nurseWhoBuys = async () => {
  const uid = "wearer@saltbush.example";
  await api.db.update(users).set({ priceEnabled: true }).where(eq(users.uid, uid));
  return uid;
};

describe("placing", () => {
  test("[CK-03] makes an order of the cart: same guid, lines and totals; the cart is gone, the shelf lower", async () => {
    const shelf = (await onHand(api, polo))!;
    const code = await readyCart(api, buyer, { [polo]: 3 }, { poNumber: "PO77" });
    const cart = (
      await api.call("GET", `/users/current/carts/${code}`, { as: buyer, query: { fields: "FULL" } })
    ).body;
    const { status, body } = await place(api, buyer, code);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      code: expect.stringMatching(/^KR-\d+$/),
      guid: cart.guid,
      status: "CREATED",
      statusDisplay: "created",
      updateAllocationError: false,
      purchaseOrderNumber: "PO77",
      totalPriceWithTax: cart.totalPriceWithTax,
      deliveryMode: { code: "standard" },
      entries: [{ quantity: 3, product: { code: polo } }],
    });
    expect(body.placed).toBe("2026-03-18T01:00:00+0000");
    expectRefusal(await api.call("GET", `/users/current/carts/${code}`, { as: buyer }), 400, "CartError");
    expect(await onHand(api, polo)).toBe(shelf - 3);
  });

  test("[CK-03] numbers rise", async () => {
    const numbers: number[] = [];
    for (let n = 0; n < 3; n += 1)
      numbers.push(
        Number((await place(api, buyer, await readyCart(api, buyer, { [polo]: 1 }))).body.code.slice(3)),
      );
    expect(numbers).toEqual([numbers[0], numbers[0]! + 1, numbers[0]! + 2]);
  });

  test("[CK-03] needs the terms", async () => {
    const cart = await readyCart(api, buyer, { [polo]: 1 });
    const post = (query: Record<string, string>) =>
      api.call("POST", "/orgUsers/current/orders", { as: buyer, query: { cartId: cart, ...query } });
    expectRefusal(await post({}), 400, "MissingServletRequestParameterError");
    expectRefusal(await post({ termsChecked: "false" }), 400, "RequestParameterError", {
      subject: "termsChecked",
    });
    expectRefusal(await post({ termsChecked: "yes" }), 400, "ValidationError", { subject: "termsChecked" });
  });

  test("[CK-03] every open step is named on its field", async () => {
    const cart = await fillCart(api, buyer, {});
    const answer = await place(api, buyer, cart);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((e: { subject: string }) => e.subject)).toEqual([
      "cart",
      "deliveryAddress",
      "deliveryMode",
      "paymentType",
    ]);
    const site = "wearer@korraline.example";
    const theirs = await readyCart(api, site, { [polo]: 1 });
    expectRefusal(await place(api, site, theirs), 400, "ValidationError", {
      subject: "purchaseOrderNumber",
      message: "This information is required.",
    });
  });

  test("[CK-02] a mandatory cost centre is asked for", async () => {
    const nurse = await nurseWhoBuys();
    const cart = await readyCart(api, nurse, { [await skuOf(api, "SV-3001")]: 1 });
    expectRefusal(await place(api, nurse, cart), 400, "EntityValidationError", { subject: "costCenterId" });
  });

  test("[CK-03] of an unknown or another's cart is not found", async () => {
    const theirs = await readyCart(api, admin, { [polo]: 1 });
    for (const cart of ["nosuch", theirs, "current"])
      expectRefusal(await place(api, buyer, cart), 400, "CartError");
    expect((await place(api, admin, "current")).status).toBe(201);
  });

  test("[AP-03] waits for approval where the program says so", async () => {
    const nurse = await nurseWhoBuys();
    const costCentre = (await api.call("GET", "/costcenters", { as: nurse })).body.costCenters[0].code;
    const cart = await readyCart(api, nurse, { [await skuOf(api, "SV-3001")]: 1 }, { costCentre });
    expect((await place(api, nurse, cart)).body).toMatchObject({
      status: "PENDING_APPROVAL",
      statusDisplay: "pending.approval",
      costCenter: { code: costCentre },
    });
    const site = "wearer@korraline.example";
    const own = await readyCart(api, site, { [polo]: 1 }, { poNumber: "PO1" });
    expect((await place(api, site, own)).body).toMatchObject({ status: "PENDING_APPROVAL" });
  });
});

describe("outcomes that leave the cart", () => {
  test.each([
    ["DEMOWAVEDOWN", { waveServiceUnavailable: true }],
    ["demosoldout", { waveProductAvailabilityErrorMessage: expect.stringMatching(/sold out/) }],
    ["DEMOALLOCATION", { updateAllocationError: true }],
  ])("[CK-03] the demo's number %s gives its outcome", async (poNumber, outcome) => {
    const cart = await readyCart(api, buyer, { [polo]: 1 }, { poNumber });
    const { body } = await place(api, buyer, cart);
    expect(body).toEqual(outcome);
    expect((await api.call("GET", `/users/current/carts/${cart}`, { as: buyer })).body.totalItems).toBe(1);
  });

  test("[CK-03] sold out while checking out: named, nothing taken, nothing lost", async () => {
    const vest = await skuOf(api, "KC-5203");
    await setStock(api, vest, 5, false);
    const shelf = await onHand(api, polo);
    const cart = await readyCart(api, buyer, { [polo]: 1, [vest]: 5 });
    await setStock(api, vest, 4);
    const { status, body } = await place(api, buyer, cart);
    expect(status).toBe(201);
    expect(body.waveProductAvailabilityErrorMessage).toContain(vest);
    expect(body.waveProductAvailabilityErrorMessage).toContain("Change or remove it to");
    expect(body).not.toHaveProperty("code");
    expect([await onHand(api, polo), await onHand(api, vest)]).toEqual([shelf, 4]);
    await setStock(api, vest, 5);
    expect((await place(api, buyer, cart)).body.updateAllocationError).toBe(false);
    expect(await onHand(api, vest)).toBe(0);
  });

  test("[CK-03] several that sold out while checking out are named together", async () => {
    const two = await Promise.all(["KC-5203", "KC-5201"].map((style) => skuOf(api, style)));
    for (const sku of two) await setStock(api, sku, 5, false);
    const cart = await readyCart(api, buyer, Object.fromEntries(two.map((sku) => [sku, 5])));
    for (const sku of two) await setStock(api, sku, 4);
    const { waveProductAvailabilityErrorMessage: words } = (await place(api, buyer, cart)).body;
    for (const sku of two) expect(words).toContain(sku);
    expect(words).toContain("Change or remove them to");
    for (const sku of two) await setStock(api, sku, 5);
    await api.call("DELETE", `/users/current/carts/${cart}`, { as: buyer });
  });

  test("[PK-05] an allocation that ended in the meantime", async () => {
    const cart = await packCart();
    const [row] = await api.db.select().from(allocations).where(eq(allocations.packId, POINTS)).limit(1);
    await api.db.update(allocations).set({ periodEnd: "2026-03-17" }).where(eq(allocations.packId, POINTS));
    expect((await place(api, wearer, cart)).body).toEqual({
      updateAllocationError: true,
      allocationErrorMessage: expect.stringMatching(
        /^The period of Yearly points, cabin crew ended on 17 Mar 2026\. /,
      ),
      packId: POINTS,
    });
    await api.db.update(allocations).set({ periodEnd: row!.periodEnd }).where(eq(allocations.packId, POINTS));
    await api.call("DELETE", `/users/current/carts/${cart}`, { as: wearer });
    await api.call("DELETE", `/orgUsers/current/packs/${POINTS}/summary`, { as: wearer });
  });
});

describe("packs", () => {
  test("[PK-05] what the cart held is used once the order stands, and the draft is empty", async () => {
    const before = (await pack()).balance;
    const cart = await packCart();
    expect((await pack()).balance).toMatchObject({ held: 16, left: before.left - 16 });
    const { body } = await place(api, wearer, cart);
    expect(body).toMatchObject({
      points: 16,
      pricesShown: false,
      ownShare: { value: 0 },
      entries: [
        {
          packId: POINTS,
          packName: "Yearly points, cabin crew",
          bundleName: "Suiting",
          returnsNote: expect.any(String),
        },
      ],
    });
    expect(body).not.toHaveProperty("totalPrice");
    expect(await pack()).toMatchObject({
      chosen: 0,
      balance: { held: 0, used: before.used + 16, left: before.left - 16 },
    });
  });
});

describe("without the demo", () => {
  test("[CK-03] its numbers are numbers like any other", async () => {
    const plain = await testApi({ demo: false });
    const cart = await fillCart(plain, buyer, { [polo]: 1 });
    await makeReady(plain, buyer, cart, { poNumber: "DEMOWAVEDOWN" });
    expect((await place(plain, buyer, cart)).body).toMatchObject({
      purchaseOrderNumber: "DEMOWAVEDOWN",
      updateAllocationError: false,
    });
    await plain.close();
  });
});
