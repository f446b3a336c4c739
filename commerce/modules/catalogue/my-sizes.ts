import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import { users } from "../users/tables";
import { userSizes } from "./tables";
import { usualSizes } from "./usual-size";

export const MySizesSchema = z
  .object({
    scales: z.array(
      z.object({
        scale: z.string(),
        /** The categories of garments with this scale: "Tops, Suiting". */
        garments: z.string(),
        sizeLabel: z.string(),
        dimensionLabel: z.string().optional(),
        sizes: z.array(z.object({ size: z.string(), dimension: z.string().optional() })),
        /** The person's usual size and its source. */
        usual: z
          .object({
            size: z.string(),
            dimension: z.string().optional(),
            source: z.enum(["ordered", "exchanged", "chosen", "saved"]),
            at: z.string(),
          })
          .optional(),
      }),
    ),
  })
  .openapi("MySizes");

export const MySizesBody = z.object({
  sizes: z
    .array(
      z.object({
        scale: z.string().min(1).max(60),
        /** Absent if the person is not sure; a saved size is then deleted. */
        size: z.string().min(1).max(40).optional(),
        dimension: z.string().min(1).max(40).optional(),
      }),
    )
    .min(1)
    .max(40),
});

type SizeCall = Pick<Call, "principal" | "db" | "about" | "baseSite" | "now">;

interface ScaleRow {
  scale: string;
  garments: string;
  sizeLabel: string;
  dimensionLabel: string | null;
  sizes: { size: string; dimension: string | null }[];
}

/** The size scales in the person's packs, with their sizes in order. Scales with one size are left out. */
const scalesOf = ({ db, about }: SizeCall) =>
  rowsOf<ScaleRow>(
    db,
    sql`with offered as (
      select distinct s.code, s.size_scale, s.category_code, s.size_label, s.dimension_label
      from allocations a
      join bundle_styles b on b.pack_id = a.pack_id
      join styles s on s.code = b.style_code
      where a.customer_id = ${about.user.customerId})
    select o.size_scale as scale, max(o.size_label) as "sizeLabel", max(o.dimension_label) as "dimensionLabel",
      (select string_agg(distinct c.name, ', ') from offered x join categories c on c.code = x.category_code
        where x.size_scale = o.size_scale) as garments,
      (select json_agg(json_build_object('size', v.size, 'dimension', v.dimension) order by v.place)
        from (select size, dimension, min(sort) as place from variants
          where style_code in (select code from offered y where y.size_scale = o.size_scale)
          group by size, dimension) v) as sizes
    from offered o group by o.size_scale order by 1`,
  );

/** A person's sizes: each scale of their packs with the usual size. Two statements. */
export async function mySizes(call: SizeCall): Promise<z.infer<typeof MySizesSchema>> {
  const rows = (await scalesOf(call)).filter(({ sizes }) => sizes.length > 1);
  const usual = await usualSizes(
    call,
    rows.map(({ scale }) => scale),
  );
  return {
    scales: rows.map((row) => ({
      ...row,
      dimensionLabel: row.dimensionLabel ?? undefined,
      sizes: row.sizes.map(({ size, dimension }) => ({ size, dimension: dimension ?? undefined })),
      usual: usual.get(row.scale),
    })),
  };
}

/**
 * Saves the person's sizes. A scale without a size is cleared.
 * @throws OccError 400 for a scale or a size that none of their packs has.
 */
export async function saveSizes(call: SizeCall, sent: z.infer<typeof MySizesBody>["sizes"]): Promise<void> {
  const known = new Map((await scalesOf(call)).map((row) => [row.scale, row.sizes]));
  const bad = sent.find(
    ({ scale, size, dimension }) =>
      !known
        .get(scale)
        ?.some(
          (one) => size === undefined || (one.size === size && (one.dimension ?? undefined) === dimension),
        ),
  );
  if (bad) {
    throw new OccError(400, {
      type: "ValidationError",
      message: "Choose one of the sizes in the list.",
      reason: "invalid",
      subject: bad.scale,
      subjectType: "parameter",
    });
  }
  const { customerId } = call.about.user;
  const scales = sent.map(({ scale }) => scale);
  await call.db
    .delete(userSizes)
    .where(and(eq(userSizes.customerId, customerId), inArray(userSizes.scale, scales)));
  const rows = new Map(
    sent.flatMap(({ scale, size, dimension }) =>
      size ? [[scale, { customerId, scale, size, dimension: dimension ?? null, savedAt: call.now() }]] : [],
    ),
  );
  if (rows.size > 0) await call.db.insert(userSizes).values([...rows.values()]);
}

/**
 * Deletes the person's sizes: those they saved, and what orders, exchanges and choices said until now. The orders stay as
 * they were placed, because the books need them; they give no usual size any more.
 */
export async function deleteSizes({ db, about, now }: SizeCall): Promise<void> {
  const { customerId } = about.user;
  await db.delete(userSizes).where(eq(userSizes.customerId, customerId));
  await db.update(users).set({ sizesDeletedAt: now() }).where(eq(users.customerId, customerId));
}
