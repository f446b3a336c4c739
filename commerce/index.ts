import { resolve } from "node:path";
import { eq } from "drizzle-orm";
import { pino, type Logger } from "pino";
import { openDatabase, type Connection } from "./database/connection";
import { createApp } from "./http/app";
import { sweepTokens } from "./modules/oauth";
import { databaseFacts } from "./modules/sites/tables";
import { seedDemo } from "./demo";

export interface CommerceSettings {
  /** A PostgreSQL URL; without it PGlite keeps its files under dataDir. */
  databaseUrl?: string;
  /** Where the embedded database lives; undefined keeps it in memory. */
  dataDir?: string;
  clientId: string;
  clientSecret: string;
  mediaBaseUrl?: string;
  /** Fills an empty database with the demo programs, and opens the documented demo switches. */
  demo: boolean;
  scale?: number;
  now?: () => Date;
  logger?: Logger;
  progress?: (line: string) => void;
  /** An open database to use instead of opening one (tests). */
  connection?: Connection;
}

export interface CommerceApi {
  fetch: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
}

/**
 * Starts the embedded commerce API: opens and migrates the database, seeds the demo when it is empty.
 * @returns the API as a fetch function, and close(), which waits for the database to be written.
 */
export async function createCommerceApi(settings: CommerceSettings): Promise<CommerceApi> {
  const progress = settings.progress ?? (() => {});
  const now = settings.now ?? (() => new Date());
  progress(settings.databaseUrl ? "Opening PostgreSQL" : "Opening the embedded database");
  const connection =
    settings.connection ??
    (await openDatabase({
      url: settings.databaseUrl,
      dataDir: settings.dataDir && resolve(settings.dataDir),
    }));
  // Tokens that ended long ago are of no use to anybody; nothing else removes them.
  await sweepTokens(connection.db, now());
  if (settings.demo) await seedWhenEmpty(connection, now(), settings.scale, progress);
  const app = createApp({
    db: connection.db,
    now,
    demo: settings.demo,
    mediaBaseUrl: settings.mediaBaseUrl ?? "",
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    logger: settings.logger ?? pino({ level: "silent" }),
  });
  return { fetch: async (request) => app.fetch(request), close: () => connection.close() };
}

/** The seed writes its fact in its own transaction, so a seed cut short starts over at the next start. */
async function seedWhenEmpty(
  { db }: Connection,
  now: Date,
  scale: number | undefined,
  progress: (line: string) => void,
): Promise<void> {
  const [seeded] = await db.select().from(databaseFacts).where(eq(databaseFacts.name, "seed"));
  if (seeded) return;
  progress("Filling the shop with the demo programs");
  await db.transaction((tx) => seedDemo(tx, { now, scale, progress }));
}
