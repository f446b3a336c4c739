/** The field of several that has what the page showed of an order. */
export const shownName = (code: string) => `shown-${code}`;
