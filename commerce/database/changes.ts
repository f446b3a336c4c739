import pg from "pg";

/** The channel on which the database's triggers tell what changed (migration 0003). */
const CHANNEL = "kitroom_changes";
/** Milliseconds until a listener that was cut off listens again. */
const AGAIN_MS = 1000;

export interface ChangeListener {
  /** One word: a topic of held.ts. */
  changed: (topic: string) => void;
  /** Whether changes are heard from now on; what changed while they were not is unknown. */
  following: (following: boolean) => void;
}

/** Listens on a session that somebody else keeps open. */
export async function listenOn(session: pg.ClientBase, listener: ChangeListener): Promise<void> {
  session.on("notification", ({ payload }) => listener.changed(payload ?? ""));
  await session.query(`listen ${CHANNEL}`);
  listener.following(true);
}

/**
 * Listens on a session of its own, which is opened again when it is lost: a pooled one comes and goes, and a
 * transaction on it would hold the news back.
 * @returns a function that ends it.
 */
export function keepListening(url: string, listener: ChangeListener): () => Promise<void> {
  let over = false;
  let session: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const mine = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
    session = mine;
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      listener.following(false);
      void mine.end().catch(() => {});
      if (!over) timer = setTimeout(() => void open(), AGAIN_MS).unref();
    };
    mine.on("error", lose);
    mine.on("end", lose);
    await mine
      .connect()
      .then(() => listenOn(mine, listener), lose)
      .catch(lose);
  }

  void open();
  return async () => {
    over = true;
    clearTimeout(timer);
    await session?.end().catch(() => {});
  };
}
