import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq, sql } from "drizzle-orm";
import { rowsOf } from "../../commerce/database/connection";
import { stockLevels } from "../../commerce/modules/catalogue/tables";
import { budgets } from "../../commerce/modules/limits/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import {
  addBudget,
  ADMIN,
  budget,
  BUYER,
  CENTRE,
  decide,
  give,
  KOSTAS,
  order,
  WARD_APPROVER,
  wardOfBuyers,
  withoutLimits,
} from "../support/limits";
import { emptyCarts } from "../support/shopping";

const FOREIGN = "admin@kestrel.example";
const BESIDE = "SV-1020";
const api = await apiOfFile();

beforeAll(async () => {
  await api.db.update(stockLevels).set({ onHand: 100_000 });
  await wardOfBuyers(api);
});
beforeEach(async () => {
  await emptyCarts(api);
  await withoutLimits(api);
  await rowsOf(api.db, sql`update orders set cost_centre = null where cost_centre ->> 'code' = ${BESIDE}`);
  await api.db.update(users).set({ active: true }).where(eq(users.uid, WARD_APPROVER));
});

const of = (centre: string) => `/costcenters/${centre}/budgets`;
const assign = (centre: string, budgetCode = "BU-1010", as = ADMIN) =>
  api.call("POST", of(centre), { as, query: { budgetCode } });
const unassign = (centre: string, budgetCode = "BU-1010", as = ADMIN) =>
  api.call("DELETE", `${of(centre)}/${budgetCode}`, { as });
const codes = async (centre: string) =>
  (await api.call("GET", of(centre), { as: ADMIN })).body.budgets.map(({ code }: { code: string }) => code);
/** Rows of the change log in which a budget got or lost a cost centre. */
const noted = async () =>
  (
    await rowsOf<{ rows: number }>(
      api.db,
      sql`select count(*)::int as rows from change_events
        where kind = 'budget' and changes @> '[{"what":"Cost centre"}]'::jsonb`,
    )
  )[0]!.rows;

test("[AP-03] a budget is taken from a cost centre and given to another; pressed twice it is the same", async () => {
  await addBudget(api, 1_000_000);
  const spent = (await order(api, 2)).body;
  expect(spent.status).toBe("CREATED");
  const before = await budget(api);
  for (let press = 0; press < 2; press++) expect((await unassign(CENTRE)).status).toBe(200);
  expect([await codes(CENTRE), await codes(BESIDE)]).toEqual([[], []]);
  const alone = await api.call("GET", "/users/current/budgets/BU-1010", { as: ADMIN });
  expect(alone.body).toMatchObject({ costCenters: [], spent: { value: 0 }, left: { value: 1_000_000 } });
  for (let press = 0; press < 2; press++) expect((await assign(BESIDE)).status).toBe(200);
  expect([await codes(CENTRE), await codes(BESIDE)]).toEqual([[], ["BU-1010"]]);
  // It is in the unit of its cost centre, so that whoever manages that one manages it too.
  const there = await api.call("GET", "/users/current/budgets/BU-1010", { as: ADMIN });
  expect(there.body.orgUnit.uid).toBe("saltbush-theatre");
  expect(await noted()).toBe(2);
  // What was spent is spent again as soon as it is back.
  expect((await unassign(BESIDE)).status).toBe(200);
  expect((await assign(CENTRE)).status).toBe(200);
  expect(await budget(api)).toEqual(before);
});

test("[AP-03] a budget that waiting orders hold stays until they are decided, and they stay with it", async () => {
  await addBudget(api, 5000);
  await give(api, BUYER, "S-1", "One", 1);
  const { code, status } = (await order(api, 2)).body;
  expect(status).toBe("PENDING_APPROVAL");
  const held = await budget(api);
  expect(held.held).toBeGreaterThan(0);
  const refused = await unassign(CENTRE);
  expectRefusal(refused, 400, "ValidationError", { subject: "budgetCode" });
  expect(refused.body.errors[0].message).toMatch(
    /^1 order that waits for an approval holds \$[\d,.]+ of Ward year \(BU-1010\)\. Approve or decline first\.$/,
  );
  expect(await budget(api)).toEqual(held);
  expect((await decide(api, code, WARD_APPROVER)).status).toBe(200);
  expect((await unassign(CENTRE)).status).toBe(200);
});

test("[AP-03] what a cost centre cannot have is refused in words, and nothing changes", async () => {
  await addBudget(api, 1000);
  await order(api, 5);
  await addBudget(api, 1000, { code: "BU-1020", costCenterCode: BESIDE });
  const elsewhere = await assign(BESIDE);
  expectRefusal(elsewhere, 400, "ValidationError", { subject: "budgetCode" });
  expect(elsewhere.body.errors[0].message).toContain("Take it from there first.");
  expectRefusal(await unassign(BESIDE), 404, "NotFoundError");
  await unassign(CENTRE);
  const days = await assign(BESIDE);
  expectRefusal(days, 400, "ValidationError", { subject: "budgetCode" });
  expect(days.body.errors[0].message).toContain("Choose days that it does not have.");
  // Less than what the cost centre has spent already would be a negative rest.
  await api.db.update(budgets).set({ amountCents: 100 }).where(eq(budgets.code, "BU-1010"));
  const small = await assign(CENTRE);
  expectRefusal(small, 400, "ValidationError", { subject: "budgetCode" });
  expect(small.body.errors[0].message).toMatch(/is less than \$[\d,.]+, which .* has spent or holds/);
  await api.db.update(budgets).set({ amountCents: 100_000, currency: "NZD" });
  expectRefusal(await assign(CENTRE), 400, "ValidationError", { subject: "budgetCode" });
  await api.db.update(budgets).set({ active: false, currency: "AUD" });
  expectRefusal(await assign(CENTRE), 400, "ValidationError", { subject: "budgetCode" });
  expectRefusal(await unassign(BESIDE, "BU-1020"), 400, "ValidationError", { subject: "budgetCode" });
  expectRefusal(await api.call("POST", of(CENTRE), { as: ADMIN }), 400, "ValidationError");
  expect([await codes(CENTRE), await codes(BESIDE)]).toEqual([[], ["BU-1020"]]);
});

test("[AP-03] another organisation's cost centres and budgets are not found; others may not look after them", async () => {
  await addBudget(api, 1000);
  const centres = await api.call("GET", "/orgUsers/current/wwg-cost-centers", { as: FOREIGN });
  const theirs = centres.body.costCenters[0].code;
  for (const answer of [
    await api.call("GET", of(CENTRE), { as: FOREIGN }),
    await assign(CENTRE, "BU-1010", FOREIGN),
    await assign(theirs, "BU-1010", FOREIGN),
    await unassign(CENTRE, "BU-1010", FOREIGN),
    await unassign(theirs, "BU-1010", FOREIGN),
    await assign(theirs),
    await assign(CENTRE, "NOBODYS"),
  ]) {
    expectRefusal(answer, 404, "NotFoundError");
  }
  expectRefusal(await unassign(CENTRE, "BU-1010", KOSTAS), 403, "ForbiddenError");
  expectRefusal(await assign(CENTRE, "BU-1010", KOSTAS), 403, "ForbiddenError");
  expect(await codes(CENTRE)).toEqual(["BU-1010"]);
});

test("[AP-03] of two budgets that are given to a cost centre at once it gets one", async () => {
  await addBudget(api, 1000);
  await unassign(CENTRE);
  await addBudget(api, 1000, { code: "BU-2" });
  await unassign(CENTRE, "BU-2");
  const answers = await Promise.all([assign(CENTRE), assign(CENTRE, "BU-2")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await codes(CENTRE)).toHaveLength(1);
});

test.each([
  ["0027-07-01", "Enter a year from 2000 to 2099."],
  ["0001-01-01", "Enter a year from 2000 to 2099."],
  ["1999-12-31", "Enter a year from 2000 to 2099."],
  ["2100-01-01", "Enter a year from 2000 to 2099."],
  ["0000-07-01", "Enter a year from 2000 to 2099."],
  ["2027-02-30", "Enter a date."],
])("[CC-01] a budget from %s is refused in words", async (startDate, message) => {
  const refused = await addBudget(api, 100, { startDate });
  expectRefusal(refused, 400, "ValidationError", { subject: "startDate" });
  expect(refused.body.errors[0].message).toBe(message);
});

test("[CC-01] days that were stored before years were judged make no page fail", async () => {
  expect((await addBudget(api, 100)).status).toBe(201);
  for (const first of ["0027-07-01", "0001-01-01", "0044-03-15 BC"]) {
    await rowsOf(api.db, sql`update budgets set starts_on = ${first}::date`);
    const { status, body } = await api.call("GET", of(CENTRE), { as: ADMIN });
    expect([first, status, body.budgets?.length]).toEqual([first, 200, 1]);
  }
});
