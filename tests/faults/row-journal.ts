import { sql } from "drizzle-orm";
import { rowsOf } from "../../commerce/database/connection";
import type { TestApi } from "../support/api";

type Row = Record<string, unknown>;

interface Entry {
  seq: number;
  name: string;
  before: Row | null;
  after: Row | null;
}

/** How one row differs from what it was: made, gone, or changed. */
export interface RowChange {
  table: string;
  before: Row | null;
  after: Row | null;
}

/** Rows that come and go with every page and say nothing about what a person did. */
const SILENT = new Set(["oauth_tokens", "sign_ins", "idempotency_keys", "fault_journal"]);

/**
 * Writes down every change of every row, so that what a step did can be compared and taken back. It costs a few
 * milliseconds where a copy of the database costs a second.
 */
export async function keepJournal({ db }: TestApi) {
  await db.execute(
    sql.raw(`create table fault_journal (
      seq bigserial primary key, name text not null, before jsonb, after jsonb)`),
  );
  await db.execute(
    sql.raw(`create function fault_note() returns trigger language plpgsql as $$ begin
      insert into fault_journal (name, before, after) values (tg_table_name,
        case when tg_op = 'INSERT' then null else to_jsonb(old) end,
        case when tg_op = 'DELETE' then null else to_jsonb(new) end);
      return null;
    end $$`),
  );
  const keys = await rowsOf<{ name: string; columns: string[] }>(
    db,
    sql`select c.relname as name, array_agg(a.attname::text) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indisprimary and n.nspname = 'public' and c.relname <> 'fault_journal' group by 1`,
  );
  const keyOf = new Map(keys.map(({ name, columns }) => [name, columns]));
  for (const { name } of keys) {
    await db.execute(
      sql.raw(`create trigger fault_note after insert or update or delete on "${name}"
        for each row execute function fault_note()`),
    );
  }

  const since = async (mark: number): Promise<Entry[]> => {
    const rows = await rowsOf<Entry>(
      db,
      sql`select seq, name, before, after from fault_journal where seq > ${mark} order by seq`,
    );
    return rows.map((row) => ({ ...row, seq: Number(row.seq) }));
  };
  const identity = (name: string, row: Row) =>
    JSON.stringify([name, (keyOf.get(name) ?? []).map((column) => row[column])]);

  return {
    /** The place that `changes` and `undo` count from. */
    async mark(): Promise<number> {
      const [row] = await rowsOf<{ last: number | null }>(
        db,
        sql`select max(seq) as last from fault_journal`,
      );
      return Number(row?.last ?? 0);
    },

    /** What is different now, one entry a row. */
    async changes(mark: number): Promise<RowChange[]> {
      const net = new Map<string, RowChange>();
      for (const { name, before, after } of await since(mark)) {
        if (SILENT.has(name)) continue;
        const id = identity(name, (after ?? before)!);
        const known = net.get(id);
        net.set(id, { table: name, before: known ? known.before : before, after });
      }
      return [...net.values()].filter(
        ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after),
      );
    },

    /** Puts every row back to what it was. */
    async undo(mark: number): Promise<void> {
      const entries = (await since(mark)).reverse();
      if (entries.length === 0) return;
      await db.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`);
        for (const { name, before, after } of entries) {
          const table = sql.raw(`"${name}"`);
          const key = sql.raw((keyOf.get(name) ?? []).map((column) => `"${column}"`).join(", "));
          const record = (row: Row) =>
            sql`jsonb_populate_record(null::${table}, ${JSON.stringify(row)}::jsonb)`;
          if (after) {
            await tx.execute(
              sql`delete from ${table} where (${key}) in (select ${key} from ${record(after)})`,
            );
          }
          if (before) await tx.execute(sql`insert into ${table} select * from ${record(before)}`);
        }
        await tx.execute(sql`delete from fault_journal where seq > ${mark}`);
      });
    },
  };
}

export type RowJournal = Awaited<ReturnType<typeof keepJournal>>;

/** Columns whose value is of the moment or of chance, not of what was done. */
const CHANCE =
  /^(id|line_id|code|guid|.*_code|idempotency_key|state|sid_hash|punchout_sid|start_hash|start_salt|key_hash)$/;
/** The same inside columns that hold JSON. */
const INSIDE: [RegExp, string][] = [
  [/"\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)"/g, '"…"'],
  [/"id":"[\w-]+"/g, '"id":"…"'],
  [/KR-\d+/g, "KR-…"],
  [/\?link=[\w-]+/g, "?link=…"],
];

/** Changes as text that two runs of the same step have in common. */
export function comparable(changes: RowChange[]): string[] {
  const plain = (row: Row | null) =>
    row &&
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, CHANCE.test(column) && value ? "…" : value]),
    );
  return changes
    .map(({ table, before, after }) => ({ table, before: plain(before), after: plain(after) }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
    .map((change) =>
      INSIDE.reduce((text, [chance, dots]) => text.replace(chance, dots), JSON.stringify(change)),
    )
    .sort();
}
