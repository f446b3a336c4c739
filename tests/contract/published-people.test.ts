import { desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

/** How published OCC clients add and change people, and what they read of the answer (contract §10). */
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
const idOf = async (uid: string) =>
  (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!.customerId;
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

describe("people", () => {
  const all = `${ME}/orgCustomers`;
  const person = {
    ...{
      customerId: "",
      titleCode: "dr",
      firstName: "Māia",
      lastName: NAME,
      email: "PC.Maia@korraline.example",
    },
    ...{ orgUnit: { uid: UNIT }, roles: ["b2bcustomergroup"] },
  };
  const shown = {
    ...{ uid: "pc.maia@korraline.example", email: "pc.maia@korraline.example", name: `Māia ${NAME}` },
    ...{ titleCode: "dr", firstName: "Māia", lastName: NAME, active: true, roles: ["b2bcustomergroup"] },
    orgUnit: { uid: UNIT },
  };

  test("[US-01] one is added, changed, deactivated without roles, and activated again", async () => {
    const made = await call("POST", all, person);
    expect([made.status, made.body]).toMatchObject([201, shown]);
    const { customerId } = made.body as { customerId: string };
    const path = `${all}/${customerId}`;
    expect(made.headers.get("location")).toBe(`/occ/v2/uniforms${ME}/orgCustomers/${customerId}`);
    expect((await get(path)).body).toEqual(made.body);
    expectRefusal(await call("POST", all, person), 409, "AlreadyExistsError", {
      ...{ message: "User already exists", subject: "email" },
    });

    // The whole form is sent back; nothing but the name changes.
    const renamed = await call("PATCH", path, { ...person, customerId, firstName: "Mei", titleCode: "" });
    const { titleCode: _none, ...untitled } = shown;
    expect(renamed.body).toMatchObject({
      ...untitled,
      firstName: "Mei",
      name: `Mei ${NAME}`,
    });
    expect(renamed.body).not.toHaveProperty("titleCode");
    expect((await lastChange()).changes.map(({ what }) => what)).toEqual(["First name", "Title"]);
    const roles = ["b2bcustomergroup", "b2bapprovergroup"];
    expect((await call("PATCH", path, { roles })).body.roles).toEqual(roles);
    // They send the right among the roles.
    const viewing = ["b2bcustomergroup", "b2bmanagergroup", "unitorderviewergroup"];
    expect((await call("PATCH", path, { roles: viewing })).body.roles).toEqual(viewing);
    expect((await call("PATCH", path, { roles })).body.roles).toEqual(roles);
    const version = async () =>
      (await api.db.select().from(users).where(eq(users.customerId, customerId)))[0]!;
    const before = (await version()).version;
    expect((await call("PATCH", path, { roles: roles.toReversed() })).status).toBe(200);
    expect((await version()).version).toBe(before);

    const off = await call("PATCH", path, { customerId, active: false, roles: [] });
    expect(off.body).toMatchObject({ active: false, roles: [], firstName: "Mei" });
    expectRefusal(await call("PATCH", path, { firstName: "Late" }), 400, "ValidationError");
    expect((await call("PATCH", path, { active: false })).status).toBe(200);
    expect((await call("PATCH", path, { customerId, active: true })).body).toMatchObject({
      ...{ active: true, roles: [] },
    });
    const role = `${path}/roles`;
    expect((await call("POST", `${role}?roleId=customergroup`)).status).toBe(200);
    expect((await call("POST", `${role}?roleId=b2bcustomergroup`)).status).toBe(200);
    expect((await call("DELETE", `${role}/customergroup`)).status).toBe(200);
    expect((await get(path)).body.roles).toEqual(["b2bcustomergroup"]);
    expectRefusal(await call("DELETE", `${role}/b2bcustomergroup`), 400, "ValidationError");
    expectRefusal(await call("DELETE", `${role}/b2bnonegroup`), 400, "ValidationError");
  });

  test("[US-01] faults have words where they were sent, and nothing of the call is kept", async () => {
    const path = `${all}/${await idOf(WEARER)}`;
    const before = (await get(path)).body;
    for (const [body, subject] of [
      [{ lastName: "" }, "lastName"],
      [{ lastName: "X", titleCode: "lord" }, "titleCode"],
      [{ lastName: "X", email: "nobody" }, "email"],
      [{ lastName: "X", orgUnit: { uid: "kestrel" } }, "orgUnit.uid"],
      [{ lastName: "X", roles: ["b2bnonegroup"] }, "roles.0"],
      [{ lastName: "X", roles: ["unitorderviewergroup"] }, "roles"],
      [{ lastName: "X", roles: [] }, "roles"],
      [{ lastName: "X", password: "Wattle-2026" }, "password"],
      [{ lastName: "X", customerId: "KC-000001-2" }, "customerId"],
    ] as const) {
      expectRefusal(await call("PATCH", path, body), 400, "ValidationError", { subject });
    }
    expectRefusal(await call("PATCH", path, { lastName: "X", email: FOREIGN }), 409, "AlreadyExistsError");
    expectRefusal(
      await call("POST", all, { ...person, email: "pc-y@x.example", orgUnit: { uid: "kestrel" } }),
      400,
      "ValidationError",
      {
        subject: "orgUnit.uid",
      },
    );
    expect((await get(path)).body).toEqual(before);
    const own = `${all}/${await idOf(ADMIN)}`;
    for (const body of [
      { active: false, roles: [] },
      { roles: ["customergroup"] },
      { orgUnit: { uid: UNIT } },
    ]) {
      expectRefusal(await call("PATCH", own, body), 400, "ValidationError");
    }
  });
});

describe("who may", () => {
  const customer = { firstName: "X", lastName: "X", email: "pc-x@x.example", roles: ["customergroup"] };

  test("[API-1] another organisation's people are not found or changed, and none is put into its units", async () => {
    const path = `${ME}/orgCustomers/${await idOf(WEARER)}`;
    const before = (await get(path)).body;
    await expectUnknown(
      ["GET", path],
      ["PATCH", path, { firstName: "X" }],
      ["PATCH", path, { active: false, roles: [] }],
      ["POST", `${path}/roles?roleId=b2badmingroup`],
      ["DELETE", `${path}/roles/customergroup`],
    );
    // A unit of a body is one that cannot be chosen, as one that does not exist.
    for (const uid of [UNIT, "nowhere"]) {
      const sent = { ...customer, orgUnit: { uid } };
      expectRefusal(await call("POST", `${ME}/orgCustomers`, sent, FOREIGN), 400, "ValidationError");
    }
    expect((await get(path)).body).toEqual(before);
    expect(await api.db.$count(users, eq(users.uid, customer.email))).toBe(0);
  });

  test("[API-1] who does not manage the organisation is refused", async () => {
    const own = `${ME}/orgCustomers/${await idOf(WEARER)}`;
    await expectForbidden(
      ["POST", `${ME}/orgCustomers`, { ...customer, orgUnit: { uid: UNIT } }],
      ["PATCH", own, { roles: ["b2badmingroup"] }],
      ["POST", `${own}/roles?roleId=b2badmingroup`],
      ["DELETE", `${own}/roles/customergroup`],
    );
  });
});
