import { eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { dayOf } from "../../commerce/calendar";
import { rowsOf } from "../../commerce/database/connection";
import { jobRuns } from "../../commerce/jobs/tables";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { users } from "../../commerce/modules/users/tables";
import { exportFiles, importFiles } from "../../commerce/program";
import { readProgramFile } from "../../commerce/program/read-file";
import { kindOf } from "../../commerce/program/standing";
import { faultWords } from "../../commerce/program/words";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { TEST_NOW } from "../support/settings";

const api = await apiOfFile();
const ADMIN = "admin@saltbush.example";
const FOREIGN = "admin@kestrel.example";
const NURSE = "wearer@saltbush.example";
const ZONE = "Australia/Melbourne";
const rowOf = async (email: string) => (await api.db.select().from(users).where(eq(users.uid, email)))[0]!;
const nurse = await rowOf(NURSE);
beforeEach(() => api.db.update(users).set(nurse).where(eq(users.customerId, nurse.customerId)));

const save = (body: object, as = ADMIN) =>
  api.call("PATCH", "/manage-users/updateEmployeeDetails", {
    as,
    body: { customerPK: nurse.customerId, unitUid: nurse.unitUid, ...body },
  });
const detail = async () =>
  (
    await api.call("GET", "/manage-users/getUserDetails", {
      as: ADMIN,
      query: { customerPK: nurse.customerId },
    })
  ).body.employeeInformation;
const logged = async (code = nurse.customerId) =>
  (await api.db.select().from(changeEvents).where(eq(changeEvents.subjectCode, code))).at(-1)?.changes;
const messages = (answer: { body: { errors: { subject: string; message: string }[] } }) =>
  answer.body.errors.map(({ subject, message }) => [subject, message]);

describe("the days of an employment", () => {
  test("[B-16] are saved with the first day that yearly packs count from, and stand in the change log", async () => {
    expect((await save({ startsOn: "2026-04-07", endsOn: "2027-04-06" })).status).toBe(200);
    expect(await detail()).toMatchObject({ startsOn: "2026-04-07", endsOn: "2027-04-06" });
    const row = await rowOf(NURSE);
    expect(row).toMatchObject({ startsOn: "2026-04-07", endsOn: "2027-04-06" });
    expect(dayOf(row.hiredAt, ZONE)).toBe("2026-04-07");
    expect(await logged()).toEqual([
      { what: "First day", from: null, to: "7 Apr 2026" },
      { what: "Last day", from: null, to: "6 Apr 2027" },
    ]);
    const { users: list } = (
      await api.call("POST", "/manage-users/list", { as: ADMIN, body: { search: "dunleavy" } })
    ).body;
    expect(list[0]).toMatchObject({ startsOn: "2026-04-07", endsOn: "2027-04-06" });
  });

  test("[B-16] stay where they are not sent, and go where they are empty", async () => {
    await save({ startsOn: "2026-04-07" });
    await save({ workingTime: 60 });
    expect(await detail()).toMatchObject({ startsOn: "2026-04-07", workingTime: 60 });
    await save({ startsOn: null });
    expect((await detail()).startsOn).toBeUndefined();
    expect(dayOf((await rowOf(NURSE)).hiredAt, ZONE)).toBe("2026-04-07");
  });

  test("[B-16] a last day before the first, a year that makes no sense and what is no day are refused", async () => {
    await save({ startsOn: "2026-04-07" });
    const words = "The last day cannot be before the first day.";
    expect(messages(await save({ endsOn: "2026-04-06" }))).toEqual([["endsOn", words]]);
    expect((await save({ endsOn: "2026-04-07" })).status).toBe(200);
    for (const [startsOn, message] of [
      ["1949-12-31", "Enter a year from 1950 to 2099."],
      ["2100-01-01", "Enter a year from 1950 to 2099."],
      ["2026-02-30", "Enter a date such as 2027-07-01."],
      ["soon", "Enter a date such as 2027-07-01."],
    ]) {
      expect(messages(await save({ startsOn }))).toEqual([["startsOn", message]]);
    }
    expect((await save({ startsOn: "1987-02-02" })).status).toBe(200);
  });

  test("[B-16] are no other organisation's to see or to change", async () => {
    expectRefusal(await save({ startsOn: "2026-04-07" }, FOREIGN), 404, "NotFoundError");
    expectRefusal(await save({ startsOn: "2026-04-07" }, NURSE), 403, "ForbiddenError");
    expect((await rowOf(NURSE)).startsOn).toBeNull();
  });

  test("[B-16] somebody who is added before the first day has every pack of the job from now on, once", async () => {
    const { body } = await api.call("POST", "/manage-users/create-wwg-user", {
      as: ADMIN,
      body: {
        ...{ firstName: "Ngaio", lastName: "O'Brien-Ngāti <b>&", email: "ahead@saltbush.example" },
        ...{ unitUid: nurse.unitUid, jobGroup: nurse.jobGroup, roles: ["customergroup"] },
        startsOn: "2026-05-04",
      },
    });
    const today = dayOf(TEST_NOW, ZONE);
    const given = await rowsOf<{ reset: string; start: string; end: string }>(
      api.db,
      sql`select p.reset, a.period_start::text as start, a.period_end::text as end
        from allocations a join packs p on p.id = a.pack_id where a.customer_id = ${body.customerPK}`,
    );
    expect(given.length).toBeGreaterThan(0);
    for (const { reset, start, end } of given) {
      expect([reset, start <= today, end >= today]).toEqual([reset, true, true]);
      if (reset === "anniversary") expect([start, end]).toEqual([today, "2027-05-03"]);
    }
  });
});

describe("files", () => {
  test("[B-16] an upload takes the days as people and payrolls write them, and tells what is none", async () => {
    const head = "First name,Last name,Email,Unit,Start date,End date";
    const line = (at: number, starts: string, ends = "") =>
      `Ngaio${at},O'Brien,days-${at}@saltbush.example,${nurse.unitUid},${starts},${ends}`;
    const text = [
      head,
      line(1, "2026-05-04"),
      line(2, "4/5/2026", "31.12.2026"),
      line(3, "4 May 2026"),
      line(4, "30/2/2026"),
      line(5, "04/05/26"),
      line(6, "4/5/1926"),
      line(7, "4/5/2026", "3/5/2026"),
    ].join("\r\n");
    const { uploadId } = (
      await api.call("POST", "/manage-users/bulk", { as: ADMIN, body: { fileName: "starters.csv", text } })
    ).body;
    const { rows } = (
      await api.call("GET", `/manage-users/bulk/${uploadId}`, { as: ADMIN, query: { state: "mend" } })
    ).body;
    const noDay = "This is not a date. Write one such as 01/07/2027.";
    expect(
      rows.map(({ line: at, faults }: { line: number; faults: { column: string; message: string }[] }) => [
        at,
        ...faults.map(({ column, message }) => `${column}: ${message}`),
      ]),
    ).toEqual([
      [5, `Start date: ${noDay}`],
      [6, `Start date: ${noDay}`],
      [7, "Start date: Enter a year from 1950 to 2099."],
      [8, "End date: The last day cannot be before the first day."],
    ]);
    await api.call("POST", `/manage-users/bulk/${uploadId}/add`, { as: ADMIN });
    await api.db.update(jobRuns).set({ dueAt: TEST_NOW });
    await api.jobs.runDue();
    const added = await api.db.select().from(users).where(like(users.uid, "days-%")).orderBy(users.uid);
    expect(added.map(({ startsOn, endsOn }) => [startsOn, endsOn])).toEqual([
      ["2026-05-04", null],
      ["2026-05-04", "2026-12-31"],
      ["2026-05-04", null],
    ]);
    expect(added.map(({ hiredAt }) => dayOf(hiredAt, ZONE))).toEqual(Array(3).fill("2026-05-04"));
  });

  const bring = async (text: string) => {
    const file = readProgramFile(kindOf("people"), new TextEncoder().encode(text));
    const plan = await importFiles(api.db, [file], {
      ...{ dryRun: false, prune: false, by: "Program files" },
      now: () => api.now(),
      storefrontUrl: () => "https://shop.example",
    });
    const [people] = plan.kinds;
    return {
      faults: plan.faults.map(faultWords),
      added: people?.added.length ?? 0,
      changed: people?.changed.flatMap(({ heads }) => heads) ?? [],
    };
  };
  const HEADS = "code,email,first_name,last_name,employee_id,unit,roles,starts_on,ends_on";
  const person = (starts: string, ends = "") =>
    `${HEADS}\nSV-900016,starts@saltbush.example,Tāne,Ruiz,9016,saltbush,Wearer,${starts},${ends}`;

  test("[B-16] people.csv has both days, changes nothing the second time, and goes out as it came in", async () => {
    expect(await bring(person("2026-05-04"))).toEqual({ faults: [], added: 1, changed: [] });
    expect(await bring(person("2026-05-04"))).toEqual({ faults: [], added: 0, changed: [] });
    const row = await rowOf("starts@saltbush.example");
    expect([row.startsOn, dayOf(row.hiredAt, ZONE)]).toEqual(["2026-05-04", "2026-05-04"]);
    expect(await bring(person("2026-06-01", "2027-05-31"))).toEqual({
      faults: [],
      added: 0,
      changed: ["starts_on", "ends_on"],
    });
    expect(await logged("SV-900016")).toEqual([
      { what: "First day", from: "4 May 2026", to: "1 Jun 2026" },
      { what: "Last day", from: null, to: "31 May 2027" },
    ]);
    const out = (await exportFiles(api.db)).get("people.csv")!.split("\r\n");
    const at = (head: string) => out[0]!.split(",").indexOf(head);
    const cells = out.find((line) => line.startsWith("SV-900016"))!.split(",");
    expect([cells[at("starts_on")], cells[at("ends_on")]]).toEqual(["2026-06-01", "2027-05-31"]);
  });

  test("[B-16] people.csv refuses a last day before the first and a year that makes no sense", async () => {
    const { faults } = await bring(person("2026-05-04", "2026-05-03"));
    expect(faults.join()).toContain("The last day cannot be before the first day.");
    expect((await bring(person("1926-05-04"))).faults.join()).toContain("Enter a year from 1950 to 2099.");
  });
});
