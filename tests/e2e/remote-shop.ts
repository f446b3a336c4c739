import { randomUUID } from "node:crypto";
import { changingManners } from "./remote-manners";
import { startShop, type RunningShop } from "./host";
import { memoryFolder } from "../support/memory-folder.mjs";
import { rmSync } from "node:fs";

/**
 * A shop of two processes, as with a backend of one's own: the storefront with COMMERCE_URL, and the API, which it asks
 * over HTTP through a server that sends each answer in another manner.
 * @param dataDir the folder of the API.
 */
export async function startRemoteShop(dataDir: string): Promise<RunningShop> {
  const manners = await changingManners();
  const COMMERCE_CLIENT_SECRET = randomUUID();
  const ownDir = memoryFolder("kitroom-remote-");
  const storefront = await startShop(ownDir, { COMMERCE_URL: manners.url, COMMERCE_CLIENT_SECRET });
  const api = await startShop(dataDir, { COMMERCE_CLIENT_SECRET, PUBLIC_URL: storefront.url });
  manners.lead(api.url);
  return {
    url: storefront.url,
    dataDir,
    remote: { url: api.url, clientSecret: COMMERCE_CLIENT_SECRET, storefrontDir: ownDir },
    async stop() {
      await storefront.stop();
      await manners.close();
      await api.stop();
      rmSync(ownDir, { recursive: true, force: true });
    },
  };
}
