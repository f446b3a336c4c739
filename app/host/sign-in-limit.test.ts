import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import express from "express";
import { afterEach, expect, test } from "vitest";
import { bodyLimit, MOST_BODY_BYTES } from "./body-limit.server";
import { documentLimit, signInLimit } from "./sign-in-limit.server";

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A host with its limit, and behind it an API that takes one secret of every client. */
async function open(
  limit: number,
): Promise<(client: string, secret: string, basic?: boolean) => Promise<Response>> {
  const app = express();
  app.use(signInLimit(limit));
  app.use(
    (request, response) =>
      void getRequestListener(async (call) => {
        const form = new URLSearchParams(await call.text());
        const basic = call.headers.get("authorization")?.slice("Basic ".length) ?? "";
        const secret = form.get("client_secret") ?? Buffer.from(basic, "base64").toString().split(":")[1];
        const right = secret === "right";
        return Response.json({ grant: form.get("grant_type") }, { status: right ? 200 : 401 });
      })(request, response),
  );
  server = createServer(app);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return (client, secret, basic = false) =>
    fetch(`http://127.0.0.1:${port}/authorizationserver/oauth/token`, {
      method: "POST",
      headers: basic
        ? { Authorization: `Basic ${Buffer.from(`${client}:${secret}`).toString("base64")}` }
        : {},
      body: new URLSearchParams({
        grant_type: "client_credentials",
        ...(basic ? {} : { client_id: client, client_secret: secret }),
      }),
    });
}

test.each([false, true])(
  "[SI-01] a client with a wrong secret holds back itself alone (Basic: %s)",
  async (basic) => {
    const ask = await open(3);
    for (let n = 0; n < 3; n += 1) expect((await ask("job", "wrong", basic)).status).toBe(401);
    for (let n = 0; n < 40; n += 1) expect((await ask("job", "wrong", basic)).status).toBe(429);
    const held = await ask("job", "right", basic);
    expect([held.status, held.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    const other = await ask("shop", "right", basic);
    expect([other.status, await other.json()]).toEqual([200, { grant: "client_credentials" }]);
  },
);

test("[SI-01] an address that tries one client after the other is held back", async () => {
  const ask = await open(3);
  for (let n = 0; n < 30; n += 1) expect((await ask(`guess-${n}`, "wrong")).status).toBe(401);
  expect((await ask("one-more", "wrong")).status).toBe(429);
});

test("[SI-04] an address that asks for messages again and again is held back, pages and calls together", async () => {
  const app = express();
  app.use(signInLimit(3), (_: express.Request, response: express.Response) => void response.sendStatus(202));
  server = createServer(app);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const post = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { method: "POST" });
  const call = "/occ/v2/uniforms/forgottenpasswordtokens";
  for (const path of ["/forgot-password", call, "/Forgot-Password/"]) {
    expect((await post(path)).status, path).toBe(202);
  }
  const page = await post("/expired");
  expect([page.status, await page.text()]).toEqual([429, expect.stringContaining("Too many attempts.")]);
  const refused = await post(call);
  expect([refused.status, await refused.json()]).toMatchObject([
    429,
    { errors: [{ type: "TooManyRequestsError" }] },
  ]);
  expect((await post("/reset")).status).toBe(202);
});

test("[PO-01] an address whose set-ups show wrong secrets is held back, in cXML", async () => {
  const app = express();
  app.use(documentLimit(3));
  app.use(express.text({ type: "text/xml" }), (request, response) => {
    if (request.body !== "right") response.setHeader("X-Unknown-Sender", "1");
    response.type("text/xml").send("<cXML/>");
  });
  server = createServer(app);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const send = async (secret: string) => {
    const url = `http://127.0.0.1:${port}/occ/v2/uniforms/punchout/cxml/setup`;
    const headers = { "Content-Type": "text/xml" };
    const answer = await fetch(url, { method: "POST", headers, body: secret });
    return [answer.status, /code="(\d+)"/.exec(await answer.text())?.[1]];
  };
  for (let n = 0; n < 10; n += 1) expect(await send("right")).toEqual([200, undefined]);
  for (let n = 0; n < 3; n += 1) expect(await send("wrong")).toEqual([200, undefined]);
  expect(await send("right")).toEqual([200, "560"]);
});

test("[PO-01] an address whose documents are too long is held back", async () => {
  const app = express();
  app.use(documentLimit(3), bodyLimit);
  server = createServer(app);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const send = async () => {
    const url = `http://127.0.0.1:${port}/occ/v2/uniforms/punchout/cxml/setup`;
    const answer = await fetch(url, { method: "POST", body: "x".repeat(MOST_BODY_BYTES + 1) });
    return /code="(\d+)"/.exec(await answer.text())?.[1];
  };
  for (let n = 0; n < 3; n += 1) expect(await send()).toBe("499");
  expect(await send()).toBe("560");
});

test("[SI-02] an address that tells of logouts which did not happen is held back, a provider never", async () => {
  const app = express();
  app.use(signInLimit(3));
  app.use((request, response) => void response.sendStatus(request.query["right"] ? 200 : 400));
  server = createServer(app);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const post = (query: string) =>
    fetch(`http://127.0.0.1:${port}/authorizationserver/sso/kestrel/logout${query}`, { method: "POST" });
  for (let n = 0; n < 10; n += 1) expect((await post("?right=1")).status).toBe(200);
  for (let n = 0; n < 3; n += 1) expect((await post("")).status).toBe(400);
  const held = await post("");
  expect([held.status, held.headers.get("cache-control"), await held.json()]).toEqual([
    429,
    "no-store",
    { error: "too_many_attempts", error_description: expect.stringMatching(/in \d+ seconds$/) },
  ]);
});

test("[B-15] posts to the links of mails are limited by address, on pages and at the API; opening one is not", async () => {
  const app = express();
  app.use(signInLimit(3));
  app.use((_request, response) => void response.sendStatus(400));
  server = createServer(app);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const send = async (path: string, method: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
  const page = "/approve-order/kq3vY0o2cXl1b5r8";
  for (let n = 0; n < 10; n += 1) expect(await send(page, "GET")).toBe(400);
  expect(await send(page, "POST")).toBe(400);
  expect(await send("/occ/v2/uniforms/approvalMail/order", "POST")).toBe(400);
  expect(await send("/occ/v2/uniforms/approvalMail/decision", "POST")).toBe(400);
  for (const path of [page, "/Approve-Order/x/", "/occ/v2/uniforms/approvalMail/decision"])
    expect(await send(path, "POST")).toBe(429);
  expect(await send(page, "GET")).toBe(400);
});
