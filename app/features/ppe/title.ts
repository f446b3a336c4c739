/** What the pages about what roles require are called. */
export const TITLE = "Protective clothing";
