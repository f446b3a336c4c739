import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type Connection } from "../../commerce/database/open";
import { seedDemo } from "../../commerce/demo";
import { startShop, type ShopProcess } from "../e2e/host";
import { freePort, startPostgres } from "./postgres-server.mjs";
import type { Entrance } from "./shoppers/caller";
import { layGround, type Ground } from "./shoppers/ground";
import { startMailServer, type MailServer } from "./smtp";

export type Kind = "pglite" | "postgresql";
export const KINDS: readonly Kind[] = ["pglite", "postgresql"];

/** Settings of the machine that no shop of a harness may take over. */
const NOT_OF_THE_MACHINE = ["COMMERCE_URL", "PUBLIC_URL", "MEDIA_BASE_URL", "SITE", "DEMO"];
export const MAIL_FROM = "Kitroom <no-reply@localhost>";
const SESSION_SECRET = "a-secret-of-the-harnesses-0123456789";

/** Settings that a harness leaves empty, for the shop to take their defaults. */
export const DEFAULTS = Object.fromEntries(NOT_OF_THE_MACHINE.map((name) => [name, ""]));

/** Where a shop of a harness lives: a folder, a database, a port and a mail server, which stay while it is restarted. */
export interface Place {
  kind: Kind;
  dataDir: string;
  /** Absent with the embedded database. */
  postgres?: Awaited<ReturnType<typeof startPostgres>>;
  mails: MailServer;
  env: Record<string, string>;
  /** Where people go in. */
  entrance: Entrance;
  /**
   * Starts a shop there.
   * @param env beside the place's own settings.
   * @param root an earlier state of the repository.
   */
  start(env?: Record<string, string>, root?: string): Promise<ShopProcess>;
  /** Kills shops that still run, and deletes everything. */
  close(): Promise<void>;
}

/** @param folder where DATA_DIR is made; the temporary folder of the machine by default. */
export async function makePlace(kind: Kind, folder = tmpdir()): Promise<Place> {
  const dataDir = mkdtempSync(join(folder, "kitroom-place-"));
  const postgres = kind === "postgresql" ? await startPostgres({ keepsCommits: true }) : undefined;
  const mails = await startMailServer();
  const port = await freePort();
  const shops: ShopProcess[] = [];
  const env = {
    ...DEFAULTS,
    PORT: String(port),
    SESSION_SECRET,
    SMTP_URL: mails.url,
    MAIL_FROM,
    DATABASE_URL: postgres?.url ?? "",
  };
  return {
    kind,
    dataDir,
    postgres,
    mails,
    env,
    entrance: { url: `http://localhost:${port}`, clientSecret: `embedded-${SESSION_SECRET}` },
    start: async (more = {}, root) => {
      const shop = await startShop(dataDir, { ...env, ...more }, root);
      shops.push(shop);
      return shop;
    },
    close: async () => {
      await Promise.all(shops.map((shop) => shop.kill()));
      await mails.close();
      await postgres?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The harness's own way into the database; with the embedded one the shop must be stopped. */
const databaseOf = ({ postgres, dataDir }: Pick<Place, "postgres" | "dataDir">): Promise<Connection> =>
  openDatabase(postgres ? { url: postgres.url } : { dataDir: join(dataDir, "db") });

/** Does something with the database of a place, and closes it. */
export async function withDatabaseOf<T>(
  place: Place,
  work: (db: Connection["db"]) => Promise<T>,
): Promise<T> {
  const connection = await databaseOf(place);
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

/** Fills it with the demo, and reads who can order what. */
export const seedPlace = (place: Place): Promise<Ground> =>
  withDatabaseOf(place, async (db) => {
    await seedDemo(db, { now: new Date() });
    return layGround(db);
  });
