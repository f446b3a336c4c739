import { sql } from "drizzle-orm";
import { timeBefore } from "../calendar";
import { rowsOf, type Database } from "../database/connection";
import { wishListName } from "../modules/carts";
import { carts } from "../modules/carts/tables";
import { users } from "../modules/users/tables";

interface Saved {
  login: string;
  /** Without a name it is the person's wish list. */
  name?: string;
  description: string;
  lines: number;
  pieces: number;
  daysAgo: number;
}

/** A buyer with lists that are ordered again and again, and two people who wish for something. */
const SAVED: Saved[] = [
  {
    login: "buyer@harrowstreet.example",
    name: "Monday stock, all stores",
    description: "What runs out every week. Check the sizes with the store managers first.",
    lines: 60,
    pieces: 6,
    daysAgo: 6,
  },
  {
    login: "buyer@harrowstreet.example",
    name: "Winter window",
    description: "",
    lines: 8,
    pieces: 12,
    daysAgo: 20,
  },
  { login: "buyer@harrowstreet.example", description: "Wish list", lines: 3, pieces: 1, daysAgo: 12 },
  { login: "wearer@korraline.example", description: "Wish list", lines: 2, pieces: 1, daysAgo: 3 },
];

/** Saved carts and wish lists; their numbers are below those that carts get. */
export async function seedSavedCarts(db: Database, today: Date): Promise<void> {
  for (const [at, { login, name, description, lines, pieces, daysAgo }] of SAVED.entries()) {
    const [person] = await db
      .select()
      .from(users)
      .where(sql`${users.uid} = ${login}`);
    if (!person) continue;
    const { customerId, organisationUid } = person;
    const savedAt = timeBefore(today, { days: daysAgo });
    const code = String(9_000_001 + at);
    const [{ site, currency } = { site: "", currency: "" }] = await rowsOf<{
      site: string;
      currency: string;
    }>(
      db,
      sql`select o.site, u.currency from units u join organisations o on o.uid = u.organisation_uid
        where u.uid = ${person.unitUid}`,
    );
    await db.insert(carts).values({
      ...{ code, guid: `demo-cart-${code}`, site, customerId, organisationUid, currency },
      name: name ?? wishListName(customerId),
      description: description || null,
      savedAt,
      createdAt: savedAt,
      updatedAt: savedAt,
    });
    // One size of each style comes before a second one of any.
    await db.execute(sql`
      insert into cart_entries (cart_code, entry_number, sku, quantity, unit_cents, value_adds)
      select ${code}, (row_number() over (order by place, style_code))::int - 1, sku, ${pieces}::int, cents, '[]'
      from (select v.sku, v.style_code, p.cents,
          row_number() over (partition by v.style_code order by v.sort, v.sku) as place
        from assortments a join variants v on v.style_code = a.style_code
        cross join lateral (select r.cents from price_rows r where r.style_code = v.style_code
          and r.kind = 'std' and r.currency = ${currency} and r.min_quantity <= ${pieces}::int
          and (r.sku is null or r.sku = v.sku)
          and (r.organisation_uid is null or r.organisation_uid = ${organisationUid})
          order by r.sku nulls last, r.organisation_uid nulls last, r.min_quantity desc limit 1) p
        where a.organisation_uid = ${organisationUid}) s
      order by place, style_code limit ${lines}`);
  }
}
