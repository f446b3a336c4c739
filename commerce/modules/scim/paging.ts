import { sql, type SQL } from "drizzle-orm";
import { type Database, rowsOf } from "../../database/connection";
import { badRequest } from "./errors";
import { LIST, MOST_RESULTS, USUAL_RESULTS } from "./names";

/** A page of a list: the first is 1 (RFC 7644 §3.4.2.4). */
export interface Page {
  startIndex: number;
  count: number;
}

const MOST_INDEX = 1_000_000_000;

/** @throws ScimError invalidValue for what is no whole number. */
export function pageIn({
  startIndex = "1",
  count = String(USUAL_RESULTS),
}: Record<string, string | undefined>): Page {
  if (![startIndex, count].every((text) => /^-?\d{1,15}$/.test(text)))
    throw badRequest("invalidValue", "startIndex and count are whole numbers.");
  return {
    startIndex: Math.min(Math.max(Number(startIndex), 1), MOST_INDEX),
    count: Math.min(Math.max(Number(count), 0), MOST_RESULTS),
  };
}

const listAnswer = <T extends object>(
  Resources: readonly T[],
  { startIndex }: Page,
  totalResults: number,
) => ({
  schemas: [LIST],
  totalResults,
  startIndex,
  itemsPerPage: Resources.length,
  Resources,
});

/** How a list is read. */
interface ListReading<Row, View> {
  /** The statement that counts all of it, as `total`. */
  count: SQL;
  /** The statement of its rows, with where they are cut. */
  rows: (cut: SQL) => SQL;
  view: (row: Row) => View;
}

/** A page of a list; one statement for it and one for how many there are. */
export async function readPage<Row, View extends object>(
  db: Database,
  page: Page,
  { count, rows, view }: ListReading<Row, View>,
) {
  const [counts] = await rowsOf<{ total: number }>(db, count);
  const cut = sql`limit ${page.count} offset ${page.startIndex - 1}`;
  const found = page.count === 0 ? [] : await rowsOf<Row>(db, rows(cut));
  return listAnswer(found.map(view), page, counts!.total);
}
