import type { Database } from "../../database/connection";
import type { Site } from "../../http/call";
import { baseSites } from "./tables";

const TTL_MS = 10_000;

/**
 * Sites are read on every call and changed almost never, so they are held in memory.
 * Another process's change is seen after ten seconds.
 */
export function createSites(db: Database) {
  let held: { sites: Map<string, Site>; at: number } | undefined;
  const all = async () => {
    if (!held || Date.now() - held.at > TTL_MS) {
      const rows = await db.select().from(baseSites);
      held = { sites: new Map(rows.map((row) => [row.uid, row])), at: Date.now() };
    }
    return held.sites;
  };
  return { all, find: async (uid: string) => (await all()).get(uid) };
}
