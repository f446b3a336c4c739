import type { Database } from "../../database/connection";
import { cacheOf } from "../../database/cache";
import type { Site } from "../../http/call";
import { baseSites } from "./tables";

const cache = cacheOf<Map<string, Site>>("sites", 10_000);

/** Sites are read on every call and rarely change, so they are cached. */
export function createSites(db: Database) {
  const all = () =>
    cache.read(db, "all", async () => {
      const rows = await db.select().from(baseSites);
      return new Map<string, Site>(rows.map((row) => [row.uid, row]));
    });
  return { all, find: async (uid: string) => (await all()).get(uid) };
}
