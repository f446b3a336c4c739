/** The noun as it follows a number: "item" after 1, "items" after every other. */
export const nounFor = (count: number, noun: string, many = `${noun}s`): string =>
  count === 1 ? noun : many;

/** A number with its noun: 1 item, 3 items, 0 items; 2 more items. */
export const counted = (count: number, noun: string, many?: string): string =>
  `${count} ${nounFor(count, noun, many)}`;
