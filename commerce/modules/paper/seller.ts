import { eq } from "drizzle-orm";
import type { Call } from "../../http/call";
import { sellers } from "../orders/tables";
import type { Region } from "./paper";

type Seller = typeof sellers.$inferSelect;
const TAX_NUMBER: Record<Region, string> = { AU: "ABN", NZ: "GST number" };

/** Who sells in a country; undefined if nobody does. */
export const sellerIn = async (db: Call["db"], country: Region): Promise<Seller | undefined> =>
  (await db.select().from(sellers).where(eq(sellers.country, country)))[0];

/** Who sells, as papers begin. */
export const sellerLines = (seller: Seller | undefined, region: Region): string[] =>
  seller
    ? [seller.name, `${TAX_NUMBER[region]} ${seller.taxNumber}`, seller.address, seller.email]
    : ["Kitroom"];
