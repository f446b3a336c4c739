import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { stylesByCode, type Market, type StyleRecord } from "./records";
import { assortments, styleReferences, type REFERENCE_TYPES } from "./tables";

type ReferenceType = (typeof REFERENCE_TYPES)[number];

/** The styles that a style refers to and that the organisation may see, in order. */
export async function referencesOf(
  db: Database,
  styleCode: string,
  market: Market,
  { types, most }: { types?: string[]; most: number },
): Promise<{ type: ReferenceType; style: StyleRecord }[]> {
  const rows = await db
    .select({ code: styleReferences.targetCode, type: styleReferences.type })
    .from(styleReferences)
    .innerJoin(
      assortments,
      and(
        eq(assortments.styleCode, styleReferences.targetCode),
        eq(assortments.organisationUid, market.organisationUid),
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
  const styles = await stylesByCode(
    db,
    rows.map(({ code }) => code),
    market,
  );
  const byCode = new Map(styles.map((style) => [style.code, style]));
  return rows.flatMap(({ code, type }) => {
    const style = byCode.get(code);
    return style ? [{ type, style }] : [];
  });
}
