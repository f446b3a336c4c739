import { like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { jobRuns } from "../../commerce/jobs/tables";
import { userUploads } from "../../commerce/modules/manage-users/tables";
import { units } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { TEST_NOW } from "../support/settings";

const api = await apiOfFile();
const ADMIN = "admin@saltbush.example";
const HEAD = "First name,Last name,Employee id,Email,Mobile,Unit,Roles,Job,Working time";

beforeEach(async () => {
  const of = sql`(select customer_id from users where uid like 'up-%')`;
  await api.db.execute(sql`delete from entitlement_movements where allocation_id in
    (select id from allocations where customer_id in ${of})`);
  await api.db.execute(sql`delete from allocations where customer_id in ${of}`);
  await api.db.delete(users).where(like(users.uid, "up-%"));
  await api.db.delete(userUploads);
});

const line = (at: number, over: Record<number, string> = {}) => {
  const cells = [
    `Ngaio${at}`,
    "O'Brien-Ngāti",
    `UP-${at}`,
    `up-${at}@saltbush.example`,
    "",
    "saltbush-emergency",
  ];
  return Object.assign([...cells, "Wearer; Customer", "NURSE", "80"], over).join(",");
};
const send = async (lines: string[], as = ADMIN, head = HEAD) =>
  api.call("POST", "/manage-users/bulk", {
    as,
    body: { fileName: "crew.csv", text: [head, ...lines].join("\r\n") },
  });
const look = (uploadId: string, query: Record<string, string> = {}, as = ADMIN) =>
  api.call("GET", `/manage-users/bulk/${uploadId}`, { as, query });
const press = (uploadId: string, as = ADMIN, query: Record<string, string> = {}) =>
  api.call("POST", `/manage-users/bulk/${uploadId}/add`, { as, query });
interface UploadRow {
  line: number;
  faults: { message: string }[];
}
const work = async () => {
  await api.db.update(jobRuns).set({ dueAt: TEST_NOW });
  await api.jobs.runDue();
};
const added = () => api.db.select().from(users).where(like(users.uid, "up-%"));

/** What the newest row of the change log says about an upload. */
async function valuesLogged(): Promise<[string, string][]> {
  const answer = await api.call("POST", "/manage-organisation/changes", {
    as: ADMIN,
    body: { filters: { kind: "upload" } },
  });
  return answer.body.changes[0].values.map(({ what, to }: { what: string; to: string }) => [what, to]);
}
const mailsOf = (uploadId: string) =>
  rowsOf<{ subject: string; to_address: string; text: string }>(
    api.db,
    sql`select subject, to_address, text from mail_outbox where about like ${`user-upload ${uploadId}%`}`,
  );

describe("a file of people", () => {
  test("[US-03] 250 rows with thirteen kinds of mistakes: each is told at its line and cell, the good ones are added", async () => {
    const [nurse] = await api.db
      .select()
      .from(users)
      .where(sql`uid = 'wearer@saltbush.example'`);
    const mistakes: [Record<number, string>, string][] = [
      [{ 0: "" }, "This information is required."],
      [{ 1: "B\uFFFDb" }, "A letter is broken. Save the file as CSV UTF-8."],
      [{ 2: "A_B!" }, "Enter at most 20 letters, digits and hyphens."],
      [{ 2: nurse!.wearerId }, "This employee id belongs to Makareta Dunleavy."],
      [{ 2: "UP-1" }, "Line 2 has the same employee id."],
      [{ 3: "r.hapeta@" }, "Invalid email format"],
      [{ 3: "admin@kestrel.example" }, "This email is taken."],
      [{ 3: "UP-1@saltbush.example" }, "Line 2 has the same email."],
      [{ 4: "12" }, "Enter a mobile number of Australia or New Zealand, such as 0491 570 006."],
      [{ 5: "Fortitude Vally" }, "You manage no unit with this number or name."],
      [
        { 6: "Shift-Mgr" },
        "No such role. Write Wearer, Customer, Approver, Manager, Finance, Administrator or View unit-level orders.",
      ],
      [{ 6: "View unit-level orders" }, "Write a role beside the right."],
      [{ 8: "120" }, "Write a percentage from 1 to 100."],
    ];
    const lines = Array.from({ length: 250 }, (_, at) => line(at + 1, mistakes[at - 10]?.[0]));
    lines[249] = line(250, { 0: "Makareta", 1: "Dunleavy", 3: "wearer@saltbush.example" });
    const { status, body } = await send(lines);
    expect(status).toBe(201);
    const mend = (await look(body.uploadId, { state: "mend", pageSize: "100" })).body;
    expect(mend.counts).toEqual({ ready: 236, look: 0, mend: 13, there: 1, added: 0 });
    expect(
      mend.rows.map((row: { line: number; faults: { message: string }[] }) => [
        row.line,
        row.faults.map(({ message }) => message),
      ]),
    ).toEqual(mistakes.map(([, message], at) => [at + 12, [message]]));
    expect(await added()).toEqual([]);

    expect((await press(body.uploadId)).body.message).toBe("236 people are being added.");
    expect((await press(body.uploadId)).status).toBe(202);
    await work();
    expect(await added()).toHaveLength(100);
    await work();
    await work();
    expect((await look(body.uploadId)).body).toMatchObject({
      adding: false,
      counts: { ready: 0, mend: 13, there: 1, added: 236 },
    });
    const [mail, ...others] = await mailsOf(body.uploadId);
    expect([mail!.subject, mail!.to_address, others]).toEqual([
      "The people of crew.csv are added",
      ADMIN,
      [],
    ]);
    for (const words of ["People added: 236", "Rows to mend: 13", `do=upload&upload=${body.uploadId}`])
      expect(mail!.text).toContain(words);
    const { changes } = (
      await api.call("POST", "/manage-organisation/changes", {
        as: ADMIN,
        body: { filters: { kind: "upload" } },
      })
    ).body;
    expect(changes).toMatchObject([
      {
        kind: { name: "User uploads" },
        values: [
          { what: "People added", to: "236" },
          { what: "Rows to mend", to: "13" },
        ],
        user: { name: "Bronwyn Taulanga" },
        channel: { name: "CSV upload" },
      },
    ]);
    const people = await added();
    expect(people).toHaveLength(236);
    expect(people.find(({ uid }) => uid === "up-1@saltbush.example")).toMatchObject({
      lastName: "O'Brien-Ngāti",
      wearerId: "UP-1",
      fte: 80,
      groups: ["customergroup", "b2bcustomergroup"],
      isFirstLogin: true,
    });
    const [given] = await rowsOf<{ packs: number; mails: number }>(
      api.db,
      sql`select
        (select count(distinct a.customer_id)::int from allocations a join users u using (customer_id)
          where u.uid like 'up-%') as packs,
        (select count(*)::int from access_requests a join users u using (customer_id)
          where u.uid like 'up-%' and a.purpose = 'WELCOME') as mails`,
    );
    expect(given).toEqual({ packs: 236, mails: 236 });

    const again = (await look((await send(lines)).body.uploadId)).body;
    expect(again.counts).toMatchObject({ ready: 0, there: 237, mend: 13 });
    expect(again.before).toMatchObject({ name: "Bronwyn Taulanga", added: 236 });
  });

  test("[US-03] good rows that may be a mistake wait: a name that is there or twice, and a job that nobody has", async () => {
    const [nurse] = await api.db
      .select()
      .from(users)
      .where(sql`uid = 'wearer@saltbush.example'`);
    const { body: sent } = await send([
      line(1),
      line(2, { 0: nurse!.firstName, 1: nurse!.lastName }),
      line(3, { 7: "NURS" }),
      line(4, { 0: "Ngaio1" }),
      line(5, { 6: "Administrator", 7: "Boss" }),
    ]);
    const { uploadId } = sent;
    const doubts = await look(uploadId, { state: "look" });
    expect(doubts.body.counts).toMatchObject({ ready: 2, look: 3, mend: 0 });
    expect(
      doubts.body.rows.map(({ line: at, faults }: UploadRow) => [at, faults.map(({ message }) => message)]),
    ).toEqual([
      [3, ["Somebody with this name is there already, as wearer@saltbush.example. Is it somebody else?"]],
      [4, ["Nobody has this job yet, so it gives no packs. Is it spelled as in Users?"]],
      [5, ["Line 2 has the same name. Is it somebody else?"]],
    ]);
    // One is mended, the others are added only when that is said.
    await api.call("PATCH", `/manage-users/bulk/${uploadId}`, {
      as: ADMIN,
      body: { cells: [{ line: 4, column: "Job", text: "NURSE" }] },
    });
    await press(uploadId);
    await work();
    expect((await look(uploadId)).body.counts).toMatchObject({ added: 3, look: 2, ready: 0 });
    expect((await press(uploadId)).body.message).toMatch(/were sent to be added/);
    expect((await press(uploadId, ADMIN, { look: "true" })).body.message).toBe("2 people are being added.");
    expect((await press(uploadId, ADMIN, { look: "true" })).status).toBe(202);
    await work();
    expect((await look(uploadId)).body.counts).toMatchObject({ added: 5, look: 0 });
    expect(await added()).toHaveLength(5);
  });

  test("[US-03] semicolons, tabs, quotes, a name in one column and lines over several are read", async () => {
    const semicolons = await send(
      ['"Mei Te Rangi";up-1@saltbush.example;"saltbush-\nemergency"', "X Y;up-2@saltbush.example;saltbush"],
      ADMIN,
      "Name;Email;Unit",
    );
    const { body } = await look(semicolons.body.uploadId);
    expect(body.rows.map((one: { line: number; name: string }) => [one.line, one.name])).toEqual([
      [2, "Mei Te Rangi"],
      [4, "X Y"],
    ]);
    const tabs = await send(
      ["A\tB\tup-3@saltbush.example\tsaltbush"],
      ADMIN,
      "Last name\tFirst name\tEmail\tUnit",
    );
    expect((await look(tabs.body.uploadId)).body.rows[0]).toMatchObject({ name: "B A", state: "ready" });
  });

  test("[US-03] names as payrolls write them: the surname before a comma, and one name alone to look at twice", async () => {
    const head = "Employee name,Email address,Department";
    const at = (name: string, n: number) => `"${name}",up-${n}@saltbush.example,saltbush-emergency`;
    const names = ["Nguyen, Van Anh", "O'Brien-Ngāti, Siobhan", "Ngaio Ghosh", "Suharto"];
    const { body } = await send(names.map(at), ADMIN, head);
    expect((await look(body.uploadId)).body.counts).toMatchObject({ ready: 3, look: 1, mend: 0 });
    await press(body.uploadId, ADMIN, { look: "true" });
    await work();
    expect((await added()).map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
      ["Van Anh", "Nguyen"],
      ["Siobhan", "O'Brien-Ngāti"],
      ["Ngaio", "Ghosh"],
      ["Suharto", ""],
    ]);
  });

  test("[US-03] rows after thousands of blank ones are read; columns that are not understood are told and can be given a meaning", async () => {
    const head = "First name,Last name,Email,Unit,Handy,Shoe size";
    const at = (n: number) =>
      `Ngaio,Number${n},up-${n}@saltbush.example,saltbush-emergency,0491 570 00${n},42`;
    const blank = Array.from({ length: 11_000 }, () => ",,,,,");
    const { body } = await send([at(1), ...blank, at(2)], ADMIN, head);
    const shown = (await look(body.uploadId)).body;
    expect(shown).toMatchObject({
      counts: { ready: 2 },
      unused: [
        { at: 4, head: "Handy" },
        { at: 5, head: "Shoe size" },
      ],
    });
    expect(shown.offered).toContainEqual({ code: "mobile", name: "Mobile" });
    const map = (columns: object[]) =>
      api.call("PATCH", `/manage-users/bulk/${body.uploadId}`, { as: ADMIN, body: { columns } });
    expect((await map([{ at: 4, field: "email" }])).status).toBe(400);
    expect((await map([{ at: 4, field: "mobile" }])).status).toBe(200);
    expect((await look(body.uploadId)).body.unused).toEqual([{ at: 5, head: "Shoe size" }]);
    await press(body.uploadId);
    await work();
    expect((await added()).map(({ mobile }) => mobile)).toEqual(["+61491570001", "+61491570002"]);
  });

  test("[US-03] heads as payrolls write them are known, and mobile numbers are stored", async () => {
    const { body } = await send(
      ["Siobhan,O'Brien-Ngāti,up-1@saltbush.example,saltbush-emergency,0491 570 006"],
      ADMIN,
      "Given names,Surname,Email address,Department,Mobile number",
    );
    expect((await look(body.uploadId)).body).toMatchObject({ unused: [], missing: [], counts: { ready: 1 } });
    await press(body.uploadId);
    await work();
    expect(await added()).toMatchObject([
      { firstName: "Siobhan", lastName: "O'Brien-Ngāti", mobile: "+61491570006" },
    ]);
  });

  test.each([
    ["one head that is not known", "Mitarbeiter,Email,Unit", ["Name"], ["name"]],
    ["no head that is known", "Wer,Post,Ort", ["Name", "Email", "Unit"], ["name", "email", "unit"]],
  ])(
    "[US-03] a file with %s is kept, and is ready once its columns are given a meaning",
    async (_, head, missing, fields) => {
      const rows = ["Ngaio Ghosh,up-1@saltbush.example,saltbush", "Mei Lee,up-2@saltbush.example,saltbush"];
      const { status, body } = await send(rows, ADMIN, head);
      expect(status).toBe(201);
      const shown = (await look(body.uploadId)).body;
      expect(shown).toMatchObject({ missing, counts: { ready: 0, mend: 2 } });
      for (const { faults } of shown.rows) {
        expect(faults.map(({ message }: { message: string }) => message)).toEqual(
          missing.map((name) => `No column is read as ${name}. Choose which one it is.`),
        );
      }
      expectRefusal(await press(body.uploadId), 400, "ValidationError");
      const columns = fields.map((field, at) => ({ at, field }));
      const path = `/manage-users/bulk/${body.uploadId}`;
      expect((await api.call("PATCH", path, { as: ADMIN, body: { columns } })).status).toBe(200);
      expect((await look(body.uploadId)).body).toMatchObject({
        missing: [],
        unused: [],
        counts: { ready: 2 },
      });
    },
  );

  test("[US-03] a row with more cells than columns stays to fix after another row is fixed", async () => {
    const { body } = await send([`${line(1)},more`, line(2, { 5: "nowhere" })]);
    const cells = [{ line: 3, column: "Unit", text: "saltbush" }];
    await api.call("PATCH", `/manage-users/bulk/${body.uploadId}`, { as: ADMIN, body: { cells } });
    const { counts, rows } = (await look(body.uploadId, { state: "mend" })).body;
    expect(counts).toMatchObject({ ready: 1, mend: 1 });
    expect(rows).toMatchObject([{ line: 2 }]);
    expect(JSON.stringify(rows[0].faults)).toContain("The row has more cells than there are columns.");
  });

  test("[US-03] one mobile number is one, however it is written", async () => {
    const written = ["+61 (0)412 592 734", "0412 592 734", "412592734"];
    const { body } = await send(written.map((mobile, at) => line(at + 1, { 4: mobile })));
    const { rows } = (await look(body.uploadId)).body;
    expect(rows.map((row: UploadRow) => row.faults.map(({ message }) => message))).toEqual([
      [],
      ["Line 2 has the same number."],
      ["Line 2 has the same number."],
    ]);
  });

  test("[US-03] what cannot be seen and the dashes of a word processor are no part of an email or employee id", async () => {
    const { body } = await send([
      line(1, { 2: "UP\u20111", 3: "up-1\u2060@saltbush.example" }),
      line(2, { 2: "up\u20131" }),
    ]);
    const { rows } = (await look(body.uploadId)).body;
    expect(rows.map((row: UploadRow) => row.faults.map(({ message }) => message))).toEqual([
      [],
      ["Line 2 has the same employee id."],
    ]);
    await press(body.uploadId);
    await work();
    expect(await added()).toMatchObject([{ uid: "up-1@saltbush.example", wearerId: "UP-1" }]);
    // Whoever has it is found, and a single person cannot have it either.
    const again = await send([line(3, { 2: "UP\u20131" })]);
    expect((await look(again.body.uploadId)).body.rows[0].faults[0].message).toMatch(
      /^This employee id belongs to Ngaio1/,
    );
    const query = { empCode: "UP\u20111" };
    const { body: checked } = await api.call("GET", "/validateEmployeeCode", {
      as: ADMIN,
      query,
    });
    expect(checked.valid).toBe(false);
    const made = await api.call("POST", "/manage-users/create-wwg-user", {
      as: ADMIN,
      body: {
        firstName: "Mei\u202e",
        lastName: "Le\u200be",
        email: "up-4@saltbush.example",
        employeeCode: "UP\u20134",
        unitUid: "saltbush",
        roles: ["customergroup"],
      },
    });
    expect(made.status).toBe(201);
    expect((await added()).find(({ uid }) => uid === "up-4@saltbush.example")).toMatchObject({
      firstName: "Mei",
      lastName: "Lee",
      wearerId: "UP-4",
    });
  });

  test("[US-03] a file without heads, rows or an end is refused in words", async () => {
    for (const [lines, head] of [
      [["a,b"], "This,That"],
      [[line(1)], line(2)],
      [[], HEAD],
      [Array.from({ length: 5001 }, (_, at) => `N L,up-${at}@x.example,u`), "Name,Email,Unit"],
    ] as [string[], string][]) {
      const refused = await send(lines, ADMIN, head);
      expectRefusal(refused, 400, "ValidationError");
      expect(refused.body.errors[0].subject).toBe("text");
    }
  });

  test("[US-03] only who sent it sees it, and what changed since is found when it is added", async () => {
    expectRefusal(await send([line(1)], "approver@saltbush.example"), 403, "ForbiddenError");
    const { uploadId } = (await send([line(1), line(2)])).body;
    expectRefusal(await look(uploadId, {}, "admin@kestrel.example"), 404, "NotFoundError");
    expectRefusal(await press(uploadId, "admin@kestrel.example"), 404, "NotFoundError");
    await api.call("POST", "/manage-users/create-wwg-user", {
      as: ADMIN,
      body: {
        firstName: "First",
        lastName: "Come",
        email: "up-1@saltbush.example",
        unitUid: "saltbush",
        roles: ["customergroup"],
      },
    });
    await press(uploadId);
    await work();
    const { body } = await look(uploadId);
    expect(body.counts).toEqual({ ready: 0, look: 0, mend: 1, there: 0, added: 1 });
    expect(body.rows[0].faults[0].message).toBe("This email belongs to First Come (NA).");
  });

  test("[US-03] a disabled unit is told, and the other rows may go", async () => {
    const unit = sql`uid = 'saltbush-emergency'`;
    await api.db.update(units).set({ active: false }).where(unit);
    const { uploadId } = (await send([line(1), line(2, { 5: "saltbush" })])).body;
    await api.db.update(units).set({ active: true }).where(unit);
    const { body } = await look(uploadId);
    expect(body.rows.map((one: { state: string }) => one.state)).toEqual(["mend", "ready"]);
    expect(body.rows[0].faults[0].message).toContain("is disabled");
  });

  test("[US-03] it ends when its sender is deactivated half way: nobody else is added, and the change log says why", async () => {
    const lines = Array.from({ length: 150 }, (_, at) => line(at + 1));
    const { uploadId } = (await send(lines)).body;
    await press(uploadId);
    await work();
    expect(await added()).toHaveLength(100);
    const sender = sql`uid = ${ADMIN}`;
    try {
      await api.db.update(users).set({ active: false }).where(sender);
      await work();
      await work();
      expect(await added()).toHaveLength(100);
    } finally {
      await api.db.update(users).set({ active: true }).where(sender);
    }
    const words = "The account of Bronwyn Taulanga was deactivated.";
    const { body } = await look(uploadId);
    expect(body).toMatchObject({ adding: false, ended: words, counts: { ready: 50, added: 100 } });
    expect(await valuesLogged()).toEqual([
      ["People added", "100"],
      ["Rows not added", "50"],
      ["Ended early", words],
    ]);
    expect(await mailsOf(uploadId)).toEqual([]);
    // Once they may again, the rest is added by another press; that is told as well.
    expect((await press(uploadId)).body.message).toBe("50 people are being added.");
    await work();
    const done = (await look(uploadId)).body;
    expect([done.adding, done.ended, done.counts.added]).toEqual([false, undefined, 150]);
    expect(await added()).toHaveLength(150);
    expect(await valuesLogged()).toEqual([["People added", "50"]]);
    expect(await mailsOf(uploadId)).toMatchObject([
      { subject: "The people of crew.csv are added", to_address: ADMIN },
    ]);
  });

  test("[US-03] it ends when its sender is no administrator any more; small ones are not mailed", async () => {
    const { uploadId } = (await send([line(1), line(2)])).body;
    await press(uploadId);
    const sender = sql`uid = ${ADMIN}`;
    const [before] = await api.db.select().from(users).where(sender);
    try {
      await api.db
        .update(users)
        .set({ groups: ["b2bcustomergroup"] })
        .where(sender);
      await work();
    } finally {
      await api.db.update(users).set({ groups: before!.groups }).where(sender);
    }
    expect(await added()).toEqual([]);
    expect((await look(uploadId)).body).toMatchObject({
      adding: false,
      ended: "Bronwyn Taulanga is no longer an administrator.",
      counts: { ready: 2 },
    });
    expect(await mailsOf(uploadId)).toEqual([]);
  });
});
