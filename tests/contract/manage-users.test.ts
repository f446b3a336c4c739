import { eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { CLIENT, TEST_NOW } from "../support/settings";

const api = await apiOfFile();
const ADMIN = "admin@saltbush.example";
const APPROVER = "approver@saltbush.example";
const FOREIGN = "admin@kestrel.example";
const NURSE = "wearer@saltbush.example";

type Body = Record<string, unknown>;
const rowOf = async (email: string) => (await api.db.select().from(users).where(eq(users.uid, email)))[0]!;
const [nurse, admin, approver, stranger] = await Promise.all([NURSE, ADMIN, APPROVER, FOREIGN].map(rowOf));
const PK = nurse!.customerId;
beforeEach(async () => {
  for (const row of [nurse!, admin!, approver!]) {
    await api.db.update(users).set(row).where(eq(users.customerId, row.customerId));
  }
});

const list = async (body: Body = {}, as = ADMIN) =>
  (await api.call("POST", "/manage-users/list", { as, body: { pageSize: 100, ...body } })).body;
const detail = (customerPK = PK, as = ADMIN) =>
  api.call("GET", "/manage-users/getUserDetails", { as, query: { customerPK } });
const patch = (call: string, body: Body, as = ADMIN) =>
  api.call("PATCH", `/manage-users/${call}`, { as, body: { customerPK: PK, ...body } });
const post = (call: string, body: Body, as = ADMIN) =>
  api.call("POST", `/manage-users/${call}`, { as, body });
const check = async (call: string, query: Record<string, string>, as = ADMIN) =>
  (await api.call("GET", `/${call}`, { as, query })).body;

describe("the list", () => {
  test("[US-01] an administrator sees the people of the own unit and below, and nobody else's", async () => {
    const answer = await list({ search: "dunleavy" });
    expect(answer.users).toHaveLength(1);
    expect(answer.users[0]).toMatchObject({
      customerPK: PK,
      name: "Makareta Dunleavy",
      email: NURSE,
      unit: { uid: "saltbush-emergency" },
      status: "active",
    });
    const everybody = await api.db.select().from(users).where(eq(users.organisationUid, "saltbush"));
    expect(answer.peopleCount).toBe(everybody.length);
    expect((await list({ search: "dunleavy" }, FOREIGN)).users).toEqual([]);
    expectRefusal(await post("list", {}, APPROVER), 403, "ForbiddenError");
  });

  test("[US-01] an administrator of a unit sees neither the units beside nor those above", async () => {
    await api.db
      .update(users)
      .set({ groups: [...approver!.groups, "b2badmingroup"], unitUid: "saltbush-emergency" })
      .where(eq(users.customerId, approver!.customerId));
    const seen = (await list({}, APPROVER)).users as { unit: { uid: string }; customerPK: string }[];
    expect([...new Set(seen.map(({ unit }) => unit.uid))]).toEqual(["saltbush-emergency"]);
    expectRefusal(await detail(admin!.customerId, APPROVER), 404, "NotFoundError");
    const move = { employeeCode: "77001", unitUid: "saltbush" };
    expectRefusal(await patch("updateEmployeeDetails", move, APPROVER), 400, "ValidationError");
  });

  test("[US-01] filters, sorts and pages hold together, and each filter says how many it finds", async () => {
    const { filters } = (await api.call("GET", "/manage-users/filters", { as: ADMIN })).body;
    for (const { code, values } of filters) {
      for (const value of values.slice(0, 3)) {
        const found = await list({ filters: { [code]: value.code }, pageSize: 1 });
        expect([value.name, found.pagination.totalResults]).toEqual([value.name, value.count]);
      }
    }
    const pages = [await list({ pageSize: 7 }), await list({ pageSize: 7, currentPage: 1 })];
    const ids = pages.flatMap(({ users: rows }) => rows.map((one: { customerPK: string }) => one.customerPK));
    expect(new Set(ids).size).toBe(14);
    expect((await list({ currentPage: 9999 })).users).toEqual([]);
  });

  test("[US-01] ten thousand people cost the same statements and a page of bytes", async () => {
    const statements = async (body: Body) => {
      const count = { statements: 0 };
      const answer = await statementCount.run(count, () => list(body));
      return { answer, count: count.statements };
    };
    // Earlier tests changed who asks, which takes the first call a statement more.
    await list({ pageSize: 20 });
    const few = await statements({ pageSize: 20 });
    await api.db.execute(sql`
      insert into users (customer_id, uid, password_hash, first_name, last_name, wearer_id, organisation_uid, unit_uid,
        groups, hired_at)
      select 'MANY-' || i, 'many' || i || '@saltbush.example', '', 'Many', 'Person', (900000 + i)::text, 'saltbush',
        'saltbush-emergency', array['customergroup'], now() from generate_series(1, 10000) i`);
    const many = await statements({ pageSize: 20 });
    const found = await statements({ pageSize: 20, search: "many9999" });
    expect(found.answer.users).toHaveLength(1);
    expect(many.answer.peopleCount).toBe(few.answer.peopleCount + 10_000);
    expect([many.count, found.count]).toEqual([few.count, few.count]);
    // One more reads who the caller is.
    expect(few.count).toBeLessThanOrEqual(5);
    expect(JSON.stringify(many.answer).length).toBeLessThan(20_000);
    await api.db.delete(users).where(like(users.customerId, "MANY-%"));
  });
});

describe("one person", () => {
  test("[US-01] the detail has what the administrator changes, of no other organisation", async () => {
    const { status, body } = await detail();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      customerPK: PK,
      personalDetails: { firstName: "Makareta", lastName: "Dunleavy", employeeID: nurse!.wearerId },
      contactDetails: { email: NURSE },
      roles: [{ code: "customergroup", name: "Wearer" }, { code: "b2bcustomergroup" }],
      self: false,
      version: nurse!.version,
    });
    expectRefusal(await detail(PK, FOREIGN), 404, "NotFoundError");
    expectRefusal(await detail(stranger!.customerId), 404, "NotFoundError");
    expectRefusal(
      await patch("updatePersonalDetails", { firstName: "A", lastName: "B" }, FOREIGN),
      404,
      "NotFoundError",
    );
    expectRefusal(await post("deactivate", { content: { customerPK: PK } }, FOREIGN), 404, "NotFoundError");
  });

  test("[US-01] each part is saved on its own, and the sign-in name with it", async () => {
    expect((await patch("updatePersonalDetails", { firstName: "Mak", lastName: "Dunleavy" })).status).toBe(
      200,
    );
    expect((await patch("updateContactDetails", { email: "Mak.D@saltbush.example" })).status).toBe(200);
    const unit = { employeeCode: "SV-77", unitUid: "saltbush", workingTime: 60 };
    expect((await patch("updateEmployeeDetails", unit)).status).toBe(200);
    expect(await rowOf("mak.d@saltbush.example")).toMatchObject({
      firstName: "Mak",
      mobile: null,
      wearerId: "SV-77",
      unitUid: "saltbush",
      fte: 60,
      jobGroup: nurse!.jobGroup,
      updatedBy: admin!.customerId,
      version: nurse!.version + 3,
    });
  });

  test("[US-01] employee id, email and mobile are checked, and whose they are is told only of own people", async () => {
    const code = approver!.wearerId;
    const taken = await patch("updateEmployeeDetails", { employeeCode: code, unitUid: nurse!.unitUid });
    expectRefusal(taken, 400, "ValidationError");
    expect(taken.body.errors[0]).toMatchObject({
      subject: "employeeCode",
      message: `This employee id belongs to Kostas Whitford (${code}).`,
    });
    const email = await patch("updateContactDetails", { email: FOREIGN, mobile: "12" });
    expect(email.body.errors.map((one: { message: string }) => one.message)).toEqual([
      "This email is taken. Enter another.",
      "Enter a mobile number of Australia or New Zealand, such as 0491 570 006.",
    ]);
    expect(await check("validateEmployeeCode", { empCode: code })).toMatchObject({ valid: false });
    expect(await check("validateEmployeeCode", { empCode: code, customerPK: approver!.customerId })).toEqual({
      valid: true,
    });
    // Another organisation may have the same number.
    expect(await check("validateEmployeeCode", { empCode: code }, FOREIGN)).toEqual({ valid: true });
    const guess = { emailAddress: FOREIGN, customerPK: stranger!.customerId };
    expect(await check("validateEmployeeEmail", guess)).toMatchObject({ valid: false });
    expect(await check("validateEmployeeEmail", { emailAddress: "no" })).toEqual({
      valid: false,
      message: "Invalid email format",
    });
    const mobile = `+61 (0)${nurse!.mobile!.slice(3)}`;
    expect(await check("validateEmployeeMobile", { empMobile: mobile })).toMatchObject({ valid: false });
    const { employeeCode } = await check("generateEmployeeCode", {});
    expect(await check("validateEmployeeCode", { empCode: employeeCode })).toEqual({ valid: true });
  });

  test("[US-01] of two administrators who change one person the second is told", async () => {
    const { version } = (await detail()).body;
    const names = { firstName: "Mak", lastName: "Dunleavy", version };
    expect((await patch("updatePersonalDetails", names)).status).toBe(200);
    const late = await patch("updatePersonalDetails", { ...names, firstName: "Reta" });
    expectRefusal(late, 409, "ConflictError");
    expect(late.body.errors[0].message).toMatch(/^Bronwyn Taulanga changed Mak Dunleavy at \d\d:\d\d on /);
  });

  test("[US-01] two people cannot take one employee id at the same moment", async () => {
    const code = (pk: string) =>
      patch("updateEmployeeDetails", { customerPK: pk, employeeCode: "SV-900", unitUid: nurse!.unitUid });
    const answers = await Promise.all([code(PK), code(approver!.customerId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe("roles and standing", () => {
  test("[US-01] a role that is given counts at the next request, and so does one that is taken", async () => {
    // A change of roles ends the sign-ins of the person, so each question is a new one's.
    const may = async () =>
      (api.forgetTokens(), await api.call("POST", "/manage-users/list", { as: NURSE, body: {} })).status;
    expect(await may()).toBe(403);
    const roles = ["customergroup", "b2bcustomergroup", "b2badmingroup"];
    expect((await post("updateRole", { customerPK: PK, roles })).status).toBe(200);
    expect((await rowOf(NURSE)).groups).toContain("CustomerAdmin");
    expect(await may()).toBe(200);
    expect((await patch("removeRole", { roleCode: "b2badmingroup" })).status).toBe(200);
    expect(await may()).toBe(403);
    expect((await rowOf(NURSE)).groups).toEqual(["customergroup", "b2bcustomergroup"]);
    expectRefusal(await post("updateRole", { customerPK: PK, roles: [] }), 400, "ValidationError");
    expectRefusal(
      await post("updateRole", { customerPK: PK, roles: ["asagentgroup"] }),
      400,
      "ValidationError",
    );
  });

  test("[US-01] nobody deactivates oneself, takes the own administrator's role or moves oneself", async () => {
    const customerPK = admin!.customerId;
    expectRefusal(await post("deactivate", { content: { customerPK } }), 400, "ValidationError");
    expectRefusal(
      await patch("removeRole", { customerPK, roleCode: "b2badmingroup" }),
      400,
      "ValidationError",
    );
    const roles = ["financegroup"];
    expectRefusal(await post("updateRole", { customerPK, roles }), 400, "ValidationError");
    const move = { customerPK, employeeCode: admin!.wearerId, unitUid: "saltbush-emergency" };
    expectRefusal(await patch("updateEmployeeDetails", move), 400, "ValidationError");
    expect(await rowOf(ADMIN)).toEqual(admin);
  });

  test("[US-01] a deactivated person is out at the next request, with old tokens even after activation", async () => {
    const token = await api.signIn(NURSE, true);
    const profile = () => api.call("GET", "/users/current", { token });
    expect((await profile()).status).toBe(200);
    expect((await post("deactivate", { content: { customerPK: PK } })).status).toBe(200);
    expectRefusal(await profile(), 401, "InvalidTokenError");
    await expect(api.signIn(NURSE, true)).rejects.toThrow("User is disabled");
    expectRefusal(
      await patch("updatePersonalDetails", { firstName: "A", lastName: "B" }),
      400,
      "ValidationError",
    );
    expect((await post("activate", { content: { customerPK: PK } })).status).toBe(200);
    expectRefusal(await profile(), 401, "InvalidTokenError");
    expect(await api.signIn(NURSE, true)).toBeTruthy();
  });

  test("[US-01] two administrators who deactivate each other at once leave one", async () => {
    const roles = { groups: [...approver!.groups, "b2badmingroup"], unitUid: "saltbush" };
    await api.db.update(users).set(roles).where(eq(users.customerId, approver!.customerId));
    await Promise.all([api.signIn(ADMIN), api.signIn(APPROVER)]);
    const out = (as: string, customerPK: string) => post("deactivate", { content: { customerPK } }, as);
    const answers = await Promise.all([out(ADMIN, approver!.customerId), out(APPROVER, admin!.customerId)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = [(await rowOf(ADMIN)).active, (await rowOf(APPROVER)).active];
    expect(left.filter(Boolean)).toHaveLength(1);
    // Either of them may have lost, and with the account its tokens.
    api.forgetTokens();
  });
});

/** Takes people away who were added, with the packs that they were given. */
async function forget(emails: string) {
  const of = sql`(select customer_id from users where uid like ${emails})`;
  await api.db.execute(sql`delete from entitlement_movements where allocation_id in
    (select id from allocations where customer_id in ${of})`);
  await api.db.execute(sql`delete from allocations where customer_id in ${of}`);
  await api.db.delete(users).where(like(users.uid, emails));
}

describe("adding", () => {
  const NEW = {
    firstName: "Ngaio",
    lastName: "Ghosh",
    email: "Ngaio.Ghosh@saltbush.example",
    employeeCode: "SV-1",
    unitUid: "saltbush-emergency",
    jobGroup: "NURSE",
    roles: ["customergroup", "b2bcustomergroup"],
  };
  const add = (over: Body = {}, as = ADMIN, headers = {}) =>
    api.call("POST", "/manage-users/create-wwg-user", { as, headers, body: { ...NEW, ...over } });
  beforeEach(() => forget("ngaio.ghosh%"));

  test("[US-01] a new person is of the administrator's organisation, with unit, roles and a password that nobody knows", async () => {
    const { status, body } = await add();
    expect([status, body.message]).toEqual([
      201,
      "Ngaio Ghosh is added. A link to set a password is sent to ngaio.ghosh@saltbush.example.",
    ]);
    const row = await rowOf("ngaio.ghosh@saltbush.example");
    expect(row).toMatchObject({
      customerId: body.customerPK,
      organisationUid: "saltbush",
      unitUid: "saltbush-emergency",
      groups: NEW.roles,
      wearerId: "SV-1",
      defaultCostCentre: nurse!.defaultCostCentre,
      priceEnabled: nurse!.priceEnabled,
      active: true,
      isFirstLogin: true,
    });
    expect(row.passwordHash).not.toBe(nurse!.passwordHash);
    await expect(api.signIn("ngaio.ghosh@saltbush.example", true)).rejects.toThrow("cannot sign in");
    expect((await detail(body.customerPK)).body.personalDetails.firstName).toBe("Ngaio");
  });

  test("[US-01] somebody with one name is added, listed, changed and written to by it", async () => {
    const { status, body } = await add({
      firstName: "Suharto",
      lastName: "",
      email: "ngaio.ghosh.one@saltbush.example",
    });
    expect([status, body.message]).toEqual([201, expect.stringMatching(/^Suharto is added\. A link /)]);
    const listed = await api.call("POST", "/manage-users/list", { as: ADMIN, body: { search: "suharto" } });
    expect(listed.body.users).toMatchObject([{ name: "Suharto", employeeCode: "SV-1" }]);
    await api.jobs.runDue();
    const [mail] = await api.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.toAddress, "ngaio.ghosh.one@saltbush.example"));
    expect([mail!.toName, mail!.text]).toEqual(["Suharto", expect.stringMatching(/^Hello Suharto,$/m)]);
    const change = { customerPK: body.customerPK, firstName: "Soeharto", lastName: "" };
    const saved = await api.call("PATCH", "/manage-users/updatePersonalDetails", {
      as: ADMIN,
      body: change,
    });
    expect(saved.body.message).toBe("The personal details of Soeharto are saved.");
    // What is not sent is not taken for empty.
    expectRefusal(await add({ lastName: undefined }), 400, "ValidationError", { subject: "lastName" });
  });

  test("[US-01] a new person gets a link for a first password by email, and signs in with it", async () => {
    await add();
    const theirs = (
      await api.call("GET", "/orgUsers/current/packs", { token: await api.signIn(NURSE, true) })
    ).body.packs;
    await api.jobs.runDue();
    const [mail] = await api.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.toAddress, "ngaio.ghosh@saltbush.example"));
    const url = new URL(/https:\S+\/reset\?\S+/.exec(mail!.text)![0]);
    const body = {
      token: url.searchParams.get("token"),
      type: url.searchParams.get("type"),
      newPassword: "Watle-2026",
      confirmPassword: "Watle-2026",
    };
    api.advance(6 * 86_400);
    expect((await api.call("POST", "/resetpassword", { body })).status).toBeLessThan(300);
    const { clientId, clientSecret } = CLIENT;
    const signedIn = await api.oauth("token", {
      grant_type: "password",
      username: "ngaio.ghosh@saltbush.example",
      password: "Watle-2026",
      client_id: clientId,
      client_secret: clientSecret,
    });
    expect(signedIn.status).toBe(200);
    const token = (signedIn.body as { access_token: string }).access_token;
    const { packs } = (await api.call("GET", "/orgUsers/current/packs", { token })).body;
    const ids = (of: { packId: string }[]) => of.map(({ packId }) => packId).sort();
    expect(ids(packs)).toEqual(expect.arrayContaining(ids(theirs).slice(0, 1)));
    const open = await api.call("GET", `/orgUsers/current/packs/${ids(packs)[0]}`, { token });
    expect([open.status, open.body.bundles.length > 0]).toEqual([200, true]);
    api.setNow(TEST_NOW);
  });

  test("[US-01] each fault is told at its field, and nothing is added", async () => {
    const { status, body } = await add({
      email: NURSE,
      mobile: nurse!.mobile!,
      employeeCode: nurse!.wearerId,
      unitUid: stranger!.unitUid,
      roles: [],
    });
    expect(status).toBe(400);
    expect(body.errors.map((one: { subject: string }) => one.subject)).toEqual([
      "email",
      "mobile",
      "employeeCode",
      "unitUid",
      "roles",
    ]);
    expectRefusal(await add({}, "noapprover@saltbush.example"), 403, "ForbiddenError");
    expectRefusal(await add({ unitUid: "saltbush" }, FOREIGN), 400, "ValidationError");
    expect(await rowOf("ngaio.ghosh@saltbush.example")).toBeUndefined();
  });

  test("[US-01] a second press adds nobody, and neither does another administrator at the same moment", async () => {
    const headers = { "Idempotency-Key": "add-ngaio-once" };
    const [first, again] = [await add({}, ADMIN, headers), await add({}, ADMIN, headers)];
    expect(again.body.customerPK).toBe(first.body.customerPK);
    const email = "ngaio.ghosh2@saltbush.example";
    const both = await Promise.all([
      add({ email, employeeCode: "SV-2" }),
      add({ email, employeeCode: "SV-3", unitUid: stranger!.unitUid }, FOREIGN),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});

describe("manage organisation", () => {
  test("[OG-01] the tiles count what the administrator manages, and are found by name", async () => {
    const token = await api.signIn(ADMIN, true);
    const tiles = async (query: Record<string, string> = {}) =>
      (await api.call("GET", "/manage-organisation", { token, query })).body;
    const all = await tiles();
    expect(all.pagination.pageSize).toBe(40);
    const { peopleCount } = (await api.call("POST", "/manage-users/list", { token, body: {} })).body;
    expect(all.tiles[0]).toMatchObject({ code: "users", count: peopleCount });
    const { pendingCount } = (await api.call("GET", "/pendingApprovalOrders", { token })).body;
    expect(all.tiles.find((one: { code: string }) => one.code === "approvals").count).toBe(pendingCount);
    expect((await tiles({ search: "purchase o" })).tiles).toHaveLength(1);
    const buyer = await api.signIn(NURSE, true);
    expectRefusal(await api.call("GET", "/manage-organisation", { token: buyer }), 403, "ForbiddenError");
  });
});
