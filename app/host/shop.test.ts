import { once } from "node:events";
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import express from "express";
import { afterAll, expect, test } from "vitest";
import { parseSettings } from "~/config/settings.server";
import { senderOf } from "./origin.server";
import { createShop } from "./shop.server";

const settings = parseSettings({
  NODE_ENV: "test",
  SIGN_IN_LIMIT: "0",
  SESSION_SECRET: "a-secret-for-tests-alone-0123456789-abcdef",
});
/** A shop without pages, whose API says from which address a call came. */
const shop = createShop({
  build: { routes: {}, assets: { routes: {} } } as unknown as ServerBuild,
  settings,
  commerce: {
    fetch: (call) => Promise.resolve(Response.json({ from: call.headers.get("X-Client-Address") })),
    read: () => Promise.reject(new Error("no page reads")),
    pageEnded: () => {},
    signInsBusy: () => false,
  },
});
const server = createServer(express().use(shop)).listen(0, "127.0.0.1");
await once(server, "listening");
const { port } = server.address() as AddressInfo;
afterAll(() => server.close());

/** Fetch would not send these headers. */
async function post(path: string, headers: IncomingHttpHeaders) {
  const sent = request({ host: "127.0.0.1", port, path, method: "POST", headers }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  for await (const piece of answer.setEncoding("utf8")) text += String(piece);
  return { status: answer.statusCode, text };
}

test("[SI-01] the API counts by the address that the host sees, whatever a client says of itself", async () => {
  for (const sent of [{}, { "x-client-address": "203.0.113.9" }]) {
    const { text } = await post("/authorizationserver/oauth/authorize", sent);
    expect(JSON.parse(text)).toEqual({ from: "127.0.0.1" });
  }
});

test("[SH-12] a form whose origin is not the forwarded host is from another site", async () => {
  const headers = { host: "shop.example", origin: "http://shop.example" };
  const forwarded = (host: string) => ({ ...headers, "x-forwarded-host": host });
  const { status, text } = await post("/login", forwarded("evil.example"));
  expect([status, text.includes("This form was sent from another site")]).toEqual([403, true]);
  const judged = (sent: IncomingHttpHeaders) => senderOf({ method: "POST", url: "/login", headers: sent });
  expect(judged(headers)).toBe("own");
  expect(judged(forwarded("shop.example, proxy.example"))).toBe("own");
  expect(judged({ ...forwarded("shop.example"), host: "inside:3000" })).toBe("own");
});
