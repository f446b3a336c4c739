import type { Call } from "../../../http/call";
import { cmsComponents } from "../tables";
import { CHANGED, conflict, storeDraft } from "./change";
import { checkValues } from "./check";
import { itemOrGone } from "./gone";
import { draftOf, editionOf, type Item, itemOf } from "./item";
import { changesBetween, type ContentKey, type TypeCodes, type Values } from "./kinds";
import { lockItem } from "./lock";
import { versionOf } from "./versions";

/**
 * Makes a draft of an earlier version, in the place of the one that there is: customers see it once it is published. A
 * component that was deleted comes back by it.
 * @throws OccError 400 if it names what is no longer there; 404; 409 if it is what is published, or not what the editor saw.
 */
export async function backTo(call: Call, key: ContentKey, number: number, edition: string): Promise<void> {
  const { db } = call;
  await lockItem(db, key);
  const { item, gone } = await itemOrGone(db, key);
  const draft = await draftOf(db, key);
  if (edition !== editionOf(item.values, draft)) throw conflict("changed", CHANGED);
  const { fields } = await versionOf(db, key, number);
  if (!gone && Object.keys(changesBetween(item.values, fields)).length === 0) {
    throw conflict("same", "This is what is published now.");
  }
  await checkValues(db, item, fields);
  if (gone) await bringBack(call, item, gone, fields);
  else await storeDraft(call, { item, draft }, fields);
}

/** Writes a deleted component anew, with a draft alone: nothing is published unseen. */
async function bringBack(call: Call, item: Item, type: TypeCodes, values: Values): Promise<void> {
  const { site, uid } = item;
  const name = String(values["name"]);
  await call.db.insert(cmsComponents).values({ site, uid, ...type, name, fields: {}, unpublished: true });
  await storeDraft(call, { item: await itemOf(call.db, item), draft: undefined }, values);
}
