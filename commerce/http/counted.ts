/** A number with its noun: 1 item, 3 items, 0 items; 2 more items. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
