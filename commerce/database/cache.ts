import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import { ageClock } from "../calendar";

/** The cache topics, as named in the database's notifications (migration 0003). */
export type Topic = "sites" | "clients" | "content" | "packs" | "catalogue";

interface Cached<T> {
  value: T;
  at: number;
}

type Store = { topic: Topic; drop: (db: object) => void };
const stores: Store[] = [];

/** Handles whose database announces changes; see followChanges. */
const followed = new WeakSet<object>();

/** A cache of rows that every page reads and that rarely change, by key. */
export interface Cache<T> {
  /** The cached value, or what is read now and then cached; nothing is cached if reading fails. */
  read(db: object, key: string, reading: () => Promise<T>): Promise<T>;
  /** The cached value, if it is fresh enough. */
  fresh(db: object, key: string): T | undefined;
  /** The cached value of any age, for callers that answer at once and refresh in the background. */
  any(db: object, key: string): T | undefined;
  /**
   * Reserves a place for a value that is about to be read. If a change is announced meanwhile, the value is
   * not stored, because it may be older than the change.
   */
  place(db: object, key: string): (value: T) => void;
  /** The same for values whose keys are known only when they are read. */
  placeFor(db: object): (key: string, value: T) => void;
  drop(db: object): void;
}

/**
 * A cache for each database handle. A transaction is its own handle, so writes always read current rows.
 * @param ttlMs how old a value may get if no change is announced.
 * @param most keys at most; one more empties the cache.
 * @param onlyFollowed caches nothing unless the database announces changes: for rows that grant rights.
 */
export function cacheOf<T>(
  topic: Topic,
  ttlMs: number,
  { most = Infinity, onlyFollowed = false }: { most?: number; onlyFollowed?: boolean } = {},
): Cache<T> {
  const all = new WeakMap<object, Map<string, Cached<T>>>();
  const drop = (db: object) => void all.delete(db);
  stores.push({ topic, drop });
  const placeFor = (db: object): ((key: string, value: T) => void) => {
    if (onlyFollowed && !followed.has(db) && !is(db, PgTransaction)) return () => {};
    const mine = all.get(db) ?? new Map<string, Cached<T>>();
    all.set(db, mine);
    const at = ageClock.now();
    return (key, value) => {
      if (mine.size >= most && !mine.has(key)) mine.clear();
      mine.set(key, { value, at });
    };
  };
  const fresh = (db: object, key: string): T | undefined => {
    const cached = all.get(db)?.get(key);
    return cached && ageClock.now() - cached.at <= ttlMs ? cached.value : undefined;
  };
  return {
    async read(db, key, reading) {
      const known = fresh(db, key);
      if (known !== undefined) return known;
      const put = placeFor(db);
      const value = await reading();
      put(key, value);
      return value;
    },
    fresh,
    any: (db, key) => all.get(db)?.get(key)?.value,
    place(db, key) {
      const put = placeFor(db);
      return (value) => put(key, value);
    },
    placeFor,
    drop,
  };
}

/** Drops the cached values of a topic, or of all topics if it is unknown what changed. */
export function dropCached(db: object, topic?: string): void {
  for (const store of stores) if (topic === undefined || store.topic === topic) store.drop(db);
}

/** Records whether a database announces changes. Changes while it did not are unknown. */
export function followChanges(db: object, following: boolean): void {
  if (following) followed.add(db);
  else followed.delete(db);
  dropCached(db);
}
