import { eq, getTableColumns, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { byText, type Column, type Kind, keyOf, type ProgramCall, type Row } from "./kind";

type Item = Record<string, unknown>;
type Field = Column & { field: string };

interface Made<T extends PgTable> extends Pick<Kind, "file" | "about" | "key"> {
  table: T;
  /** The column of the table that keeps the list. */
  list: keyof T["$inferSelect"] & string;
  /** The first column of the file: which row of the table has the item. */
  owner: Field;
  /** Columns of the file that are properties of an item. */
  columns: readonly Field[];
}

/** A kind whose rows are kept as a list in a column of other rows, because they are only read with these. */
export function listKind<T extends PgTable>({ table, list, owner, columns: own, ...kind }: Made<T>): Kind {
  const fields = getTableColumns(table) as Record<string, AnyPgColumn>;
  const columns = [owner, ...own];
  const rowOf = (code: string, item: Item): Row => ({
    [owner.head]: code,
    ...Object.fromEntries(own.map(({ head, field }) => [head, item[field]])),
  });
  const itemOf = (row: Row): Item => Object.fromEntries(own.map(({ head, field }) => [field, row[head]]));
  const ownerOf = (row: Row) => String(row[owner.head]);

  async function lists(db: ProgramCall["db"], codes?: readonly string[]) {
    const from: PgTable = table;
    const [code, items] = [fields[owner.field]!, fields[list]!];
    return (await db
      .select({ code, items })
      .from(from)
      .where(
        codes ? sql`${code} = any(${sql.param([...codes])}::text[])` : sql`jsonb_array_length(${items}) > 0`,
      )) as { code: string; items: Item[] }[];
  }

  /** Writes the lists of some owners anew: one statement to read them, and one for each. */
  async function rewrite(
    { db }: ProgramCall,
    touched: readonly Row[],
    change: (rows: Map<string, Row>) => void,
  ): Promise<void> {
    const codes = [...new Set(touched.map(ownerOf))];
    for (const { code, items } of await lists(db, codes)) {
      const rows = new Map(items.map((item) => [keyOf(kind, rowOf(code, item)), rowOf(code, item)]));
      change(rows);
      const its = [...rows]
        .filter(([, row]) => ownerOf(row) === code)
        .toSorted(([a], [b]) => byText(a, b))
        .map(([, row]) => itemOf(row));
      await db
        .update(table)
        .set({ [list]: its } as never)
        .where(eq(fields[owner.field]!, code));
    }
  }

  return {
    ...kind,
    columns,
    load: async (db) =>
      (await lists(db)).flatMap(({ code, items }) => items.map((item) => rowOf(code, item))),
    async write(call, { added, changed }) {
      const all = [...added, ...changed.map(({ before, after }) => ({ ...before, ...after }))];
      await rewrite(call, all, (rows) => {
        for (const row of all) rows.set(keyOf(kind, row), { ...rows.get(keyOf(kind, row)), ...row });
      });
    },
    missing: {
      does: "delete",
      end: (call, gone) =>
        rewrite(call, gone, (rows) => {
          for (const row of gone) rows.delete(keyOf(kind, row));
        }),
    },
  };
}
