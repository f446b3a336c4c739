import { resolve } from "node:path";
import { eq } from "drizzle-orm";
import { pino, type Logger } from "pino";
import { clock } from "./calendar";
import type { Database } from "./database/connection";
import { statementCount, type Trace } from "./database/trace";
import { openDatabase, type Connection } from "./database/open";
import { createApp, type DirectAnswer, type DirectRead } from "./app";
import { createJobs, type Jobs } from "./jobs";
import type { PostSettings } from "./jobs/post";
import {
  DEMO_PASSWORD_COST,
  PASSWORD_COST,
  signInsBusy,
  enrolStorefront,
  type CountSignIn,
} from "./modules/oauth";
import type { PostLimits } from "./modules/webhooks";
import { baseSites, databaseFacts } from "./modules/sites/tables";
import { startsWithAnother } from "./database/secret-mark";
import { bringContent, bringIdentityProvider, oldDemoWords, seedDemo, waitToFill } from "./demo";
import type { Secrets } from "./http/signature";
import { commerceStatus, createFullWatch, type CommerceStatus } from "./status";

export { reasonOf } from "./database/reason";

export interface CommerceSettings {
  /** A PostgreSQL URL; without it PGlite keeps its files under dataDir. */
  databaseUrl?: string;
  /** The server itself, if `databaseUrl` is a pooler that gives each transaction another session. */
  databaseDirectUrl?: string;
  /** A streaming replica of it, for searches. */
  databaseReplicaUrl?: string;
  /** The folder of the embedded database; undefined keeps it in memory. */
  dataDir?: string;
  /** The most files that the embedded database keeps open; 1,000 by default. */
  databaseFiles?: number;
  clientId: string;
  clientSecret: string;
  /** Former ones: what was signed with them is still accepted. */
  formerClientSecrets?: readonly string[];
  /** What the storefront opens its cookies with: the log says when the last start had none of them. */
  sessionSecrets?: Secrets;
  /** N of scrypt for passwords, a power of two; weaker hashes are renewed at sign-in. */
  passwordCost?: number;
  mediaBaseUrl?: string;
  /** The base URL of a site of the shop, for links in emails. */
  storefrontUrl?: (site: string) => string;
  /** The public URL of the shop and its API. */
  publicUrl?: string;
  /** The script of a customer data cloud, for the sign-in page. */
  cdcJavascriptUrl?: string;
  /** The last part of the address of a content preview in the storefront. */
  previewRoute?: string;
  /** The transport for emails; without it they stay in the outbox. */
  mail?: PostSettings;
  /** How events are sent to other systems; without it they stay in their table. */
  webhooks?: PostLimits;
  /** Runs due jobs on a timer. Tests leave it out and call runDue. */
  timers?: boolean;
  /** Days after which a cart that nobody changed is deleted; 0 keeps it. Without it no such job runs. */
  cartDays?: number;
  /** Fills an empty database with the demo programs, and enables the documented demo switches. */
  demo: boolean;
  scale?: number;
  /** Seconds that orders and returns rest between two steps of the demo's warehouse; it does nothing without. */
  demoWarehouseSeconds?: number;
  /** Where the identity provider of one demo program runs; without it its people sign in in the shop. */
  demoIdentityProvider?: string;
  now?: () => Date;
  logger?: Logger;
  /** Called for every sign-in that was tried, for metrics. */
  onSignIn?: CountSignIn;
  progress?: (line: string) => void;
  /** An open database to use instead of opening one (tests). */
  connection?: Connection;
  /** Milliseconds from which a statement is logged as slow; 200 by default. */
  slowStatementMs?: number;
}

export interface CommerceApi extends CommerceStatus {
  /** Answers one call. `trace` counts its statements and has the correlation id for slow ones. */
  fetch: (request: Request, trace?: Trace) => Promise<Response>;
  /** Answers one read as `fetch` would, without a Request, a Response or JSON in between. */
  read: (read: DirectRead, trace?: Trace) => Promise<DirectAnswer>;
  /** To be called when the page with that correlation id is answered, so that nothing of it is kept. */
  pageEnded: (correlationId: string) => void;
  /** Whether so many people sign in that another password would wait for long. */
  signInsBusy: () => boolean;
  jobs: Pick<Jobs, "runDue" | "lag">;
  close: () => Promise<void>;
}

/** For whoever runs a shop that has no program yet. */
const EMPTY =
  "The shop is empty. Stop it, bring a program (npm run import -- docs/first-program) and add somebody (npm run staff -- add EMAIL)";

/** Milliseconds that a start waits for a PostgreSQL that does not answer yet. */
const DATABASE_WAIT_MS = 60_000;

/**
 * Starts the embedded commerce API: opens and migrates the database, seeds the demo when it is empty.
 * @returns the API as a fetch function, its jobs, and close(), which waits for the database to be written.
 */
export async function createCommerceApi(settings: CommerceSettings): Promise<CommerceApi> {
  const progress = settings.progress ?? (() => {});
  const now = settings.now ?? clock;
  const logger = settings.logger ?? pino({ level: "silent" });
  let open = false;
  progress(settings.databaseUrl ? "Opening PostgreSQL" : "Opening the embedded database");
  const connection =
    settings.connection ??
    (await openDatabase({
      url: settings.databaseUrl,
      directUrl: settings.databaseDirectUrl,
      replica: settings.databaseReplicaUrl
        ? { url: settings.databaseReplicaUrl, tell: (reason) => logReplica(logger, reason) }
        : undefined,
      dataDir: settings.dataDir && resolve(settings.dataDir),
      files: settings.databaseFiles,
      // A database that starts together with the shop may need longer than it.
      waitMs: DATABASE_WAIT_MS,
      waiting: (reason) => progress(`Waiting for the database: ${reason}`),
      slow: {
        overMs: settings.slowStatementMs ?? 200,
        // Migrations and the seed may take long, once.
        tell: (statement) => void (open && logger.warn({ event: "sql.slow", ...statement })),
      },
    }));
  if (settings.demo) {
    await seedWhenEmpty(connection, now(), settings.scale, progress);
    await bringContent(connection.db, now());
    await bringIdentityProvider(connection.db, settings.demoIdentityProvider);
  }
  const { db } = connection;
  if (!settings.demo && (await db.$count(baseSites)) === 0) progress(EMPTY);
  await enrolStorefront(db, settings.clientId);
  if (settings.sessionSecrets && (await startsWithAnother(db, settings.sessionSecrets, now()))) {
    logger.warn({ event: "secret.another" });
  }
  const full = createFullWatch();
  const { app, direct, memo } = createApp({
    onFault: full.note,
    onSignIn: settings.onSignIn,
    db,
    replica: connection.replica,
    now,
    demo: settings.demo,
    mediaBaseUrl: settings.mediaBaseUrl ?? "",
    storefrontUrl: settings.storefrontUrl ?? (() => ""),
    publicUrl: settings.publicUrl,
    cdcJavascriptUrl: settings.cdcJavascriptUrl,
    previewRoute: settings.previewRoute,
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    formerClientSecrets: settings.formerClientSecrets,
    // The demo accounts share a public password, so an expensive hash has no benefit.
    passwordCost: settings.passwordCost ?? (settings.demo ? DEMO_PASSWORD_COST : PASSWORD_COST),
    logger,
  });
  const jobs = createJobs({
    db,
    now,
    logger,
    mail: settings.mail,
    storefrontUrl: settings.storefrontUrl ?? (() => ""),
    webhooks: settings.webhooks,
    cartDays: settings.cartDays,
    demoWarehouseSeconds: settings.demo ? settings.demoWarehouseSeconds : undefined,
    // A connection that was handed in may have other users.
    alone: connection.kind === "pglite" && !settings.connection,
  });
  if (settings.timers) jobs.start();
  open = true;
  return {
    ...commerceStatus(connection, jobs, full),
    fetch: async (request, trace) =>
      trace ? statementCount.run(trace, () => app.fetch(request)) : app.fetch(request),
    pageEnded: (correlationId) => memo.forget(correlationId),
    signInsBusy,
    read: (read, trace) =>
      trace ? statementCount.run(trace, () => direct.answer(read)) : direct.answer(read),
    jobs,
    close: async () => {
      await jobs.close();
      await connection.close();
    },
  };
}

const logReplica = (logger: Logger, reason: string | undefined): void =>
  reason === undefined
    ? logger.info({ event: "replica.read" })
    : logger.warn({ event: "replica.away", reason });

/**
 * The seed records its success in its own transaction, so an interrupted seed starts over at the next start.
 */
async function seedWhenEmpty(
  { db }: Connection,
  now: Date,
  scale: number | undefined,
  progress: (line: string) => void,
): Promise<void> {
  const seedOf = async (on: Database) =>
    (await on.select().from(databaseFacts).where(eq(databaseFacts.name, "seed")))[0];
  const seed = await seedOf(db);
  const old = seed && oldDemoWords(seed.at, now);
  if (old) progress(old);
  if (seed) return;
  await db.transaction(async (tx) => {
    await waitToFill(tx);
    if (await seedOf(tx)) return;
    progress("Filling the shop with the demo programs");
    await seedDemo(tx, { now, scale, progress });
  });
}
