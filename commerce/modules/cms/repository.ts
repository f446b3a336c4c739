import { asc, eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { contentOf, type Content } from "./content";
import { cmsComponents, cmsPages, cmsSlots } from "./tables";

const TTL_MS = 10_000;

interface Held {
  content: Promise<Content>;
  at: number;
}
const held = new WeakMap<Database, Map<string, Held>>();

async function readContent(db: Database, site: string): Promise<Content> {
  const [pages, components, slots] = await Promise.all([
    db.select().from(cmsPages).where(eq(cmsPages.site, site)).orderBy(asc(cmsPages.uid)),
    db.select().from(cmsComponents).where(eq(cmsComponents.site, site)).orderBy(asc(cmsComponents.uid)),
    db
      .select()
      .from(cmsSlots)
      .where(eq(cmsSlots.site, site))
      .orderBy(asc(cmsSlots.pageUid), asc(cmsSlots.position), asc(cmsSlots.sort), asc(cmsSlots.componentUid)),
  ]);
  return contentOf({ pages, components, slots });
}

/**
 * The content of a site. Every page reads it and few people write it, so it is held in memory; another
 * process's change is seen after ten seconds, one's own after dropContent.
 */
export function contentFor(db: Database, site: string): Promise<Content> {
  const sites = held.get(db) ?? new Map<string, Held>();
  held.set(db, sites);
  const kept = sites.get(site);
  if (kept && Date.now() - kept.at <= TTL_MS) return kept.content;
  const content = readContent(db, site);
  sites.set(site, { content, at: Date.now() });
  content.catch(() => sites.delete(site));
  return content;
}

/** Forgets what is held, after content was written. */
export const dropContent = (db: Database): void => void held.delete(db);
