import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/connection";
import type { Market } from "./records";
import { assortments, styleReferences, type REFERENCE_TYPES } from "./tables";

type ReferenceType = (typeof REFERENCE_TYPES)[number];

/** The codes of the styles that a style refers to and that the organisation may see, in order. */
export async function referencesOf(
  db: Database,
  styleCode: string,
  { organisationUid }: Pick<Market, "organisationUid">,
  { types, most }: { types?: string[]; most: number },
): Promise<{ code: string; type: ReferenceType }[]> {
  return db
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
    .limit(most);
}
