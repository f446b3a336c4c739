import { once } from "node:events";
import { createServer, type Server, type ServerOptions } from "node:http";
import { connect, type AddressInfo } from "node:net";
import express from "express";
import { afterEach, beforeAll, expect, it } from "vitest";
import { answerHeaders } from "../../app/host/answer-headers.server";
import { bodyLimit, MOST_BODY_BYTES } from "../../app/host/body-limit.server";
import { boundConnections, patience } from "../../app/host/connections.server";
import { hostFault } from "../../app/host/host-page.server";

beforeAll(() => {
  process.env["SESSION_SECRET"] ??= "a-secret-for-tests-alone-0123456789-abcdef";
});

let server: Server;
/** Whole bodies that a handler got. */
let taken: number[];
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A host with its limits and none of the shop behind it. */
async function open(
  options: ServerOptions = {},
  mostOfAddress?: number,
): Promise<{ url: string; port: number }> {
  taken = [];
  const app = express();
  app.disable("x-powered-by");
  app.use(answerHeaders, bodyLimit);
  app.post("*", (request, response) => {
    let bytes = 0;
    request.on("data", (chunk: Buffer) => (bytes += chunk.length));
    request.on("end", () => {
      taken.push(bytes);
      response.json({ bytes });
    });
    request.on("error", () => undefined);
  });
  app.get("/broken", () => {
    throw new Error("the password of the database is swordfish");
  });
  app.get("*", (_, response) => void response.send("ok"));
  app.use(hostFault);
  server = createServer({ ...patience(60), ...options }, app);
  boundConnections(server, { most: 4096, mostOfAddress });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port };
}

/** What a client that speaks no better HTTP than this is told before the line is cut. */
async function tell(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (answer += chunk));
  socket.on("error", () => undefined);
  socket.write(text);
  await once(socket, "close");
  return answer;
}

function pieces(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      controller.enqueue(new Uint8Array(Math.min(left, 64 * 1024)));
      left -= 64 * 1024;
    },
  });
}
const inPieces = (bytes: number) => ({ method: "POST", body: pieces(bytes), duplex: "half" }) as RequestInit;

it("a body whose length is too large is refused in words, and read by nobody", async () => {
  const { url } = await open();
  const body = new Uint8Array(MOST_BODY_BYTES + 1);
  const page = await fetch(`${url}/cart`, { method: "POST", body });
  expect(page.status).toBe(413);
  expect(await page.text()).toContain("That is more than this form can take.");
  const call = await fetch(`${url}/occ/v2/uniforms/x`, { method: "POST", body });
  expect(call.status).toBe(413);
  expect(await call.json()).toMatchObject({ errors: [{ type: "PayloadTooLargeError" }] });
  expect(taken).toEqual([]);
});

it("a body that comes in pieces is cut off at the same size, and its part is not taken for the whole", async () => {
  const { url, port } = await open();
  const piece = `10000\r\n${"x".repeat(0x10000)}\r\n`;
  const head = "POST /cart HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n";
  const answer = await tell(port, `${head}${piece.repeat(17)}0\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain("That is more than this form can take.");
  expect(taken).toEqual([]);
  const fits = await fetch(`${url}/cart`, inPieces(MOST_BODY_BYTES));
  expect(await fits.json()).toEqual({ bytes: MOST_BODY_BYTES });
});

it.each(["/cart/import", "/bulk-order", "/manage-users", "/proxy-order/team"])(
  "[CA-05] a list that is longer than a form reaches its page, which says so: %s",
  async (path) => {
    const { url } = await open();
    const list = new Uint8Array(3 * 1024 * 1024);
    const read = await fetch(url + path, { method: "POST", body: list });
    expect([read.status, taken]).toEqual([200, [list.length]]);
    const body = new Uint8Array(12 * 1024 * 1024);
    expect((await fetch(url + path, { method: "POST", body })).status).toBe(413);
    expect(taken).toHaveLength(1);
  },
);

it("an address or headers past their size are refused in words", async () => {
  const { port } = await open();
  const long = "x".repeat(patience(60).maxHeaderSize!);
  expect(await tell(port, `GET /${long} HTTP/1.1\r\nHost: shop\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  const cookie = await tell(port, `GET / HTTP/1.1\r\nHost: shop\r\nCookie: ${long}\r\n\r\n`);
  expect(cookie).toMatch(/^HTTP\/1\.1 431 [\s\S]*The address or the headers are too long\.$/);
});

it("what is no request is told so, without a word of ours in it", async () => {
  const { port } = await open();
  const answer = await tell(port, "\u0016\u0003\u0001 hello\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*This request cannot be read\.$/);
});

it("a client that never ends its headers loses its connection", async () => {
  const { port } = await open({ headersTimeout: 60, requestTimeout: 120, connectionsCheckingInterval: 20 });
  const answer = await tell(port, "GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ");
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

it("a client that never ends its body loses its connection", async () => {
  const { port } = await open({ headersTimeout: 60, requestTimeout: 120, connectionsCheckingInterval: 20 });
  const answer = await tell(port, "POST /cart HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\nhalf");
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(taken).toEqual([]);
});

it("[SI-08] one address that holds more than its share of connections loses the next, and gets another when one ends", async () => {
  const { port, url } = await open({}, 3);
  const held = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      await once(socket, "connect");
      return socket;
    }),
  );
  const next = connect(port, "127.0.0.1");
  next.on("error", () => undefined);
  await once(next, "close");
  await expect(fetch(url)).rejects.toThrow();
  held[0]!.destroy();
  await expect
    .poll(() =>
      fetch(url).then(
        (answer) => answer.status,
        () => 0,
      ),
    )
    .toBe(200);
  for (const socket of held) socket.destroy();
});

it("time-outs and the number of connections are bounded as they run in production", async () => {
  await open();
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(60_000);
  expect(server.maxConnections).toBeGreaterThan(0);
});

it("a fault of the host tells nothing of the inside", async () => {
  const { url } = await open();
  const answer = await fetch(`${url}/broken`);
  expect(answer.status).toBe(500);
  expect(answer.headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none'; frame-ancestors 'none'/,
  );
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const text = await answer.text();
  expect(text).toContain("An unknown error occurred");
  expect(text).not.toMatch(/swordfish|Error: the|\.ts:/);
});
