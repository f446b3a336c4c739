import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type Connection } from "../../commerce/database/open";
import { startShop, type ShopProcess } from "../e2e/host";
import { DEFAULTS } from "../support/place";
import { freePort, startPostgres } from "../support/postgres-server.mjs";
import { startMailServer, type MailServer } from "../support/smtp";
import { startProxy, type Proxy } from "./proxy";

export const SESSION_SECRET = "a-secret-of-the-cluster-harness-0123456789";
export const CLIENT_SECRET = `embedded-${SESSION_SECRET}`;

/** Milliseconds that a process goes on after SIGTERM: several looks of the proxy. */
const DRAIN_DELAY_MS = 500;

/** Several processes of the shop on one PostgreSQL behind a proxy. */
export interface Cluster {
  proxy: Proxy;
  shops: ShopProcess[];
  mails: MailServer;
  /** The harness's own way into the database. */
  connection: Connection;
  /** Starts one process again, in the place of the one that ended. */
  restart(index: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts everything at once on an empty database: migrations and demo are made while all of them wait. */
export async function startCluster(size: number): Promise<Cluster> {
  const postgres = await startPostgres();
  const mails = await startMailServer();
  const folder = mkdtempSync(join(tmpdir(), "kitroom-cluster-"));
  const ports: number[] = [];
  for (let n = 0; n < size; n += 1) ports.push(await freePort());
  const start = (index: number) =>
    startShop(join(folder, String(index)), {
      PORT: String(ports[index]),
      DATABASE_URL: postgres.url,
      SESSION_SECRET,
      SMTP_URL: mails.url,
      DRAIN_DELAY_MS: String(DRAIN_DELAY_MS),
      ...DEFAULTS,
    });
  const proxy = await startProxy(ports);
  const shops = await Promise.all(ports.map((_, index) => start(index)));
  const connection = await openDatabase({ url: postgres.url });
  return {
    proxy,
    shops,
    mails,
    connection,
    restart: async (index) => void (shops[index] = await start(index)),
    close: async () => {
      await proxy.close();
      await Promise.all(shops.map((shop) => shop.stop()));
      await connection.close();
      await mails.close();
      await postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
