import type { Database } from "../../database/connection";
import { heldCopies } from "../../database/held";
import type { Site } from "../../http/call";
import { baseSites } from "./tables";

const held = heldCopies<Map<string, Site>>("sites", 10_000);

/** Sites are read on every call and rarely change, so they are cached. */
export function createSites(db: Database) {
  const all = async () => {
    const young = held.young(db, "all");
    if (young) return young;
    const put = held.place(db, "all");
    const rows = await db.select().from(baseSites);
    const sites = new Map<string, Site>(rows.map((row) => [row.uid, row]));
    put(sites);
    return sites;
  };
  return { all, find: async (uid: string) => (await all()).get(uid) };
}
