import { like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { jobRuns } from "../../commerce/jobs/tables";
import { userUploads } from "../../commerce/modules/manage-users/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { TEST_NOW } from "../support/settings";

const api = await apiOfFile();
const ADMIN = "admin@saltbush.example";
const COLUMNS = ["First name", "Last name", "Email", "Unit", "Roles"];

beforeEach(async () => {
  const of = sql`(select customer_id from users where uid like 'me-%')`;
  await api.db.execute(sql`delete from entitlement_movements where allocation_id in
    (select id from allocations where customer_id in ${of})`);
  await api.db.execute(sql`delete from allocations where customer_id in ${of}`);
  await api.db.delete(users).where(like(users.uid, "me-%"));
  await api.db.delete(userUploads);
});

const row = (at: number, over: Record<number, string> = {}) =>
  Object.assign(
    ["Ngaio", `O'Brien-Ngāti ${at}`, `me-${at}@saltbush.example`, "saltbush", "Wearer"],
    over,
  ).join(",");
const send = async (rows: string[], columns: string[] | undefined = COLUMNS) => {
  const text = rows.join("\n");
  const sent = await api.call("POST", "/manage-users/bulk", {
    as: ADMIN,
    body: { fileName: "Typed on the page", text, columns },
  });
  return sent.body.uploadId as string;
};
const mend = (uploadId: string, cells: [number, string, string][], as = ADMIN) =>
  api.call("PATCH", `/manage-users/bulk/${uploadId}`, {
    as,
    body: { cells: cells.map(([line, column, text]) => ({ line, column, text })) },
  });
const look = async (uploadId: string, query: Record<string, string> = {}) =>
  (await api.call("GET", `/manage-users/bulk/${uploadId}`, { as: ADMIN, query: { state: "mend", ...query } }))
    .body;

describe("rows of an upload are mended in place", () => {
  test("[US-03] one choice mends every row with the same unknown unit; the others wait with what was typed", async () => {
    const lost = { 3: "Fortitude Vally" };
    const uploadId = await send([
      row(1, lost),
      row(2),
      row(3, lost),
      row(4, { 2: "me-4@" }),
      row(5, { ...lost, 4: "Boss" }),
    ]);
    const before = await look(uploadId, { together: "true" });
    expect(before.rows.map((one: { lines: number[] }) => one.lines)).toEqual([[1, 3], [4], [5]]);
    expect(before.pagination.totalResults).toBe(3);
    expect(before.kinds).toEqual([
      { column: "Unit", count: 3 },
      { column: "Email", count: 1 },
      { column: "Roles", count: 1 },
    ]);
    const ofEmail = await look(uploadId, { column: "Email" });
    expect(ofEmail.rows.map((one: { line: number }) => one.line)).toEqual([4]);

    const mended = await mend(uploadId, [
      [1, "Unit", "saltbush-emergency"],
      [4, "Email", "me-2@saltbush.example"],
    ]);
    expect(mended.body.message).toBe("2 rows mended. 2 rows still to mend.");
    const after = await look(uploadId);
    expect(after.counts).toMatchObject({ ready: 3, mend: 2 });
    expect(after.rows[0]).toMatchObject({
      line: 4,
      faults: [{ column: "Email", cell: "me-2@saltbush.example", message: "Line 2 has the same email." }],
    });
    expect(after.rows[1].faults).toHaveLength(2);
    expect(await api.db.$count(users, like(users.uid, "me-%"))).toBe(0);

    const last = await mend(uploadId, [
      [4, "Email", "me-4@saltbush.example"],
      [5, "Unit", "saltbush"],
      [5, "Roles", "Approver"],
    ]);
    expect(last.body.message).toBe("All rows are mended.");
    await api.call("POST", `/manage-users/bulk/${uploadId}/add`, { as: ADMIN });
    expectRefusal(await mend(uploadId, [[1, "Unit", "saltbush"]]), 409, "ConflictError");
    await api.db.update(jobRuns).set({ dueAt: TEST_NOW });
    await api.jobs.runDue();
    expect(await api.db.$count(users, like(users.uid, "me-%"))).toBe(5);
    const again = await mend(uploadId, [[1, "Unit", "nowhere"]]);
    expect(again.body.message).toContain("Already mended and left as they were: lines 1.");
  });

  test("[US-03] what somebody took while people were added is told at its cell and mended there", async () => {
    const uploadId = await send([row(1)]);
    await api.call("POST", "/manage-users/create-wwg-user", {
      as: ADMIN,
      body: {
        firstName: "First",
        lastName: "Come",
        email: "me-1@saltbush.example",
        unitUid: "saltbush",
        roles: ["customergroup"],
      },
    });
    await api.call("POST", `/manage-users/bulk/${uploadId}/add`, { as: ADMIN });
    await api.db.update(jobRuns).set({ dueAt: TEST_NOW });
    await api.jobs.runDue();
    const { rows } = await look(uploadId);
    expect(rows[0].faults).toMatchObject([
      { column: "Email", field: "email", cell: "me-1@saltbush.example" },
    ]);
    expect((await mend(uploadId, [[1, "Email", "me-9@saltbush.example"]])).body.message).toBe(
      "All rows are mended.",
    );
  });

  test("[US-03] only who sent it mends it, in columns that it has", async () => {
    const uploadId = await send([row(1, { 3: "nowhere" })]);
    expectRefusal(
      await mend(uploadId, [[1, "Unit", "saltbush"]], "admin@kestrel.example"),
      404,
      "NotFoundError",
    );
    expectRefusal(await mend(uploadId, [[1, "Job", "NURSE"]]), 400, "ValidationError");
    expect((await look(uploadId)).counts).toMatchObject({ mend: 1 });
  });

  test("[US-03] 5,000 rows of 3 MB are taken in one call, and one mend checks them all", async () => {
    const wide = [...COLUMNS, "Note"];
    const rows = Array.from(
      { length: 5000 },
      (_, at) => `${row(at, at % 2 ? { 3: "nowhere" } : {})},${"n".repeat(290)}`,
    );
    const text = [wide.join(","), ...rows].join("\n").concat("\n".repeat(1_200_000));
    const sent = await api.call("POST", "/manage-users/bulk", {
      as: ADMIN,
      body: { fileName: "season.csv", text },
    });
    expect(sent.status).toBe(201);
    const mended = await mend(sent.body.uploadId, [[3, "Unit", "saltbush"]]);
    expect(mended.body.message).toBe("All rows are mended.");
    expect((await look(sent.body.uploadId)).counts).toMatchObject({ ready: 5000, mend: 0 });
  });
});
