import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { cacheOf } from "../../database/cache";
import type { Market } from "./records";
import { assortments, styleReferences, type REFERENCE_TYPES } from "./tables";

type ReferenceType = (typeof REFERENCE_TYPES)[number];

interface Reference {
  code: string;
  type: ReferenceType;
}

/** Dropped as soon as the database announces a change of references or of what an organisation may see. */
const cache = cacheOf<readonly Reference[]>("catalogue", 60_000, { most: 5000, onlyFollowed: true });

/** The codes of the styles that a style refers to and that the organisation may see, in order. */
export function referencesOf(
  db: Database,
  styleCode: string,
  { organisationUid }: Pick<Market, "organisationUid">,
  { types, most }: { types?: string[]; most: number },
): Promise<readonly Reference[]> {
  const key = JSON.stringify([organisationUid, styleCode, types, most]);
  return cache.read(db, key, () =>
    db
      .select({ code: styleReferences.targetCode, type: styleReferences.type })
      .from(styleReferences)
      .innerJoin(
        assortments,
        and(
          eq(assortments.styleCode, styleReferences.targetCode),
          eq(assortments.organisationUid, organisationUid),
        ),
      )
      .where(
        and(
          eq(styleReferences.styleCode, styleCode),
          types && inArray(styleReferences.type, types as ReferenceType[]),
        ),
      )
      .orderBy(asc(styleReferences.sort), asc(styleReferences.targetCode))
      .limit(most),
  );
}
