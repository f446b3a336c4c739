import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, beforeEach, expect, test } from "vitest";
import { answerHeaders } from "./answer-headers.server";
import { busySignIn } from "./busy-sign-in.server";

let server: Server;
let busy: boolean;
let url: string;
beforeEach(async () => {
  busy = true;
  const app = express();
  app.use(
    answerHeaders,
    busySignIn(() => busy),
  );
  app.use(express.urlencoded({ extended: false }), (request, response) => {
    const { email = "" } = (request.body ?? {}) as { email?: string };
    response.send(`page ${request.method} ${email}`);
  });
  server = createServer(app);
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const NAME = "o'brien-ng\u0101ti\"<b>&@kestrel.example";
const TYPED = { email: NAME, password: "secret<1>", proof: "p" };
const post = (path: string, headers: Record<string, string> = { Origin: url }, typed: object = TYPED) =>
  fetch(url + path, { method: "POST", headers, body: new URLSearchParams({ ...typed }) });

test("[SI-01] while too many sign in the form says so, keeps what was typed but the password, and may be sent again", async () => {
  const answer = await post("/login?redirectTo=%2Fcart&x=%22");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(answer.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
  const html = await answer.text();
  expect(html).toContain("Many people are signing in at the moment. Please try again in 5 seconds.");
  expect(html).toContain('action="/login?redirectTo=%2Fcart&#38;x=%22"');
  expect(html).toContain('value="o&#39;brien-ng\u0101ti&#34;&#60;b&#62;&#38;@kestrel.example"');
  expect(html).toContain('<input type="hidden" name="proof" value="p">');
  expect(html).not.toContain("secret");
  const style = createHash("sha256")
    .update(/<style>(.+)<\/style>/.exec(html)![1]!)
    .digest("base64");
  expect(answer.headers.get("Content-Security-Policy")).toContain(`style-src 'sha256-${style}'`);
});

test("[SI-01] the page's own script has it as a refusal of its form", async () => {
  const answer = await post("/login?_data=routes%2Flogin");
  expect([answer.status, answer.headers.get("X-Remix-Response")]).toEqual([503, "yes"]);
  expect(await answer.json()).toEqual({
    status: "error",
    initialValue: { email: NAME, proof: "p" },
    error: { "": ["Many people are signing in at the moment. Please try again in 5 seconds."] },
  });
});

test("[SI-01] everything else is answered as ever: pages, forms of other sites, and sign-ins when there is room", async () => {
  const others = [
    post("/cart"),
    post("/login", { Origin: "http://elsewhere.example" }),
    fetch(`${url}/login`),
  ];
  for (const answer of await Promise.all(others)) expect(answer.status).toBe(200);
  busy = false;
  expect(await (await post("/login/")).text()).toBe(`page POST ${NAME}`);
});

test.each([
  { ...TYPED, do: "sso" },
  { email: NAME, do: "passkey", answer: "x" },
  { email: NAME, password: "" },
])("[SI-01] what compares no password goes on, with all that was sent: %j", async (typed) => {
  const answer = await post("/login", { Origin: url }, typed);
  expect([answer.status, await answer.text()]).toEqual([200, `page POST ${NAME}`]);
});
