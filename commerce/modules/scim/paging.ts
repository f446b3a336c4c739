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

export const listAnswer = <T extends object>(
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
