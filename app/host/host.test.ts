import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { parseSettings } from "~/config/settings.server";
import { freePort } from "../../tests/support/postgres-server.mjs";
import { openHost, type Host } from "./host.server";

let host: Host | undefined;
afterEach(() => new Promise((done) => (host ? host.server.close(done) : done(undefined))));

const settings = (port: number, more: Record<string, string> = {}) =>
  parseSettings({
    ...more,
    NODE_ENV: "test",
    PORT: String(port),
    SESSION_SECRET: "a-secret-for-tests-alone-0123456789-abcdef",
  });

it("[API-1] listens before there is a shop, says that it opens, and serves the shop once it is there", async () => {
  host = await openHost(settings(0));
  const ask = (path: string) => fetch(`http://127.0.0.1:${host!.port}${path}`);
  expect((await ask("/healthz")).status).toBe(200);
  expect((await ask("/readyz")).status).toBe(503);
  const opening = await ask("/orderUniform");
  expect([opening.status, opening.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await opening.text()).toContain("The shop is starting");

  host.serve((_, response) => void response.send("the shop"));
  host.readiness.open(async () => {});
  expect((await ask("/readyz")).status).toBe(200);
  expect(await (await ask("/orderUniform")).text()).toBe("the shop");

  host.readiness.phase = "leaving";
  const last = await ask("/orderUniform");
  expect([last.status, last.headers.get("connection")]).toEqual([200, "close"]);
});

it("[API-1] with LISTEN=ready takes no connection before there is a shop", async () => {
  const port = await freePort();
  host = await openHost(settings(port, { LISTEN: "ready" }));
  expect(host.port).toBe(port);
  const ask = () => fetch(`http://127.0.0.1:${port}/orderUniform`);
  await expect(ask()).rejects.toThrow();
  host.serve((_, response) => void response.send("the shop"));
  await host.listen();
  expect(await (await ask()).text()).toBe("the shop");
});

it("[API-2] a port that is taken stops the start before the database is touched", async () => {
  host = await openHost(settings(0));
  await expect(openHost(settings(host.port))).rejects.toThrow("EADDRINUSE");
});

it("[API-2] a replica without the server that it follows stops the start with a sentence", () => {
  const replica = { NODE_ENV: "test", DATABASE_REPLICA_URL: "postgresql://shop@replica/shop" } as const;
  expect(() => parseSettings(replica)).toThrow("DATABASE_REPLICA_URL needs DATABASE_URL");
  expect(() => parseSettings({ ...replica, DATABASE_REPLICA_URL: "replica" })).toThrow(
    "DATABASE_REPLICA_URL must start with postgres:// or postgresql://",
  );
});

const settingsIn = (dataDir: string) => parseSettings({ NODE_ENV: "test", DATA_DIR: dataDir });

it("[API-2] a data folder that takes no file stops the start with a sentence that names it", () => {
  const folder = mkdtempSync(join(tmpdir(), "kitroom-settings-"));
  try {
    const file = join(folder, "file");
    writeFileSync(file, "");
    for (const dataDir of [file, join(file, "below")]) {
      expect(() => settingsIn(dataDir)).toThrow(
        `DATA_DIR must be a folder that can be written, and ${dataDir} is not (`,
      );
    }
    const made = join(folder, "data");
    const { sessionSecrets } = settingsIn(made);
    expect(settingsIn(made).sessionSecrets).toEqual(sessionSecrets);
    expect(statSync(made).mode & 0o777).toBe(0o700);
    expect(statSync(join(made, "session-secret")).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
