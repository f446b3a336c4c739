import { and, arrayOverlaps, eq, ne, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { allocations } from "../../commerce/modules/entitlement/tables";
import { budgets } from "../../commerce/modules/limits/tables";
import { userUploadRows, userUploads } from "../../commerce/modules/manage-users/tables";
import { orders } from "../../commerce/modules/orders/tables";
import { units } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { testApi } from "../support/api";
import { ADMIN, NURSE, waitingOrder } from "../support/waiting-order";

const api = await testApi();
afterAll(() => api.close());
const FOREIGN = "admin@kestrel.example";

const overview = async (as = ADMIN) => (await api.call("GET", "/manage-organisation", { as })).body;
const found = async (attention: string, as = ADMIN) =>
  (await api.call("POST", "/manage-users/list", { as, body: { filters: { attention } } })).body;
const rowOf = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!;
const counted = async () => (await overview()).attention.people as Record<string, number>;

test("[OG-01] [US-01] people without a pack, in a disabled unit, or gone with an order that waits are counted as their list finds them", async () => {
  const foreign = (await overview(FOREIGN)).attention;
  const before = await counted();
  const nurse = await rowOf(NURSE);
  await waitingOrder(api);
  await api.db
    .update(allocations)
    .set({ periodStart: "2001-01-01", periodEnd: "2001-12-31" })
    .where(and(eq(allocations.customerId, nurse.customerId), eq(allocations.packId, "PK-SV-WARM")));
  expect(await counted()).toEqual(before);
  await api.db.execute(sql`update allocations a set period_start = '1990-01-01'::date + a.id,
    period_end = '1990-01-01'::date + a.id where a.customer_id = ${nurse.customerId}`);
  expect(await counted()).toEqual({ ...before, "no-pack": before["no-pack"]! + 1 });

  await api.db.update(units).set({ active: false }).where(eq(units.uid, nurse.unitUid));
  const closed = await counted();
  expect(closed["closed-unit"]).toBeGreaterThan(before["closed-unit"]!);
  await api.db.update(units).set({ active: true }).where(eq(units.uid, nurse.unitUid));

  await api.db.update(users).set({ active: false }).where(eq(users.uid, NURSE));
  expect(await counted()).toEqual({ ...before, "left-with-orders": before["left-with-orders"]! + 1 });
  const left = await found("left-with-orders");
  expect(left.users.map(({ email }: { email: string }) => email)).toContain(NURSE);
  for (const [code, count] of Object.entries(await counted())) {
    expect([code, (await found(code)).pagination.totalResults]).toEqual([code, count]);
  }
  const { filters } = (await api.call("GET", "/manage-users/filters", { as: ADMIN })).body;
  expect(filters.find(({ code }: { code: string }) => code === "attention").values).toContainEqual(
    expect.objectContaining({ code: "left-with-orders", count: left.pagination.totalResults }),
  );
  await api.db.update(users).set({ active: true }).where(eq(users.uid, NURSE));
  expect((await overview(FOREIGN)).attention).toEqual(foreign);
});

test("[OG-01] [AP-01] orders are counted that no approver, and those that nobody at all can decide about", async () => {
  const foreign = (await overview(FOREIGN)).attention;
  expect((await overview()).attention.nobodyCanApprove).toBe(0);
  const { code } = await waitingOrder(api);
  const admin = await rowOf(ADMIN);
  await api.db
    .update(users)
    .set({ groups: ["customergroup"] })
    .where(
      and(
        eq(users.organisationUid, admin.organisationUid),
        ne(users.uid, ADMIN),
        arrayOverlaps(users.groups, ["b2bapprovergroup", "b2badmingroup"]),
      ),
    );
  const { pendingCount } = (await api.call("GET", "/pendingApprovalOrders", { as: ADMIN })).body;
  const all = (await overview()).attention;
  expect(all.nobodyCanApprove).toBe(0);
  expect(all.unitsWithoutApprover).toHaveLength(3);
  for (const one of all.unitsWithoutApprover) expect(one.orders).toBeLessThanOrEqual(pendingCount);

  // The only one who decides never decides about an order of their own.
  await api.db.update(orders).set({ customerId: admin.customerId }).where(eq(orders.code, code));
  expect((await overview()).attention.nobodyCanApprove).toBe(1);
  expect((await overview(FOREIGN)).attention).toEqual(foreign);
});

interface Budget {
  code: string;
  spent: { value: number };
  held: { value: number };
  costCenters: unknown[];
}

test("[OG-01] [CC-01] budgets that are nearly used are named with what is left, those of another organisation never", async () => {
  const foreign = (await overview(FOREIGN)).attention;
  const admin = await rowOf(ADMIN);
  const before = (await overview()).attention.budgetsNearlyUsed;
  const { body } = await api.call("GET", "/users/current/budgets", { as: ADMIN, query: { pageSize: "100" } });
  const used = (body.budgets as Budget[]).find(
    ({ spent, held, costCenters }) => costCenters.length > 0 && spent.value + held.value > 10,
  )!;
  const cents = Math.round((used.spent.value + used.held.value) * 100);
  await api.db
    .update(budgets)
    .set({ amountCents: cents + 5 })
    .where(and(eq(budgets.code, used.code), eq(budgets.organisationUid, admin.organisationUid)));
  const { budgetsNearlyUsed, budgets: named } = (await overview()).attention;
  expect(budgetsNearlyUsed).toBeGreaterThanOrEqual(Math.max(1, before));
  expect(named).toContainEqual(
    expect.objectContaining({ code: used.code, left: expect.objectContaining({ value: 0.05 }) }),
  );
  expect((await overview(FOREIGN)).attention).toEqual(foreign);
});

test("[OG-01] [US-03] a file of people with rows to mend is shown to who sent it alone", async () => {
  const admin = await rowOf(ADMIN);
  const upload = (sentBy: string, id: string) => ({
    ...{ id, sentBy, organisationUid: admin.organisationUid, site: "uniforms", fileName: `${id}.csv` },
    ...{ columns: ["Email"], digest: id, sentAt: new Date() },
  });
  const other = (await rowOf(NURSE)).customerId;
  await api.db.insert(userUploads).values([upload(admin.customerId, "mine"), upload(other, "theirs")]);
  await api.db.insert(userUploadRows).values(
    ["mine", "theirs"].flatMap((uploadId) => [
      { uploadId, line: 2, cells: ["x"], state: "mend" as const },
      { uploadId, line: 3, cells: ["y"], state: "added" as const },
    ]),
  );
  expect((await overview()).attention.uploads).toEqual([{ id: "mine", name: "mine.csv", rows: 1 }]);
  expect((await overview(FOREIGN)).attention.uploads).toEqual([]);
});

test("[OG-01] the last 7 days count orders placed and decided, and what the organisation pays of them", async () => {
  const before = (await overview()).week;
  await waitingOrder(api);
  const after = (await overview()).week;
  expect(after.orders).toBe(before.orders + 1);
  const [code] = (await api.call("GET", "/pendingApprovalOrders", { as: ADMIN, query: { pageSize: "1" } }))
    .body.orders;
  await api.call("POST", "/approveDeclineOrder", {
    as: ADMIN,
    body: { orderCode: code.code, decision: "APPROVE" },
  });
  expect((await overview()).week.decided).toBe(before.decided + 1);
});
