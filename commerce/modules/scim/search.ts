import { badRequest } from "./errors";
import { SEARCH } from "./names";

const TEXTS = ["filter", "sortBy", "sortOrder"];
const NUMBERS = ["startIndex", "count"];
const LISTS = ["attributes", "excludedAttributes"];

const isText = (value: unknown): value is string => typeof value === "string";

/**
 * The query of a list that was sent as a body, so that no address of a person stands in a log on the way (RFC 7644 §3.4.3).
 * @throws ScimError invalidSyntax, invalidValue.
 */
export function searchOf(body: Record<string, unknown>): Record<string, string> {
  const { schemas } = body;
  if (!Array.isArray(schemas) || !schemas.includes(SEARCH))
    throw badRequest("invalidSyntax", `schemas must name ${SEARCH}.`);
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    if (value === null || value === undefined) continue;
    if (TEXTS.includes(name) && isText(value)) query[name] = value;
    else if (NUMBERS.includes(name) && typeof value === "number") query[name] = String(value);
    else if (LISTS.includes(name) && Array.isArray(value) && value.every(isText))
      query[name] = value.join(",");
    else if ([...TEXTS, ...NUMBERS, ...LISTS].includes(name))
      throw badRequest("invalidValue", `${name} has a value of another kind.`);
  }
  return query;
}
