import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { costCentrePeople, costCentres } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { fillCart, makeReady, place, skuOf } from "../support/shopping";
import { letBuy } from "../support/waiting-order";

const api = await apiOfFile();
const ADMIN = "admin@saltbush.example";
const NURSE = "wearer@saltbush.example";
const FOREIGN = "admin@kestrel.example";
const rowOf = async (email: string) => (await api.db.select().from(users).where(eq(users.uid, email)))[0]!;
const nurse = await rowOf(NURSE);
const PK = nurse.customerId;

type Centre = { code: string; default: boolean; removable: boolean };
const payment = async (as = ADMIN) =>
  (await api.call("GET", "/manage-users/user-payment-details", { as, query: { customerPk: PK } })).body
    .costCenters as Centre[];
const find = async (search = "", as = ADMIN) =>
  (await api.call("GET", "/costcenter-search-paymentdetails", { as, query: { search, customerPK: PK } })).body
    .costCenters as Centre[];
const add = (codes: string, as = ADMIN, method = "POST") =>
  api.call(method, "/add-costCenter-payment-details", {
    as,
    query: { costCenterCodes: codes, customerPK: PK },
  });
const act = (method: string, what: string, code: string, as = ADMIN) =>
  api.call(method, `/user-payment-details/${PK}/${what}/${code}`, { as });
const charged = async () =>
  ((await api.call("GET", "/costcenters", { as: NURSE })).body.costCenters as Centre[]).map(
    ({ code }) => code,
  );

beforeEach(async () => {
  await api.db.delete(costCentrePeople);
  await api.db.update(users).set(nurse).where(eq(users.customerId, PK));
});

test("[US-02] a cost centre is found, given, made the default, used, and taken away again", async () => {
  const before = await payment();
  expect(before.every(({ removable }) => !removable)).toBe(true);
  const [other] = await find();
  expect(await charged()).not.toContain(other!.code);
  // The address of the specification's GET shows what a POST would add, and adds nothing.
  expect((await add(other!.code, ADMIN, "GET")).body.costCenters).toMatchObject([{ code: other!.code }]);
  expect(await payment()).toEqual(before);
  await add(other!.code);
  expect((await add(other!.code)).status).toBe(200);
  expect(await charged()).toContain(other!.code);
  expect((await find()).map(({ code }) => code)).not.toContain(other!.code);
  await act("PATCH", "updateDefaultCostCenter", other!.code);
  expect((await payment()).find(({ code }) => code === other!.code)).toMatchObject({
    default: true,
    removable: true,
  });
  const { body: cart } = await api.call("POST", "/users/current/carts", { as: NURSE });
  const path = `/users/current/carts/${cart.code}/costcenter`;
  const choose = () => api.call("PUT", path, { as: NURSE, query: { costCenterId: other!.code } });
  expect((await choose()).status).toBe(200);
  await act("DELETE", "removeCostCenter", other!.code);
  expect(await payment()).toEqual(before.map((one) => ({ ...one, default: false })));
  expectRefusal(await choose(), 400, "EntityValidationError");
});

test("[US-02] what comes with a unit stays, and nothing is given that the caller does not manage", async () => {
  const [ofUnit] = await payment();
  expect((await act("DELETE", "removeCostCenter", ofUnit!.code)).body.errors[0].message).toBe(
    `${ofUnit!.code} comes with the unit, so it cannot be removed here.`,
  );
  const [foreign] = await api.db.select().from(costCentres).where(eq(costCentres.organisationUid, "kestrel"));
  const code = foreign?.code ?? "NO-SUCH";
  expectRefusal(await add(code), 400, "ValidationError");
  expectRefusal(await act("PATCH", "updateDefaultCostCenter", code), 400, "ValidationError");
  expectRefusal(await add(""), 400, "ValidationError");
  const [other] = await find();
  await api.db.update(costCentres).set({ active: false }).where(eq(costCentres.code, other!.code));
  expectRefusal(await add(other!.code), 400, "ValidationError");
  await api.db.update(costCentres).set({ active: true }).where(eq(costCentres.code, other!.code));
  expect(await api.db.$count(costCentrePeople)).toBe(0);
});

test("[US-02] one that was never given, or is taken away again, is not found", async () => {
  const [other] = await find();
  const take = () => act("DELETE", "removeCostCenter", other!.code);
  expectRefusal(await take(), 404, "NotFoundError", { subject: other!.code, subjectType: "costCenter" });
  await add(other!.code);
  expect((await take()).status).toBe(200);
  expectRefusal(await take(), 404, "NotFoundError", {});
});

test("[US-02] another organisation's administrator and an inactive person change nothing", async () => {
  const [other] = await find();
  for (const answer of [
    await add(other!.code, FOREIGN),
    await act("DELETE", "removeCostCenter", other!.code, FOREIGN),
    await act("PATCH", "updateDefaultCostCenter", other!.code, FOREIGN),
    await api.call("GET", "/manage-users/user-payment-details", { as: FOREIGN, query: { customerPk: PK } }),
  ]) {
    expectRefusal(answer, 404, "NotFoundError");
  }
  expectRefusal(await add(other!.code, NURSE), 403, "ForbiddenError");
  await api.db.update(users).set({ active: false }).where(eq(users.customerId, PK));
  expectRefusal(await add(other!.code), 400, "ValidationError");
});

test("[US-02] fifty presses at once give it once", async () => {
  const [other] = await find();
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(other!.code)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await api.db.$count(costCentrePeople)).toBe(1);
});

test("[US-02] one that is taken away after it was chosen is not charged: placing says so and keeps the cart", async () => {
  await letBuy(api, NURSE);
  const [other] = await find();
  await add(other!.code);
  const own = (await charged()).find((code) => code !== other!.code)!;
  const cart = await fillCart(api, NURSE, { [await skuOf(api, "SV-3001")]: 1 });
  await makeReady(api, NURSE, cart, { costCentre: other!.code });
  await act("DELETE", "removeCostCenter", other!.code);
  const refused = await place(api, NURSE, cart);
  expectRefusal(refused, 400, "EntityValidationError", { subject: "costCenterId" });
  expect(refused.body.errors[0].message).toBe("Your cost centre can no longer be used. Choose another.");
  await makeReady(api, NURSE, cart, { costCentre: own });
  expect((await place(api, NURSE, cart)).body.costCenter.code).toBe(own);
});
