import { eq, getTableColumns, isNotNull } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Column, Kind, ProgramCall, Row } from "./kind";

type Field<T extends PgTable> = Column & { field: keyof T["$inferSelect"] & string };

interface Made<T extends PgTable> extends Pick<Kind, "file" | "about" | "check" | "looksInto"> {
  table: T;
  /** The first column of the file: which row of the table it is about. */
  owner: Field<T>;
  /** The column that is filled where there is a row of the file. */
  present: keyof T["$inferSelect"] & string;
  columns: readonly Field<T>[];
  /** What the columns are where there is none. */
  none: Partial<T["$inferInsert"]>;
}

/** A kind whose rows are some columns of the rows of another file, which have them all or none of them. */
export function columnsKind<T extends PgTable>(made: Made<T>): Kind {
  const { table, owner, present, columns: own, none, ...kind } = made;
  const fields = getTableColumns(table) as Record<string, AnyPgColumn>;
  const columns = [owner, ...own];
  const set = ({ db }: ProgramCall, row: Row, values: Record<string, unknown>) =>
    db.update(table).set(values).where(eq(fields[owner.field]!, row[owner.head]));
  return {
    ...kind,
    key: [owner.head],
    columns,
    async load(db) {
      const from: PgTable = table;
      const selected = Object.fromEntries(columns.map(({ head, field }) => [head, fields[field]!]));
      return db.select(selected).from(from).where(isNotNull(fields[present]!));
    },
    async write(call, { added, changed }) {
      for (const row of [...added, ...changed.map(({ before, after }) => ({ ...before, ...after }))]) {
        await set(call, row, Object.fromEntries(own.map(({ head, field }) => [field, row[head]])));
      }
    },
    missing: {
      does: "delete",
      async end(call, rows) {
        for (const row of rows) await set(call, row, none);
      },
    },
  };
}
