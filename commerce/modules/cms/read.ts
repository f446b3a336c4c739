import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { cacheOf } from "../../database/cache";
import { unitLines } from "../organisation/tables";
import { audienceIn, type Reader } from "./audience";
import { contentOf, type Content, type ContentRows, type ContentView } from "./content";
import { withDrafts } from "./with-drafts";
import { cmsComponents, cmsDrafts, cmsPages, cmsSlots } from "./tables";

const cache = cacheOf<Promise<Content>>("content", 10_000);

/** All content of a site, whatever is published of it. */
export async function readRows(db: Database, site: string): Promise<ContentRows> {
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
  const named = components.flatMap(({ fields }) => audienceIn(fields)?.units ?? []);
  const lines =
    named.length > 0 ? await db.select().from(unitLines).where(inArray(unitLines.aboveUid, named)) : [];
  return { pages, components, slots, unitLines: lines };
}

/** The content of a site as it will be: drafts in the place of what is published. It is never cached. */
export async function draftContentFor(db: Database, site: string): Promise<Content> {
  const rows = await readRows(db, site);
  const drafts = await db.select().from(cmsDrafts).where(eq(cmsDrafts.site, site));
  return contentOf(withDrafts(rows, drafts));
}

/** What is published: not what staff have added and not published once. */
const publishedOf = (rows: ContentRows): ContentRows => ({
  ...rows,
  components: rows.components.filter(({ unpublished }) => !unpublished),
});

/**
 * The content of a site. Every page reads it and it rarely changes, so it is cached. Parallel callers share
 * one read.
 */
function contentFor(db: Database, site: string): Promise<Content> {
  const known = cache.fresh(db, site);
  if (known) return known;
  const put = cache.place(db, site);
  const content = readRows(db, site).then((rows) => contentOf(publishedOf(rows)));
  put(content);
  content.catch(() => cache.drop(db));
  return content;
}

/** The content of a site as one reader sees it; what is shown to others is not there. */
export const contentSeenBy = async ({
  db,
  baseSite,
  about,
}: {
  db: Database;
  baseSite: { uid: string };
  about?: Reader;
}): Promise<ContentView> => (await contentFor(db, baseSite.uid)).seenBy(about);
