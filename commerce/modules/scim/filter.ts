import { sql, type SQL } from "drizzle-orm";
import SCIMMY from "scimmy";
import { badRequest } from "./errors";
import { MOST_FILTER } from "./names";

/** One comparison; the path is in lower case, and without the schema of its resource. */
export interface Condition {
  path: string;
  operator: string;
  value: string | number | boolean | null | undefined;
}

export const invalidFilter = (detail: string) => badRequest("invalidFilter", detail);

/** Stand for an escaped quote and backslash, which the parser does not read. */
const [QUOTE, BACKSLASH] = ["\uE000", "\uE001"];
/** The null character and lone surrogates: the database takes neither. */
const UNKEEPABLE = /[\0\p{Surrogate}\uE000\uE001]/u;

const plain = (value: unknown): Condition["value"] =>
  typeof value === "string"
    ? value.replaceAll(QUOTE, '"').replaceAll(BACKSLASH, "\\")
    : (value as Condition["value"]);

/**
 * The comparisons of a filter, all of which must be true (RFC 7644 §3.4.2.2). `or`, `not` and brackets are refused before
 * they are parsed, because the parser multiplies them out.
 * @throws ScimError invalidFilter.
 */
export function conditionsOf(filter: string): Condition[] {
  if (filter.length > MOST_FILTER) throw invalidFilter(`A filter has at most ${MOST_FILTER} characters.`);
  if (UNKEEPABLE.test(filter)) throw invalidFilter("The filter has a character that cannot be searched for.");
  const escaped = filter.replace(/\\(["\\])/g, (_, one: string) => (one === '"' ? QUOTE : BACKSLASH));
  const bare = escaped.replace(/"[^"]*"/g, '""');
  if (/[()]|\b(or|not)\b/i.test(bare))
    throw invalidFilter("Only comparisons that are joined by and are answered.");
  let parsed: Record<string, unknown>[];
  try {
    parsed = [...new SCIMMY.Types.Filter(escaped)] as Record<string, unknown>[];
  } catch {
    // The parser throws errors of several kinds, some of them its own faults.
    throw invalidFilter("The filter cannot be read.");
  }
  if (parsed.length !== 1) throw invalidFilter("The filter cannot be read.");
  return comparisons(parsed[0]!, "");
}

/** The condition of a filter in SQL; true without one. @throws ScimError invalidFilter. */
export const whereOf = (filter: string | undefined, meaning: (condition: Condition) => SQL): SQL =>
  filter === undefined ? sql`true` : sql.join(conditionsOf(filter).map(meaning), sql` and `);

const isComparison = (value: unknown): value is [string, unknown] =>
  Array.isArray(value) && typeof value[0] === "string";

function comparisons(parsed: Record<string, unknown>, above: string): Condition[] {
  return Object.entries(parsed).flatMap(([name, value]): Condition[] => {
    const path = `${above}${name.replace(/^urn:ietf:params:scim:schemas:core:2\.0:(User|Group):/i, "")}`;
    const those = isComparison(value) ? [value] : Array.isArray(value) ? (value as unknown[]) : undefined;
    if (those?.every(isComparison)) {
      return those.map(([operator, compared]) => ({
        path: path.toLowerCase(),
        operator: operator.toLowerCase(),
        value: plain(compared),
      }));
    }
    if (those || typeof value !== "object" || value === null)
      throw invalidFilter("The filter cannot be read.");
    return comparisons(value as Record<string, unknown>, `${path}.`);
  });
}
