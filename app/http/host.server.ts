import { createServer, type Server } from "node:http";
import express, { type Express, type RequestHandler } from "express";
import { answerHeaders } from "./answer-headers.server";
import { boundConnections, patience } from "./connections.server";
import { openingPage } from "./host-page.server";
import { metricsPage } from "./metrics-page.server";
import { Readiness } from "./readiness.server";
import type { Settings } from "./settings.server";

export interface Host {
  server: Server;
  /** Of the address that it listens on. */
  port: number;
  readiness: Readiness;
  /** From now on people are served this; before, they read that the shop is opening. */
  serve: (shop: RequestHandler) => void;
}

/**
 * Listens, and answers for itself: that it lives, whether it is ready, its figures. It begins before there is a
 * database, so that a long migration is not taken for a dead process.
 * @throws Error when the port is taken.
 */
export async function openHost(settings: Settings): Promise<Host> {
  const readiness = new Readiness();
  let shop: RequestHandler = (_, response) => openingPage(response);
  const app: Express = express();
  app.disable("x-powered-by");
  // A number counts proxies; anything else names their addresses.
  const proxies = settings.trustProxy;
  if (proxies) app.set("trust proxy", /^\d+$/.test(proxies) ? Number(proxies) : proxies);
  app.use(answerHeaders);
  app.get("/healthz", readiness.health);
  app.get("/readyz", readiness.ready);
  app.get("/metrics", metricsPage(settings.metricsToken));
  app.use((request, response, next) => {
    // Whoever keeps a connection to a process that leaves finds it closed after this answer.
    if (readiness.phase === "leaving") response.setHeader("Connection", "close");
    shop(request, response, next);
  });
  const server = createServer(patience(settings.requestSeconds), app);
  boundConnections(server, proxies !== undefined);
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(settings.port, listening);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : settings.port;
  return { server, port, readiness, serve: (next) => (shop = next) };
}
