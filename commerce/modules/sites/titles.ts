/** The titles that people choose from (contract §3, `titles`). */
export const TITLES = ["Mr", "Ms", "Mrs", "Mx", "Dr"].map((name) => ({ code: name.toLowerCase(), name }));

/** The code of a title as it is stored; an administrator may have written one that is not in the list. */
export const titleCodeOf = (title: string): string => title.toLowerCase();
