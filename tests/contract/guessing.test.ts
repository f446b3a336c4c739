import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { pino } from "pino";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createApp } from "../../commerce/app";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { hashOf } from "../../commerce/modules/oauth/tokens";
import { apiOfFile } from "../support/api";
import { CLIENT, PASSWORD, TEST_NOW, TEST_PASSWORD_COST } from "../support/settings";

const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
const api = await apiOfFile();

const password = (username: string, word = PASSWORD) =>
  api.oauth("token", { grant_type: "password", username, password: word, ...client });

describe("who has an account", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  test("[SI-01] is told by no time: a password is derived once at one cost, of known and unknown people", async () => {
    const derive = vi.spyOn(crypto, "scrypt");
    syncBuiltinESMExports();
    const costs = async (name: string) => {
      derive.mockClear();
      const { status, body } = await password(name, "wrong");
      const derived = derive.mock.calls.map(([, , , { N }]) => N);
      return { status, body, derived };
    };
    const known = await costs("finance@kestrel.example");
    expect(known).toMatchObject({ status: 400, derived: [TEST_PASSWORD_COST] });
    expect(await costs("nobody@kestrel.example")).toEqual(known);
    expect(await costs("nobody@nowhere.example")).toEqual(known);
  });
});

describe("guessing a password", () => {
  test("[SI-01] a try without a name is counted for nobody", async () => {
    const count = () => api.db.$count(signInAttempts);
    const before = await count();
    await password("  ");
    expect(await count()).toBe(before);
    await password("somebody@kestrel.example", "wrong");
    // One count of its place, one of all places.
    expect(await count()).toBe(before + 2);
  });

  test("[SI-01] eleven tries in a minute on one account have to wait; a minute later they go on", async () => {
    const name = "finance@saltbush.example";
    for (let n = 0; n < 10; n += 1) expect((await password(name, "wrong")).status).toBe(400);
    const stopped = await password(name);
    expect(stopped.status).toBe(429);
    expect(stopped.body.error_description).toMatch(/Try again in \d+ seconds/);
    expect((await password("admin@saltbush.example")).status).toBe(200);
    api.advance(61);
    expect((await password(name)).status).toBe(200);
    api.setNow(TEST_NOW);
  });

  test("[SI-01] tries count together over all processes, also when they come at the same moment", async () => {
    const { app: other } = createApp({
      db: api.db,
      now: () => api.now(),
      demo: true,
      mediaBaseUrl: "",
      storefrontUrl: () => "",
      logger: pino({ level: "silent" }),
      ...CLIENT,
    });
    const form = { grant_type: "password", username: "admin@korraline.example", ...client };
    const atOther = async (word: string) =>
      (
        await other.request("/authorizationserver/oauth/token", {
          method: "POST",
          body: new URLSearchParams({ ...form, password: word }),
        })
      ).status;
    const atFirst = async (word: string) => (await password(form.username, word)).status;
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => (n % 2 ? atFirst : atOther)("wrong")),
    );
    expect(answers.filter((status) => status === 400)).toHaveLength(10);
    expect(answers.filter((status) => status === 429)).toHaveLength(14);
    expect([await atFirst(PASSWORD), await atOther(PASSWORD)]).toEqual([429, 429]);
    api.advance(61);
    expect([await atFirst("wrong"), await atOther(PASSWORD)]).toEqual([400, 200]);
    const left = await api.db.select().from(signInAttempts);
    expect(left.every(({ nameHash }) => !nameHash.includes("korraline"))).toBe(true);
    const hash = hashOf(`sign-in ${form.username}`);
    expect(left.filter(({ nameHash }) => nameHash === hash)).toMatchObject([{ attempts: 1 }]);
    expect(left.filter(({ nameHash }) => nameHash === hashOf(`sign-in address  ${form.username}`))).toEqual(
      [],
    );
    api.setNow(TEST_NOW);
  });

  const passwordFrom = (from: string, name: string, word: string) =>
    api.oauth(
      "token",
      { grant_type: "password", username: name, password: word, ...client },
      { "X-Sign-In-From": from },
    );

  test("[SI-01] who guesses at one address locks nobody out at another", async () => {
    const name = "finance@korraline.example";
    for (let n = 0; n < 20; n += 1) await passwordFrom("address 203.0.113.9", name, "wrong");
    expect((await passwordFrom("address 203.0.113.9", name, PASSWORD)).status).toBe(429);
    expect((await passwordFrom("address 198.51.100.7", name, PASSWORD)).status).toBe(200);
  });

  test("[SI-01] guesses from many addresses are slowed together, and a known device still signs in", async () => {
    const name = "finance@emberbun.example";
    const looked: number[] = [];
    for (let n = 0; n < 130; n += 1) {
      looked.push((await passwordFrom(`address 203.0.113.${n % 13}`, name, "wrong")).status);
    }
    expect(looked.filter((status) => status === 400)).toHaveLength(100);
    expect((await passwordFrom("address 198.51.100.7", name, PASSWORD)).status).toBe(429);
    expect((await passwordFrom("device abcdef", name, PASSWORD)).status).toBe(200);
    for (let n = 0; n < 10; n += 1) await passwordFrom("device abcdef", name, "wrong");
    expect((await passwordFrom("device abcdef", name, PASSWORD)).status).toBe(429);
    api.advance(61);
    expect((await passwordFrom("address 198.51.100.7", name, PASSWORD)).status).toBe(200);
    api.setNow(TEST_NOW);
  });
});
