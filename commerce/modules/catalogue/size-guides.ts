import { asc, inArray } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { heldCopies } from "../../database/held";
import { chartsOf } from "./size-charts";
import { sizeMeasures } from "./tables";

type Measure = typeof sizeMeasures.$inferSelect;

/** Rows of a size guide are dropped as soon as the database announces a change of the catalogue, as facts of styles. */
const held = heldCopies<readonly Measure[]>("catalogue", 60_000, { most: 500, onlyFollowed: true });

/** The body measurements behind a scale, chart by chart; none if there is no such scale. */
export async function sizeGuide(db: Database, scale: string): Promise<readonly Measure[]> {
  const known = held.young(db, scale);
  if (known) return known;
  const keep = held.place(db, scale);
  const charts = chartsOf(scale);
  const rows = await db
    .select()
    .from(sizeMeasures)
    .where(inArray(sizeMeasures.scale, charts))
    .orderBy(asc(sizeMeasures.sort));
  rows.sort((a, b) => charts.indexOf(a.scale) - charts.indexOf(b.scale));
  // What somebody made up is not worth a place.
  if (rows.length > 0) keep(rows);
  return rows;
}
