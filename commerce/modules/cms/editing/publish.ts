import { and, lte } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import { OccError } from "../../../http/errors";
import type { EventPerson } from "../../../http/event-person";
import { cmsDrafts } from "../tables";
import { checkValues } from "./check";
import { componentsNamed, type Draft, isDraftOf, type Item, itemOf, writeItem } from "./item";
import { lockItem } from "./lock";
import { drafted, type Values } from "./kinds";
import { withTyped } from "./values";
import { noteVersion } from "./versions";

/**
 * Puts a draft in the place of what is published, with a version of it.
 * @throws OccError 400 or 409 for one that cannot be published: what it names is not there, or not published itself.
 */
export async function publishDraft(
  db: Database,
  item: Item,
  draft: Draft,
  by: EventPerson | null,
  at: Date,
): Promise<void> {
  const values = drafted(item.values, draft.fields);
  // Drafts are written past the editor too, and what they name may be gone.
  withTyped(item.fields, values, []);
  await checkValues(db, item, values);
  await mustBePublished(db, item, values);
  await writeItem(db, item, values);
  await noteVersion(db, item, item.unpublished ? undefined : item.values, {
    ...{ values, origin: "published" as const, draft },
    ...{ publishedAt: at, publishedBy: by },
  });
  await db.delete(cmsDrafts).where(isDraftOf(item));
}

/** A slot shows no component that only previews have. */
async function mustBePublished(db: Database, { kind, site }: Item, values: Values): Promise<void> {
  if (kind !== "slots") return;
  const named = await componentsNamed(db, site, (values["components"] ?? []) as string[]);
  const waiting = named.filter(({ unpublished }) => unpublished).map(({ name }) => `“${name}”`);
  if (waiting.length === 0) return;
  throw new OccError(409, {
    type: "ConflictError",
    message: `Publish ${waiting.join(" and ")} first: this slot would show nothing there.`,
    reason: "unpublished",
  });
}

/**
 * Publishes what is due, each once, whichever process is first. One that cannot be published stays a draft, with the
 * reason.
 */
export async function publishDue(db: Database, now: Date): Promise<void> {
  const due = await db
    .select()
    .from(cmsDrafts)
    .where(lte(cmsDrafts.publishAt, now))
    .orderBy(cmsDrafts.publishAt);
  for (const key of due) {
    try {
      await db.transaction((tx) => publishOne(tx, key, now));
    } catch (error) {
      if (!(error instanceof OccError)) throw error;
      await db
        .update(cmsDrafts)
        .set({ publishAt: null, problem: error.message })
        .where(and(isDraftOf(key), lte(cmsDrafts.publishAt, now)));
    }
  }
}

/** Another process, or somebody who cancelled it, may have been first. */
async function publishOne(tx: Database, key: Draft, now: Date): Promise<void> {
  await lockItem(tx, key);
  const [draft] = await tx
    .select()
    .from(cmsDrafts)
    .where(and(isDraftOf(key), lte(cmsDrafts.publishAt, now)));
  if (draft) await publishDraft(tx, await itemOf(tx, key), draft, draft.plannedBy, now);
}
