/** What the list of the orders of a person's units is called. @param noun of `useUnitNoun`. */
export const unitOrdersTitle = (noun: "unit" | "store") => `Orders of my ${noun}s`;
