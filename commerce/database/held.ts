import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";

/** What copies are made of, in the words in which the database tells of a change (migration 0003). */
export type Topic = "sites" | "clients" | "content" | "packs" | "catalogue";

interface Held<T> {
  value: T;
  at: number;
}

type Store = { topic: Topic; drop: (db: object) => void };
const stores: Store[] = [];

/** Handles whose database tells of changes; see followChanges. */
const followed = new WeakSet<object>();

/** Copies of rows that every page reads and few people write, by key. */
export interface HeldCopies<T> {
  /** The copy, if there is one that is young enough. */
  young(db: object, key: string): T | undefined;
  /** The copy however old, for those who would rather answer at once and read anew beside it. */
  any(db: object, key: string): T | undefined;
  /**
   * A place for the copy of what is about to be read. Putting it there after a change was told has no effect:
   * what was read may be older than the change.
   */
  place(db: object, key: string): (value: T) => void;
  drop(db: object): void;
}

/**
 * Copies held in memory by database handle. A transaction is a handle of its own, so writes always read what
 * stands there now.
 * @param ttlMs how old a copy may get where no change was told.
 * @param onlyFollowed holds nothing beyond a transaction unless the database tells of changes: for rows that say
 *   who may have what.
 */
export function heldCopies<T>(
  topic: Topic,
  ttlMs: number,
  { onlyFollowed = false }: { onlyFollowed?: boolean } = {},
): HeldCopies<T> {
  const all = new WeakMap<object, Map<string, Held<T>>>();
  const drop = (db: object) => void all.delete(db);
  stores.push({ topic, drop });
  return {
    young(db, key) {
      const held = all.get(db)?.get(key);
      return held && Date.now() - held.at <= ttlMs ? held.value : undefined;
    },
    any: (db, key) => all.get(db)?.get(key)?.value,
    place(db, key) {
      if (onlyFollowed && !followed.has(db) && !is(db, PgTransaction)) return () => {};
      const mine = all.get(db) ?? new Map<string, Held<T>>();
      all.set(db, mine);
      const at = Date.now();
      return (value) => void mine.set(key, { value, at });
    },
    drop,
  };
}

/** Forgets the copies of a topic, or of all of them when it is unknown what changed. */
export function dropHeld(db: object, topic?: string): void {
  for (const store of stores) if (topic === undefined || store.topic === topic) store.drop(db);
}

/** Notes whether a database tells of changes now; what changed while it did not is unknown. */
export function followChanges(db: object, following: boolean): void {
  if (following) followed.add(db);
  else followed.delete(db);
  dropHeld(db);
}
