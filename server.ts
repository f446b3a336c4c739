import { createServer } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import { broadcastDevReady } from "@remix-run/node";
import compression from "compression";
import express, { type Request, type Response } from "express";
import { getRequestListener } from "@hono/node-server";
import { answerHeaders, frameableBy } from "./app/http/answer-headers.server";
import { bodyLimit } from "./app/http/body-limit.server";
import { boundConnections, patience } from "./app/http/connections.server";
import { hostFault } from "./app/http/host-page.server";
import { parseSettings } from "./app/http/settings.server";
import { log } from "./app/http/log.server";
import { siteUrl } from "./app/http/site.server";
import { signInLimit } from "./app/http/sign-in-limit.server";
import { drainOnSignals } from "./app/http/drain.server";
import { publicFiles } from "./app/http/public-files.server";
import { foreignOrigin, foreignOriginPage } from "./app/http/origin.server";
import { openKey, keyedBase } from "./app/session/keyed.server";
import { createCommerceApi, type CommerceApi } from "./commerce";

/** The host: headers, compression, static files, the embedded commerce API, the storefront. */
async function start(): Promise<void> {
  // React renders several times slower unless told before it is loaded that this is no development.
  process.env["NODE_ENV"] ??= "production";
  const settings = parseSettings(process.env);
  let { port } = settings;
  const say = (line: string) => console.log(`  ${line} …`);
  const commerce = settings.commerceUrl
    ? undefined
    : await createCommerceApi({
        ...settings,
        dataDir: resolve(settings.dataDir, "db"),
        storefrontUrl: (site) => siteUrl(settings.publicUrl ?? `http://localhost:${port}`, site),
        mail: {
          smtpUrl: settings.smtpUrl,
          outboxDir: resolve(settings.dataDir, "outbox"),
          from: settings.mailFrom,
        },
        timers: true,
        logger: log,
        progress: say,
      });
  const build = (await import(pathToFileURL(resolve("build/index.js")).href)) as ServerBuild;

  const app = express();
  app.disable("x-powered-by");
  // A number counts proxies; anything else names their addresses.
  const proxies = settings.trustProxy;
  if (proxies) app.set("trust proxy", /^\d+$/.test(proxies) ? Number(proxies) : proxies);
  app.use(answerHeaders);
  let draining = false;
  app.use((_, response, next) => {
    // Whoever keeps a connection open must not send the next request on it.
    if (draining) response.setHeader("Connection", "close");
    next();
  });
  app.get("/healthz", (_, response) => void response.json({ status: "up" }));
  app.get("/readyz", (_, response) => void response.status(draining ? 503 : 200).json({ ready: !draining }));
  app.use(compression(), bodyLimit, signInLimit(settings.signInLimit));
  app.use("/build", express.static("public/build", { immutable: true, maxAge: "1y", fallthrough: false }));
  app.use(publicFiles("public", { maxAge: "1h", index: false }));
  if (commerce) app.use(["/occ", "/authorizationserver", "/medias"], serveCommerce(commerce.fetch));

  const context = (_: Request, { locals }: Response) => ({
    commerceFetch: commerce?.fetch,
    correlationId: crypto.randomUUID(),
    signInWait: locals["signInWait"] as number | undefined,
  });
  const pages = createRequestHandler({ build, getLoadContext: context });
  app.all("/s/:key/*", (request, response, next) => {
    const keyed = openKey(request.params.key);
    if (!keyed) return response.redirect(303, "/punchout-session-end");
    frameableBy(response, keyed.frameOrigins);
    // A sandboxed frame posts with a null origin; in a keyed visit the key in the path is the secret.
    if (request.headers.origin === "null") delete request.headers.origin;
    if (foreignOrigin(request)) return foreignOriginPage(response);
    const handle = createRequestHandler({
      build: { ...build, basename: keyedBase(keyed.key) },
      getLoadContext: (request, response) => ({ ...context(request, response), keyed }),
    });
    return void handle(request, response, next);
  });
  app.all("*", (request, response, next) => {
    if (foreignOrigin(request)) return foreignOriginPage(response);
    return void pages(request, response, next);
  });
  app.use(hostFault);

  const server = createServer(patience(settings.requestSeconds), app);
  boundConnections(server);
  server.listen(settings.port, () => {
    const address = server.address();
    if (typeof address === "object" && address) port = address.port;
    console.log(`Kitroom is open: http://localhost:${port}`);
    if (process.env["NODE_ENV"] === "development") void broadcastDevReady(build);
  });
  const steps = { begin: () => (draining = true), end: () => commerce?.close() };
  drainOnSignals(server, steps, settings.leaveDelayMs);
}

function serveCommerce(fetch: CommerceApi["fetch"]): express.RequestHandler {
  const listen = getRequestListener(fetch);
  return (request, response) => {
    request.url = request.originalUrl;
    void listen(request, response);
  };
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
