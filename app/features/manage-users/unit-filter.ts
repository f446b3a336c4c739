import type { choiceOf } from "./units.server";

/** The filter of a list of people by unit: a list to choose from, or its number where there are too many to list. */
export const unitFilter = (options: ReturnType<typeof choiceOf>, label: string, noun: string) =>
  options
    ? { kind: "select" as const, name: "unit", label, any: `All ${noun}s`, options }
    : { kind: "text" as const, name: "unit", label: `Number of the ${noun}` };
