import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { broadcastDevReady } from "@remix-run/node";
import { drainOnSignals } from "./app/http/drain.server";
import { openHost } from "./app/http/host.server";
import { log } from "./app/http/log.server";
import { gaugeFigures } from "./app/http/metrics.server";
import { probeRemote } from "./app/http/readiness.server";
import { parseSettings, type Settings } from "./app/http/settings.server";
import { createShop } from "./app/http/shop.server";
import { siteUrl } from "./app/http/site.server";
import { createCommerceApi } from "./commerce";

/** The host: listens at once, opens the embedded commerce API or finds the remote one, and serves the storefront. */
async function start(): Promise<void> {
  // React renders several times slower unless told before it is loaded that this is no development.
  process.env["NODE_ENV"] ??= "production";
  const settings = parseSettings(process.env);
  const { commerceUrl } = settings;
  const { server, port, readiness, serve } = await openHost(settings);
  const commerce = commerceUrl ? undefined : await openCommerce(settings, port);
  const build = (await import(pathToFileURL(resolve("build/index.js")).href)) as ServerBuild;
  serve(createShop({ build, settings, commerce }));
  if (commerce) gaugeFigures(() => commerce.figures());
  readiness.open(commerce ? () => commerce.probe() : () => probeRemote(commerceUrl!));
  console.log(`Kitroom is open: http://localhost:${port}`);
  if (process.env["NODE_ENV"] === "development") void broadcastDevReady(build);
  drainOnSignals(server, {
    begin: () => (readiness.phase = "leaving"),
    delayMs: settings.drainDelayMs,
    end: () => commerce?.close(),
  });
}

const openCommerce = (settings: Settings, port: number) =>
  createCommerceApi({
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
    progress: (line) => console.log(`  ${line} …`),
  });

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
