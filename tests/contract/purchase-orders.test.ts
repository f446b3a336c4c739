import { describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { orders } from "../../commerce/modules/orders/tables";
import { purchaseOrders } from "../../commerce/modules/purchase-orders/tables";
import { units } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile, type Answer } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const admin = "admin@korraline.example";
const finance = "finance@korraline.example";
const foreign = "admin@kestrel.example";

type Body = Record<string, unknown>;
const post = (call: string, body: Body, as = admin, headers: Record<string, string> = {}) =>
  api.call("POST", `/wwgPurchaseOrders/${call}`, { as, body, headers });
const list = async (body: Body = {}, as = admin) => (await post("getPurchaseOrdersList", body, as)).body;
const details = (purchaseId: string, as = admin) =>
  api.call("GET", "/wwgPurchaseOrders/getPurchaseOrderDetails", { as, query: { purchaseId } });
const remove = (purchaseOrderId: string, as = admin) =>
  api.call("DELETE", "/wwgPurchaseOrders/deletePurchaseOrder", { as, query: { purchaseOrderId } });
const valid = { description: "Winter jackets", units: ["korraline-gambier"] };
const numbersOf = (answer: Body) =>
  (answer.purchaseOrders as { purchaseOrderNumber: string }[]).map((one) => one.purchaseOrderNumber);
const idOf = async (number: string): Promise<string> =>
  ((await list({ search: number })).purchaseOrders as { purchaseId: string }[])[0]!.purchaseId;

/** Makes a person an administrator of their own unit alone. */
async function adminOf(uid: string): Promise<string> {
  await api.db
    .update(users)
    .set({ groups: ["b2badmingroup"] })
    .where(eq(users.uid, uid));
  return uid;
}

describe("adding a purchase order", () => {
  test("[WZ-01] says in the spec's words that it was added, and the people of its units can quote it", async () => {
    const answer = await post("addPurchaseOrder", { ...valid, purchaseOrderNumber: "KC30001" });
    expect(answer).toMatchObject({
      status: 201,
      body: { status: "SUCCESS", message: "Winter jackets (KC30001) was successfully added" },
    });
    const { body } = await details((answer.body as { purchaseId: string }).purchaseId);
    expect(body).toMatchObject({
      purchaseOrderNumber: "KC30001",
      description: "Winter jackets",
      status: "active",
      usable: true,
      addedBy: "Loretta Zielinski",
      units: [{ uid: "korraline-gambier", people: expect.any(Number) }],
      openOrderCount: 0,
      openOrders: [],
      version: 1,
    });
  });

  test.each<[string, Body, string, string]>([
    ["no number", { purchaseOrderNumber: " " }, "purchaseOrderNumber", "This information is required."],
    [
      "18 characters",
      { purchaseOrderNumber: "A".repeat(18) },
      "purchaseOrderNumber",
      "Please enter less than 18 alphanumeric characters.",
    ],
    [
      "a hyphen in the number",
      { purchaseOrderNumber: "KC-1" },
      "purchaseOrderNumber",
      "Please enter less than 18 alphanumeric characters.",
    ],
    ["no description", { description: "" }, "description", "This information is required."],
    [
      "digits in the description",
      { description: "Winter 2026" },
      "description",
      "Please enter a valid name. Names can contain letters, spaces, hyphens and apostrophes.",
    ],
    ["no units", { units: [] }, "units", "This information is required."],
    ["no list of units", { units: undefined }, "units", "This information is required."],
    ["a unit of another organisation", { units: ["kestrel-au"] }, "units", "Choose a unit that you manage."],
    [
      "a unit that is closed",
      { units: ["korraline-alice"] },
      "units",
      "Alice Springs culverts (finished) is closed, so nobody there can order. Choose another unit.",
    ],
  ])("[WZ-01] refuses %s on its field", async (_, body, subject, message) => {
    const answer = await post("addPurchaseOrder", { ...valid, purchaseOrderNumber: "KC30002", ...body });
    expectRefusal(answer, 400, "ValidationError", { subject, message });
  });

  test("[WZ-01] seventeen characters and a name with apostrophe, hyphen and macron are taken", async () => {
    const body = { ...valid, purchaseOrderNumber: "K".repeat(17), description: "O'Brien-Ngāti" };
    expect((await post("addPurchaseOrder", body)).status).toBe(201);
  });

  test("[WZ-01] a number that exists is refused, whatever its case, with who added it and as what", async () => {
    const answer = await post("addPurchaseOrder", { ...valid, purchaseOrderNumber: "kc90017" });
    expectRefusal(answer, 409, "AlreadyExistsError", {
      subject: "purchaseOrderNumber",
      message: expect.stringMatching(
        /^kc90017 is already taken: Anton Waqa added it at \d\d:\d\d on .* as ‘Western projects PPE’\. Enter another number\.$/,
      ),
    });
  });

  test("[WZ-01] two people who add the same number at once: one has it, the other is told", async () => {
    const both = await Promise.all(
      [admin, finance].map((as) =>
        post("addPurchaseOrder", { ...valid, purchaseOrderNumber: "KC30003" }, as),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test("[WZ-01] fifty equal presses add one", async () => {
    const body = { ...valid, purchaseOrderNumber: "KC30004" };
    const presses = Array.from({ length: 50 }, () =>
      post("addPurchaseOrder", body, admin, { "Idempotency-Key": "press-po-30004" }),
    );
    const answers = await Promise.all(presses);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await list({ search: "KC30004" })).toMatchObject({ pagination: { totalResults: 1 } });
  });
});

describe("the list", () => {
  test("[WZ-02] has search, filters, sorts and pages; a page past the end is empty with the true totals", async () => {
    expect(numbersOf(await list({ search: "western PROJECTS" }))).toEqual(["KC90017"]);
    expect(numbersOf(await list({ search: "%" }))).toEqual([]);
    expect(numbersOf(await list({ filters: { status: "closed" }, sort: "number" }))).toEqual([
      "KC2024W",
      "KC2025W",
    ]);
    expect(numbersOf(await list({ filters: { status: "no-open-unit" } }))).toEqual(["KCALICE24"]);
    expect(numbersOf(await list({ filters: { unit: "korraline-hamilton" }, sort: "number" }))).toEqual([
      "KC90501",
      "KCHIVIS7",
    ]);
    const first = await list({ pageSize: 3, sort: "number" });
    const second = await list({ pageSize: 3, sort: "number", currentPage: 1 });
    expect(numbersOf(first)).toHaveLength(3);
    expect([...numbersOf(first), ...numbersOf(second)]).toEqual(
      [...numbersOf(first), ...numbersOf(second)].sort(),
    );
    expect(await list({ currentPage: 900 })).toMatchObject({
      purchaseOrders: [],
      pagination: { totalResults: (first.pagination as { totalResults: number }).totalResults },
    });
    // A sort that does not exist is the usual one.
    expect(await list({ sort: "drop table" })).toMatchObject({ pagination: { sort: "-added" } });
  });

  test("[WZ-02] counts what each filter would find", async () => {
    const { body } = await api.call("GET", "/wwgPurchaseOrders/filters", { as: admin });
    const { filters } = body as { filters: { code: string; values: { code: string; count: number }[] }[] };
    const found = await list({ filters: { unit: "korraline-karratha" } });
    const value = filters[0]!.values.find(({ code }) => code === "korraline-karratha");
    expect(value!.count).toBe((found.pagination as { totalResults: number }).totalResults);
    expect(filters[1]!.values.map(({ code }) => code)).toEqual([
      "active",
      "closed",
      "no-open-unit",
      "not-started",
      "ended",
    ]);
  });

  test("[WZ-02] a day is the organisation's own", async () => {
    const at = (instant: string) =>
      api.db
        .update(purchaseOrders)
        .set({ addedAt: new Date(instant) })
        .where(eq(purchaseOrders.number, "KCBOOTS1"));
    // Midnight in Perth is 16:00 UTC.
    await at("2025-06-30T15:59:59Z");
    const before = await list({ filters: { addedFrom: "2025-07-01" } });
    await at("2025-06-30T16:00:00Z");
    const after = await list({ filters: { addedFrom: "2025-07-01" } });
    expect(numbersOf(before)).not.toContain("KCBOOTS1");
    expect(numbersOf(after)).toContain("KCBOOTS1");
  });
});

describe("changing and deleting", () => {
  const change = (purchaseId: string, body: Body, as = admin) =>
    post(
      "updatePurchaseOrderDetails",
      { ...valid, purchaseOrderNumber: "KCBOOTS1", purchaseId, ...body },
      as,
    );

  test("[WZ-02] a change is saved; one made on an older version is refused, and nothing is lost", async () => {
    const id = await idOf("KCBOOTS1");
    const first = await change(id, { description: "Safety boots and shoes", version: 1 });
    expect(first.body).toMatchObject({
      message: "Safety boots and shoes (KCBOOTS1) was successfully updated",
    });
    const second = await change(id, { description: "Boots", version: 1 }, finance);
    expectRefusal(second, 409, "ConflictError", {
      message: expect.stringMatching(/^Loretta Zielinski changed KCBOOTS1 at .*, while you had it open\.$/),
    });
    expect((await details(id)).body).toMatchObject({ description: "Safety boots and shoes", version: 2 });
    expectRefusal(await change(id, { purchaseOrderNumber: "KC90017" }), 409, "AlreadyExistsError", {});
  });

  test("[WZ-02] a closed one cannot be quoted any more: not offered, not taken, not placed", async () => {
    const buyer = "wearer@korraline.example";
    const cart = async () =>
      (await api.call("POST", "/users/current/carts", { as: buyer })).body as { code: string };
    const { code } = await cart();
    const quote = (poNumber: string) =>
      api.call("PUT", `/orgUsers/current/carts/${code}/purchase-order`, { as: buyer, query: { poNumber } });
    const closed = await quote("kc2025w");
    expectRefusal(closed, 400, "ValidationError", {
      subject: "purchaseOrderNumber",
      message: "kc2025w is closed. Enter another number.",
    });
    const { body } = await api.call("GET", `/orgUsers/current/carts/${code}/purchase-order`, { as: buyer });
    const offered = (body as { available: { purchaseOrderNumber: string }[] }).available;
    expect(offered.map((one) => one.purchaseOrderNumber)).not.toContain("KC2025W");
    expect(offered.map((one) => one.purchaseOrderNumber)).toContain("KC90017");
    for (const one of offered) expect((await quote(one.purchaseOrderNumber)).status).toBe(200);
  });

  test("[WZ-02] one that open orders quote is not deleted; without them it is", async () => {
    const id = await idOf("KC90017");
    const { body } = await details(id);
    const { openOrderCount, openOrders } = body as { openOrderCount: number; openOrders: object[] };
    expect(openOrderCount).toBeGreaterThan(0);
    expect(openOrders.length).toBe(Math.min(20, openOrderCount));
    expectRefusal(await remove(id), 409, "InUseError", {
      message: expect.stringMatching(/^KC90017 was not deleted: \d+ open orders? uses? it\.$/),
    });
    await api.db.update(orders).set({ status: "COMPLETED" }).where(eq(orders.purchaseOrderNumber, "KC90017"));
    expect((await remove(id)).status).toBe(200);
    expectRefusal(await remove(id), 404, "NotFoundError", {});
  });
});

describe("who may", () => {
  const calls = (as: string): Promise<Answer>[] => [
    post("getPurchaseOrdersList", {}, as),
    post("addPurchaseOrder", { ...valid, purchaseOrderNumber: "KC30009" }, as),
    post("updatePurchaseOrderDetails", { ...valid, purchaseOrderNumber: "X", purchaseId: "PO-KC-0002" }, as),
    details("PO-KC-0002", as),
    remove("PO-KC-0002", as),
    api.call("GET", "/wwgPurchaseOrders/filters", { as }),
    api.call("GET", "/businessunits", { as }),
  ];

  test.each(["wearer@korraline.example", "approver@korraline.example"])(
    "[WZ-02] %s may not, with any call",
    async (as) => {
      for (const answer of await Promise.all(calls(as))) expectRefusal(answer, 403, "ForbiddenError", {});
    },
  );

  test("[WZ-02] another organisation's are not found, and their numbers are free there", async () => {
    expect(numbersOf(await list({}, foreign))).not.toContain("KC90018");
    expectRefusal(await details("PO-KC-0002", foreign), 404, "NotFoundError", {});
    expectRefusal(await remove("PO-KC-0002", foreign), 404, "NotFoundError", {});
    const change = { purchaseId: "PO-KC-0002", purchaseOrderNumber: "KM1", description: "Ours" };
    const answer = await post("updatePurchaseOrderDetails", { ...change, units: ["kestrel-au"] }, foreign);
    expectRefusal(answer, 404, "NotFoundError", {});
    const own = { purchaseOrderNumber: "KC90018", description: "Ours", units: ["kestrel-au"] };
    expect((await post("addPurchaseOrder", own, foreign)).status).toBe(201);
  });

  test("[WZ-02] an administrator of one unit sees and changes that unit's alone", async () => {
    const [person] = await api.db
      .select()
      .from(users)
      .where(eq(users.unitUid, "korraline-tauranga"))
      .limit(1);
    const local = await adminOf(person!.uid);
    expect(numbersOf(await list({ sort: "number" }, local))).toEqual(["KC2026W", "KC90501", "KCSUBC3"]);
    const { body: found } = await api.call("GET", "/businessunits", { as: local });
    expect(found).toMatchObject({ units: [{ uid: "korraline-tauranga" }], total: 1 });
    const id = await idOf("KC2026W");
    const { body } = await details(id, local);
    expect(body).toMatchObject({ units: [{ uid: "korraline-tauranga" }], otherUnits: 2 });
    // The units of others stay, and a purchase order that others use is not theirs to delete.
    const change = { purchaseId: id, purchaseOrderNumber: "KC2026W", description: "Winter issue south" };
    await post("updatePurchaseOrderDetails", { ...change, units: ["korraline-tauranga"] }, local);
    const [row] = await api.db.select().from(purchaseOrders).where(eq(purchaseOrders.id, id));
    expect([...row!.unitUids].sort()).toEqual([
      "korraline-hedland",
      "korraline-karratha",
      "korraline-tauranga",
    ]);
    const outside = await post("addPurchaseOrder", { ...valid, purchaseOrderNumber: "KC30010" }, local);
    expectRefusal(outside, 400, "ValidationError", { subject: "units" });
    expectRefusal(await remove(id, local), 409, "InUseError", {});
    // A number of a unit that they do not manage is taken, but whose it is is not told.
    const clash = await post(
      "addPurchaseOrder",
      { ...valid, units: ["korraline-tauranga"], purchaseOrderNumber: "KC90018" },
      local,
    );
    expectRefusal(clash, 409, "AlreadyExistsError", {
      message: "KC90018 is already taken. Enter another number.",
    });
  });

  test("[WZ-02] a circle in the tree of units ends", async () => {
    await api.db.update(units).set({ parentUid: "korraline-gambier" }).where(eq(units.uid, "korraline"));
    const { body } = await api.call("GET", "/businessunits", { as: admin, query: { searchTerm: "gambier" } });
    expect(body).toMatchObject({ total: 1 });
    await api.db.update(units).set({ parentUid: null }).where(eq(units.uid, "korraline"));
  });
});
