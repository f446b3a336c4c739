/** One spelling for names that people write in several ways: St Kilda, Saint Kilda; Mt Eden, Mount Eden; Whangārei. */
export const keyOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/\b(st|mt|nth|sth|pt)\b/g, (short) => WHOLE[short]!);

const WHOLE: Record<string, string> = { st: "saint", mt: "mount", nth: "north", sth: "south", pt: "point" };
