import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { accessRequests } from "../../commerce/modules/access/tables";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { unitsBelow } from "../../commerce/modules/organisation";
import { units } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { CLIENT, TEST_NOW } from "../support/settings";

const ADMIN = "admin@saltbush.example";
const PERSON = "approver@saltbush.example";
const UNIT = "saltbush-base";
const MANY = 1200;
const api = await apiOfFile();
const rowOf = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0]!;
const turn = (unit: string, to: "disable" | "enable") =>
  api.call("POST", `/business-units/${unit}/${to}`, { as: ADMIN });
const textTo = async (address: string) => {
  await api.jobs.runDue();
  const [mail] = await api.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, address));
  return mail?.text ?? "";
};
const peopleOf = (unit: string) =>
  api.db
    .select()
    .from(users)
    .where(sql`unit_uid in ${unitsBelow(unit)} and active`);

beforeEach(async () => {
  api.setNow(TEST_NOW);
  for (const table of [accessRequests, mailOutbox]) await api.db.delete(table);
});

describe("a unit that is disabled closes the accounts of its people", () => {
  test("[BU-01] links, codes and sign-ins end, everybody is mailed, and each has a row in the change log", async () => {
    const before = await rowOf(PERSON);
    await api.db.update(users).set({ unitUid: UNIT }).where(eq(users.uid, PERSON));
    const token = await api.signIn(PERSON, true);
    await api.call("POST", "/forgottenpasswordtokens", { body: { userid: PERSON } });
    const link = /reset\?token=([\w-]+)/.exec(await textTo(PERSON))![1]!;
    const asked = { purpose: "LOGIN", loginId: before.mobile };
    const { tokenId } = (await api.call("POST", "/users/anonymous/verificationToken", { body: asked })).body;
    const code = /\d{6}/.exec(await textTo(before.mobile!))![0];
    const isOpen = async () => (await api.call("GET", "/orgUsers/current", { token })).status === 200;
    const isValid = async () =>
      (await api.call("GET", "/resetpassword/validateToken", { query: { token: link, type: "EMAIL" } }))
        .status === 200;
    expect([await isOpen(), await isValid()]).toEqual([true, true]);
    await api.db.delete(mailOutbox);
    const people = await peopleOf(UNIT);
    expect(people.length).toBeGreaterThan(3);
    const noted = await api.db.$count(changeEvents);

    expect((await turn(UNIT, "disable")).status).toBe(200);
    expect([await isOpen(), await isValid()]).toEqual([false, false]);
    const grant = { grant_type: "password", username: tokenId, password: code };
    const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
    expect((await api.oauth("token", { ...grant, ...client })).status).toBe(400);
    const open = await api.db
      .select()
      .from(accessRequests)
      .where(sql`customer_id = ${before.customerId} and used_at is null`);
    expect(open).toEqual([]);
    const mails = await api.db.select().from(mailOutbox);
    expect(mails.map((mail) => mail.toAddress).sort()).toEqual(people.map(({ uid }) => uid).sort());
    expect(new Set(mails.map((mail) => mail.subject))).toEqual(new Set(["Your account is closed"]));

    const rows = await api.db.select().from(changeEvents).orderBy(changeEvents.id).offset(noted);
    expect(rows.map((row) => row.subjectCode).sort()).toEqual(
      [...people.map(({ customerId }) => customerId), UNIT].sort(),
    );
    expect(rows.find((row) => row.subjectCode === before.customerId)).toMatchObject({
      kind: "person",
      unitUid: UNIT,
      by: { customerId: (await rowOf(ADMIN)).customerId },
      changes: [{ what: "Status", from: "Active", to: "Inactive" }],
      note: "With Saltbush Base Hospital, which was disabled.",
    });
    const closed = await rowOf(PERSON);
    expect([closed.active, closed.version]).toEqual([false, before.version + 1]);

    // Enabling brings no person back, and tells nobody.
    await api.db.delete(mailOutbox);
    expect((await turn(UNIT, "enable")).status).toBe(200);
    expect([(await rowOf(PERSON)).active, await api.db.$count(mailOutbox)]).toEqual([false, 0]);
  });

  test(`[BU-01] ${MANY} people are closed in a few statements`, async () => {
    const [unit] = await api.db.select().from(units).where(eq(units.uid, "saltbush"));
    const crowd = { ...unit!, uid: "saltbush-crowd", name: "Crowd", parentUid: "saltbush" };
    await api.db.insert(units).values(crowd);
    const one = await rowOf("wearer@saltbush.example");
    const people = Array.from({ length: MANY }, (_, at) => ({
      ...one,
      ...{ customerId: `crowd-${at}`, wearerId: `crowd-${at}`, uid: `crowd-${at}@saltbush.example` },
      ...{ mobile: null, unitUid: crowd.uid, active: true },
    }));
    await api.db.insert(users).values(people);
    const count = { statements: 0 };
    const { status } = await statementCount.run(count, () => turn(crowd.uid, "disable"));
    expect([status, await peopleOf(crowd.uid), await api.db.$count(mailOutbox)]).toEqual([200, [], MANY]);
    // Two statements for each five hundred people: their mails and their rows in the change log.
    expect(count.statements).toBeLessThanOrEqual(26);
  });
});
