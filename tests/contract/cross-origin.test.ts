import { expect, test } from "vitest";
import { changeClient, setActive } from "../../commerce/modules/oauth";
import { apiOfFile } from "../support/api";
import { register } from "../support/clients";

const api = await apiOfFile();
const known = "https://app.example";
await register(api, "browser-shop", { origins: [known, "http://localhost:5173"] });

const site = "http://commerce.test/occ/v2/uniforms";
const ask = (url: string, headers: Record<string, string>, method = "GET") =>
  api.fetch(new Request(url, { method, headers }));
const preflight = (origin: string, url = `${site}/users/current/carts`) =>
  ask(
    url,
    {
      Origin: origin,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization,idempotency-key",
    },
    "OPTIONS",
  );
const told = (answer: Response) =>
  [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
const list = (answer: Response, name: string) => (answer.headers.get(name) ?? "").toLowerCase().split(/,\s*/);

test.each([known, "http://localhost:5173"])(
  "[API-1] %s, which a client names, may ask and read",
  async (origin) => {
    const asked = await preflight(origin);
    expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([204, origin]);
    expect(list(asked, "access-control-allow-methods")).toEqual(
      expect.arrayContaining(["post", "patch", "delete"]),
    );
    expect(list(asked, "access-control-allow-headers")).toEqual(
      expect.arrayContaining(["authorization", "content-type", "idempotency-key", "punchoutsid"]),
    );
    const answer = await ask(`${site}/languages`, { Origin: origin });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, origin]);
    expect(list(answer, "access-control-expose-headers")).toEqual(
      expect.arrayContaining(["x-total-count", "location", "retry-after", "x-correlation-id"]),
    );
  },
);

test.each([
  ["a refusal", `${site}/users/current/carts`, 401],
  ["a path that is not there", `${site}/nowhere`, 404],
  ["another verb", "http://commerce.test/authorizationserver/oauth/token", 405],
  ["the base sites", "http://commerce.test/occ/v2/basesites", 200],
])("[API-1] it can read %s too", async (_, url, status) => {
  const answer = await ask(url, { Origin: known });
  expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([status, known]);
});

test("[API-1] it gets tokens and its preflight needs none", async () => {
  expect((await preflight(known, "http://commerce.test/authorizationserver/oauth/token")).status).toBe(204);
});

test.each([
  "https://evil.example",
  "https://app.example.evil.example",
  "http://app.example",
  "https://APP.example",
  "null",
  "",
])("[API-1] '%s', which no client names, is told nothing", async (origin) => {
  expect(told(await preflight(origin))).toEqual([]);
  const answer = await ask(`${site}/languages`, { Origin: origin });
  expect([answer.status, told(answer)]).toEqual([200, []]);
  expect(list(answer, "vary")).toContain("origin");
});

test("[API-1] cookies are never allowed, and an answer to one origin is kept for no other", async () => {
  for (const answer of [await preflight(known), await ask(`${site}/languages`, { Origin: known })]) {
    expect(answer.headers.has("access-control-allow-credentials")).toBe(false);
    expect(list(answer, "vary")).toContain("origin");
  }
  expect(list(await ask(`${site}/languages`, {}), "vary")).toContain("origin");
});

test("[API-1] an origin counts as long as an open client names it", async () => {
  const reads = async () => told(await ask(`${site}/languages`, { Origin: known })).length > 0;
  await setActive(api.db, "browser-shop", false, api.now());
  await expect.poll(reads).toBe(false);
  await setActive(api.db, "browser-shop", true, api.now());
  await expect.poll(reads).toBe(true);
  await changeClient(api.db, "browser-shop", { origins: [] });
  await expect.poll(reads).toBe(false);
});
