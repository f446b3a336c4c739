/** Opens shops of the build as its parent asks; see `startOpener` of opener.ts. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const { openShop, parseSettings } = await import(pathToFileURL(resolve("build/host.js")).href);

/** @type {Map<string, Awaited<ReturnType<typeof openShop>>>} */
const shops = new Map();

const verbs = {
  /** @param {string} dataDir */
  async open(dataDir) {
    const shop = await openShop(parseSettings({ ...process.env, DATA_DIR: dataDir }));
    shops.set(dataDir, shop);
    return { url: `http://localhost:${shop.port}` };
  },
  /** @param {string} dataDir */
  async stop(dataDir) {
    const shop = shops.get(dataDir);
    if (!shop) return {};
    shops.delete(dataDir);
    const closed = new Promise((done) => shop.server.close(done));
    shop.server.closeAllConnections();
    await closed;
    await shop.commerce?.close();
    return {};
  },
};

process.on("message", (/** @type {import("./opener").Told} */ { verb, dataDir }) => {
  verbs[verb](dataDir).then(
    (answer) => process.send?.({ dataDir, ...answer }),
    (fault) => process.send?.({ dataDir, fault: String(fault?.stack ?? fault) }),
  );
});
