import { eq, like } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { costCentres, units } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const ADMIN = "admin@saltbush.example";
const NURSE = "wearer@saltbush.example";
const FOREIGN = "admin@kestrel.example";
const BASE = "saltbush-base";
const CHILD = "saltbush-emergency";

const api = await apiOfFile();

const read = (path = "", query: Record<string, string> = {}, as = ADMIN) =>
  api.call("GET", `/business-units${path}`, { as, query });
const turn = (uid: string, to: "disable" | "enable", as = ADMIN) =>
  api.call("POST", `/business-units/${uid}/${to}`, { as });
const unitRow = async (uid: string) => (await api.db.select().from(units).where(eq(units.uid, uid)))[0]!;
const nurseRow = async () => (await api.db.select().from(users).where(eq(users.uid, NURSE)))[0]!;

describe("reading", () => {
  test("[BU-01] the units stand as a tree, each after its parent, and nobody else's among them", async () => {
    const { body } = await read("", { pageSize: "100" });
    const all = await api.db.select().from(units).where(eq(units.organisationUid, "saltbush"));
    expect(body.pagination.totalResults).toBe(all.length);
    expect(body.activeCount + body.disabledCount).toBe(all.length);
    expect(body.units[0]).toMatchObject({ uid: "saltbush", depth: 0, soldToId: "saltbush" });
    const seen = new Map<string, number>();
    for (const { uid, parentUid, depth } of body.units) {
      if (parentUid) expect([uid, seen.get(parentUid)]).toEqual([uid, depth - 1]);
      seen.set(uid, depth);
    }
    const found = (await read("", { search: "emergency" })).body;
    expect(found.units.map(({ uid }: { uid: string }) => uid)).toEqual([CHILD]);
    expect((await read("", { search: "emergency" }, FOREIGN)).body.units).toEqual([]);
    expect((await read("", { status: "disabled" })).body.pagination.totalResults).toBe(body.disabledCount);
    expectRefusal(await read("", {}, NURSE), 403, "ForbiddenError");
  });

  test("[BU-01] a unit has its parent, people and addresses; another organisation's is not there", async () => {
    const { body } = await read(`/${CHILD}`);
    expect(body).toMatchObject({ uid: CHILD, name: "Emergency", parentUid: BASE, status: "active" });
    const query = { b2bUnit: BASE };
    const delivery = (await read("/details/deliveryAndShipping", query)).body;
    expect(delivery.addresses.length).toBeGreaterThan(0);
    expect(delivery.deliveryModes.length).toBeGreaterThan(0);
    const tab = (uid: string, as = ADMIN) =>
      api.call("POST", "/manage-users/businessUnitUsersTab", { as, body: { uid } });
    expect((await tab(CHILD)).body.pagination.totalResults).toBe(body.people);
    expectRefusal(await read(`/${CHILD}`, {}, FOREIGN), 404, "NotFoundError");
    expectRefusal(await read("/details/deliveryAndShipping", query, FOREIGN), 404, "NotFoundError");
    expectRefusal(await tab(CHILD, FOREIGN), 404, "NotFoundError");
  });

  test("[BU-01] each call reads in few statements, whatever the number of units", async () => {
    const paths = ["", `/${BASE}`, `/details/deliveryAndShipping?b2bUnit=${BASE}`];
    await api.db.insert(units).values(
      Array.from({ length: 500 }, (_, index) => ({
        uid: `many-${index}`,
        organisationUid: "saltbush",
        parentUid: CHILD,
        name: `Many ${index}`,
        kind: "ship-to" as const,
        country: "AU",
        currency: "AUD",
        gstRate: 1000,
      })),
    );
    for (const path of paths) {
      const [name, query] = path.split("?b2bUnit=");
      const count = { statements: 0 };
      const ask = () => read(name, query ? { b2bUnit: query } : {});
      const { status } = await statementCount.run(count, ask);
      // One more reads who the caller is.
      expect([path, status, count.statements <= 5]).toEqual([path, 200, true]);
    }
    await api.db.delete(units).where(like(units.uid, "many-%"));
  });
});

describe("disabling and enabling", () => {
  test("[BU-01] the top and the own unit cannot be disabled, and nobody disables another's", async () => {
    const top = await turn("saltbush", "disable");
    expectRefusal(top, 400, "ValidationError");
    expect(top.body.errors[0].message).toBe(
      "Saltbush Valley Health is the top of the organisation and cannot be disabled.",
    );
    expectRefusal(await turn(CHILD, "disable", FOREIGN), 404, "NotFoundError");
    expectRefusal(await turn(CHILD, "disable", NURSE), 403, "ForbiddenError");
    expect((await unitRow(CHILD)).active).toBe(true);
  });

  test("[BU-01] disabling takes the units below, people and cost centres along; children wait for their parent", async () => {
    const token = await api.signIn(NURSE, true);
    const profile = () => api.call("GET", "/users/current", { token });
    const before = (await read(`/${BASE}`)).body.below;
    expect(before.units.map(({ uid }: { uid: string }) => uid)).toContain(CHILD);
    expect(before.people).toBeGreaterThan(0);
    expect((await turn(BASE, "disable")).body.message).toBe(
      "Saltbush Base Hospital is disabled, with everything below it.",
    );
    expectRefusal(await profile(), 401, "InvalidTokenError");
    await expect(api.signIn(NURSE, true)).rejects.toThrow("User is disabled");
    const [centre] = await api.db.select().from(costCentres).where(eq(costCentres.unitUid, BASE));
    expect([(await unitRow(CHILD)).active, (await nurseRow()).active, centre!.active]).toEqual([
      false,
      false,
      false,
    ]);
    expect((await read(`/${BASE}`)).body.below).toMatchObject({ units: [], people: 0, costCentres: [] });
    // A second time changes nothing.
    const { updatedAt } = await unitRow(BASE);
    api.advance(60);
    expect((await turn(BASE, "disable")).status).toBe(200);
    expect((await unitRow(BASE)).updatedAt).toEqual(updatedAt);

    const child = await turn(CHILD, "enable");
    expectRefusal(child, 400, "ValidationError");
    expect(child.body.errors[0].message).toBe("Saltbush Base Hospital is disabled. Enable it first.");
    const customerPK = (await nurseRow()).customerId;
    const activate = () =>
      api.call("POST", "/manage-users/activate", { as: ADMIN, body: { content: { customerPK } } });
    expectRefusal(await activate(), 400, "ValidationError");

    expect((await turn(BASE, "enable")).status).toBe(200);
    expect((await unitRow(CHILD)).active).toBe(false);
    const [again] = await api.db.select().from(costCentres).where(eq(costCentres.unitUid, BASE));
    expect(again!.active).toBe(true);
    expect((await turn(CHILD, "enable")).status).toBe(200);
    expect((await activate()).status).toBe(200);
    expectRefusal(await profile(), 401, "InvalidTokenError");
    expect(await api.signIn(NURSE, true)).toBeTruthy();
  });
});
