import { eq, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../../commerce/database/connection";
import { stockLevels, styles } from "../../../commerce/modules/catalogue/tables";

/** Somebody who orders, and where from. */
export interface Shopper {
  email: string;
  customerId: string;
  site: "uniforms" | "wholesale";
  /** A pack to choose from; without one they buy from the catalogue. */
  packId?: string;
  costCentreMandatory: boolean;
}

/** Something that can be chosen in a pack, with what its garment asks for. */
export interface Choice {
  packId: string;
  bundleId: string;
  setId: string;
  styleCode: string;
  sku: string;
  valueAdds: { code: string; entries: string[] }[];
}

/** The shop as it stood before anybody ordered. */
export interface Ground {
  shoppers: Shopper[];
  choices: Choice[];
  /** SKUs of the catalogue; the scarce ones run out. */
  skus: string[];
  stock: Map<string, number>;
  orders: Set<string>;
  returns: Set<string>;
}

/** One program of points, one of dollars with subsidy, one of items where every order is approved. */
const PACKS = ["PK-KM-PTS-CABIN", "PK-LB-WARDROBE", "PK-SV-TOPUP-NURSE-FT", "PK-SV-ADMIN", "PK-SV-CATERING"];
const SCARCE_PIECES = 7;

const peopleOf = (db: Database) =>
  rowsOf<Shopper>(
    db,
    sql`
    select u.uid as email, u.customer_id as "customerId", o.site, a.pack_id as "packId",
      o.cost_centre_mandatory as "costCentreMandatory"
    from allocations a join users u on u.customer_id = a.customer_id
    join organisations o on o.uid = u.organisation_uid
    join units n on n.uid = u.unit_uid
    where a.pack_id in ${PACKS} and u.active and n.active and a.period_end > current_date + 2
      and not o.purchase_order_mandatory
    union all
    select u.uid, u.customer_id, o.site, null, false
    from users u join organisations o on o.uid = u.organisation_uid
    where o.site = 'wholesale' and u.active and u.price_enabled
    order by 1, 4`,
  );

const choicesOf = (db: Database) =>
  rowsOf<Choice>(
    db,
    sql`
    select y.pack_id as "packId", y.bundle_id as "bundleId", y.set_id as "setId", y.style_code as "styleCode",
      v.sku, coalesce((select json_agg(json_build_object('code', x.code, 'entries',
          (select coalesce(json_agg('Sam'::text), '[]') from json_array_elements(x.prompts::json))))
        from style_value_adds s join value_adds x on x.code = s.value_add_code
        where s.style_code = y.style_code and x.mandatory), '[]') as "valueAdds"
    from bundle_styles y join bundles b on b.pack_id = y.pack_id and b.id = y.bundle_id
    join variants v on v.style_code = y.style_code and v.active
      and (y.colour_codes is null or v.colour_code = any(y.colour_codes))
    join stock_levels l on l.sku = v.sku
    where y.pack_id in ${PACKS} and l.on_hand >= 20 and b.kind = 'set'
    order by 1, 2, 5`,
  );

async function makeScarce(db: Database, skus: string[]): Promise<void> {
  for (const sku of skus) {
    await db.update(stockLevels).set({ onHand: SCARCE_PIECES }).where(eq(stockLevels.sku, sku));
    await db
      .update(styles)
      .set({ backOrder: false })
      .where(sql`${styles.code} = (select style_code from variants where sku = ${sku})`);
  }
}

const tradedSkus = async (db: Database): Promise<string[]> => {
  const inTrade = await rowsOf<{ sku: string }>(
    db,
    sql`
    select min(v.sku) as sku from assortments a join organisations o on o.uid = a.organisation_uid
    join styles s on s.code = a.style_code join variants v on v.style_code = s.code and v.active
    join stock_levels l on l.sku = v.sku
    where o.site = 'wholesale' and s.stock_model = 'stocked' and s.ends_on is null and l.on_hand >= 20
    group by s.code order by 1`,
  );
  return inTrade.map(({ sku }) => sku);
};

/** Reads who can order what, and makes a few things scarce, so that people run for the last piece. */
export async function layGround(db: Database): Promise<Ground> {
  await makeScarce(db, (await tradedSkus(db)).slice(0, 2));
  return readGround(db);
}

/** Reads who can order what, and changes nothing. */
export async function readGround(db: Database): Promise<Ground> {
  const shelf = await db.select().from(stockLevels);
  const placed = await rowsOf<{ code: string }>(db, sql`select code from orders`);
  const asked = await rowsOf<{ code: string }>(db, sql`select code from return_requests`);
  return {
    shoppers: await peopleOf(db),
    choices: await choicesOf(db),
    skus: await tradedSkus(db),
    stock: new Map(shelf.map(({ sku, onHand }) => [sku, onHand])),
    orders: new Set(placed.map(({ code }) => code)),
    returns: new Set(asked.map(({ code }) => code)),
  };
}
