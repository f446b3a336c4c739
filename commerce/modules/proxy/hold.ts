/** After this time somebody else may begin to order for the person. */
export const HELD = { hours: 2 };
