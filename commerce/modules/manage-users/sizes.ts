import { sql } from "drizzle-orm";
import { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { pageOf, pagination, PaginationSchema } from "../../http/paging";
import { personName } from "../../http/person-name";
import { usualSizesOf } from "../catalogue";
import { noteChanges } from "../changes";
import { type ChangeCall, inScope } from "./scope";

export const SizesOfPeopleSchema = z
  .object({
    people: z.array(
      z.object({
        customerPK: z.string(),
        name: z.string(),
        employeeCode: z.string(),
        unit: z.object({ uid: z.string(), name: z.string() }),
        /** The usual size in each scale of the person's packs; a scale without one is left out. */
        sizes: z.array(
          z.object({
            scale: z.string(),
            size: z.string(),
            dimension: z.string().optional(),
            source: z.enum(["ordered", "exchanged", "chosen", "saved"]),
            at: z.string(),
          }),
        ),
      }),
    ),
    pagination: PaginationSchema,
  })
  .openapi("SizesOfPeople");

interface Row {
  customer_id: string;
  first_name: string;
  last_name: string;
  wearer_id: string;
  unit_uid: string;
  unit_name: string;
  scales: string[] | null;
  total: number;
}

type SizesCall = ChangeCall & Pick<Call, "baseSite" | "principal">;

/**
 * The usual sizes of the people whom the caller manages, by name. Sizes say something about a body, so the change log has
 * for each of these people that they were read; the sizes themselves are not in it. Three statements a page.
 */
export async function sizesOfPeople(call: SizesCall, query: { currentPage?: number; pageSize?: number }) {
  const page = pageOf(query);
  const rows = await rowsOf<Row>(
    call.db,
    sql`select p.*, (select array_agg(distinct s.size_scale) from allocations a
          join bundle_styles b on b.pack_id = a.pack_id join styles s on s.code = b.style_code
          where a.customer_id = p.customer_id) as scales
      from (select u.customer_id, u.first_name, u.last_name, u.wearer_id, n.uid as unit_uid, n.name as unit_name,
          count(*) over ()::int as total
        from users u join units n on n.uid = u.unit_uid where ${inScope(call)} and u.active
        order by lower(u.last_name), lower(u.first_name), u.customer_id
        limit ${page.pageSize} offset ${page.offset}) p
      order by lower(p.last_name), lower(p.first_name), p.customer_id`,
  );
  const scales = [...new Set(rows.flatMap((row) => row.scales ?? []))];
  const usual = await usualSizesOf(
    call,
    rows.map(({ customer_id: id }) => id),
    scales,
  );
  const people = rows.map((row) => ({
    customerPK: row.customer_id,
    name: personName({ firstName: row.first_name, lastName: row.last_name }),
    employeeCode: row.wearer_id,
    unit: { uid: row.unit_uid, name: row.unit_name },
    sizes: (row.scales ?? []).flatMap((scale) => {
      const size = usual.get(row.customer_id)?.get(scale);
      return size ? [{ scale, ...size }] : [];
    }),
  }));
  await noteChanges(
    call,
    people
      .filter(({ customerPK, sizes }) => sizes.length > 0 && customerPK !== call.about.user.customerId)
      .map(({ customerPK, name, unit }) => ({
        kind: "person" as const,
        subject: { code: customerPK, name },
        unitUid: unit.uid,
        changes: [{ what: "Sizes", from: null, to: "Looked at" }],
        note: "In a file of the sizes of several people",
      })),
  );
  return { people, pagination: pagination(page, rows[0]?.total ?? 0, "name") };
}
