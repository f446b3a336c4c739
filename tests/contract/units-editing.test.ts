import { eq, like } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { addresses, units } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const ADMIN = "admin@saltbush.example";
const STRANGER = "admin@kestrel.example";
const base = "/users/current/orgUnits";

afterEach(async () => {
  await api.db.delete(users).where(like(users.uid, "ue-%"));
  await api.db.delete(addresses).where(like(addresses.unitUid, "ue-%"));
  await api.db.delete(units).where(like(units.uid, "ue-%"));
});

const add = (uid: string, parent = "saltbush-base", as = ADMIN, name = "Day <b>surgery</b> O'Brien-Ngāti") =>
  api.call("POST", base, { as, body: { uid, name, parentOrgUnit: { uid: parent } } });
const DOCK = {
  companyName: "Loading dock",
  line1: "4 Saleyards Lane",
  town: "Mildura",
  region: "VIC",
  postalCode: "3500",
  country: { isocode: "AU" },
};
const addAddress = (uid: string, body: object = DOCK, as = ADMIN) =>
  api.call("POST", `${base}/${uid}/addresses`, { as, body });
const book = async (uid: string) =>
  (await api.call("GET", `${base}/${uid}/addresses`, { as: ADMIN })).body.addresses as {
    id: string;
    companyName: string;
    defaultAddress: boolean;
  }[];

describe("units are added and changed", () => {
  test("[BU-01] a unit is added below another, with its country and money, and people can be put into it", async () => {
    const made = await add("UE-DAY");
    expect(made.status).toBe(201);
    expect(made.body.message).toBe("Day <b>surgery</b> O'Brien-Ngāti (ue-day) is added.");
    const [row] = await api.db.select().from(units).where(eq(units.uid, "ue-day"));
    const [parent] = await api.db.select().from(units).where(eq(units.uid, "saltbush-base"));
    expect(row).toMatchObject({
      parentUid: "saltbush-base",
      currency: parent!.currency,
      gstRate: parent!.gstRate,
      billToUid: parent!.billToUid ?? parent!.uid,
      active: true,
    });
    const person = await api.call("POST", "/manage-users/create-wwg-user", {
      as: ADMIN,
      body: {
        firstName: "Ngaio",
        lastName: "Ghosh",
        email: "ue-1@saltbush.example",
        unitUid: "ue-day",
        roles: ["customergroup"],
      },
    });
    expect(person.status).toBe(201);
    expectRefusal(await add("ue-day"), 409, "AlreadyExistsError");
    const [logged] = await api.db.select().from(changeEvents).where(eq(changeEvents.subjectCode, "ue-day"));
    expect(logged).toMatchObject({ kind: "unit", changes: [{ what: "Added" }] });
  });

  test("[BU-01] a number of another organisation is taken too, a bad number and a strange or disabled unit are refused", async () => {
    expectRefusal(await add("kestrel"), 409, "AlreadyExistsError");
    expectRefusal(await add("ue day!"), 400, "ValidationError");
    expectRefusal(await add("ue-x", "kestrel"), 404, "NotFoundError");
    await add("ue-day");
    await api.db.update(units).set({ active: false }).where(eq(units.uid, "ue-day"));
    const below = await add("ue-below", "ue-day");
    expectRefusal(below, 400, "ValidationError");
    expect(below.body.errors[0].message).toContain("is disabled. Enable it first");
    const rename = await api.call("PATCH", `${base}/ue-day`, { as: ADMIN, body: { name: "X" } });
    expect(rename.body.errors[0].message).toContain("Enable it, then change it.");
    expectRefusal(await addAddress("ue-day"), 400, "ValidationError");
  });

  test("[BU-01] fifty presses at once add one unit", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => add("ue-fifty")));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await api.db.$count(units, eq(units.uid, "ue-fifty"))).toBe(1);
  });

  test("[BU-01] of two who rename it at once the second is told who was first", async () => {
    await add("ue-day");
    const rename = (name: string, version: number) =>
      api.call("PATCH", `${base}/ue-day`, { as: ADMIN, body: { name, version } });
    expect((await rename("Day surgery", 1)).body.message).toBe("Day surgery (ue-day) is saved.");
    const second = await rename("Day theatre", 1);
    expectRefusal(second, 409, "ConflictError");
    expect(second.body.errors[0].message).toMatch(/^Bronwyn Taulanga changed Day surgery \(ue-day\) at /);
    expectRefusal(
      await api.call("PATCH", `${base}/ue-day`, { as: STRANGER, body: { name: "Mine" } }),
      404,
      "NotFoundError",
    );
  });

  test("[BU-01] a unit moves below another with all that is below it, and whoever manages there manages it", async () => {
    await add("ue-day");
    await add("ue-ward", "ue-day");
    await add("ue-east");
    const move = (uid: string, to: string, as = ADMIN) =>
      api.call("PATCH", `${base}/${uid}`, { as, body: { parentOrgUnit: { uid: to } } });
    const below = async (uid: string) =>
      (await api.call("GET", `/business-units/${uid}`, { as: ADMIN })).body.below.units.map(
        (one: { uid: string }) => one.uid,
      );
    const moved = await move("ue-day", "UE-EAST");
    expect([moved.status, moved.body.parentOrgUnit.uid]).toEqual([200, "ue-east"]);
    expect(await below("ue-east")).toEqual(["ue-day", "ue-ward"]);
    const logged = await api.db.select().from(changeEvents).where(eq(changeEvents.subjectCode, "ue-day"));
    expect(logged.flatMap(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({ what: "Parent unit", to: "Day <b>surgery</b> O'Brien-Ngāti" }),
    );
    // The same again changes nothing and is no fault; the money stays what it was.
    expect((await move("ue-day", "ue-east")).status).toBe(200);
    const [row] = await api.db.select().from(units).where(eq(units.uid, "ue-day"));
    const [parent] = await api.db.select().from(units).where(eq(units.uid, "saltbush-base"));
    expect(row).toMatchObject({ version: 2, currency: parent!.currency, gstRate: parent!.gstRate });

    for (const to of ["ue-east", "ue-day", "ue-ward"]) {
      const circle = await move("ue-east", to);
      expectRefusal(circle, 400, "ValidationError", { subject: "parentOrgUnit.uid" });
    }
    expectRefusal(await move("saltbush", "ue-day"), 400, "ValidationError");
    expectRefusal(await move("ue-day", "kestrel"), 404, "NotFoundError");
    expectRefusal(await move("ue-day", "ue-nowhere"), 404, "NotFoundError");
    expectRefusal(await move("ue-day", "kestrel", STRANGER), 404, "NotFoundError");
    await api.db.update(units).set({ active: false }).where(eq(units.uid, "ue-ward"));
    expect((await move("ue-ward", "saltbush-base")).body.errors[0].message).toContain("Enable it, then");
    const closed = await move("ue-east", "ue-ward");
    expectRefusal(closed, 400, "ValidationError", { subject: "parentOrgUnit.uid" });
  });

  test("[BU-01] two units that are moved below each other at once make no circle", async () => {
    await add("ue-east");
    await add("ue-west");
    const move = (uid: string, to: string) =>
      api.call("PATCH", `${base}/${uid}`, { as: ADMIN, body: { parentOrgUnit: { uid: to } } });
    const answers = await Promise.all([move("ue-east", "ue-west"), move("ue-west", "ue-east")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("[BU-01] addresses: the first is the default, another can be, the default one stays, strangers find none", async () => {
    await add("ue-day");
    expect((await addAddress("ue-day")).body.defaultAddress).toBe(true);
    const second = await addAddress("ue-day", { ...DOCK, companyName: "Level B1", defaultAddress: true });
    expect(
      (await book("ue-day")).map(({ companyName, defaultAddress }) => [companyName, defaultAddress]),
    ).toEqual([
      ["Level B1", true],
      ["Loading dock", false],
    ]);
    const one = `${base}/ue-day/addresses/${second.body.id}`;
    const [, dock] = await book("ue-day");
    const other = `${base}/ue-day/addresses/${dock!.id}`;
    expect((await api.call("DELETE", one, { as: ADMIN })).body.errors[0].message).toContain(
      "default address",
    );
    await api.call("PATCH", other, { as: ADMIN, body: { defaultAddress: true, line1: "5 Saleyards Lane" } });
    expect((await api.call("DELETE", one, { as: ADMIN })).status).toBe(200);
    expect(await book("ue-day")).toMatchObject([{ companyName: "Loading dock", line1: "5 Saleyards Lane" }]);
    for (const [verb, path] of [
      ["PATCH", other],
      ["DELETE", other],
      ["GET", `${base}/ue-day/addresses`],
    ] as const) {
      const answer = await api.call(verb, path, { as: STRANGER, ...(verb === "PATCH" ? { body: {} } : {}) });
      expectRefusal(answer, 404, "NotFoundError");
    }
    // The address of one unit is not found below another.
    const wrong = `${base}/saltbush-base/addresses/${dock!.id}`;
    expectRefusal(await api.call("DELETE", wrong, { as: ADMIN }), 404, "NotFoundError");
    expectRefusal(await addAddress("ue-day", { ...DOCK, postalCode: "35" }), 400, "ValidationError");
  });
});
