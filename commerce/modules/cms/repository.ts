import { asc, eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { heldCopies } from "../../database/held";
import { contentOf, type Content } from "./content";
import { cmsComponents, cmsPages, cmsSlots } from "./tables";

const held = heldCopies<Promise<Content>>("content", 10_000);

async function readContent(db: Database, site: string): Promise<Content> {
  // In sequence, because a transaction has one connection.
  const pages = await db.select().from(cmsPages).where(eq(cmsPages.site, site)).orderBy(asc(cmsPages.uid));
  const components = await db
    .select()
    .from(cmsComponents)
    .where(eq(cmsComponents.site, site))
    .orderBy(asc(cmsComponents.uid));
  const slots = await db
    .select()
    .from(cmsSlots)
    .where(eq(cmsSlots.site, site))
    .orderBy(asc(cmsSlots.pageUid), asc(cmsSlots.position), asc(cmsSlots.sort), asc(cmsSlots.componentUid));
  return contentOf({ pages, components, slots });
}

/**
 * The content of a site. Every page reads it and it rarely changes, so it is cached. Parallel callers share
 * one read.
 */
export function contentFor(db: Database, site: string): Promise<Content> {
  const young = held.young(db, site);
  if (young) return young;
  const put = held.place(db, site);
  const content = readContent(db, site);
  put(content);
  content.catch(() => held.drop(db));
  return content;
}
