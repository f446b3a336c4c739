import { realpathSync } from "node:fs";
import type { Server } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { developedShop } from "./app/host/development.server";
import { drainOnSignals } from "./app/host/drain.server";
import { openHost, type Host } from "./app/host/host.server";
import { countSignIn, gaugeFigures } from "./app/host/metrics.server";
import { probeRemote, type Readiness } from "./app/host/readiness.server";
import { createShop } from "./app/host/shop.server";
import { log } from "./app/config/log.server";
import { parseSettings, type Settings } from "./app/config/settings.server";
import { siteUrl } from "./app/config/site.server";
import { createCommerceApi, reasonOf, type CommerceApi } from "./commerce";

/** A shop that serves: its server, what it tells of itself, and how its database is closed. */
interface OpenShop {
  server: Server;
  port: number;
  readiness: Readiness;
  /** The embedded API; absent with COMMERCE_URL. */
  commerce: CommerceApi | undefined;
}

/** The host: opens the embedded commerce API or finds the remote one, and serves the storefront. */
export async function openShop(settings: Settings): Promise<OpenShop> {
  const { commerceUrl } = settings;
  const host = await openHost(settings);
  const { server, readiness, serve } = host;
  const commerce = commerceUrl ? undefined : await openCommerce(settings, host);
  const shopOf = (build: ServerBuild) => createShop({ build, settings, commerce });
  const inDevelopment = process.env["NODE_ENV"] === "development";
  serve(inDevelopment ? await developedShop(shopOf) : shopOf(await readBuild()));
  await host.listen();
  readiness.open(commerce ? () => commerce.probe() : () => probeRemote(commerceUrl!));
  return { server, port: host.port, readiness, commerce };
}

const readBuild = () => import(pathToFileURL(resolve("build/server/index.js")).href) as Promise<ServerBuild>;

async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  const { server, port, readiness, commerce } = await openShop(settings);
  if (commerce) gaugeFigures(() => commerce.figures());
  drainOnSignals(server, {
    begin: () => (readiness.phase = "leaving"),
    delayMs: settings.drainDelayMs,
    end: () => commerce?.close(),
  });
  // Last, because whoever reads it may stop the shop at once.
  console.log(`Kitroom is open: http://localhost:${port}`);
}

export { parseSettings };

const openCommerce = (settings: Settings, host: Host) =>
  createCommerceApi({
    ...settings,
    dataDir: resolve(settings.dataDir, "db"),
    databaseFiles: host.openFiles.database,
    storefrontUrl: (site) => siteUrl(settings.publicUrl ?? `http://localhost:${host.port}`, site),
    mail: {
      smtpUrl: settings.smtpUrl,
      outboxDir: resolve(settings.dataDir, "outbox"),
      from: settings.mailFrom,
    },
    webhooks: { privateAllowed: settings.webhookPrivateAddresses },
    timers: true,
    logger: log,
    onSignIn: countSignIn,
    progress: (line) => console.log(`  ${line} …`),
  });

// React renders several times slower unless told before it is loaded that this is no development.
process.env["NODE_ENV"] ??= "production";
// Whoever imports this file opens shops by themselves.
if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  start().catch((error: unknown) => {
    console.error(reasonOf(error));
    process.exit(1);
  });
}
