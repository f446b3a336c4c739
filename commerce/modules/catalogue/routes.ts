import { z } from "@hono/zod-openapi";
import { dayOf } from "../../calendar";
import { fieldsOf, PartlyRead, type Call } from "../../http/call";
import type { Registrar } from "../../http/registrar";
import { selects, selectionAt } from "../../http/fields";
import { unknownIdentifier } from "../../http/errors";
import { ProductSchema, ReferencesSchema, SizeGuideSchema } from "./contract";
import { isCard, productCards } from "./cards";
import { productOf, variantProductOf, type Showing } from "./product";
import type { Market, StyleRecord } from "./records";
import { referencesOf } from "./references";
import { sizeGuide } from "./size-guides";
import { stylesByCode, stylesBySku } from "./styles";
import { REFERENCE_TYPES } from "./tables";
import { usualSize } from "./usual-size";
import { buysOnAccount, type Person, restrictedFor } from "../../http/principal";

/** The market of a person: their organisation's contract as it is on its day, in their unit's currency. */
export const marketOf = ({ organisation, unit }: Person, now: Date): Market => ({
  organisationUid: organisation.uid,
  day: dayOf(now, organisation.timeZone),
  currency: unit.currency,
  currencySymbol: unit.currencySymbol,
});

/** How products are shown to the person of a call; the price flag is decided here, never by a client. */
export function showingFor({
  about,
  baseSite,
  mediaBaseUrl,
  now,
}: Pick<Call, "about" | "baseSite" | "mediaBaseUrl" | "now">): Showing {
  const onAccount = buysOnAccount(about);
  return {
    market: marketOf(about, now()),
    priceEnabled: about.user.priceEnabled,
    mediaBaseUrl,
    timeZone: about.organisation.timeZone,
    gstRate: about.unit.gstRate,
    gstIncluded: about.organisation.priceIncludingGst ? about.unit.gstRate : 0,
    ownPurchase: !onAccount,
    recommended: onAccount,
    points: baseSite.theme !== "wholesale",
    wearer: about,
    restricted: restrictedFor(about),
  };
}

/**
 * A style by its own code or by one of its SKUs, if the person's organisation may see it.
 * @throws OccError 400 UnknownIdentifierError, as OCC answers an unknown product (contract §5.1).
 */
export async function styleFor(
  call: Pick<Call, "db" | "about" | "once" | "now">,
  code: string,
): Promise<StyleRecord> {
  const market = marketOf(call.about, call.now());
  // A product page requests the product, its reviews and its references together, so they share the read.
  const style = await call.once(`style ${code}`, async () => {
    const [byCode] = await stylesByCode(call.db, [code], market);
    return byCode ?? (await stylesBySku(call.db, [code], market))[0];
  });
  if (!style?.inAssortment) throw unknownIdentifier(`Product with code '${code}' not found!`);
  return style;
}

/** One type, or several with commas between. */
const TYPE_LIST = new RegExp(`^(${REFERENCE_TYPES.join("|")})(,(${REFERENCE_TYPES.join("|")}))*$`);

/** Catalogue calls (contract §5.1). The catalogue is of one organisation, so a person must be signed in. */
export function catalogueRoutes(api: Registrar): void {
  for (const area of ["products", "orgProducts"]) {
    api.call(
      {
        method: "get",
        path: `/${area}/{code}`,
        tag: "Catalogue",
        summary: "One style or one of its SKUs, with colours, variants, stock, prices and value-adds",
        who: "person",
        proxied: true,
        hidden: true,
        params: z.object({ code: z.string().min(1).max(80) }),
        answer: ProductSchema,
      },
      async (call) => {
        const style = await styleFor(call, call.params.code);
        const product = variantProductOf(style, call.params.code, showingFor(call));
        if (!selects(fieldsOf(call.query), "usualSize", "FULL")) return product;
        return { ...product, usualSize: await usualSize(call, style.sizeScale) };
      },
    );
  }
  api.call(
    {
      method: "get",
      path: "/products/{code}/references",
      tag: "Catalogue",
      summary: "Products that go well with a product, and similar products",
      who: "person",
      proxied: true,
      hidden: true,
      params: z.object({ code: z.string().min(1).max(80) }),
      query: z.object({
        referenceType: z.string().regex(TYPE_LIST, "Unknown reference type").optional(),
        pageSize: z.coerce.number().int().min(1).max(50).default(20),
      }),
      answer: ReferencesSchema,
    },
    async (call) => {
      const { referenceType, pageSize } = call.query;
      const showing = showingFor(call);
      const { code } = await styleFor(call, call.params.code);
      const found = await referencesOf(call.db, code, showing.market, {
        types: referenceType?.split(","),
        most: pageSize,
      });
      const codes = found.map((reference) => reference.code);
      const asCards = isCard(selectionAt(fieldsOf(call.query), "references", "target"));
      const withTargets = <T>(targets: Map<string, T>) =>
        found.flatMap((reference) => {
          const target = targets.get(reference.code);
          return target ? [{ referenceType: reference.type, preselected: false, target }] : [];
        });
      if (asCards) {
        return new PartlyRead({ references: withTargets(await productCards(call.db, codes, showing)) });
      }
      const styles = await stylesByCode(call.db, codes, showing.market);
      return {
        references: withTargets(new Map(styles.map((style) => [style.code, productOf(style, showing)]))),
      };
    },
  );
  api.call(
    {
      method: "get",
      path: "/sizeGuides/{scale}",
      tag: "Catalogue",
      summary: "Body measurements behind the size labels of a scale, in centimetres",
      who: "person",
      proxied: true,
      hidden: true,
      params: z.object({ scale: z.string().min(1).max(120) }),
      answer: SizeGuideSchema,
    },
    async ({ db, params }) => {
      const rows = await sizeGuide(db, params.scale);
      return {
        scale: params.scale,
        rows: rows.map((row) => ({
          chart: row.scale,
          size: row.size,
          dimension: row.dimension,
          minCm: row.minCm ?? undefined,
          maxCm: row.maxCm ?? undefined,
          innerLegCm: row.innerLegCm ?? undefined,
        })),
      };
    },
  );
}
