import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessRequests } from "../../commerce/modules/access/tables";
import { changeEvents } from "../../commerce/modules/changes/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { CLIENT, PASSWORD, TEST_NOW } from "../support/settings";

const ADMIN = "admin@saltbush.example";
const PERSON = "approver@saltbush.example";
const WRONG = "typo@stranger.example";
const RIGHT = "right@saltbush.example";
const NEW = "new@saltbush.example";
const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
const api = await apiOfFile();
const rowOf = async (uid: string) => (await api.db.select().from(users).where(eq(users.uid, uid)))[0];
const before = (await rowOf(PERSON))!;

beforeEach(async () => {
  api.setNow(TEST_NOW);
  for (const table of [accessRequests, mailOutbox, signInAttempts]) await api.db.delete(table);
  await api.db.update(users).set(before).where(eq(users.customerId, before.customerId));
  api.forgetTokens();
});

const isOpen = async (token: string) =>
  (await api.call("GET", "/orgUsers/current", { token })).status === 200;
const mailsTo = async (address: string) => {
  await api.jobs.runDue();
  return api.db.select().from(mailOutbox).where(eq(mailOutbox.toAddress, address));
};
const linkIn = (text = "") => /reset\?token=([\w-]+)/.exec(text)?.[1] ?? "none";
const isValid = async (token: string) =>
  (await api.call("GET", "/resetpassword/validateToken", { query: { token, type: "EMAIL" } })).status === 200;
const patch = (path: string, body: object) => api.call("PATCH", `/manage-users/${path}`, { as: ADMIN, body });
const post = (path: string, body: object) => api.call("POST", `/manage-users/${path}`, { as: ADMIN, body });
const contact = (email: string, customerPK: string, mobile = "") =>
  patch("updateContactDetails", { customerPK, email, mobile });

describe("an account that is changed", () => {
  test("[US-01] a link that went to a wrong email ends when the email is corrected, and the right one gets another", async () => {
    const added = await api.call("POST", "/manage-users/create-wwg-user", {
      as: ADMIN,
      body: {
        firstName: "Typo",
        lastName: "O'Brien-Ngāti",
        email: WRONG,
        unitUid: "saltbush",
        roles: ["customergroup", "b2bapprovergroup", "b2badmingroup"],
      },
    });
    expect(added.status).toBe(201);
    const lost = linkIn((await mailsTo(WRONG))[0]?.text);
    expect(await isValid(lost)).toBe(true);
    expect((await contact(RIGHT, added.body.customerPK)).status).toBe(200);
    expect(await isValid(lost)).toBe(false);
    const set = {
      token: lost,
      type: "EMAIL",
      newPassword: "Stranger-2026!",
      confirmPassword: "Stranger-2026!",
    };
    expectRefusal(await api.call("POST", "/resetpassword", { body: set }), 400, "ValidationError");
    const right = await mailsTo(RIGHT);
    expect(right.map(({ subject }) => subject)).toEqual(["Your account in the uniform shop"]);
    expect(await isValid(linkIn(right[0]!.text))).toBe(true);
    // Nothing that went to the wrong address says the right one's link.
    for (const { text } of await mailsTo(WRONG)) expect(text).not.toContain(linkIn(right[0]!.text));
  });

  const elsewhere = () =>
    patch("updateEmployeeDetails", { customerPK: before.customerId, unitUid: "saltbush-emergency" });
  const changes = [
    ["unit", elsewhere, "What you may do in the uniform shop was changed"],
    ["email", () => contact(NEW, before.customerId, before.mobile ?? ""), "Your email was changed"],
    ["mobile", () => contact(PERSON, before.customerId, "0499 123 456"), "Your mobile was changed"],
    [
      "roles",
      () => post("updateRole", { customerPK: before.customerId, roles: ["customergroup"] }),
      "What you may do in the uniform shop was changed",
    ],
    [
      "status",
      () => post("deactivate", { content: { customerPK: before.customerId } }),
      "Your account is closed",
    ],
  ] as const;
  for (const [what, change, subject] of changes) {
    test(`[US-01] ${what}: sign-ins, links and codes end, the person is told at the old address, and it is in the log`, async () => {
      const token = await api.signIn(PERSON, true);
      await api.call("POST", "/forgottenpasswordtokens", { body: { userid: PERSON } });
      const link = linkIn((await mailsTo(PERSON))[0]?.text);
      expect(await isValid(link)).toBe(true);
      const noted = await api.db.$count(changeEvents);
      const changed = await change();
      expect(changed.status, JSON.stringify(changed.body)).toBe(200);
      expect([await isOpen(token), await isValid(link)]).toEqual([false, false]);
      expect((await mailsTo(PERSON)).map((mail) => mail.subject)).toContain(subject);
      expect(await api.db.$count(changeEvents)).toBe(noted + 1);
    });
  }

  test("[US-01] a new email is told to both addresses, and who already had a password keeps it", async () => {
    await contact(NEW, before.customerId, before.mobile ?? "");
    const [told] = await mailsTo(NEW);
    expect(told!.text).toContain(`Email: ${NEW}, before: ${PERSON}`);
    const grant = { grant_type: "password", username: NEW, password: PASSWORD, ...client };
    expect((await api.oauth("token", grant)).status).toBe(200);
  });

  test("[US-01] what is saved unchanged ends nothing and is told to nobody", async () => {
    const token = await api.signIn(PERSON, true);
    await contact(PERSON, before.customerId, before.mobile ?? "");
    expect(await isOpen(token)).toBe(true);
    expect(await mailsTo(PERSON)).toEqual([]);
  });

  test("[AC-01] one's own new mobile ends one's other sign-ins, not this one", async () => {
    const [here, elsewhere] = [await api.signIn(PERSON, true), await api.signIn(PERSON, true)];
    const body = { mobile: "+61 (0)499 123 456", password: PASSWORD };
    expect((await api.call("PUT", "/orgUsers/current/mobile", { token: here, body })).status).toBe(200);
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
    expect((await rowOf(PERSON))!.mobile).toBe("+61499123456");
    const shown = await api.call("GET", "/orgUsers/current", { token: here, query: { fields: "mobile" } });
    expect(shown.body.mobile).toBe("0499 123 456");
  });

  test("[SI-03] whoever enters another's mobile does not get their codes, nor keep them from them", async () => {
    const owner = (await api.db.select().from(users).where(eq(users.uid, "wearer@kestrel.example")))[0]!;
    const token = await api.signIn(PERSON, true);
    const body = { mobile: owner.mobile, password: PASSWORD };
    expect((await api.call("PUT", "/orgUsers/current/mobile", { token, body })).status).toBe(200);
    await api.db.delete(mailOutbox);
    await api.call("POST", "/users/anonymous/verificationToken", {
      body: { purpose: "LOGIN", loginId: owner.mobile },
    });
    expect(await mailsTo(owner.mobile!)).toHaveLength(1);
    const [request] = await api.db.select().from(accessRequests).where(eq(accessRequests.purpose, "LOGIN"));
    expect(request!.customerId).toBe(owner.customerId);
  });

  test("[US-01] only the function that tells people changes what decides who gets into an account", () => {
    const writes = readdirSync("commerce/modules", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) =>
        [
          ...readFileSync(join("commerce/modules", file), "utf8").matchAll(
            /\.update\(users\)\s*\.set\(([\s\S]*?)\)\s*\.where/g,
          ),
        ].map(([, set]) => ({ file, set: set! })),
      )
      .filter(({ set }) => /\b(uid|mobile|groups|unitUid|active)\b/.test(set))
      .map(({ file }) => file);
    // A closed account is emptied, a deleted one frees its email, and of an erased person only the number stays.
    expect([...new Set(writes)].sort()).toEqual([
      "access/identity.ts",
      "account/delete-user.ts",
      "account/erase.ts",
      "personal-data/erase.ts",
    ]);
  });
});

describe("limits count people, not spellings", () => {
  const owner = "wearer@kestrel.example";
  const ask = (loginId: string) =>
    api.call("POST", "/users/anonymous/verificationToken", { body: { purpose: "LOGIN", loginId } });

  test("[SI-03] one number in forty spellings is one number", async () => {
    const mobile = (await rowOf(owner))!.mobile!;
    const digits = mobile.replace("+61", "0");
    const spellings = Array.from(
      { length: 40 },
      (_, at) =>
        `${digits.slice(0, (at % 9) + 1)}${[" ", ".", "-", "\u200b"][at % 4]}${digits.slice((at % 9) + 1)}`,
    );
    const statuses = [];
    for (const typed of spellings) statuses.push((await ask(typed)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(await mailsTo(mobile)).toHaveLength(1);
  });

  test("[SI-03] by all their names together a person is sent five codes an hour, of which the newest works", async () => {
    const person = (await rowOf(owner))!;
    const names = [owner, person.mobile!, person.customerId, person.wearerId];
    const tokens: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (const name of names) {
        tokens.push((await ask(name)).body.tokenId);
        await api.jobs.runDue();
      }
      api.advance(31);
    }
    const sent = await api.db.select().from(mailOutbox).where(like(mailOutbox.subject, "%code to sign in%"));
    expect(sent).toHaveLength(5);
    const open = await api.db
      .select()
      .from(accessRequests)
      .where(sql`customer_id = ${person.customerId} and used_at is null`);
    expect(open).toHaveLength(1);
  });

  test("[SI-03] wrong codes count for the person; what cannot be a code counts for nothing", async () => {
    const grant = (username: string, password: string) =>
      api.oauth("token", { grant_type: "password", username, password, ...client });
    for (let at = 0; at < 6; at += 1) {
      const { tokenId } = (await ask(owner)).body;
      await api.jobs.runDue();
      expect((await grant(tokenId, "not it")).body.error_description).toBe("A code has six digits");
      const [request] = await api.db.select().from(accessRequests).where(eq(accessRequests.id, tokenId));
      expect(request!.attempts).toBe(0);
      const tried = [];
      for (let guess = 0; guess < 5; guess += 1) tried.push((await grant(tokenId, "000000")).status);
      // Twenty-five a day, then none is compared.
      expect(tried).toEqual(at < 5 ? [400, 400, 400, 400, 400] : [429, 429, 429, 429, 429]);
      api.advance(3700);
    }
  });

  test("[SI-01] invisible characters around an email sign in all the same", async () => {
    const username = `\u202a${owner}\u202c\u200b`;
    const grant = { grant_type: "password", username, password: PASSWORD, ...client };
    expect((await api.oauth("token", grant)).status).toBe(200);
  });
});
