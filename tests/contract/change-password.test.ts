import { and, eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { CLIENT, PASSWORD, TEST_NOW } from "../support/settings";

const wearer = "wearer@kestrel.example";
const NEW = "Watle-2026";
const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
const api = await apiOfFile();
const [before] = await api.db.select().from(users).where(eq(users.uid, wearer));

beforeEach(async () => {
  api.setNow(TEST_NOW);
  await api.db.delete(signInAttempts);
  const { passwordHash, mobile } = before!;
  await api.db.update(users).set({ passwordHash, mobile }).where(eq(users.uid, wearer));
});

const signIn = async (password = PASSWORD) =>
  (await api.oauth("token", { grant_type: "password", username: wearer, password, ...client })).body;
const change = (token: string, old: string, next: string, id = "current") =>
  api.call("PUT", `/users/${id}/password`, { token, body: { old, new: next } });
const isOpen = async (token: string) =>
  (await api.call("GET", "/orgUsers/current", { token })).status === 200;

test("[AC-01] a new password ends every other sign-in and keeps this one", async () => {
  const here = await signIn();
  const elsewhere = await signIn();
  expect((await change(here.access_token, PASSWORD, NEW)).status).toBe(202);
  expect([await isOpen(here.access_token), await isOpen(elsewhere.access_token)]).toEqual([true, false]);
  const renew = (token: string) =>
    api.oauth("token", { grant_type: "refresh_token", refresh_token: token, ...client });
  expect((await renew(elsewhere.refresh_token)).status).toBe(400);
  expect((await renew(here.refresh_token)).status).toBe(200);
  expect((await signIn()).error_description).toBe("Bad credentials");
  expect((await signIn(NEW)).access_token).toBeDefined();
});

test("[AC-01] a wrong old password is refused in the spec's words, and guessing is limited", async () => {
  const { access_token: token } = await signIn();
  for (let n = 0; n < 10; n += 1) {
    const wrong = await change(token, "wrong", NEW);
    expectRefusal(wrong, 400, "PasswordMismatchError");
    expect(wrong.body.errors[0].message).toBe("Old password incorrect.");
  }
  expectRefusal(await change(token, PASSWORD, NEW), 429, "TooManyRequestsError");
  // Who guesses in an open visit keeps nobody from signing in.
  expect((await signIn()).access_token).toBeDefined();
  api.advance(61);
  expect((await change(token, PASSWORD, NEW)).status).toBe(202);
});

test("[AC-01] the rules of passwords hold, and nobody changes another person's", async () => {
  const { access_token: token } = await signIn();
  const weak = await change(token, PASSWORD, "watle");
  expect([weak.status, weak.body.errors[0].subject]).toEqual([400, "newPassword"]);
  const agent = await api.signIn("agent@kitroom.example");
  expectRefusal(await change(agent, PASSWORD, NEW, before!.customerId), 403, "ForbiddenError");
  expect((await signIn()).access_token).toBeDefined();
});

test("[AC-01] a mobile is saved, removed, and refused when it is none", async () => {
  const set = (mobile: string, password: string | undefined = PASSWORD) =>
    api.call("PUT", "/orgUsers/current/mobile", { as: wearer, body: { mobile, password } });
  const kept = async () =>
    (await api.call("GET", "/orgUsers/current", { as: wearer, query: { fields: "mobile" } })).body.mobile;
  expect((await set("+64 21 555 0142")).status).toBe(200);
  expect(await kept()).toBe("+64 21 555 0142");
  expectRefusal(await set("12"), 400, "ValidationError");
  expect((await set("")).status).toBe(200);
  expect(await kept()).toBeUndefined();
});

test("[AC-01] another mobile needs the password, and the person is told by email", async () => {
  const set = (body: object) => api.call("PUT", "/orgUsers/current/mobile", { as: wearer, body });
  const told = () =>
    api.db
      .select()
      .from(mailOutbox)
      .where(and(like(mailOutbox.about, "account-changed %"), eq(mailOutbox.toAddress, wearer)));
  const mails = (await told()).length;
  for (const body of [{ mobile: "0491 570 110" }, { mobile: "0491 570 110", password: "wrong" }]) {
    expectRefusal(await set(body), 400, "PasswordMismatchError", { subject: "old" });
  }
  expect(await told()).toHaveLength(mails);
  expect((await set({ mobile: "0491 570 110", password: PASSWORD })).status).toBe(200);
  const [mail] = (await told()).filter(({ text }) => text.includes("Mobile: 0491 570 110, before: "));
  expect(mail).toMatchObject({ toAddress: wearer, subject: "Your mobile was changed" });
  await api.db.update(users).set({ isFirstLogin: true }).where(eq(users.uid, wearer));
  // No password is asked for, so nobody else may set it.
  const asAgent = { as: "agent@kitroom.example", body: { mobile: "0491 570 157" } };
  const path = `/orgUsers/${before!.customerId}/mobile`;
  expectRefusal(await api.call("PUT", path, asAgent), 403, "ForbiddenError");
  expect((await set({ mobile: "0491 570 156" })).status).toBe(200);
  expect(await told()).toHaveLength(mails + 1);
  await api.db.update(users).set({ isFirstLogin: false }).where(eq(users.uid, wearer));
});
