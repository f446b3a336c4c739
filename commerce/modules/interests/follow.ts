import { and, eq, sql } from "drizzle-orm";
import { timeAfter } from "../../calendar";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { invalid, notFound, unknownIdentifier } from "../../http/errors";
import { pageOf } from "../../http/paging";
import { mediaUrl, stockStatus, styleFor } from "../catalogue";
import { stockUrl } from "../notices";
import type { StyleRecord } from "../catalogue";
import { KEPT_DAYS } from "../../database/kept";
import { INTEREST } from "./contract";
import { productInterests } from "./tables";

type InterestCall = Pick<Call, "db" | "about" | "now" | "once" | "mediaBaseUrl">;

/** So many can somebody follow at once. */
const MOST = 100;
/**
 * Tells a person once when a SKU is back in stock. Asking twice is asking once; after they were told it is a new request.
 * @throws OccError 400 for what their organisation does not buy, for no SKU, for one in stock, or for too many.
 */
export async function follow(call: InterestCall, sku: string): Promise<void> {
  const style = await styleFor(call, sku);
  const variant = style.variants.find((one) => one.sku === sku);
  if (!variant) throw unknownIdentifier(`Product with code '${sku}' is not one size of a product.`);
  const { customerId } = call.about.user;
  if (stockStatus(style, variant.onHand) !== "outOfStock") {
    throw invalid("productCode", "That size is in stock.", "inStock");
  }
  const [row] = await rowsOf(
    call.db,
    sql`insert into product_interests as i (customer_id, sku, added_at)
      select ${customerId}, ${sku}, ${call.now().toISOString()}::timestamptz
      where (select count(*) from product_interests where customer_id = ${customerId} and sku <> ${sku}) < ${MOST}
      on conflict (customer_id, sku) do update set told_at = null,
        added_at = case when i.told_at is null then i.added_at else excluded.added_at end
      returning sku`,
  );
  if (!row) throw invalid("productCode", `You follow ${MOST} sizes. Stop following one first.`, "limit");
}

/** Stops following a SKU. @throws OccError 404 for one that the person does not follow. */
export async function stopFollowing({ db, about }: InterestCall, sku: string): Promise<void> {
  const [row] = await db
    .delete(productInterests)
    .where(and(eq(productInterests.customerId, about.user.customerId), eq(productInterests.sku, sku)))
    .returning();
  if (!row) throw notFound("You do not follow that.", { subject: sku, subjectType: "product" });
}

interface Row extends Pick<StyleRecord, "stockModel"> {
  sku: string;
  addedAt: string;
  toldAt: string | null;
  styleCode: string;
  name: string;
  colourCode: string;
  colour: string;
  front: string | null;
  size: string;
  dimension: string | null;
  onHand: number;
  total: number;
}

/** What a person follows, by name, in one statement. */
export async function listInterests(
  { db, about, mediaBaseUrl }: InterestCall,
  query: { currentPage?: number; pageSize?: number; productCode?: string },
) {
  const page = pageOf(query, MOST);
  const only = query.productCode ? sql`i.sku = ${query.productCode}` : sql`true`;
  const rows = await rowsOf<Row>(
    db,
    sql`select i.sku, i.added_at as "addedAt", i.told_at as "toldAt", s.code as "styleCode", s.name,
        s.stock_model as "stockModel", v.colour_code as "colourCode", coalesce(k.name, '') as colour, k.front, v.size,
        v.dimension, case when v.active then coalesce(l.on_hand, 0) else 0 end as "onHand", count(*) over ()::int as total
      from product_interests i join variants v on v.sku = i.sku join styles s on s.code = v.style_code
      left join style_colours k on k.style_code = s.code and k.code = v.colour_code
      left join stock_levels l on l.sku = i.sku
      where i.customer_id = ${about.user.customerId} and ${only}
      order by s.name, i.added_at desc, i.sku limit ${page.pageSize} offset ${page.offset}`,
  );
  const total = rows[0]?.total ?? 0;
  return {
    results: rows.map((row) => interestOf(row, mediaBaseUrl)),
    pagination: {
      page: page.currentPage,
      count: page.pageSize,
      totalCount: total,
      totalPages: Math.ceil(total / page.pageSize),
    },
    sorts: [{ code: "name", asc: true }],
  };
}

function interestOf(row: Row, mediaBaseUrl: string) {
  const { sku, name, styleCode, colour, size, dimension, front, toldAt } = row;
  const added = new Date(row.addedAt);
  return {
    product: {
      ...{ code: sku, name, baseProduct: styleCode, colour, size, dimension: dimension ?? undefined },
      url: stockUrl({ ...row, askedAt: row.addedAt }),
      stock: { stockLevelStatus: stockStatus(row, row.onHand), isValueRounded: false },
      images: front
        ? [
            {
              url: mediaUrl(front, mediaBaseUrl),
              format: "thumbnail" as const,
              imageType: "PRIMARY" as const,
              altText: `${name}, ${colour}`,
            },
          ]
        : [],
    },
    productInterestEntry: [
      {
        interestType: INTEREST as typeof INTEREST,
        dateAdded: occDate(added),
        expirationDate: occDate(timeAfter(added, { days: KEPT_DAYS["sweep-interests"].added })),
        dateTold: toldAt ? occDate(new Date(toldAt)) : undefined,
      },
    ],
  };
}
