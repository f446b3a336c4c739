import { eq } from "drizzle-orm";
import type { Database } from "../database/connection";
import * as schema from "../database/schema";
import { cmsRows, draftRows } from "./cms";

/** The fact that names the demo's content which a database has been given. */
const FACT = "demo content";

const keyOf = ({ site, uid }: { site: string; uid: string }) => `${site}/${uid}`;

/**
 * Gives a database the pages and components of the demo that it was never given: all of them at first, after an
 * upgrade the new ones. Leaves what is there as it is, and what somebody removed stays away.
 */
export async function bringContent(db: Database, now: Date): Promise<void> {
  const { pages, components, slots } = cmsRows();
  const names = [...pages.map((page) => `page ${keyOf(page)}`), ...components.map(keyOf)];
  const [fact] = await db.select().from(schema.databaseFacts).where(eq(schema.databaseFacts.name, FACT));
  const given = new Set(fact?.value.split("\n"));
  if (names.every((name) => given.has(name))) return;
  await db.transaction(async (tx) => {
    const newPages = pages.filter((page) => !given.has(`page ${keyOf(page)}`));
    if (newPages.length > 0) await tx.insert(schema.cmsPages).values(newPages).onConflictDoNothing();
    const newComponents = components.filter((component) => !given.has(keyOf(component)));
    const brought =
      newComponents.length > 0
        ? await tx
            .insert(schema.cmsComponents)
            .values(newComponents)
            .onConflictDoNothing()
            .returning({ site: schema.cmsComponents.site, uid: schema.cmsComponents.uid })
        : [];
    // A component that was there already has its place, or was taken out of it.
    const placed = new Set(brought.map(keyOf));
    const newSlots = slots.filter(({ site, componentUid }) => placed.has(keyOf({ site, uid: componentUid })));
    if (newSlots.length > 0) await tx.insert(schema.cmsSlots).values(newSlots).onConflictDoNothing();
    const known = new Set(brought.map(keyOf));
    const newDrafts = draftRows(now).filter(({ site, componentUid }) =>
      known.has(keyOf({ site, uid: componentUid })),
    );
    if (newDrafts.length > 0) await tx.insert(schema.cmsDrafts).values(newDrafts).onConflictDoNothing();
    const value = [...new Set([...given, ...names])].join("\n");
    await tx
      .insert(schema.databaseFacts)
      .values({ name: FACT, value, at: now })
      .onConflictDoUpdate({ target: schema.databaseFacts.name, set: { value, at: now } });
  });
}
