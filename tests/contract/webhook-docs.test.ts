import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { clock } from "../../commerce/calendar";
import { addWebhook, listDeliveries, replay } from "../../commerce/modules/webhooks";
import { webhooks } from "../../commerce/modules/webhooks/tables";
import { freePort } from "../support/postgres-server.mjs";
import { testApi } from "../support/api";
import { fillCart, makeReady, place, skuOf } from "../support/shopping";

/** The receiver of docs/integrators/events.md, as a reader of that page runs it. */
const PAGE = readFileSync("docs/integrators/events.md", "utf8");
const [, SOURCE = ""] = /```js\n(.*?)```/s.exec(PAGE) ?? [];
const PATIENCE = { timeout: 30_000 };
const buyer = "buyer@harrowstreet.example";

const folder = mkdtempSync(join(tmpdir(), "kitroom-receiver-"));
const running: ChildProcess[] = [];
const api = await testApi({ webhooks: { privateAllowed: true } });
afterAll(async () => {
  for (const process of running) process.kill();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the receiver. @returns what it has printed. */
function receive(port: number, secret: string): () => string {
  const receiver = spawn(process.execPath, [join(folder, "receiver.mjs")], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
  });
  running.push(receiver);
  let printed = "";
  const print = (chunk: Buffer) => void (printed += chunk.toString("utf8"));
  receiver.stdout.on("data", print);
  receiver.stderr.on("data", print);
  return () => printed;
}

const listens = (port: number) =>
  new Promise<boolean>((answer) => {
    const socket = connect(port, "127.0.0.1", () => (socket.destroy(), answer(true)));
    socket.on("error", () => answer(false));
  });

test("[API-1] the receiver of the docs takes what is signed, once, and refuses what is not", async () => {
  expect(SOURCE.trim().split("\n").length).toBeLessThanOrEqual(32);
  writeFileSync(join(folder, "receiver.mjs"), SOURCE);
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  // The receiver compares with the clock of this machine. What is due until then is done before somebody subscribes.
  api.setNow(clock());
  await api.jobs.runDue();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const { secret, id } = await addWebhook(
    api.db,
    { url, events: ["order.*"], privateAllowed: true },
    api.now(),
  );
  const printed = receive(port, secret);
  await expect.poll(() => listens(port), PATIENCE).toBe(true);
  const cart = await fillCart(api, buyer, { [await skuOf(api, "KC-5002")]: 1 });
  await makeReady(api, buyer, cart);
  const { code } = (await place(api, buyer, cart)).body;
  await api.jobs.runDue();
  const [delivery] = await listDeliveries(api.db, { webhook: id, most: 1 });
  expect(delivery).toMatchObject({ type: "order.placed", lastError: null });
  const line = `${delivery!.sequence} order.placed ${code}\n`;
  await expect.poll(printed, PATIENCE).toBe(line);
  await replay(api.db, delivery!.id);
  await api.jobs.runDue();
  expect((await listDeliveries(api.db, { most: 1 }))[0]!.deliveredAt).not.toBeNull();
  expect(printed()).toBe(line);
  // Signed with another secret.
  await api.db.update(webhooks).set({
    secrets: [{ secret: `whsec_${Buffer.alloc(32).toString("base64")}`, madeAt: "" }],
  });
  await replay(api.db, delivery!.id);
  await api.jobs.runDue();
  expect((await listDeliveries(api.db, { most: 1 }))[0]!.lastError).toBe("The receiver answered 401");
});
