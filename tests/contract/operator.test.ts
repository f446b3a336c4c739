import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listJobs, runSoon } from "../../commerce/jobs/operator";
import { enrol } from "../../commerce/jobs/scheduled";
import { jobRuns } from "../../commerce/jobs/tables";
import {
  AccountMistake,
  endSignIns,
  passwordLink,
  showAccount,
  unlockAccount,
} from "../../commerce/modules/account";
import { givenUpMails, queueText, sendAgain, waitingMails } from "../../commerce/modules/mail";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { CLIENT, PASSWORD } from "../support/settings";

const api = await apiOfFile();
const { db } = api;
const WHO = "wearer@kestrel.example";
const WORD = "Kayak-2027-quiz!";

const enter = (password: string, from: string) =>
  api.oauth(
    "token",
    {
      grant_type: "password",
      username: WHO,
      password,
      client_id: CLIENT.clientId,
      client_secret: CLIENT.clientSecret,
    },
    { "X-Sign-In-From": from },
  );

test("[API-1] an account is found by its email or customer id, and nobody else's is meant", async () => {
  const [user] = await db.select().from(users).where(eq(users.uid, WHO));
  const shown = await showAccount(db, ` ${WHO.toUpperCase()} `, api.now());
  expect(shown).toMatchObject({ customerId: user!.customerId, email: WHO, active: true });
  expect(await showAccount(db, user!.customerId, api.now())).toEqual(shown);
  for (const named of ["", "%", "nobody@kestrel.example", "KM-"])
    await expect(showAccount(db, named, api.now())).rejects.toThrow(AccountMistake);
});

test("[SI-05] a link sets a new password once, and ends the one before", async () => {
  const first = await passwordLink(db, WHO, api.now());
  const { site, token } = await passwordLink(db, WHO, api.now());
  expect(site).toBe("uniforms");
  const body = { token, type: "EMAIL", newPassword: WORD, confirmPassword: WORD };
  expect((await api.call("POST", "/resetpassword", { body: { ...body, token: first.token } })).status).toBe(
    400,
  );
  expect((await api.call("POST", "/resetpassword", { body })).status).toBeLessThan(300);
  expect((await api.call("POST", "/resetpassword", { body })).status).toBe(400);
  expect((await enter(WORD, "address 10.0.0.1")).status).toBe(200);
  expect((await enter(PASSWORD, "address 10.0.0.1")).status).toBe(400);
});

test("[SI-08] every sign-in of a person ends, and nobody else's", async () => {
  const { body } = await enter(WORD, "address 10.0.0.1");
  const me = (token: string) => api.call("GET", "/orgUsers/current", { token });
  const other = await api.signIn("wearer@saltbush.example");
  expect((await me(body.access_token)).status).toBe(200);
  await endSignIns(db, WHO, api.now());
  expect((await me(body.access_token)).status).toBe(401);
  expect((await me(other)).status).toBe(200);
  expect(await showAccount(db, WHO, api.now())).toMatchObject({ signIns: 0 });
});

test("[SI-01] whom strangers lock out can try again", async () => {
  let last = 200;
  for (let guess = 0; guess < 130 && last !== 429; guess += 1)
    last = (await enter("wrong", `address 10.1.${guess}.1`)).status;
  expect((await enter(WORD, "address 10.9.9.9")).status).toBe(429);
  await unlockAccount(db, WHO);
  expect((await enter(WORD, "address 10.9.9.9")).status).toBe(200);
});

test("[SI-01] who tried too often can try again at the same place", async () => {
  const place = "address 10.2.0.1";
  for (let guess = 0; guess < 11; guess += 1) await enter("wrong", place);
  expect((await enter(WORD, place)).status).toBe(429);
  await unlockAccount(db, WHO);
  expect((await enter(WORD, place)).status).toBe(200);
});

test("[API-1] mails that were given up are listed with the reason, and sent again once", async () => {
  const message = { about: "operator-test", to: { name: "Mei", mobile: "+61412345678" }, subject: "Code" };
  await queueText(db, { ...message, text: "123456" }, api.now());
  const its = eq(mailOutbox.about, message.about);
  const gone = { deadAt: api.now(), attempts: 8, lastError: "550 no such user" };
  await db.update(mailOutbox).set(gone).where(its);
  const before = await waitingMails(db);
  const [mail] = (await givenUpMails(db)).filter(({ toAddress }) => toAddress === message.to.mobile);
  expect(mail).toMatchObject({ subject: "Code", attempts: 8, lastError: "550 no such user" });
  expect(await sendAgain(db, "nothing", api.now())).toBe(0);
  expect(await sendAgain(db, mail!.id, api.now())).toBe(1);
  expect(await sendAgain(db, mail!.id, api.now())).toBe(0);
  expect((await waitingMails(db)).count).toBe(before.count + 1);
});

test("[API-1] a job is made due, and one that does not exist is not", async () => {
  await enrol({ db, now: () => api.now(), logger: { error: () => {} } as never });
  const later = new Date(api.now().getTime() + 3_600_000);
  await db.update(jobRuns).set({ dueAt: later }).where(eq(jobRuns.name, "coupons"));
  expect(await runSoon(db, "coupons", api.now())).toBe(true);
  expect(await runSoon(db, "nothing", api.now())).toBe(false);
  const [job] = (await listJobs(db)).filter(({ name }) => name === "coupons");
  expect(job!.dueAt).toEqual(api.now());
});
