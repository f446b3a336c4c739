import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

/** How published OCC clients change budgets, cost centres and purchase limits, and what they read of the answer (contract §10). */
const api = await apiOfFile();
const ADMIN = "admin@korraline.example";
const FOREIGN = "admin@kestrel.example";
const WEARER = "wearer@korraline.example";
const ME = "/users/current";
const UNIT = "korraline-karratha";
const NAME = "O'Brien-Ngāti <b>&";

const call = (method: string, path: string, body?: object, as = ADMIN) =>
  api.call(method, path, { as, body });
const get = (path: string) => call("GET", path);
const lastChange = async () =>
  (await api.db.select().from(changeEvents).orderBy(desc(changeEvents.id)).limit(1))[0]!;
const ROOT = "korraline";
const changesOf = async (code: string) =>
  (await api.db.select().from(changeEvents).where(eq(changeEvents.subjectCode, code))).flatMap(
    ({ changes }) => changes.map(({ what }) => what),
  );
type Sent = [method: string, path: string, body?: object];
async function expectUnknown(...sent: Sent[]): Promise<void> {
  for (const [method, path, body] of sent) {
    const answer = await call(method, path, body, FOREIGN);
    expect([method, path, answer.status]).toEqual([method, path, 404]);
    expectRefusal(answer, 404, "NotFoundError");
  }
}
async function expectForbidden(...sent: Sent[]): Promise<void> {
  for (const one of sent) expectRefusal(await call(one[0], one[1], one[2], WEARER), 403, "ForbiddenError");
}

describe("budgets, cost centres and purchase limits", () => {
  const budget = {
    ...{ code: "PC-B", name: NAME, budget: 250.5, currency: { isocode: "AUD" }, orgUnit: { uid: UNIT } },
    ...{ startDate: "2027-01-01T00:00:00+0100", endDate: "2027-06-30T23:59:59+0100" },
  };

  test("[OG-01] a budget needs no cost centre; its days are sent back as they were, and a cost centre takes it", async () => {
    const made = await call("POST", `${ME}/budgets`, budget);
    expect([made.status, made.body]).toMatchObject([201, { code: "PC-B", name: NAME, budget: 250.5 }]);
    expect(made.body).toMatchObject({ active: true, orgUnit: { uid: UNIT }, costCenters: [] });
    expect(made.body.startDate).toMatch(/^2027-01-01T00:00:00\+\d{4}$/);
    expect(made.body.endDate).toMatch(/^2027-06-30T23:59:59\+\d{4}$/);
    expect(new Date(made.body.endDate.replace(/(\d\d)$/, ":$1")).getTime()).toBeGreaterThan(0);
    expect(await lastChange()).toMatchObject({
      ...{ kind: "unit", subjectCode: UNIT, changes: [{ what: `Budget ${NAME} (PC-B): Added` }] },
    });
    const path = `${ME}/budgets/PC-B`;
    const { startDate, endDate } = made.body;
    const again = await call("PATCH", path, { ...budget, startDate, endDate, name: "Half" });
    expect(again.body).toMatchObject({ name: "Half", startDate, endDate, budget: 250.5 });
    expect((await call("PATCH", path, { code: "PC-B", active: false })).body).toMatchObject({
      ...{ name: "Half", active: false, budget: 250.5, startDate, endDate },
    });
    expect((await call("PATCH", path, { active: true })).body.active).toBe(true);
    for (const [body, subject] of [
      [{ code: "OTHER" }, "code"],
      [{ currency: { isocode: "NZD" } }, "currency.isocode"],
      [{ orgUnit: { uid: ROOT } }, "orgUnit.uid"],
      [{ endDate: "2026-12-31" }, "endDate"],
    ] as const) {
      expectRefusal(await call("PATCH", path, body), 400, "ValidationError", { subject });
    }
    expectRefusal(await call("POST", `${ME}/budgets`, budget), 409, "AlreadyExistsError", {
      message: expect.stringMatching(/^Budget with code \[PC-B\] already exists/),
    });
    expectRefusal(
      await call("POST", `${ME}/budgets`, { ...budget, code: "PC-C", orgUnit: undefined }),
      400,
      "ValidationError",
    );
  });

  test("[CC-01] a cost centre is added, renamed, disabled and enabled by its names", async () => {
    const centre = { code: "PC-CC", name: NAME, currency: { isocode: "AUD" }, unit: { uid: UNIT } };
    const made = await call("POST", "/costcenters", centre);
    expect([made.status, made.body]).toMatchObject([
      201,
      { ...centre, originalCode: "PC-CC", active: "true", activeFlag: true },
    ]);
    expectRefusal(await call("POST", "/costcenters", centre), 400, "ModelSavingError", {
      message: "ambiguous unique keys {code=PC-CC} for model B2BCostCenterModel",
      subject: "code",
    });
    expect((await call("POST", "/costcenters/PC-CC/budgets?budgetCode=PC-B")).status).toBe(200);
    expect((await get(`${ME}/budgets/PC-B`)).body.costCenters).toMatchObject([{ code: "PC-CC" }]);

    const path = "/costcenters/PC-CC";
    const off = await call("PATCH", path, { code: "PC-CC", activeFlag: false });
    expect([off.status, off.body]).toMatchObject([200, { name: NAME, active: "false", activeFlag: false }]);
    expectRefusal(await call("PATCH", path, { name: "X" }), 400, "ValidationError", { subject: "code" });
    const on = await call("PATCH", path, { ...centre, name: "Works", active: "true" });
    expect(on.body).toMatchObject({ name: "Works", activeFlag: true });
    expect((await get(path)).body).toEqual(on.body);
    for (const [body, subject] of [
      [{ code: "OTHER" }, "code"],
      [{ currency: { isocode: "NZD" } }, "currency.isocode"],
      [{ unit: { uid: ROOT } }, "unit.uid"],
    ] as const) {
      expectRefusal(await call("PATCH", path, body), 400, "ValidationError", { subject });
    }
    expect((await changesOf("PC-CC")).filter((what) => what === "Name")).toHaveLength(1);
  });

  test("[OG-01] a purchase limit is added and changed by its names, without a name of its own", async () => {
    const limit = {
      ...{ code: "PC-L", orgUnit: { uid: UNIT }, currency: { isocode: "AUD" }, threshold: 250 },
      orderApprovalPermissionType: { code: "B2BOrderThresholdTimespanPermission" },
      periodRange: "MONTH",
    };
    const all = `${ME}/orderApprovalPermissions`;
    const made = await call("POST", all, limit);
    expect([made.status, made.body]).toMatchObject([201, { ...limit, name: "PC-L", active: true }]);
    expectRefusal(await call("POST", all, limit), 400, "ModelSavingError", {
      message: expect.stringMatching(/^Approval Permission with code: PC-L already exists\./),
    });
    const path = `${all}/PC-L`;
    const { orderApprovalPermissionType: _type, ...form } = limit;
    expect((await call("PATCH", path, { ...form, threshold: 300 })).body).toMatchObject({
      ...{ code: "PC-L", name: "PC-L", threshold: 300, periodRange: "MONTH", active: true },
    });
    expect((await call("PATCH", path, { code: "PC-L", active: false })).body).toMatchObject({
      ...{ threshold: 300, periodRange: "MONTH", active: false },
    });
    expect((await call("PATCH", path, { active: true })).body.active).toBe(true);
    for (const [body, subject] of [
      [{ code: "OTHER" }, "code"],
      [{ currency: { isocode: "NZD" } }, "currency.isocode"],
      [{ orgUnit: { uid: ROOT } }, "orgUnit.uid"],
      [{ threshold: null }, "threshold"],
      [
        { orderApprovalPermissionType: { code: "B2BOrderThresholdPermission" } },
        "orderApprovalPermissionType.code",
      ],
    ] as const) {
      expectRefusal(await call("PATCH", path, body), 400, "ValidationError", { subject });
    }
    expect(await changesOf("PC-L")).toEqual(["Added", "Threshold", "Status", "Status"]);
    const any = { code: "PC-M", orgUnit: { uid: UNIT } };
    const exceeded = { ...any, orderApprovalPermissionType: { code: "B2BBudgetExceededPermission" } };
    expect((await call("POST", all, exceeded)).body).not.toHaveProperty("threshold");
    expect((await call("PATCH", `${all}/PC-M`, { threshold: 40 })).body.threshold).toBe(40);
    expect((await call("PATCH", `${all}/PC-M`, { name: "More" })).body.threshold).toBe(40);
    expect((await call("PATCH", `${all}/PC-M`, { threshold: null })).body).not.toHaveProperty("threshold");
  });
});

describe("who may", () => {
  const NEW = {
    code: "PC-X",
    name: "X",
    budget: 1,
    startDate: "2027-01-01",
    endDate: "2027-01-02",
    threshold: 1,
  };
  const TYPE = { orderApprovalPermissionType: { code: "B2BOrderThresholdPermission" } };

  test("[API-1] another organisation's budgets, cost centres and limits are not found or changed", async () => {
    const paths = ["/costcenters/PC-CC", `${ME}/budgets/PC-B`, `${ME}/orderApprovalPermissions/PC-L`];
    const read = () => Promise.all(paths.map(async (path) => (await get(path)).body));
    const before = await read();
    await expectUnknown(
      ...paths.flatMap((path): Sent[] => [
        ["GET", path],
        ["PATCH", path, { name: "X" }],
        ["PATCH", path, { active: false }],
      ]),
      ["PATCH", "/costcenters/PC-CC", { activeFlag: false }],
      ["PATCH", `${ME}/orderApprovalPermissions/PC-L`, { threshold: 1 }],
      ["POST", `${ME}/budgets`, { ...NEW, costCenterCode: "PC-CC" }],
      ["POST", "/costcenters/PC-CC/budgets?budgetCode=PC-B"],
    );
    // A unit of a body is one that cannot be chosen, as one that does not exist.
    for (const uid of [UNIT, "nowhere"]) {
      for (const [path, body] of [
        [`${ME}/budgets`, { ...NEW, orgUnit: { uid } }],
        ["/costcenters", { ...NEW, unit: { uid } }],
        [`${ME}/orderApprovalPermissions`, { ...NEW, ...TYPE, orgUnit: { uid } }],
      ] as const) {
        expectRefusal(await call("POST", path, body, FOREIGN), 400, "ValidationError");
      }
    }
    expect(await read()).toEqual(before);
  });

  test("[API-1] who does not manage the organisation is refused", () =>
    expectForbidden(
      ["POST", "/costcenters", { ...NEW, unit: { uid: UNIT } }],
      ["PATCH", "/costcenters/PC-CC", { name: "X" }],
      ["POST", `${ME}/budgets`, { ...NEW, orgUnit: { uid: UNIT } }],
      ["PATCH", `${ME}/budgets/PC-B`, { name: "X" }],
      ["POST", `${ME}/orderApprovalPermissions`, { ...NEW, ...TYPE, orgUnit: { uid: UNIT } }],
      ["PATCH", `${ME}/orderApprovalPermissions/PC-L`, { threshold: 1 }],
    ));
});
