import { desc, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { notices } from "../../commerce/modules/notices/tables";
import { oauthTokens, signInAttempts, signIns } from "../../commerce/modules/oauth/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { CLIENT, PASSWORD, TEST_NOW } from "../support/settings";

const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
const wearer = "wearer@kestrel.example";
const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const NEXT_CHROME = CHROME.replace("142", "143");
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0";
const DAY = 86_400;
const api = await apiOfFile();
const [person] = await api.db.select().from(users).where(eq(users.uid, wearer));

beforeEach(async () => {
  api.setNow(TEST_NOW);
  for (const table of [signIns, oauthTokens, mailOutbox, signInAttempts]) await api.db.delete(table);
  await api.db.delete(notices).where(eq(notices.kind, "sign-in"));
});

const enter = async (agent: string, username = wearer, password = PASSWORD) => {
  const form = { grant_type: "password", username, password, ...client };
  const { status, body } = await api.oauth("token", form, { "X-Sign-In-Agent": agent });
  return { status, token: String(body.access_token), refresh: String(body.refresh_token) };
};
const told = () => api.db.select().from(notices).where(eq(notices.kind, "sign-in")).orderBy(desc(notices.id));
const subjects = async () => (await api.db.select().from(mailOutbox)).map(({ subject }) => subject);
const notified = async (token: string) =>
  (await api.call("GET", "/users/current/notifications", { token })).body.notifications as {
    kind: string;
    title: string;
  }[];

describe("a sign-in from a browser that is new to its person", () => {
  test("[SI-01] is told in the bell and by mail; the first one ever is not", async () => {
    await enter(CHROME);
    expect([await told(), await subjects()]).toEqual([[], []]);
    const { token } = await enter(FIREFOX);
    const [notice] = await notified(token);
    expect(notice).toMatchObject({
      kind: "sign-in",
      title: expect.stringMatching(/^New sign-in: Firefox on Linux, \d\d:\d\d on 18 Mar 2026$/),
      more: "Was it not you? Change your password.",
      url: "/my-account/login-security",
      read: false,
    });
    const [mail] = await api.db.select().from(mailOutbox);
    expect([mail!.toAddress, mail!.subject]).toEqual([wearer, "New sign-in to your account"]);
    expect(mail!.text).toMatch(
      /signed in to your account with Firefox on Linux, at \d\d:\d\d on 18 Mar 2026\./,
    );
    expect(mail!.text).toContain("https://uniforms.shop.example/forgot-password");
  });

  test("[SI-01] nothing is told of a known browser, whatever its version and wherever it is", async () => {
    for (const agent of [CHROME, FIREFOX, NEXT_CHROME, FIREFOX, CHROME]) await enter(agent);
    expect(await told()).toHaveLength(1);
    expect(await subjects()).toEqual(["New sign-in to your account"]);
  });

  test("[SI-01] a browser is known for 90 days, and as long as a sign-in in it lasts", async () => {
    const { refresh } = await enter(CHROME);
    await enter(FIREFOX);
    expect(await told()).toHaveLength(1);
    let shown = refresh;
    for (let month = 0; month < 4; month += 1) {
      api.advance(25 * DAY);
      const form = { grant_type: "refresh_token", refresh_token: shown, ...client };
      shown = String((await api.oauth("token", form)).body.refresh_token);
      await api.jobs.runDue();
    }
    await enter(CHROME);
    expect(await told()).toHaveLength(1);
    await enter(FIREFOX);
    expect(await told()).toHaveLength(2);
  });

  test("[SI-01] after a long time without any, an old browser is new, and the sweep keeps the newest row", async () => {
    await enter(CHROME);
    await enter(FIREFOX);
    api.advance(200 * DAY);
    await api.jobs.runDue();
    const mine = eq(signIns.customerId, person!.customerId);
    expect(await api.db.$count(signIns, mine)).toBe(1);
    await api.db.delete(notices).where(eq(notices.kind, "sign-in"));
    await enter(CHROME);
    expect(await told()).toHaveLength(1);
  });

  test("[SI-01] a refused sign-in and a renewed one tell nothing, nor do other people's", async () => {
    const { refresh } = await enter(CHROME);
    expect((await enter(FIREFOX, wearer, "wrong")).status).toBe(400);
    await enter(FIREFOX, "newstarter@kestrel.example");
    const form = { grant_type: "refresh_token", refresh_token: refresh, ...client };
    await api.oauth("token", form, { "X-Sign-In-Agent": FIREFOX });
    expect([await told(), await subjects()]).toEqual([[], []]);
    const { token } = await enter(CHROME, "newstarter@kestrel.example");
    expect((await notified(token)).filter(({ kind }) => kind === "sign-in")).toHaveLength(1);
    expect((await told()).map(({ customerId }) => customerId)).not.toContain(person!.customerId);
  });

  test("[SI-01] a code tells too, and nobody can turn it off", async () => {
    await enter(CHROME);
    const off = { topic: "lapse", channel: "EMAIL", enabled: false };
    await api.db
      .update(users)
      .set({ toldBy: { "sign-in": { email: false, text: false } } })
      .where(eq(users.uid, wearer));
    expect(
      (
        await api.call("PATCH", "/users/current/notificationpreferences", {
          as: wearer,
          body: { preferences: [{ ...off, topic: "sign-in" }] },
        })
      ).status,
    ).toBe(400);
    const asked = await api.call("POST", "/users/anonymous/verificationToken", {
      body: { purpose: "LOGIN", loginId: wearer },
    });
    await api.jobs.runDue();
    const mails = await api.db
      .select()
      .from(mailOutbox)
      .where(inArray(mailOutbox.subject, ["Your code to sign in"]));
    await enter(FIREFOX, asked.body.tokenId, /\b\d{6}\b/.exec(mails[0]!.text)![0]);
    expect((await told())[0]!.details).toEqual({ browser: "Firefox on Linux", by: "code" });
    expect(await subjects()).toContain("New sign-in to your account");
    await api.db.update(users).set({ toldBy: {} }).where(eq(users.uid, wearer));
  });

  test("[SI-01] only a client that keeps a secret speaks for another browser than its own", async () => {
    await enter(CHROME);
    const form = { grant_type: "password", username: wearer, password: PASSWORD, ...client };
    await api.oauth("token", form, { "User-Agent": FIREFOX });
    expect((await told()).map(({ details }) => details)).toEqual([
      { browser: "Firefox on Linux", by: "password" },
    ]);
    await api.oauth("token", form, { "User-Agent": FIREFOX, "X-Sign-In-Agent": "<b>www.evil.example</b>" });
    expect((await told())[0]!.details).toEqual({
      browser: "An unknown device",
      by: "password",
    });
  });

  test("[AC-01] people see the browser of each sign-in", async () => {
    await enter(CHROME);
    const { token } = await enter(FIREFOX);
    const { sessions } = (await api.call("GET", "/users/current/sessions", { token })).body;
    const seen = (sessions as { browser: string; current: boolean }[]).map(({ browser, current }) => [
      browser,
      current,
    ]);
    expect(seen).toEqual(
      expect.arrayContaining([
        ["Firefox on Linux", true],
        ["Chrome on Windows", false],
      ]),
    );
  });
});
