import { asc, inArray } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { cacheOf } from "../../database/cache";
import { notFound } from "../../http/errors";
import { chartsOf } from "./size-charts";
import { sizeMeasures } from "./tables";

type Measure = typeof sizeMeasures.$inferSelect;

/** Rows of a size guide are dropped as soon as the database announces a change of the catalogue, as facts of styles. */
const cache = cacheOf<readonly Measure[]>("catalogue", 60_000, { most: 500, onlyFollowed: true });

/**
 * The body measurements behind a scale, chart by chart.
 * @throws OccError 404 NotFoundError if there is no such scale.
 */
export const sizeGuide = (db: Database, scale: string): Promise<readonly Measure[]> =>
  cache.read(db, scale, async () => {
    const charts = chartsOf(scale);
    const rows = await db
      .select()
      .from(sizeMeasures)
      .where(inArray(sizeMeasures.scale, charts))
      .orderBy(asc(sizeMeasures.sort));
    if (rows.length === 0) throw notFound("There is no size guide with that name");
    return rows.sort((a, b) => charts.indexOf(a.scale) - charts.indexOf(b.scale));
  });
