import { EventEmitter, once } from "node:events";
import { rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startShop, type ShopProcess } from "../e2e/host";
import { memoryFolder } from "../support/memory-folder.mjs";
import { runProgram } from "../support/run-program";

/** `ulimit -n` of the shop, and connections that come and say nothing. */
const FILES = 256;
const IDLE = 400;

const folder = memoryFolder("kitroom-few-files-");
let shop: ShopProcess;
beforeAll(async () => {
  shop = await startShop(folder, { LOG_LEVEL: "warn" }, ".", FILES);
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The status of a page, asked for from another address of this machine than the idle connections. */
const statusOf = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(shop.url);
    const options = { host: "127.0.0.1", port, path, localAddress: "127.0.0.2", agent: false };
    const asked = request(options, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    asked.once("error", reject);
    asked.end();
  });

/** Connections that are opened at once and say nothing; `closed` waits until so many of them are closed. */
function comeIdly(port: number) {
  const heard = new EventEmitter();
  const sockets = Array.from({ length: IDLE }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined).resume();
    return socket.once("close", () => heard.emit("closed"));
  });
  const left = () => sockets.filter((socket) => !socket.closed).length;
  const closed = async (count: number) => {
    while (IDLE - left() < count) await once(heard, "closed");
  };
  return { sockets, closed };
}

const events = () =>
  shop
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as { event: string; limit?: number; connections?: number });
const logged = (event: string) => events().filter((line) => line.event === event);

it("[API-1] a process that may open few files takes fewer connections, says so, and answers while they are taken", async () => {
  expect(logged("host.few-files")).toMatchObject([{ limit: FILES, connections: FILES / 2 }]);
  // Of one address it takes half of those; what it does not keep it closes, rather than leave it waiting.
  const kept = FILES / 4;
  const { sockets, closed } = comeIdly(Number(new URL(shop.url).port));
  await closed(IDLE - kept);
  for (const path of ["/readyz", "/login", "/store-finder"]) expect(await statusOf(path), path).toBe(200);
  for (const socket of sockets) socket.destroy();
  await closed(IDLE);
  const again = await fetch(`${shop.url}/login`);
  expect(again.status).toBe(200);
  // Once for all 336.
  expect(logged("host.address-full")).toMatchObject([{ connections: kept }]);
});

it("[API-2] one that may open too few to serve anybody does not start", async () => {
  const node = [process.execPath, "build/host.js"];
  const ended = await runProgram(["bash", "-c", 'ulimit -n 240 && exec "$@"', "bash", ...node], {
    DATA_DIR: folder,
  });
  expect(ended).toEqual({
    status: 1,
    said: "This process may open 240 files, and the shop needs at least 256: raise the limit, such as with ulimit -n 8192.\n",
  });
});
