/** What the columns of a team order's file can mean. */
export const FIELDS = ["person", "style", "colour", "size", "quantity", "text"] as const;
export type Field = (typeof FIELDS)[number];
