import { randomUUID } from "node:crypto";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { Database } from "./database/connection";
import type { Connection } from "./database/open";
import { assisted } from "./modules/assisted";
import { noteRefused } from "./modules/changes";
import { orderedFor } from "./modules/proxy";
import {
  authenticate,
  createClients,
  findPerson,
  hashPassword,
  oauthRoutes,
  type CountSignIn,
} from "./modules/oauth";
import { baseSiteRoute, createSites } from "./modules/sites";
import { managedUnits } from "./modules/organisation";
import { providerFor, redeemLanding } from "./modules/sso";
import { registerModules } from "./register-modules";
import type { ApiServices } from "./http/call";
import { Registrar } from "./http/registrar";
import { besideSites } from "./http/beside-sites";
import { correlationIdOf } from "./http/correlation-id";
import { crossOrigin } from "./http/cors";
import { DirectReads } from "./http/direct";
import { unknownResource } from "./http/errors";
import { createFaults } from "./http/faults";
import { knownVerbs } from "./http/methods";
import { documentRoutes } from "./http/document";
import { createPageMemo, type PageMemo } from "./http/page-memo";

import type { Secrets } from "./http/signature";

export type { DirectAnswer, DirectRead } from "./http/direct";

export interface AppSettings {
  db: Database;
  replica?: Connection["replica"];
  now: () => Date;
  demo: boolean;
  mediaBaseUrl: string;
  storefrontUrl: (site: string) => string;
  /** The public URL of the API. */
  publicUrl?: string;
  /** The script of a customer data cloud, for the sign-in page. */
  cdcJavascriptUrl?: string;
  previewRoute?: string;
  clientId: string;
  clientSecret: string;
  /** What was signed with them is still accepted. */
  formerClientSecrets?: readonly string[];
  /** N of scrypt for passwords. */
  passwordCost?: number;
  logger: Logger;
  /** Called for every sign-in that was tried. */
  onSignIn?: CountSignIn;
  /** Called for every unexpected error. */
  onFault?: (error: unknown) => void;
}

/**
 * The pattern of a call. Paths are not logged, because a sid or token in one would give access to a visit.
 */
const callOf = (c: Context): string => `${c.req.method} ${routePath(c)}`;

/**
 * The whole API as one Hono app: OAuth, every module's calls, errors in OCC's shape, the OpenAPI document; and
 * its reads for the storefront in the same process, with the memo that the calls of a page share.
 */
export function createApp(settings: AppSettings): { app: OpenAPIHono; direct: DirectReads; memo: PageMemo } {
  const app = new OpenAPIHono();
  const { db, now, logger } = settings;
  const sites = createSites(db);
  const clients = createClients(db, settings.clientId);
  const memo = createPageMemo();
  const services: ApiServices = {
    memo,
    db,
    fromReplica: settings.replica?.read ?? ((read) => read(db)),
    now,
    demo: settings.demo,
    mediaBaseUrl: settings.mediaBaseUrl,
    storefrontUrl: settings.storefrontUrl,
    authenticate: (authorization) => authenticate(db, authorization, now()),
    findPerson: (customerId) => findPerson(db, customerId),
    inUnits: async (of, person) =>
      (await managedUnits(db, of.unit.uid)).some(({ uid }) => uid === person.unit.uid),
    orderedFor: (caller, customerId) => orderedFor(db, caller, customerId),
    assisted: (agent, customerId) => assisted(db, agent, customerId, now()),
    site: (uid) => sites.find(uid),
    hashPassword: (password) => hashPassword(password, settings.passwordCost),
    noteRefused,
  };

  app.use("*", async (c: Context, next) => {
    const id = correlationIdOf(c.req) ?? randomUUID();
    const started = performance.now();
    await next();
    c.header("X-Correlation-Id", id);
    // Tells clients that a write with an idempotency key may be sent again (docs/decisions/0021).
    c.header("Idempotency-Keys", "honoured");
    // Nearly every answer is personal, so a handler must mark the ones that may be cached.
    if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "private, no-store");
    if (!logger.isLevelEnabled("debug")) return;
    const ms = Math.round(performance.now() - started);
    logger.debug({ event: "commerce.call", correlationId: id, call: callOf(c), status: c.res.status, ms });
  });

  const faults = createFaults(settings);
  app.onError((error, c) => {
    const correlationId = correlationIdOf(c.req);
    const { status, errors, retryAfter, challenge } = faults(error, { correlationId, call: callOf(c) });
    if (retryAfter) c.header("Retry-After", String(retryAfter));
    if (challenge) c.header("WWW-Authenticate", challenge);
    return c.json({ errors }, status);
  });
  app.use(
    "*",
    crossOrigin((origin) => clients.knowsOrigin(origin)),
  );
  app.use("*", knownVerbs(app));
  app.notFound((c) => c.json({ errors: unknownResource(c.req.path).errors }, 404));

  const secrets: Secrets = [settings.clientSecret, ...(settings.formerClientSecrets ?? [])];
  oauthRoutes(app, {
    ...settings,
    secrets,
    clients,
    signOn: { providerFor, redeemLanding },
    onEnded: () => memo.forgetAll(),
  });
  baseSiteRoute(app, sites);
  const direct = new DirectReads(logger, faults);
  registerModules(new Registrar(app, services, direct), app, {
    services,
    faults,
    publicUrl: settings.publicUrl,
    secrets,
    cdcJavascriptUrl: settings.cdcJavascriptUrl,
    previewRoute: settings.previewRoute,
    logger,
  });
  besideSites(app);
  documentRoutes(app, settings.publicUrl);
  return { app, direct, memo };
}
