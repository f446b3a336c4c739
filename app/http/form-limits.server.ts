/** Fields of one form; the longest page of the shop has some hundred. */
const MOST_FIELDS = 1000;
const MOST_NAME = 200;
/** Brackets and dots of one name, such as two in `people[3].name`. */
const MOST_PARTS = 8;
const MOST_INDEX = 999;
/** Conform's own commands to a form; no form of ours sends one. */
const RESERVED = new Set(["__intent__", "__state__"]);

/** Whether a form has more fields than a form of ours could have. */
export const tooManyFields = (form: FormData): boolean => [...form.keys()].length > MOST_FIELDS;

/**
 * Whether a form has a name that no page of ours drew. Names become lists and objects: `a[99999999]` would be a
 * list of that length, and an answer that holds it keeps the process from everybody else for minutes.
 */
export const strangeNames = (form: FormData): boolean => [...form.keys()].some(strange);

function strange(name: string): boolean {
  if (name.length > MOST_NAME || RESERVED.has(name)) return true;
  if ((name.match(/[.[]/g) ?? []).length > MOST_PARTS) return true;
  return [...name.matchAll(/\[(\d+)\]/g)].some(([, index]) => Number(index) > MOST_INDEX);
}
