import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../commerce/database/open";
import type { ShopProcess } from "../e2e/host";
import type { Place } from "../support/place";
import type { Crowd } from "../support/shoppers/crowd";
import { readGround, type Ground } from "../support/shoppers/ground";
import { shop as order } from "../support/shoppers/trip";
import { databaseUrl, onServer } from "../support/on-server";
import { builtEarlier, type Earlier } from "./earlier";
import { letOrder } from "./ordering";
import { comeIn, withoutRegular, type Regular } from "./regular";

/** Does something with a copy of the database of a place, whose shop is stopped. */
async function withCopyOf<T>(
  { postgres, dataDir }: Place,
  work: (copy: { url: string } | { dataDir: string }) => Promise<T>,
): Promise<T> {
  if (postgres) {
    await onServer(databaseUrl(postgres.url, "template1"), "create database copied template postgres");
    return work({ url: databaseUrl(postgres.url, "copied") });
  }
  const folder = mkdtempSync(join(tmpdir(), "kitroom-copied-"));
  try {
    cpSync(join(dataDir, "db"), join(folder, "db"), { recursive: true });
    return await work({ dataDir: join(folder, "db") });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Who can order what, read by today's code from an upgraded copy. */
const groundOf = (place: Place): Promise<Ground> =>
  withCopyOf(place, async (copy) => {
    const connection = await openDatabase(copy);
    try {
      return await readGround(connection.db);
    } finally {
      await connection.close();
    }
  });

/** A shop of an earlier state with its own demo, in which people order and somebody has a cart. */
interface EarlierShop {
  shop: ShopProcess;
  ground: Ground;
  regular: Regular;
  crowd: Crowd;
}

export async function openEarlier(place: Place, earlier: Earlier): Promise<EarlierShop> {
  const root = await builtEarlier(earlier);
  const start = () => place.start({}, root);
  // Its first start migrates and seeds.
  await (await start()).stop();
  const ground = withoutRegular(await groundOf(place));
  const shop = await start();
  const regular = await comeIn(place.entrance, ground.skus.slice(2, 5));
  // Exchanges came later than orders.
  const crowd = letOrder(ground, [place.entrance], order);
  return { shop, ground, regular, crowd };
}
