import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accessRequests, registrationCodes } from "../../commerce/modules/access/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { CLIENT, TEST_NOW } from "../support/settings";

const PASSWORD = "Watle-2026";
const api = await apiOfFile();

beforeEach(async () => {
  api.setNow(TEST_NOW);
  for (const table of [accessRequests, mailOutbox, signInAttempts]) await api.db.delete(table);
});

const sam = {
  registrationCode: "KM-JOIN",
  firstName: "Sam",
  lastName: "Field",
  email: "sam.field@new.example",
  employeeCode: "KM-E101",
};
const register = (more: Partial<typeof sam> & { mobile?: string } = {}) =>
  api.call("POST", "/registrations", { body: { ...sam, ...more } });
const codeOf = (registrationCode: string) =>
  api.call("GET", "/registrationcodes", { query: { registrationCode } });
const finish = (token: string, newPassword = PASSWORD) =>
  api.call("POST", "/registrations/final", { body: { token, newPassword, confirmPassword: newPassword } });

async function tokenFor(more: Partial<typeof sam> = {}): Promise<string> {
  await api.db.delete(mailOutbox);
  expect((await register(more)).status).toBe(202);
  await api.jobs.runDue();
  const [mail] = await api.db.select().from(mailOutbox);
  return new URL(/https:\S+\/customerRegistrationPage\?\S+/.exec(mail!.text)![0]).searchParams.get("token")!;
}

describe("a registration code", () => {
  test("[SI-06] tells the unit, in any case", async () => {
    const { status, body } = await codeOf(" km-join ");
    expect(status).toBe(200);
    expect(body).toMatchObject({ code: "KM-JOIN", organisation: { uid: "kestrel" } });
    expect(body.unit.name).toMatch(/\S/);
  });

  test("[SI-06] unknown, switched off, expired or closed is refused in the same words", async () => {
    const refusals = [await codeOf("XX-JOIN"), await codeOf("SV-JOIN")];
    const mine = eq(registrationCodes.code, "KM-JOIN");
    await api.db.update(registrationCodes).set({ expiresAt: TEST_NOW }).where(mine);
    refusals.push(await codeOf("KM-JOIN"));
    await api.db.update(registrationCodes).set({ expiresAt: null, active: false }).where(mine);
    refusals.push(await codeOf("KM-JOIN"), await register());
    await api.db.update(registrationCodes).set({ active: true }).where(mine);
    for (const refusal of refusals) {
      expectRefusal(refusal, 400, "ValidationError");
      expect(refusal.body.errors[0]).toMatchObject({
        subject: "registrationCode",
        message: "This code is not known, or it has expired.",
      });
    }
  });
});

describe("registering", () => {
  test("[SI-06] makes an account by the link of the mail, with the unit and packs of the code", async () => {
    const token = await tokenFor();
    const shown = await api.call("GET", "/registrations/final", { query: { token } });
    expect(shown.body).toMatchObject({ firstName: "Sam", email: sam.email });
    const weak = await finish(token, "sam");
    expect([weak.status, weak.body.errors[0].subject]).toEqual([400, "newPassword"]);
    const made = await finish(token);
    expect([made.status, made.body.uid]).toEqual([201, sam.email]);
    const { body } = await api.oauth("token", {
      grant_type: "password",
      username: sam.email,
      password: PASSWORD,
      client_id: CLIENT.clientId,
      client_secret: CLIENT.clientSecret,
    });
    const profile = await api.call("GET", "/orgUsers/current", { token: body.access_token });
    expect(profile.body).toMatchObject({ wearerId: "KM-E101", isFirstLogin: true, customerAdmin: false });
    const packs = await api.call("GET", "/orgUsers/current/packs", { token: body.access_token });
    expect(JSON.stringify(packs.body)).toContain("PK-KM-NS");
    expectRefusal(await finish(token), 400, "ValidationError");
    expectRefusal(await register({ email: "other@new.example" }), 400, "ValidationError");
  });

  test("[SI-06] with an address that has an account is answered alike, and only the mail tells", async () => {
    const stranger = await register({ employeeCode: "KM-E102", email: "x@new.example" });
    const known = await register({ employeeCode: "KM-E102", email: "Wearer@kestrel.example" });
    expect([known.status, known.body]).toEqual([stranger.status, stranger.body]);
    await api.jobs.runDue();
    const mails = await api.db.select().from(mailOutbox);
    const [mail] = mails.filter(({ toAddress }) => toAddress === "wearer@kestrel.example");
    expect(mail!.subject).toBe("You have an account already");
    expect(mail!.text).not.toContain("token");
  });

  test.each([
    [{ employeeCode: "KM-E999" }, "employeeCode", /^KM-E999 is not on the list of /],
    [{ mobile: "0491 570 15" }, "mobile", /^Enter a mobile number of Australia or New Zealand/],
    [{ email: "sam@new" }, "email", /^Enter the whole email/],
    [{ registrationCode: "NO" }, "registrationCode", /^This code is not known/],
    [{ firstName: " " }, "firstName", /^This information is required/],
  ])("[SI-06] %o is refused at %s", async (more, subject, message) => {
    const answer = await register(more);
    expectRefusal(answer, 400, "ValidationError");
    expect(answer.body.errors[0]).toMatchObject({ subject, message: expect.stringMatching(message) });
  });

  test.each(["0491 570 006", "+61 491 570 006", "+64 21 555 0142", ""])(
    "[SI-06] takes the mobile '%s'",
    async (mobile) => {
      expect((await register({ employeeCode: "KM-E103", mobile })).status).toBe(202);
    },
  );

  test("[SI-06] two links of one employee code make one account, also at the same moment", async () => {
    const first = await tokenFor({ employeeCode: "KM-E104", email: "a@new.example" });
    const second = await tokenFor({ employeeCode: "KM-E104", email: "a@new.example" }).catch(() => undefined);
    expect(second).toBeUndefined();
    api.advance(31);
    const third = await tokenFor({ employeeCode: "KM-E104", email: "a@new.example" });
    const answers = await Promise.all([finish(first), finish(third)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await api.db.$count(users, eq(users.uid, "a@new.example"))).toBe(1);
  });

  test("[SI-06] two addresses with one employee code make one account, also at the same moment", async () => {
    const first = await tokenFor({ employeeCode: "KM-E106", email: "c@new.example" });
    const second = await tokenFor({ employeeCode: "KM-E106", email: "d@new.example" });
    const answers = await Promise.all([finish(first), finish(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(await api.db.$count(users, eq(users.wearerId, "KM-E106"))).toBe(1);
  });

  test("[SI-06] the link works for a day, and not after the program has switched registration off", async () => {
    const token = await tokenFor({ employeeCode: "KM-E105", email: "b@new.example" });
    const kestrel = eq(organisations.uid, "kestrel");
    await api.db.update(organisations).set({ registrationOpen: false }).where(kestrel);
    expect((await finish(token)).status).toBe(400);
    await api.db.update(organisations).set({ registrationOpen: true }).where(kestrel);
    api.advance(24 * 3600);
    const late = await finish(token);
    expect([late.status, late.body.errors[0].subject]).toEqual([400, "token"]);
  });
});
