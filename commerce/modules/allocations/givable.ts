import type { z } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import { readableDate } from "../../http/dates";
import { todayOf } from "../../http/today";
import { type PackCall } from "../packs";
import type { GivablePacksSchema } from "./contract";

type GivablePacks = z.infer<typeof GivablePacksSchema>;
type Row = Pick<GivablePacks["packs"][number], "packId" | "packName" | "packType"> & {
  closesAt: string | null;
};

/** The packs of a person's organisation that they do not have in this period, by their place in lists. */
export async function givablePacks(call: PackCall): Promise<GivablePacks> {
  const { user, organisation } = call.about;
  const rows = await rowsOf<Row>(
    call.db,
    sql`
    select p.id as "packId", p.name as "packName", p.pack_type as "packType", p.closes_at as "closesAt"
    from packs p where p.organisation_uid = ${organisation.uid} and not exists (select 1 from allocations a
      where a.pack_id = p.id and a.customer_id = ${user.customerId} and a.period_end >= ${todayOf(call)}::date)
    order by p.sort, p.id`,
  );
  return {
    packs: rows.map(({ closesAt, ...pack }) => ({
      ...pack,
      closed:
        closesAt && new Date(closesAt) <= call.now()
          ? `Closed on ${readableDate(new Date(closesAt), organisation.timeZone)}`
          : undefined,
    })),
  };
}
