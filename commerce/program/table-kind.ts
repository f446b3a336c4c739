import { and, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/connection";
import { inParts } from "./in-parts";
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

/**
 * Rows that have one of some sets of values. The first column finds them, so it is never empty; the others tell them apart.
 * @param cells for each column the values of all sets.
 */
function areLike(columns: readonly AnyPgColumn[], cells: readonly unknown[][]): SQL {
  const lists = columns.map((column, at) => sql`${sql.param(cells[at])}::${sql.raw(column.getSQLType())}[]`);
  const [first, ...others] = columns;
  if (others.length === 0) return sql`${first} = any(${lists[0]})`;
  const names = columns.map((_, at) => sql.raw(`c${at}`));
  const same = others.map((column, at) => sql`k.${names[at + 1]} is not distinct from ${column}`);
  return sql`${first} = any(${lists[0]}) and exists (select from unnest(${sql.join(lists, sql`, `)})
    k(${sql.join(names, sql`, `)}) where k.c0 = ${first} and ${sql.join(same, sql` and `)})`;
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
  async function insert({ db, now, wrote }: ProgramCall, rows: readonly Row[]): Promise<void> {
    const at = now();
    await inChunks(rows, chunkOf(Object.keys(fields).length), async (some) => {
      const values = some.map((row) => ({ ...fresh?.(row, at), ...valuesOf(row) }));
      await db.insert(table).values(values as T["$inferInsert"][]);
      wrote?.(some.length);
    });
  }

  async function update({ db, now, wrote }: ProgramCall, rows: WrittenRows["changed"]): Promise<void> {
    // Rows of NDJSON need not have the same fields; one that leaves a field out writes what is there.
    const sent = new Set(rows.flatMap(({ after }) => Object.keys(after)));
    const heads = [...sent].filter((head) => !kind.key.includes(head));
    const more = Object.entries(touched?.(now()) ?? {});
    const set: Record<string, unknown> = {
      ...Object.fromEntries(
        heads.map((head) => [fieldOf(head), sql.raw(`excluded."${fields[fieldOf(head)]!.name}"`)]),
      ),
      ...Object.fromEntries(more),
    };
    // A row is named by its key and has all that a new one needs, so that one statement writes many.
    await inChunks(rows, chunkOf(Object.keys(fields).length), async (some) => {
      await db
        .insert(table)
        .values(
          some.map(({ before, after }) => ({
            ...fresh?.({ ...before, ...after }, now()),
            ...valuesOf({ ...before, ...after }),
          })) as T["$inferInsert"][],
        )
        .onConflictDoUpdate({ target: keyFields.map((field) => fields[field]!), set });
      wrote?.(some.length);
    });
  }

  const selected = Object.fromEntries(columns.map(({ head, field }) => [head, fields[field]!]));
  const parts = (db: Database) => inParts(db, table, selected, where);

  return {
    ...kind,
    columns,
    async load(db) {
      const rows: Row[] = [];
      for await (const some of parts(db)) rows.push(...some);
      return rows;
    },
    loadInParts: parts,
    loadLike(db, heads, like) {
      const from: PgTable = table;
      const named = heads.map((head) => fields[fieldOf(head)]!);
      const cells = heads.map((head) => like.map((row) => row[head] ?? null));
      return db
        .select(selected)
        .from(from)
        .where(and(where, areLike(named, cells)));
    },
    async write(call, { added, changed }) {
      await insert(call, added);
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
