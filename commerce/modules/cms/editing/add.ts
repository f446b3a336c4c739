import { and, eq, like, or } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import type { Call } from "../../../http/call";
import { invalid } from "../../../http/errors";
import { cmsComponents } from "../tables";
import { storeDraft } from "./change";
import type { AddComponentBody } from "./contract";
import { draftOf, itemOf } from "./item";
import { drafted, type ContentKey } from "./kinds";
import { lockItem } from "./lock";
import { COMPONENT_TYPES } from "./types";

const LONGEST = 50;

/** A code of a name: `O'Brien-Ngāti <b>&` becomes `obrien-ngati-b`. */
const codeOf = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, LONGEST) || "component";

/** A code that no other component of the site has. */
async function freeCode({ db, baseSite }: Call, name: string): Promise<string> {
  const code = codeOf(name);
  const rows = await db
    .select({ uid: cmsComponents.uid })
    .from(cmsComponents)
    .where(
      and(
        eq(cmsComponents.site, baseSite.uid),
        or(eq(cmsComponents.uid, code), like(cmsComponents.uid, `${code}-%`)),
      ),
    );
  const taken = new Set(rows.map(({ uid }) => uid));
  let number = 1;
  while (taken.has(number === 1 ? code : `${code}-${number}`)) number += 1;
  return number === 1 ? code : `${code}-${number}`;
}

/**
 * Adds a component without values, which only previews show until it is published once; at the end of a slot as a draft
 * of that, if one is named.
 * @throws OccError 400 for a type that has no form; 404 for a slot of no page.
 */
export async function addComponent(
  call: Call,
  { type, name, slotId }: z.infer<typeof AddComponentBody>,
): Promise<ContentKey> {
  const { db, baseSite } = call;
  const made = COMPONENT_TYPES[type];
  if (!made) throw invalid("type", "Choose one of the list.");
  const site = baseSite.uid;
  await lockItem(db, { site, kind: "components", uid: "*" });
  const uid = await freeCode(call, name);
  await db.insert(cmsComponents).values({
    ...{ site, uid, name, fields: {}, unpublished: true },
    ...(made.flex ? { typeCode: "CMSFlexComponent", flexType: type } : { typeCode: type }),
  });
  if (slotId) await placeAtEnd(call, { site, kind: "slots", uid: slotId }, uid);
  return { site, kind: "components", uid };
}

async function placeAtEnd(call: Call, key: ContentKey, componentUid: string): Promise<void> {
  await lockItem(call.db, key);
  const [item, draft] = [await itemOf(call.db, key), await draftOf(call.db, key)];
  const values = drafted(item.values, draft?.fields);
  const components = [...((values["components"] ?? []) as string[]), componentUid];
  await storeDraft(call, { item, draft }, { ...values, components });
}
