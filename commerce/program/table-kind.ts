import { and, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/connection";
import type { Column, Kind, ProgramCall, Row, WrittenRows } from "./kind";

/** A column of a file that is a column of a table too. */
type TableColumn<T extends PgTable> = Column & { field: keyof T["$inferSelect"] & string };

interface Made<T extends PgTable> extends Omit<Kind, "columns" | "load" | "write" | "missing"> {
  table: T;
  columns: readonly TableColumn<T>[];
  /** What new rows have beside their cells. */
  fresh?: (row: Row, now: Date) => Partial<T["$inferInsert"]>;
  /** What rows get beside their cells whenever something of them changes. */
  touched?: (now: Date) => { [field in keyof T["$inferInsert"]]?: unknown };
  /** `--prune` deletes rows, or sets this column, which is false for a closed one. */
  missing?: "delete" | { close: keyof T["$inferSelect"] & string };
  /** Only these rows of the table are of the kind. */
  where?: SQL;
}

/** Rows of one statement: PostgreSQL takes at most 65,535 values. */
const chunkOf = (width: number) => Math.max(1, Math.min(1000, Math.floor(60_000 / width)));

/** Calls something with parts of a list. */
async function inChunks<Item>(
  items: readonly Item[],
  most: number,
  work: (some: Item[]) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += most) await work(items.slice(at, at + most));
}

/** A kind whose rows are those of one table. */
export function tableKind<T extends PgTable>(made: Made<T>): Kind {
  const { table, columns, fresh, touched, missing, where, ...kind } = made;
  const fields = getTableColumns(table) as Record<string, AnyPgColumn>;
  const fieldOf = (head: string) => columns.find((column) => column.head === head)!.field;
  const keyFields = kind.key.map(fieldOf);
  const valuesOf = (row: Row) =>
    Object.fromEntries(
      columns.filter(({ head }) => head in row).map(({ head, field }) => [field, row[head]]),
    );
  const keyed = (row: Row): SQL =>
    and(
      ...kind.key.map((head) => {
        const column = fields[fieldOf(head)]!;
        return row[head] === null ? sql`${column} is null` : eq(column, row[head]);
      }),
    )!;
  const remove = ({ db }: ProgramCall, rows: readonly Row[]) =>
    inChunks(rows, 200, (some) => db.delete(table).where(or(...some.map(keyed))));
  const insert = (db: Database, rows: readonly Record<string, unknown>[]) =>
    inChunks(rows, chunkOf(Object.keys(fields).length), (some) =>
      db.insert(table).values(some as T["$inferInsert"][]),
    );

  async function update({ db, now }: ProgramCall, rows: WrittenRows["changed"]): Promise<void> {
    const heads = Object.keys(rows[0]!.after).filter((head) => !kind.key.includes(head));
    const more = Object.entries(touched?.(now()) ?? {});
    const set: Record<string, unknown> = {
      ...Object.fromEntries(
        heads.map((head) => [fieldOf(head), sql.raw(`excluded."${fields[fieldOf(head)]!.name}"`)]),
      ),
      ...Object.fromEntries(more),
    };
    // A row is named by its key and has all that a new one needs, so that one statement writes many.
    await inChunks(rows, chunkOf(Object.keys(fields).length), (some) =>
      db
        .insert(table)
        .values(
          some.map(({ before, after }) => ({
            ...fresh?.({ ...before, ...after }, now()),
            ...valuesOf({ ...before, ...after }),
          })) as T["$inferInsert"][],
        )
        .onConflictDoUpdate({ target: keyFields.map((field) => fields[field]!), set }),
    );
  }

  return {
    ...kind,
    columns,
    async load(db) {
      const selected = Object.fromEntries(columns.map(({ head, field }) => [head, fields[field]!]));
      const from: PgTable = table;
      return db.select(selected).from(from).where(where);
    },
    async write(call, { added, changed }) {
      const now = call.now();
      await insert(
        call.db,
        added.map((row) => ({ ...fresh?.(row, now), ...valuesOf(row) })),
      );
      if (changed.length > 0) await update(call, changed);
    },
    missing: missing && {
      does: missing === "delete" ? "delete" : "close",
      ...(missing !== "delete" && {
        isDone: (row: Row) => row[columns.find(({ field }) => field === missing.close)!.head] === false,
      }),
      end: (call, rows) =>
        missing === "delete"
          ? remove(call, rows)
          : inChunks(rows, 200, (some) =>
              call.db
                .update(table)
                .set({ [missing.close]: false, ...touched?.(call.now()) })
                .where(or(...some.map(keyed))),
            ),
    },
  };
}

/** A kind of a table without a unique key: a row that changes is written anew. */
export function keylessKind<T extends PgTable>(made: Made<T>): Kind {
  const kind = tableKind(made);
  const plain = tableKind({ ...made, missing: "delete" });
  return {
    ...kind,
    async write(call, { added, changed }) {
      await plain.missing!.end(
        call,
        changed.map(({ before }) => before),
      );
      await plain.write(call, {
        added: [...added, ...changed.map(({ before, after }) => ({ ...before, ...after }))],
        changed: [],
      });
    },
  };
}
