import { describe, expect, test } from "vitest";
import { apiOfFile } from "../support/api";
import { CLIENT, PASSWORD } from "../support/settings";
import { RUNS } from "./settings";

const api = await apiOfFile();
const client = { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret };
const me = async (token: string) => (await api.call("GET", "/orgUsers/current", { token })).status;

/** Begins works side by side, each a few turns of the loop later than the one before it. */
const beside = <T>(turns: number, ...works: (() => Promise<T>)[]): Promise<T[]> =>
  Promise.all(
    works.map(async (work, at) => {
      for (let turn = 0; turn < turns * at; turn += 1) await new Promise((next) => setImmediate(next));
      return work();
    }),
  );

/** Numbers of turns that meet each other's statements in every order. */
const TURNS = Array.from({ length: Math.max(24, RUNS) }, (_, n) => n % 12);

describe("what is begun beside a sign-out", () => {
  const signIn = async () =>
    (
      await api.oauth("token", {
        grant_type: "password",
        username: "wearer@kestrel.example",
        password: PASSWORD,
        ...client,
      })
    ).body as { access_token: string; refresh_token: string };
  const refresh = (token: string) =>
    api.oauth("token", { grant_type: "refresh_token", refresh_token: token, ...client });

  test("[SI-08] no renewal survives it, nor the renewal of a renewal", async () => {
    for (const turns of TURNS) {
      const first = await signIn();
      const renewed: { access_token?: string; refresh_token?: string }[] = [first];
      const renewAgainAndAgain = async () => {
        for (let token = first.refresh_token, n = 0; token && n < 4; n += 1) {
          const { body } = await refresh(token);
          renewed.push(body);
          token = body.refresh_token;
        }
      };
      const signOut = async () => void (await api.oauth("revoke", { token: first.access_token }));
      await (turns % 2
        ? beside(turns, renewAgainAndAgain, signOut)
        : beside(turns, signOut, renewAgainAndAgain));
      for (const { access_token, refresh_token } of renewed) {
        if (access_token) expect(await me(access_token), `${turns} turns apart`).toBe(401);
        if (refresh_token) expect((await refresh(refresh_token)).status).toBe(400);
      }
    }
  });

  test("[SI-08] two sign-outs and a late second use end without waiting for each other", async () => {
    for (const turns of TURNS.slice(0, 12)) {
      const first = await signIn();
      const second = (await refresh(first.refresh_token)).body;
      const revoke = (token: string) => async () => (await api.oauth("revoke", { token })).status;
      const ends = await beside(turns, revoke(first.access_token), revoke(second.refresh_token));
      expect(ends).toEqual([200, 200]);
      expect(await me(second.access_token)).toBe(401);
    }
  });
});

describe("what is begun beside the end of a punch-out visit", () => {
  test("[PO-03] no token and no note of it survives", async () => {
    for (const turns of TURNS) {
      const setup = { browserFormPostUrl: "https://buyer.example/return", buyerCookie: "b" };
      const as = "punchout@korraline.example";
      const { body } = await api.call("POST", "/orgUsers/current/punchout/sessions", { as, body: setup });
      const path = `/punchout/sessions/${body.sid as string}`;
      const use = () => api.call("GET", path);
      const note = () => api.call("PUT", `${path}/state`, { body: { state: { note: turns } } });
      const end = () => api.call("DELETE", path);
      const works = turns % 2 ? [use, end, use, note] : [end, use, note, use];
      const answers = await beside(turns % 5, ...works);
      for (const { body: answer } of answers) {
        if (answer?.token) expect(await me(answer.token.accessToken), `${turns} turns apart`).toBe(401);
      }
      expect((await use()).status).toBe(404);
    }
  });
});
