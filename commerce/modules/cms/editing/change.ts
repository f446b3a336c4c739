import type { z } from "@hono/zod-openapi";
import { authorOf } from "../../../http/author";
import type { Call } from "../../../http/call";
import { instantAt } from "../../../calendar";
import { invalid, OccError } from "../../../http/errors";
import { cmsDrafts } from "../tables";
import { checkValues } from "./check";
import type { DraftBody, PublicationBody } from "./contract";
import { type Draft, draftOf, editionOf, isDraftOf, type Item, itemOf } from "./item";
import { changesBetween, type ContentKey, drafted, type Values } from "./kinds";
import { lockItem } from "./lock";
import { publishDraft } from "./publish";
import { withTyped } from "./values";

export const conflict = (reason: string, message: string) =>
  new OccError(409, { type: "ConflictError", message, reason });

export const CHANGED = "Somebody else changed this since you opened it. Compare both, then save again.";

/** What is there now, which no other change alters before this one is done. */
export interface Opened {
  item: Item;
  draft: Draft | undefined;
}

/** Opens something to change it. @throws OccError 404; 409 if it is not what the editor saw. */
export async function openItem(call: Pick<Call, "db">, key: ContentKey, edition?: string): Promise<Opened> {
  await lockItem(call.db, key);
  const item = await itemOf(call.db, key);
  const draft = await draftOf(call.db, key);
  if (edition !== undefined && edition !== editionOf(item.values, draft)) throw conflict("changed", CHANGED);
  return { item, draft };
}

/** Stores what differs from what is published; nothing of a draft is left if nothing does. */
export async function storeDraft(call: Call, { item, draft }: Opened, values: Values): Promise<void> {
  const { db, now } = call;
  const { site, kind, uid } = item;
  const fields = changesBetween(item.values, values);
  if (Object.keys(fields).length === 0) {
    await db.delete(cmsDrafts).where(isDraftOf(item));
    return;
  }
  // Whoever planned it had seen another text.
  const set = {
    ...{ fields, updatedAt: now(), updatedBy: authorOf(call).by },
    ...{ publishAt: null, plannedBy: null, problem: null },
  };
  await (draft
    ? db.update(cmsDrafts).set(set).where(isDraftOf(item))
    : db.insert(cmsDrafts).values({ site, kind, uid, ...set }));
}

/**
 * Saves what was typed as a draft, which customers do not see. A planned publication of it is cancelled.
 * @throws OccError 400 that names each wrong field; 404; 409 if somebody else saved, published or imported meanwhile.
 */
export async function saveDraft(
  call: Call,
  key: ContentKey,
  { version, fields }: z.infer<typeof DraftBody>,
): Promise<void> {
  const opened = await openItem(call, key, version);
  const before = drafted(opened.item.values, opened.draft?.fields);
  const values = withTyped(opened.item.fields, before, fields);
  await checkValues(call.db, opened.item, values);
  await storeDraft(call, opened, values);
}

/** Takes a draft away. @throws OccError 404 */
export async function discardDraft(call: Call, key: ContentKey): Promise<void> {
  await openItem(call, key);
  await call.db.delete(cmsDrafts).where(isDraftOf(key));
}

/**
 * Publishes a draft now, or plans it for a day and a time where the editor's organisation is at home.
 * @throws OccError 400 for a time that has passed; 404; 409 without a draft, for another one than was seen, or one that
 * cannot be published.
 */
export async function publish(
  call: Call,
  key: ContentKey,
  { version, day, time }: z.infer<typeof PublicationBody>,
): Promise<void> {
  const opened = await openItem(call, key, version);
  if (!opened.draft) throw conflict("noDraft", "Nothing differs from what is published.");
  const { by } = authorOf(call);
  if (day === undefined) return publishDraft(call.db, opened.item, opened.draft, by, call.now());
  const at = instantAt(day, time ?? "00:00", call.about.organisation.timeZone);
  if (at <= call.now()) throw invalid("day", "Choose a day and a time to come, or publish it now.");
  await call.db.update(cmsDrafts).set({ publishAt: at, plannedBy: by, problem: null }).where(isDraftOf(key));
}

/** Cancels a planned publication; the draft stays. @throws OccError 404 */
export async function cancelPublication(call: Call, key: ContentKey): Promise<void> {
  await openItem(call, key);
  await call.db.update(cmsDrafts).set({ publishAt: null, plannedBy: null }).where(isDraftOf(key));
}
