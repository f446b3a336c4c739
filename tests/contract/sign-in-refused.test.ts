import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { testApi } from "../support/api";
import { CLIENT, PASSWORD } from "../support/settings";

const lines: Record<string, unknown>[] = [];
const logger = pino(
  {},
  { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
);
const api = await testApi({ logger });
afterAll(() => api.close());

const tryWith = (username: string, password: string, address: string) =>
  api.oauth(
    "token",
    {
      ...{ grant_type: "password", username, password },
      ...{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret },
    },
    { "X-Sign-In-From": `address ${address}` },
  );
const refusals = () => lines.filter(({ event }) => event === "sign-in.refused");

test("[SI-01] the log tells who guesses, and neither the name nor the password that was typed", async () => {
  const name = "wearer@kestrel.example";
  expect((await tryWith(name, PASSWORD, "192.0.2.1")).status).toBe(200);
  expect(refusals()).toEqual([]);
  for (const [typed, address] of [
    [name, "192.0.2.7"],
    [` ${name.toUpperCase()}`, "192.0.2.8"],
    ["nobody", "192.0.2.7"],
  ]) {
    expect((await tryWith(typed!, "my-secret-guess", address!)).status).toBe(400);
  }
  const [first, second, third] = refusals();
  expect(first).toMatchObject({ by: "password", why: "Bad credentials", address: "192.0.2.7" });
  expect(second).toMatchObject({ address: "192.0.2.8", account: first!["account"] });
  expect(third!["account"]).not.toBe(first!["account"]);
  const text = JSON.stringify(refusals());
  expect(text).not.toContain("kestrel");
  expect(text).not.toContain("my-secret-guess");
});
