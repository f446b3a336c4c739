import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { costCentres, units } from "../../commerce/modules/organisation/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const ADMIN = "admin@saltbush.example";
const NURSE = "wearer@saltbush.example";
const FOREIGN = "admin@kestrel.example";
/** The nurse's cost centre and unit, and a ward beside it with its own. */
const CENTRE = "SV-1010";
const HERE = "saltbush-emergency";
const BESIDE = "saltbush-theatre";
const OTHER = "SV-1020";

const api = await apiOfFile();

const all = "/orgUsers/current/wwg-cost-centers";
const read = (code: string, as = ADMIN) => api.call("GET", `${all}/${code}`, { as });
const list = (query: Record<string, string> = {}, as = ADMIN) => api.call("GET", all, { as, query });
const add = (body: object, as = ADMIN) => api.call("POST", all, { as, body });
const rename = (code: string, body: object, as = ADMIN) => api.call("PATCH", `${all}/${code}`, { as, body });
const turn = (code: string, to: "disable" | "enable", as = ADMIN) =>
  api.call("POST", `${all}/${code}/${to}`, { as });
const link = (code: string, businessUnitId: string, as = ADMIN) =>
  api.call("POST", `${all}/${code}/units`, { as, body: { businessUnitId } });
const unlink = (costCenterId: string, businessUnitId: string, as = ADMIN) =>
  api.call("DELETE", "/wwg-cost-centers/removeCostCenter", { as, body: { costCenterId, businessUnitId } });
const codes = (answer: { body: { costCenters: { code: string }[] } }) =>
  answer.body.costCenters.map(({ code }) => code);
const chargeable = async (as = NURSE) => codes(await api.call("GET", "/costcenters", { as }));

describe("reading", () => {
  test("[CC-01] a list by search, units, status, sort and page, of the caller's units alone", async () => {
    const rows = await api.db.select().from(costCentres).where(eq(costCentres.organisationUid, "saltbush"));
    const { body } = await list({ pageSize: "100" });
    expect(body.pagination.totalResults).toBe(rows.length);
    expect(codes({ body })).toEqual([...codes({ body })].sort());
    expect(codes(await list({ search: "theatre" }))).toEqual([OTHER]);
    // Maternity may charge its own and the one that it is linked to.
    expect(codes(await list({ b2bUnits: "saltbush-maternity" }))).toEqual(["SV-1030", "SV-1040"]);
    expect((await list({ status: "disabled" })).body.pagination.totalResults).toBe(body.disabledCount);
    const [first] = codes(await list({ sort: "-code", pageSize: "1" }));
    expect(first).toBe(codes({ body }).at(-1));
    expect(codes(await list({ search: "theatre" }, FOREIGN))).toEqual([]);
    expectRefusal(await list({}, NURSE), 403, "ForbiddenError");
    expectRefusal(await read(CENTRE, FOREIGN), 404, "NotFoundError");
  });

  test("[CC-01] what can be linked, what is linked, and what units have, as pages look them up", async () => {
    const found = (unit: string, searchKey = "") =>
      api.call("GET", "/wwg-cost-centers/getAllAvailCostCenters", {
        as: ADMIN,
        query: { businessUnitWwgUid: unit, searchKey },
      });
    const free = codes(await found(HERE));
    expect(free).toContain(OTHER);
    expect(free).not.toContain(CENTRE);
    expect(codes(await found(HERE, "theatre"))).toEqual([OTHER]);
    const linked = (costCenterID: string, businessUnitID: string, as = ADMIN) =>
      api.call("GET", "/wwg-cost-centers/linkedCostCenter", { as, query: { costCenterID, businessUnitID } });
    expect((await linked("SV-1040", "saltbush-maternity")).body.linked).toBe(true);
    expect((await linked(OTHER, HERE)).body).toMatchObject({ linked: false, units: [{ uid: BESIDE }] });
    expectRefusal(await linked(OTHER, HERE, FOREIGN), 404, "NotFoundError");
    const of = await api.call("GET", "/costcenter", {
      as: ADMIN,
      query: { b2bUnits: BESIDE, search: "the" },
    });
    expect(codes(of)).toEqual([OTHER]);
  });

  test("[CC-01] the list reads in few statements", async () => {
    const count = { statements: 0 };
    await statementCount.run(count, () => list({ pageSize: "100" }));
    // One more reads who the caller is.
    expect(count.statements).toBeLessThanOrEqual(4);
  });
});

describe("changing", () => {
  test("[CC-01] a new one belongs to a unit, in its currency; a code is taken once, and bad input is refused", async () => {
    const sent = { code: "SV-9000", name: "Night shift", unitUid: HERE };
    const { status, body } = await add(sent);
    expect([status, body.message]).toEqual([201, "Night shift (SV-9000) is added."]);
    expect((await read("SV-9000")).body).toMatchObject({
      name: "Night shift",
      active: true,
      unit: { uid: HERE },
      currency: { isocode: "AUD" },
      version: 1,
    });
    expect(await chargeable()).toContain("SV-9000");
    const again = await add(sent);
    expectRefusal(again, 409, "AlreadyExistsError", { subject: "code" });
    expectRefusal(await add({ ...sent, code: "a b" }), 400, "ValidationError", { subject: "code" });
    expectRefusal(await add({ ...sent, code: "SV-1", name: " " }), 400, "ValidationError", {
      subject: "name",
    });
    const foreign = { ...sent, code: "SV-9001", unitUid: "kestrel" };
    expectRefusal(await add(foreign), 400, "ValidationError", { subject: "unitUid" });
    expectRefusal(await add(foreign, NURSE), 403, "ForbiddenError");
  });

  test("[CC-01] a name is changed once a version; the other editor gets 409", async () => {
    const { version } = (await read(OTHER)).body;
    expect((await rename(OTHER, { name: "Operating theatres", version })).status).toBe(200);
    const late = await rename(OTHER, { name: "Theatres", version });
    expectRefusal(late, 409, "ConflictError");
    expect(late.body.errors[0].message).toContain("changed Operating theatres (SV-1020) at");
    expectRefusal(await rename(OTHER, { name: "x" }, FOREIGN), 404, "NotFoundError");
    await rename(OTHER, { name: "Theatre" });
  });

  test("[CC-01] a linked unit may charge it, an unlinked one not; its own unit stays", async () => {
    expect(await chargeable()).not.toContain(OTHER);
    expect((await link(OTHER, HERE)).status).toBe(200);
    expect((await link(OTHER, HERE)).status).toBe(200);
    expect(await chargeable()).toContain(OTHER);
    expect((await read(OTHER)).body.units).toMatchObject([{ uid: HERE, active: true }]);
    expectRefusal(await link(OTHER, "kestrel"), 400, "ValidationError");
    expectRefusal(await link(OTHER, HERE, FOREIGN), 404, "NotFoundError");
    expectRefusal(await unlink(OTHER, BESIDE), 400, "ValidationError");
    expectRefusal(await unlink(OTHER, HERE, FOREIGN), 404, "NotFoundError");
    expect((await unlink(OTHER, HERE)).body.message).toBe("Emergency can no longer use Theatre (SV-1020).");
    expect(await chargeable()).not.toContain(OTHER);
    expectRefusal(await unlink(OTHER, HERE), 400, "ValidationError");
  });

  test("[CC-01] a disabled one cannot be charged or edited; it is not enabled before its unit", async () => {
    await turn(OTHER, "disable");
    expect((await turn(OTHER, "disable")).status).toBe(200);
    expect((await read(OTHER)).body).toMatchObject({ active: false });
    expectRefusal(await rename(OTHER, { name: "x" }), 400, "ValidationError");
    expectRefusal(await link(OTHER, HERE), 400, "ValidationError");
    await api.db.update(units).set({ active: false }).where(eq(units.uid, BESIDE));
    const early = await turn(OTHER, "enable");
    expectRefusal(early, 400, "ValidationError");
    expect(early.body.errors[0].message).toBe("Theatre is disabled. Enable it first.");
    await api.db.update(units).set({ active: true }).where(eq(units.uid, BESIDE));
    expectRefusal(await turn(OTHER, "enable", FOREIGN), 404, "NotFoundError");
    expect((await turn(OTHER, "enable")).body.message).toBe("Theatre (SV-1020) is enabled.");
  });

  test("[CC-01] a cart whose cost centre was disabled asks for another", async () => {
    const cart = (await api.call("POST", "/users/current/carts", { as: NURSE })).body.code;
    const put = () =>
      api.call("PUT", `/users/current/carts/${cart}/costcenter`, {
        as: NURSE,
        query: { costCenterId: CENTRE },
      });
    expect((await put()).body.costCenter.code).toBe(CENTRE);
    await turn(CENTRE, "disable");
    const { body } = await api.call("GET", `/users/current/carts/${cart}`, { as: NURSE });
    expect(body.costCenter).toBeUndefined();
    const placed = await api.call("POST", "/orgUsers/current/orders", {
      as: NURSE,
      query: { cartId: cart, termsChecked: "true" },
    });
    expect(placed.body.errors.map(({ message }: { message: string }) => message)).toContain(
      "Your cost centre can no longer be used. Choose another.",
    );
    expectRefusal(await put(), 400, "EntityValidationError");
    await turn(CENTRE, "enable");
  });
});
