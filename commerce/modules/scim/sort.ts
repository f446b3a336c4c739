import { sql, type SQL } from "drizzle-orm";
import { badRequest } from "./errors";
import { namesOf } from "./shown";

/** What a list is sorted by: attributes in lower case. */
export type Sorts = Readonly<Record<string, SQL>>;

/**
 * The order of a list (RFC 7644 §3.4.2.3): what has no value is last, or first where it is turned round.
 * @param last what tells rows with the same value apart. @throws ScimError invalidPath, invalidValue.
 */
export function orderBy(
  { sortBy, sortOrder = "ascending" }: Record<string, string | undefined>,
  sorts: Sorts,
  last: SQL,
): SQL {
  const [name] = namesOf(sortBy);
  if (name === undefined) return sql`order by ${last}`;
  if (!Object.hasOwn(sorts, name))
    throw badRequest("invalidPath", `Lists are not sorted by ${name.slice(0, 200)}.`);
  const order = sortOrder.toLowerCase();
  if (order !== "ascending" && order !== "descending")
    throw badRequest("invalidValue", "sortOrder is ascending or descending.");
  const column = sql`nullif(${sorts[name]}::text, '')`;
  return order === "ascending"
    ? sql`order by ${column} is null, ${sorts[name]}, ${last}`
    : sql`order by ${column} is not null, ${sorts[name]} desc, ${last} desc`;
}
