import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { allocationChanges } from "../../commerce/modules/entitlement/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const wearer = "casual@korraline.example";
const admin = "admin@korraline.example";
const SUN = "PK-KC-SUN";

const idOf = async (uid: string) =>
  (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!.customerId;
const send = async (body: object, as = admin, uid = wearer, headers = {}) =>
  api.call("POST", `/orgUsers/${await idOf(uid)}/allocations`, { as, body, headers });
const givable = async (as = admin, uid = wearer): Promise<{ packId: string; packName: string }[]> =>
  (await api.call("GET", `/orgUsers/${await idOf(uid)}/givablePacks`, { as })).body.packs;
interface Listed {
  packId: string;
  counters: { bundleId?: string; granted: number }[];
  changes: { words: string[]; reason: string; by: string }[];
}
const listed = async (as = wearer): Promise<Listed[]> =>
  (await api.call("GET", "/orgUsers/current/allocations", { as })).body.allocations;
const grantedOf = async (bundleId: string) =>
  (await listed()).flatMap(({ counters }) => counters).find((one) => one.bundleId === bundleId)!.granted;

describe("changing several packs of a person at once", () => {
  test("[US-03] gives more of one, another day of a second and a third pack, with one reason", async () => {
    const [first] = await givable();
    const before = await grantedOf("SOCKS");
    const { status, body } = await send({
      changes: [
        {
          packId: SUN,
          grants: [
            { bundleId: "SOCKS", changeBy: 2 },
            { bundleId: "SUN-HAT", changeBy: 0 },
          ],
        },
      ],
      give: [first!.packId],
      reason: "Moved to the\nfield crew",
    });
    expect([status, body.allocations.map((one: Listed) => one.packId)]).toEqual([200, [SUN, first!.packId]]);
    expect(await grantedOf("SOCKS")).toBe(before + 2);
    const now = await listed();
    expect(now.find(({ packId }) => packId === first!.packId)!.changes).toMatchObject([
      { words: ["Pack given"], reason: "Moved to the field crew", by: "Loretta Zielinski" },
    ]);
    expect(now.find(({ packId }) => packId === SUN)!.changes[0]).toMatchObject({
      words: ["2 items more in Socks"],
    });
    const log = await api.call("POST", "/manage-organisation/changes", {
      as: admin,
      body: { pageSize: 1 },
    });
    expect(log.body.changes[0]).toMatchObject({
      kind: { code: "pack" },
      note: "Moved to the field crew",
      values: [{ to: expect.anything() }, { what: "Pack given", to: first!.packName }],
    });
    expect((await givable()).map(({ packId }) => packId)).not.toContain(first!.packId);
  });

  test("[US-03] one thing that is wrong stops all of it, and each has its own error", async () => {
    const before = [await api.db.$count(allocationChanges), await grantedOf("SOCKS")];
    const { status, body } = await send({
      changes: [
        {
          packId: SUN,
          grants: [
            { bundleId: "SOCKS", changeBy: 1 },
            { bundleId: "SUN-HAT", changeBy: -99 },
          ],
          extendedUntil: "2020-01-01",
        },
        { packId: "PK-LB-BADGE", grants: [{ changeBy: 1 }] },
      ],
      give: [SUN],
      reason: "Test",
    });
    expect(status).toBe(400);
    expect(body.errors.map(({ subject }: { subject: string }) => subject)).toEqual([
      "PK-KC-SUN.SUN-HAT",
      "PK-KC-SUN.extendedUntil",
      "PK-LB-BADGE.PK-LB-BADGE",
      "give",
    ]);
    expect([await api.db.$count(allocationChanges), await grantedOf("SOCKS")]).toEqual(before);
  });

  test("[US-03] nonsense is refused", async () => {
    const reason = "Test";
    const change = (grant: object) => ({ changes: [{ packId: SUN, grants: [grant] }], reason });
    for (const body of [
      {},
      { reason },
      { give: ["PK-LB-BADGE"], reason },
      { give: [(await givable())[0]!.packId] },
      change({ bundleId: "SOCKS" }),
      change({ bundleId: "SOCKS", changeBy: 1, granted: 5 }),
      change({ bundleId: "SOCKS", changeBy: 1.5 }),
      change({ bundleId: "SOCKS", changeBy: 0 }),
    ]) {
      expect([body, (await send(body)).status]).toEqual([body, 400]);
    }
  });

  test("[US-03] fifty identical presses change it once, and two different ones add up", async () => {
    const before = await grantedOf("SOCKS");
    const body = {
      changes: [{ packId: SUN, grants: [{ bundleId: "SOCKS", changeBy: 1 }] }],
      reason: "Twice",
    };
    const key = { "Idempotency-Key": "several-twice" };
    const sent = await Promise.all(Array.from({ length: 50 }, () => send(body, admin, wearer, key)));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await grantedOf("SOCKS")).toBe(before + 1);
    await Promise.all([send(body), send(body)]);
    expect(await grantedOf("SOCKS")).toBe(before + 3);
    const [next] = await givable();
    const both = await Promise.all([1, 2].map(() => send({ give: [next!.packId], reason: "Both" })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("[US-03] only administrators of the person's units may, and nobody for themselves", async () => {
    const body = { changes: [{ packId: SUN, grants: [{ bundleId: "SOCKS", changeBy: 1 }] }], reason: "More" };
    for (const as of [
      wearer,
      "approver@korraline.example",
      "finance@korraline.example",
      "admin@kestrel.example",
      "agent@kitroom.example",
    ]) {
      expectRefusal(await send(body, as), 403, "ForbiddenError");
      expect(await givable(as)).toBeUndefined();
    }
    expectRefusal(await send(body, admin, admin), 403, "ForbiddenError");
  });
});
