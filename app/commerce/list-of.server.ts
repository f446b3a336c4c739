/** A list of an answer: some versions of OCC write one that has a single item as that item, and an empty one not at all. */
export type Listed<Item> = Item | readonly Item[] | null;

/** The items of such a list (contract §4), in their order. */
export const listOf = <Item>(list: Listed<Item> | undefined): readonly Item[] =>
  list === undefined || list === null ? [] : Array.isArray(list) ? (list as readonly Item[]) : [list as Item];
