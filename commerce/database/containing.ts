/** The pattern of `ilike` for everything that contains a text; signs that have a meaning in patterns are letters. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
