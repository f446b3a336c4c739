import { z } from "@hono/zod-openapi";

/** The words that a column of a file is known by, the best first, as `plainHead` writes them. */
export type Heads<Field extends string> = Record<Field, readonly string[]>;

/** A head without case, marks, blanks, lines and signs, as heads are compared. */
const plainHead = (head: string): string =>
  head
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z]/g, "");

/** The column that files to mend have, which says what is wrong. */
const WRONG_HEAD = "What is wrong";

/** A column of a file that nothing is read from. */
export const UnusedColumnSchema = z.object({
  /** Where it stands, from 0. */
  at: z.number(),
  head: z.string(),
  /** The column that means the same, and is read in its place. */
  double: z.string().optional(),
});
type UnusedColumn = z.infer<typeof UnusedColumnSchema>;

export interface Columns<Field extends string> {
  at: Partial<Record<Field, number>>;
  unused: UnusedColumn[];
}

/** What the columns of a file mean. Of two with one meaning, the one with the better word for it is read. */
export function columnsOf<Field extends string>(
  columns: readonly string[],
  heads: Heads<Field>,
): Columns<Field> {
  const plain = columns.map(plainHead);
  const at: Partial<Record<Field, number>> = {};
  for (const [field, words] of Object.entries(heads) as [Field, readonly string[]][]) {
    const best = words.find((word) => plain.includes(word));
    if (best !== undefined) at[field] = plain.indexOf(best);
  }
  const read = new Map(Object.entries(at).map(([field, index]) => [index as number, field as Field]));
  const unused = columns.flatMap((head, index): UnusedColumn[] => {
    if (read.has(index) || plain[index] === plainHead(WRONG_HEAD)) return [];
    const field = (Object.keys(heads) as Field[]).find((one) => heads[one].includes(plain[index]!));
    const other = field && at[field];
    return [{ at: index, head, ...(other === undefined ? {} : { double: columns[other] }) }];
  });
  return { at, unused };
}

/** Columns that a file must have, of each group one; the first is what the group is called. */
export type Needed<Field extends string> = readonly (readonly [Field, ...Field[]])[];

/** What a file must have and no column of it means. */
export function missingIn<Field extends string>(
  columns: readonly string[],
  heads: Heads<Field>,
  needed: Needed<Field>,
): Field[] {
  const { at } = columnsOf(columns, heads);
  const missing = needed.filter((group) => group.every((field) => at[field] === undefined));
  return [...new Set(missing.map(([field]) => field))];
}

/** What is said of each row of a file that misses a column. */
export const missingWords = (name: string): string => `No column is read as ${name}. Choose which one it is.`;

/** Whether enough columns are left to be given the meaning of those that a file must have. */
export function canBeMapped<Field extends string>(
  columns: readonly string[],
  heads: Heads<Field>,
  needed: Needed<Field>,
): boolean {
  const left = columnsOf(columns, heads).unused.filter(({ double }) => double === undefined);
  return missingIn(columns, heads, needed).length <= left.length;
}

/**
 * Columns under the words for what somebody says that they mean, so that the file is understood from then on.
 * @returns undefined for a column that the file has not, or a meaning that another column has.
 */
export function renamed<Field extends string>(
  columns: readonly string[],
  meant: readonly { at: number; field: Field }[],
  heads: Heads<Field>,
  names: Record<Field, string>,
): string[] | undefined {
  const { at: taken, unused } = columnsOf(columns, heads);
  const all = [...columns];
  const said = new Set<Field>();
  for (const { at, field } of meant) {
    if (!unused.some((one) => one.at === at) || taken[field] !== undefined || said.has(field))
      return undefined;
    said.add(field);
    all[at] = names[field];
  }
  return all;
}
