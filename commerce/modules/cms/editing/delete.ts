import { and, eq } from "drizzle-orm";
import { authorOf } from "../../../http/author";
import type { Call } from "../../../http/call";
import { OccError } from "../../../http/errors";
import { cmsComponents, cmsDrafts } from "../tables";
import { openItem } from "./change";
import { isDraftOf } from "./item";
import { type ContentKey, drafted } from "./kinds";
import { lockContent } from "./lock";
import { placesOf } from "./places-of";
import { noteVersion } from "./versions";

/**
 * Deletes a component that stands nowhere, with its draft. A version keeps what it was, so that it can be brought back.
 * @throws OccError 404; 409 if it is not what the editor saw, or stands in a slot or in the draft of one.
 */
export async function deleteComponent(call: Call, key: ContentKey, version: string): Promise<void> {
  const { db } = call;
  // No slot is given it meanwhile.
  await lockContent(db);
  const { item, draft } = await openItem(call, key, version);
  const places = await placesOf(db, key);
  if (places.length > 0) {
    const where = places.map(({ positionName, pageName }) => `${positionName} (${pageName})`).join(", ");
    throw new OccError(409, {
      type: "InUseError",
      message: `“${item.name}” stands in ${where}. Remove it there and publish that first.`,
    });
  }
  const its = and(eq(cmsComponents.site, key.site), eq(cmsComponents.uid, key.uid));
  const [row] = await db.delete(cmsComponents).where(its).returning();
  await db.delete(cmsDrafts).where(isDraftOf(key));
  await noteVersion(db, key, undefined, {
    // What was never published is in its draft.
    values: item.unpublished ? drafted(item.values, draft?.fields) : item.values,
    ...{ origin: "deleted", wasOfType: { typeCode: row!.typeCode, flexType: row!.flexType } },
    ...{ publishedAt: call.now(), publishedBy: authorOf(call).by },
  });
}
