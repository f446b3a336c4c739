import { createServer, type Server } from "node:http";
import express, { type Express, type RequestHandler } from "express";
import { log } from "~/config/log.server";
import type { Settings } from "~/config/settings.server";
import { answerHeaders } from "./answer-headers.server";
import { boundConnections, patience } from "./connections.server";
import { openingPage } from "./host-page.server";
import { metricsPage } from "./metrics-page.server";
import { openFileLimit, shareOpenFiles, type OpenFiles } from "./open-files.server";
import { Readiness } from "./readiness.server";

export interface Host {
  server: Server;
  /** That it listens on, or will. */
  readonly port: number;
  readiness: Readiness;
  /** How many files it may open, and for what. */
  openFiles: OpenFiles;
  /** From now on requests go to this handler; until then people see that the shop is starting. */
  serve: (shop: RequestHandler) => void;
  /** Takes connections, if it does not yet. @throws Error when the port is taken. */
  listen: () => Promise<void>;
}

/**
 * Starts the HTTP server with health, readiness and metrics. It listens before the database is open, so that a long
 * migration does not look like a dead process, unless `LISTEN` is `ready`: a proxy that only notices refused connections
 * must not send anybody to a process that is still opening.
 * @throws Error when the port is taken, or the process may open too few files.
 */
export async function openHost(settings: Settings): Promise<Host> {
  const openFiles = shareOpenFiles(openFileLimit());
  const { limit, connections, few } = openFiles;
  if (few) log.warn({ event: "host.few-files", limit, connections });
  const readiness = new Readiness();
  let shop: RequestHandler = (_, response) => openingPage(response);
  const app: Express = express();
  app.disable("x-powered-by");
  // A number is a count of proxies; anything else is a list of their addresses.
  const proxies = settings.trustProxy;
  if (proxies) app.set("trust proxy", /^\d+$/.test(proxies) ? Number(proxies) : proxies);
  app.use(answerHeaders);
  app.get("/healthz", readiness.health);
  app.get("/readyz", readiness.ready);
  app.get("/metrics", metricsPage(settings.metricsToken));
  app.use((request, response, next) => {
    // Closes kept connections after this answer while the process shuts down.
    if (readiness.phase === "leaving") response.setHeader("Connection", "close");
    shop(request, response, next);
  });
  const server = createServer(patience(settings.requestSeconds), app);
  boundConnections(server, { behindProxy: proxies !== undefined, most: connections });
  const listen = async () => {
    if (server.listening) return;
    await new Promise<void>((listening, failed) => {
      server.once("error", failed);
      server.listen(settings.port, listening);
    });
  };
  if (settings.listen === "at-once") await listen();
  return {
    server,
    get port() {
      const address = server.address();
      return typeof address === "object" && address ? address.port : settings.port;
    },
    readiness,
    openFiles,
    serve: (next) => (shop = next),
    listen,
  };
}
